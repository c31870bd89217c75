import { useTranslations } from "next-intl";
import { DataText } from "@/components/ui/data-text";
import type { Store } from "@/lib/contracts/stores";

/** The service scores of a store, each with a bar and a percentage (ST-28). */
export function StoreScores({ scores }: { scores: Store["service_score"] }) {
  const t = useTranslations("storeDetails");
  if (scores.length === 0) return null;
  return (
    <section aria-label={t("scores")} className="grid gap-2">
      <h3 className="text-base">{t("scores")}</h3>
      <ul className="grid gap-2">
        {scores.map(({ title, avg_score_percent }) => (
          <li key={title} className="grid grid-cols-[5.5rem_1fr_3rem] items-center gap-3 text-sm">
            <span className="truncate">
              <DataText>{title}</DataText>
            </span>
            <span className="h-2 overflow-hidden rounded-full bg-line" aria-hidden="true">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ width: `${avg_score_percent}%` }}
              />
            </span>
            <span className="tabular text-right">{Math.round(avg_score_percent)}%</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
