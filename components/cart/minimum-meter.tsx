import { useTranslations } from "next-intl";
import { formatMoney } from "@/lib/format/money";

type Props = { total: number; minimum: number };

/** Shows how much of the store's minimum amount the cart has reached. Empty if the store has no minimum. */
export function MinimumMeter({ total, minimum }: Props) {
  const t = useTranslations("cart");
  if (minimum <= 0) return null;
  const missing = Math.max(0, minimum - total);
  const done = Math.min(100, Math.round((total / minimum) * 100));
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="tabular flex justify-between gap-2">
        <span className={missing > 0 ? "text-warn" : "text-good"}>
          {missing > 0 ? t("minimumLeft", { price: formatMoney(missing) }) : t("minimumReached")}
        </span>
        <span className="text-ink-soft">{t("minimum", { price: formatMoney(minimum) })}</span>
      </p>
      <div className="h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div
          className={`h-full origin-left rounded-full transition-transform duration-150 ${missing > 0 ? "bg-warn" : "bg-good"}`}
          style={{ transform: `scaleX(${done / 100})` }}
        />
      </div>
    </div>
  );
}
