"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Icon } from "@/components/ui/icon";
import { RESULT_ROW } from "./result-row";

type Props = {
  recents: string[];
  /** The text that is shown if there are no recent searches. */
  hint?: string;
  onChoose: (term: string) => void;
  onClear: () => void;
};

/** The recent searches as buttons (GR-07, GR-12, GR-13). */
export function RecentList({ recents, hint, onChoose, onClear }: Props) {
  const t = useTranslations("search");
  const id = useId();
  if (recents.length === 0)
    return <p className="px-4 py-8 text-center text-balance text-ink-soft">{hint ?? t("hint")}</p>;
  return (
    <section aria-labelledby={id}>
      <div className="flex items-center justify-between px-2">
        <h3 id={id} className="text-sm text-ink-soft">
          {t("recent")}
        </h3>
        <button
          type="button"
          onClick={onClear}
          className="-mr-2 min-h-11 rounded-full px-2 text-sm font-bold text-brand hover:bg-brand-tint"
        >
          {t("clearRecent")}
        </button>
      </div>
      <ul>
        {recents.map((term) => (
          <li key={term}>
            <button
              data-result=""
              type="button"
              onClick={() => onChoose(term)}
              className={RESULT_ROW}
            >
              <Icon name="clock" className="size-5 text-ink-soft" />
              <span className="truncate">{term}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
