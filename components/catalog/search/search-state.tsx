"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useAnswerText } from "@/components/ui/use-answer-text";
import type { Refusal } from "@/lib/contracts/envelope";

type Props = {
  /** The number of results; null if there is no successful answer yet. */
  count: number | null;
  failure: Refusal | null;
  isSearching: boolean;
  onRetry: () => void;
  /** A text that screen readers hear before the number of results, for example which corrected word was searched. */
  note?: string;
};

const PLACEHOLDERS = [0, 1, 2, 3];

/**
 * The state of a search: running, failed (ER-05), or finished without results (HM-18). Screen readers also hear the
 * number of results.
 */
export function SearchState({ count, failure, isSearching, onRetry, note = "" }: Props) {
  const t = useTranslations("search");
  const answerText = useAnswerText();
  const isFirst = isSearching && count === null;
  return (
    <>
      <p role="status" className="sr-only">
        {spokenState()}
      </p>
      {isFirst && (
        <div aria-hidden="true" className="animate-pulse">
          {PLACEHOLDERS.map((place) => (
            <div key={place} className="flex items-center gap-3 px-2 py-2">
              <div className="size-12 rounded-card bg-line" />
              <div className="grid flex-1 gap-2">
                <div className="h-4 w-1/2 rounded-full bg-line" />
                <div className="h-3 w-1/3 rounded-full bg-line" />
              </div>
            </div>
          ))}
        </div>
      )}
      {failure && !isSearching && (
        <div className="grid justify-items-center gap-3 py-8 text-center">
          <p role="alert">{answerText(failure)}</p>
          <Button look="secondary" onClick={onRetry}>
            {t("retry")}
          </Button>
        </div>
      )}
      {count === 0 && !isSearching && (
        <p className="py-8 text-center text-balance text-ink-soft">{t("none")}</p>
      )}
    </>
  );

  function spokenState(): string {
    if (isSearching) return t("searching");
    if (count === null) return "";
    return count === 0 ? t("none") : `${note}${t("found", { count })}`;
  }
}
