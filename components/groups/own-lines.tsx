import { useTranslations } from "next-intl";
import { Stepper } from "@/components/ui/stepper";
import { TitledCard } from "@/components/ui/titled-card";
import type { GroupGuest, GroupLine, GroupOrder } from "@/lib/contracts/group-orders";
import { formatMoney } from "@/lib/format/money";
import { LineText } from "./line-text";
import type { GroupPage } from "./use-group";

type Props = { page: GroupPage; group: GroupOrder; me: GroupGuest };

/** The guest's own dishes, their sum, and the rest of the budget (GO-07, GO-08). */
export function OwnLines({ page, group, me }: Props) {
  const t = useTranslations("groupOrder");

  async function setQuantity({ id }: GroupLine, quantity: number) {
    page.showNotice(await page.change("setGroupLine", { line_id: id, quantity }));
  }

  return (
    <TitledCard title={t("mine")}>
      {me.lines.length === 0 && <p className="text-ink-soft">{t("mineEmpty")}</p>}
      <ul className="grid">
        {me.lines.map((line) => (
          <li
            key={line.id}
            className="grid gap-1 border-line border-b py-3 first:pt-0 last:border-b-0"
          >
            <LineText line={line} />
            <div className="justify-self-end">
              <Stepper
                value={line.quantity}
                onChange={(quantity) => void setQuantity(line, quantity)}
                atOne="remove"
                size="small"
                labels={{
                  group: t("quantityOf", { name: line.name }),
                  less: t(line.quantity > 1 ? "less" : "remove", { name: line.name }),
                  more: t("more", { name: line.name }),
                }}
              />
            </div>
          </li>
        ))}
      </ul>
      <div role="status">
        <Sum group={group} me={me} />
      </div>
    </TitledCard>
  );
}

type SumProps = Pick<Props, "group" | "me">;

/** A bar with the sum at the bottom of a phone, because the card with the sum is out of sight there. */
export function OwnSumBar(props: SumProps) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-30 -mx-4 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-6 md:px-6 lg:hidden"
    >
      <Sum {...props} />
    </div>
  );
}

function Sum({ group, me }: SumProps) {
  const t = useTranslations("groupOrder");
  const { budget } = group;
  return (
    <p className="tabular flex flex-wrap justify-between gap-x-4 font-bold">
      <span>{t("sum", { sum: formatMoney(me.sum) })}</span>
      {budget !== null && (
        <span className={me.sum === budget ? "text-warn" : "text-good"}>
          {t("left", { left: formatMoney(budget - me.sum) })}
        </span>
      )}
    </p>
  );
}
