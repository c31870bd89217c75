import { useLocale, useTranslations } from "next-intl";
import type { GroupLine } from "@/lib/contracts/group-orders";
import { listText } from "@/lib/format/list-text";
import { formatMoney } from "@/lib/format/money";
import { ShortageText } from "./shortage-text";

type Props = { line: Omit<GroupLine, "id">; hasPrice?: boolean };

/** A dish of a group order with its quantity, choices and note. */
export function LineText({ line, hasPrice = true }: Props) {
  const locale = useLocale();
  const t = useTranslations("groupOrder");
  const { name, quantity, choices, remark, price, shortage } = line;
  return (
    <div className="grid min-w-0 wrap-anywhere">
      <p className="flex gap-2">
        <span className="min-w-0 flex-1">
          {name} <span className="tabular font-bold">{t("times", { count: quantity })}</span>
        </span>
        {hasPrice && <span className="tabular">{formatMoney(price)}</span>}
      </p>
      {choices.length > 0 && <p className="text-ink-soft text-sm">{listText(choices, locale)}</p>}
      {remark && <p className="text-ink-soft text-sm">{t("remark", { remark })}</p>}
      {shortage && <ShortageText shortage={shortage} />}
    </div>
  );
}
