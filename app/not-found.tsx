import notFound from "@/messages/zh-TW/not-found.json";

/** For a page without a 404 of its own. Every page carries it: the framework's own is six times as long. */
export default function NotFound() {
  return (
    <main className="page-width py-16">
      <h1>{notFound.title}</h1>
      {/* A full load on purpose: nothing of the missing page may live on. */}
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
      <a href="/">{notFound.backToIndex}</a>
    </main>
  );
}
