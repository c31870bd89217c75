import type { Locale } from "@/lib/routing/routes";
import { FAILURE_TEXTS } from "@/messages/failure-texts";

/**
 * Replaces a page that throws an error in the browser. The scripts of every page contain this component twice: once for
 * an error in the page (`error.tsx`) and once for an error in a layout (`global-error.tsx`). To stay small, it imports
 * only its own texts, in all languages.
 */
export function PageFailure() {
  // If the URLs of a language begin with a folder, such as `/en`, `lang` is the name of that folder.
  const { lang } = document.documentElement;
  const locale = lang in FAILURE_TEXTS ? (lang as Locale) : null;
  const texts = FAILURE_TEXTS[locale ?? "zh-TW"];
  const requestId = newestRequestId();
  return (
    <main
      id="main"
      className="page-width grid flex-1 content-center justify-items-center gap-4 py-16 text-center"
    >
      <h1 className="text-2xl">{texts.serverErrorTitle}</h1>
      <p className="text-ink-soft">{texts.serverErrorText}</p>
      {/* Plain links load a new document, so nothing of the broken page stays in the browser's memory. */}
      <a
        href={locale ? `/${locale}` : "/"}
        className="rounded-full bg-brand px-6 py-3 font-bold text-on-brand"
      >
        {texts.backToIndex}
      </a>
      <a
        href={locale ? `/${locale}/orderList` : "/orderList"}
        className="rounded-full border border-line px-6 py-3 font-bold"
      >
        {texts.toOrders}
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
 * The newest request id that the shop has sent to this page, for the customer service (OP-08). The shop sends it in the
 * header `Server-Timing`, because a cached page cannot contain the id of a request. Returns undefined if no answer has
 * an id, and in old browsers, which do not support this header.
 */
function newestRequestId(): string | undefined {
  const answers = ["navigation", "resource"].flatMap(
    (type) => performance.getEntriesByType(type) as PerformanceResourceTiming[],
  );
  const timings = answers.flatMap(({ serverTiming }) => [...(serverTiming ?? [])]);
  return timings.findLast(({ name }) => name === "request")?.description;
}
