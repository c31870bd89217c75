import { useTranslations } from "next-intl";
import type { GroupOrder } from "@/lib/contracts/group-orders";
import { type ShortLine, shortLines } from "@/lib/groups/group-rules";

type Props = { group: GroupOrder };

/**
 * Names the dishes that the store no longer sells with the chosen options or in the chosen quantity, and says what to
 * do (GO-23). The live region is in the page before its text, so that a screen reader announces the text.
 */
export function GroupShortages({ group }: Props) {
  const t = useTranslations("groupOrder");
  const lines = shortLines(group);
  return (
    <div role="status" className="empty:hidden print:hidden">
      {lines.length > 0 && (
        <div className="grid gap-2 rounded-card bg-bad-tint px-4 py-3">
          <h2 className="text-bad">{t("shortTitle")}</h2>
          <ul className="grid list-disc gap-1 pl-5 wrap-anywhere">
            {lines.map((short) => (
              <li key={short.line.id}>
                <ShortName short={short} />
              </li>
            ))}
          </ul>
          <p className="text-sm">{t(adviceOf(group, lines))}</p>
        </div>
      )}
    </div>
  );
}

function ShortName({ short }: { short: ShortLine }) {
  const t = useTranslations("groupOrder");
  const { guest, line, shortage } = short;
  const { name } = line;
  const state = t(`shortage-${shortage.kind}`, { left: shortage.left });
  if (guest.is_me === 1) return t("shortLine", { name, state });
  return t("shortLineOf", { person: guest.name, name, state });
}

/** While the group order is open, a host gets the advice for guests if all named dishes are the host's own. */
function adviceOf({ state, is_host }: GroupOrder, lines: ShortLine[]) {
  const isOpen = state === "open";
  const areMine = lines.every(({ guest }) => guest.is_me === 1);
  if (is_host === 1 && !(isOpen && areMine)) return isOpen ? "shortHost" : "shortHostClosed";
  return isOpen ? "shortMine" : "shortMineClosed";
}
