"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { useAnswerText } from "@/components/ui/use-answer-text";
import type { StorePages } from "./use-store-pages";

/** The next page is read when the end of the list is at most this far below the visible area. */
const ROOT_MARGIN = "0px 0px 800px 0px";

type Props = { pages: StorePages; hrefOf: (page: number) => string };

/**
 * Reads the next page when the customer scrolls near the end of the list (HM-04). A link to the next page lets crawlers
 * read all pages. A press on the link loads the next page into this list, also after a failure.
 */
export function MoreStores({ pages, hrefOf }: Props) {
  const t = useTranslations("storeCard");
  const answerText = useAnswerText();
  const end = useRef<HTMLDivElement>(null);
  const { current, isLoading, failure, hasMore, nextPage, loadMore } = pages;
  const more = useEffectEvent(loadMore);
  const isWaiting = hasMore && !isLoading && !failure;

  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
      { rootMargin: ROOT_MARGIN },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [isWaiting]);

  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isLoading) loadMore();
  }

  return (
    <div ref={end} className="mt-8 grid justify-items-center gap-3 text-center empty:mt-0">
      {failure && (
        <p role="alert" className="text-bad">
          {answerText(failure)}
        </p>
      )}
      {hasMore && (
        <PageLink href={hrefOf(nextPage)} onClick={press} className={buttonClass("secondary")}>
          {t(labelOf(pages))}
        </PageLink>
      )}
      <p role="status" className="sr-only">
        {current && nextPage > 2 && t("loaded", { count: current.stores.length })}
      </p>
    </div>
  );
}

function labelOf({ isLoading, failure }: StorePages) {
  if (isLoading) return "loadingMore";
  return failure ? "retry" : "more";
}
