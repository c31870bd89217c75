import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { GroupShortage } from "@/lib/contracts/group-orders";

type Props = { shortage: GroupShortage };

/**
 * The text below a line of a group order whose dish the store no longer sells in the chosen quantity or with the chosen
 * options (GO-23).
 */
export function ShortageText({ shortage }: Props) {
  const t = useTranslations("groupOrder");
  const { kind, left } = shortage;
  return (
    <p className="flex items-center gap-1 font-bold text-bad text-sm">
      <Icon name="info" className="size-4 flex-none" />
      {t(`shortage-${kind}`, { left })}
    </p>
  );
}
