import failures from "@/messages/zh-TW/failures.json";

/** Replaces a page that throws an error in the browser. It imports nothing, because every page contains it. */
export function PageFailure() {
  return (
    <main
      id="main"
      className="page-width grid flex-1 content-center justify-items-center gap-4 py-16 text-center"
    >
      <h1 className="text-2xl">{failures.serverErrorTitle}</h1>
      <p className="text-ink-soft">{failures.serverErrorText}</p>
      {/* A full load, so that the browser keeps no state of the broken page. */}
      {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
      <a href="/" className="rounded-full bg-brand px-6 py-3 font-bold text-on-brand">
        {failures.backToIndex}
      </a>
    </main>
  );
}
