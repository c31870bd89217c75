import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { TitledCard } from "@/components/ui/titled-card";
import type { GroupGuest, GroupLine, GroupOrder } from "@/lib/contracts/group-orders";
import { formatMoney } from "@/lib/format/money";
import { groupTotals } from "@/lib/groups/group-rules";
import { LineText } from "./line-text";
import type { GroupPage } from "./use-group";

/** `isFolded` is true if the list of people starts collapsed on a narrow screen, because the menu is below it. */
type Props = { page: GroupPage; group: GroupOrder; isFolded: boolean };

/**
 * The dishes of everybody in the group order (GO-03). The host can remove lines until the lines are taken to the cart
 * (GO-08).
 */
export function GroupPeople({ page, group, isFolded }: Props) {
  const t = useTranslations("groupOrder");
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const { guests, is_host, state } = group;
  const { sum } = groupTotals(guests);
  if (guests.length === 0 && state !== "open") return null;
  const canRemove = is_host === 1 && (state === "open" || state === "closed");

  async function remove({ id }: GroupLine) {
    page.showNotice(await page.change("setGroupLine", { line_id: id, quantity: 0 }));
  }

  return (
    <TitledCard title={t("everyone")}>
      {guests.length === 0 ? (
        <p className="text-ink-soft">{t(is_host === 1 ? "everyoneEmpty" : "everyoneEmptyGuest")}</p>
      ) : (
        <p className="tabular -mt-2 text-ink-soft">
          {t("everyoneCount", { people: guests.length, sum: formatMoney(sum) })}
        </p>
      )}
      {isFolded && guests.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="-my-2 min-h-11 justify-self-start font-bold text-brand lg:hidden"
        >
          {t(isOpen ? "everyoneHide" : "everyoneShow")}
        </button>
      )}
      <ul id={listId} className={isFolded && !isOpen ? "hidden lg:grid" : "grid"}>
        {guests.map((guest) => (
          <Person key={guest.id} guest={guest} onRemove={canRemove ? remove : null} />
        ))}
      </ul>
    </TitledCard>
  );
}

type PersonProps = { guest: GroupGuest; onRemove: ((line: GroupLine) => void) | null };

function Person({ guest, onRemove }: PersonProps) {
  const t = useTranslations("groupOrder");
  const { name, is_me, sum, lines } = guest;
  return (
    <li className="grid gap-1 border-line border-b py-3 last:border-b-0 last:pb-0">
      <p className="flex gap-2 font-bold">
        <span className="min-w-0 flex-1 wrap-anywhere">
          {is_me === 1 ? t("mineOf", { name }) : name}
        </span>
        {lines.length > 0 && <span className="tabular">{formatMoney(sum)}</span>}
      </p>
      {lines.length === 0 && <p className="text-ink-soft text-sm">{t("nothingYet")}</p>}
      {lines.map((line) => (
        <div key={line.id} className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <LineText line={line} hasPrice={lines.length > 1} />
          </div>
          {onRemove && (
            <button
              type="button"
              aria-label={t("removeOf", { person: name, name: line.name })}
              onClick={() => onRemove(line)}
              className="-my-2 -mr-2 grid size-11 flex-none place-items-center rounded-full text-ink-soft hover:bg-surface"
            >
              <Icon name="trash" />
            </button>
          )}
        </div>
      ))}
    </li>
  );
}
