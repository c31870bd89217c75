import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { ChangedLine } from "@/lib/checkout/price-lines";
import { formatDiscount, formatMoney } from "@/lib/format/money";

type Props = {
  change: { lines: ChangedLine[]; from: number; to: number } | null;
  onCancel: () => void;
  onAgree: () => void;
};

/** The server's sum is no longer the one that was shown: which line, from what to what, and asked once. */
export function ChangedDialog({ change, onCancel, onAgree }: Props) {
  const t = useTranslations("checkout");
  return (
    <Dialog open={change !== null} title={t("changedTitle")} onClose={onCancel}>
      {change && (
        <div className="grid gap-4 p-5 pt-2">
          <p className="text-ink-soft">{t("changedText")}</p>
          <dl className="tabular grid gap-3">
            {change.lines.map((line) => (
              <div key={line.of === "line" ? line.key : line.name} className="grid">
                <dt className="text-sm text-ink-soft">
                  {line.of === "line" ? t(line.key) : line.name}
                </dt>
                <dd className="font-bold">{changeText(line)}</dd>
              </div>
            ))}
            <div className="grid border-t border-line pt-3">
              <dt className="text-sm text-ink-soft">{t("total")}</dt>
              <dd className="text-lg font-bold">{changeText(change)}</dd>
            </div>
          </dl>
          <div className="grid gap-3 sm:grid-cols-2">
            <Button onClick={onAgree} className="tabular sm:order-2">
              {t("confirm", { total: formatMoney(change.to) })}
            </Button>
            <Button look="secondary" onClick={onCancel}>
              {t("changedCancel")}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );

  function changeText({ from, to }: { from: number | null; to: number | null }): string {
    if (from === null) return t("changedNew", { to: signed(to ?? 0) });
    if (to === null) return t("changedGone", { from: signed(from) });
    return t("changedFromTo", { from: signed(from), to: signed(to) });
  }
}

function signed(amount: number): string {
  return amount < 0 ? formatDiscount(amount) : formatMoney(amount);
}
