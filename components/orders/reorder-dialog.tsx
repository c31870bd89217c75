import { useTranslations } from "next-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { PageLink } from "@/components/ui/page-link";
import type { Reorder, ReorderChange } from "@/lib/contracts/reorder";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { reorder: Reorder | null; onCancel: () => void; onAgree: () => void };

/** The dialog that shows what has changed at the store since the order, before the products are put into the cart. */
export function ReorderDialog({ reorder, onCancel, onAgree }: Props) {
  const t = useTranslations("reorder");
  const isEmpty = reorder?.items.length === 0;
  return (
    <Dialog open={reorder !== null} title={t("title")} onClose={onCancel}>
      {reorder && (
        <div className="grid gap-4 p-5 pt-2">
          <p className="text-ink-soft">{isEmpty ? t("nothingLeft") : t("text")}</p>
          <ul className="grid gap-3">
            {reorder.changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one food may have changed on several lines
              <li key={index} className="grid border-line border-t pt-3 wrap-anywhere">
                <span className="font-bold">{change.name}</span>
                <span className={`tabular text-sm ${changeColor(change)}`}>
                  {changeText(change)}
                </span>
              </li>
            ))}
          </ul>
          <div className="grid gap-3 sm:grid-cols-2">
            {isEmpty ? (
              <PageLink
                href={hrefs.store({ stid: reorder.store_id })}
                className={buttonClass("primary")}
              >
                {t("toStore")}
              </PageLink>
            ) : (
              <Button onClick={onAgree} className="sm:order-2">
                {t("fill")}
              </Button>
            )}
            <Button look="secondary" onClick={onCancel}>
              {t("cancel")}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );

  function changeText(change: ReorderChange): string {
    switch (change.kind) {
      case "gone":
        return t("gone");
      case "choose-again":
        return t("chooseAgain");
      case "option-gone":
        return change.to === ""
          ? t("optionsGone", { from: change.from })
          : t("optionsLeft", { from: change.from, to: change.to });
      case "price":
        return t("price", { from: formatMoney(change.from), to: formatMoney(change.to) });
      case "limit":
        return change.to === 0 ? t("noneLeft") : t("limit", { from: change.from, to: change.to });
      case "store-closed":
        return t("storeClosed");
    }
  }
}

function changeColor({ kind }: ReorderChange): string {
  return kind === "gone" || kind === "choose-again" ? "text-bad" : "text-warn";
}
