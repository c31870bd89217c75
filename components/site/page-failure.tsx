import en from "@/messages/en/failures.json";
import zhTW from "@/messages/zh-TW/failures.json";

const ENGLISH = { ...en, home: "/en" };
const CHINESE = { ...zhTW, home: "/" };

/**
 * Replaces a page that throws an error in the browser. It has its texts in all languages and imports nothing else,
 * because every page contains it twice: for the page and for the layouts.
 */
export function PageFailure() {
  const texts = document.documentElement.lang === "en" ? ENGLISH : CHINESE;
  const requestId = newestRequestId();
  return (
    <main
      id="main"
      className="page-width grid flex-1 content-center justify-items-center gap-4 py-16 text-center"
    >
      <h1 className="text-2xl">{texts.serverErrorTitle}</h1>
      <p className="text-ink-soft">{texts.serverErrorText}</p>
      {/* A full load, so that the browser keeps no state of the broken page. */}
      <a href={texts.home} className="rounded-full bg-brand px-6 py-3 font-bold text-on-brand">
        {texts.backToIndex}
      </a>
      {requestId && (
        <small className="select-all break-all text-ink-soft">
          {texts.errorCode} {requestId}
        </small>
      )}
    </main>
  );
}

/**
 * The id of the newest answer of the shop, for the customer service (OP-08). It comes in `Server-Timing`, because a
 * cached page contains no id. Old browsers do not know the header.
 */
function newestRequestId(): string | undefined {
  const answers = ["navigation", "resource"].flatMap(
    (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
  );
  const timings = answers.flatMap(({ serverTiming }) => [...(serverTiming ?? [])]);
  return timings.findLast(({ name }) => name === "request")?.description;
}
