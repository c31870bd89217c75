import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/titled-card";
import type { GroupOrder, GroupShare } from "@/lib/contracts/group-orders";
import { dotText } from "@/lib/format/list-text";
import { formatMoney } from "@/lib/format/money";
import { LineText } from "./line-text";

type Props = { group: GroupOrder; order: NonNullable<GroupOrder["order"]> };

/** Shows the share of each person. When the page is printed, there is a slip for each person (GO-13, GO-14). */
export function GroupShares({ group, order }: Props) {
  const locale = useLocale();
  const t = useTranslations("groupOrder");
  const { guests, store_name } = group;
  const myName = guests.find(({ is_me }) => is_me === 1)?.name;
  const mine = order.shares.find(({ name }) => name === myName);
  const nameOf = ({ name }: GroupShare) => name || t("hostShare");
  return (
    <>
      <TitledCard title={t("owed")} className="print:hidden">
        {mine && (
          <p className="tabular rounded-card bg-brand-tint px-4 py-3 font-bold text-brand-strong text-lg">
            {t("owedMine", { sum: formatMoney(mine.sum) })}
          </p>
        )}
        <ul className="grid">
          {order.shares.map((share) => (
            <li key={share.name} className="grid gap-1 border-line border-b py-3">
              <p className="flex gap-2 font-bold">
                <span className="min-w-0 flex-1 wrap-anywhere">{nameOf(share)}</span>
                <span className="tabular">{formatMoney(share.sum)}</span>
              </p>
              <p className="tabular text-ink-soft text-sm">
                {dotText(
                  [
                    t("dishes", { sum: formatMoney(share.dishes) }),
                    share.share !== 0 &&
                      t(share.share > 0 ? "shareMore" : "shareLess", {
                        sum: formatMoney(Math.abs(share.share)),
                      }),
                  ],
                  locale,
                )}
              </p>
              <Lines share={share} />
            </li>
          ))}
        </ul>
        <p className="tabular flex justify-between font-bold">
          <span>{t("total")}</span>
          <span>{formatMoney(order.total)}</span>
        </p>
        <p className="text-ink-soft text-sm">{t("owedText")}</p>
        <Button look="secondary" onClick={() => window.print()}>
          {t("print")}
        </Button>
      </TitledCard>
      <div className="hidden grid-cols-2 gap-3 print:grid">
        {order.shares.map((share) => (
          <div
            key={share.name}
            className="grid content-start gap-1 break-inside-avoid rounded-card border border-line p-4"
          >
            <b className="text-xl wrap-anywhere">{nameOf(share)}</b>
            <Lines share={share} />
            <span className="text-sm">
              {t("slip", { store: store_name, number: order.order_no })}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

function Lines({ share }: { share: GroupShare }) {
  return share.lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order do not change
    <LineText key={at} line={line} hasPrice={false} />
  ));
}
