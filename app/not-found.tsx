import notFound from "@/messages/zh-TW/not-found.json";

/**
 * The 404 page of routes without their own. Every page contains it, so it is shorter than the default of Next.js,
 * which is six times as long.
 */
export default function NotFound() {
  return (
    <main className="page-width py-16">
      <h1>{notFound.title}</h1>
      {/* A full load, so that the browser keeps no state of the missing page. */}
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
      <a href="/">{notFound.backToIndex}</a>
    </main>
  );
}
