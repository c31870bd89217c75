import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Stepper } from "@/components/ui/stepper";
import { TitledCard } from "@/components/ui/titled-card";
import type { GroupGuest, GroupLine, GroupOrder } from "@/lib/contracts/group-orders";
import { formatMoney } from "@/lib/format/money";
import { LineText } from "./line-text";
import { useBudgetText } from "./use-budget-text";
import type { GroupPage } from "./use-group";

type Props = { page: GroupPage; group: GroupOrder; me: GroupGuest };

/** The guest's own dishes, their sum, and the rest of the budget (GO-07, GO-08). */
export function OwnLines({ page, group, me }: Props) {
  const t = useTranslations("groupOrder");

  const budgetText = useBudgetText(group, me);

  async function setQuantity({ id, price, quantity: before }: GroupLine, quantity: number) {
    const added = (price / before) * (quantity - before);
    const blocked = budgetText(added);
    page.showNotice(blocked ?? (await page.change("setGroupLine", { line_id: id, quantity })));
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
              <Quantity line={line} onChange={(quantity) => void setQuantity(line, quantity)} />
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

type QuantityProps = { line: GroupLine; onChange: (quantity: number) => void };

/**
 * The stepper of a line. If the line contains more pieces than can be ordered now, a button replaces the stepper. The
 * button reduces the quantity to the pieces that can be ordered, or removes the line if there are none (GO-23).
 */
function Quantity({ line, onChange }: QuantityProps) {
  const t = useTranslations("groupOrder");
  const { name, quantity, shortage } = line;
  if (shortage && shortage.left < quantity) {
    const { left } = shortage;
    const label = left > 0 ? t("shortKeep", { left }) : t("shortRemove");
    return (
      <Button look="secondary" aria-label={`${label} ${name}`} onClick={() => onChange(left)}>
        {label}
      </Button>
    );
  }
  return (
    <Stepper
      value={quantity}
      onChange={onChange}
      atOne="remove"
      size="small"
      labels={{
        group: t("quantityOf", { name }),
        less: t(quantity > 1 ? "less" : "remove", { name }),
        more: t("more", { name }),
      }}
    />
  );
}

type SumProps = Pick<Props, "group" | "me">;

/**
 * A bar with the sum at the bottom of a narrow screen, because the card with the sum scrolls out of sight on such a
 * screen.
 */
export function OwnSumBar(props: SumProps) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-30 -mx-4 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-6 md:px-6 lg:hidden"
    >
      <ShortBar me={props.me} />
      <Sum {...props} />
    </div>
  );
}

/**
 * Names the guest's first dish that the store no longer sells with the chosen options or in the chosen quantity. The
 * button scrolls to the top of the page, where the guest's dishes are (GO-23).
 */
function ShortBar({ me }: { me: GroupGuest }) {
  const t = useTranslations("groupOrder");
  const short = me.lines.find(({ shortage }) => shortage);
  if (!short?.shortage) return null;
  const { kind, left } = short.shortage;
  return (
    <p className="-mt-2 flex items-center gap-2 text-bad">
      <span className="min-w-0 flex-1 truncate">
        {t("shortLine", { name: short.name, state: t(`shortage-${kind}`, { left }) })}
      </span>
      <button
        type="button"
        onClick={() => window.scrollTo({ top: 0 })}
        className="min-h-11 flex-none px-2 font-bold underline underline-offset-4"
      >
        {t("shortShow")}
      </button>
    </p>
  );
}

function Sum({ group, me }: SumProps) {
  const t = useTranslations("groupOrder");
  const left = group.budget === null ? null : group.budget - me.sum;
  return (
    <p className="tabular flex flex-wrap justify-between gap-x-4 font-bold">
      <span>{t("sum", { sum: formatMoney(me.sum) })}</span>
      {left !== null && (
        <span className={left > 0 ? "text-good" : "text-warn"}>
          {left > 0 ? t("left", { left: formatMoney(left) }) : t("budgetUsedUp")}
        </span>
      )}
    </p>
  );
}
