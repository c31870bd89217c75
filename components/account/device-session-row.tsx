import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { MemberSession } from "@/lib/contracts/members";
import { dotText } from "@/lib/format/list-text";
import { formatDateTime } from "@/lib/time/date-time";
import { deviceKeys, networkText, useDeviceName } from "./device-name";

type Props = { session: MemberSession; onEnd: () => void };

/** One signed-in browser with its last use. Every browser except the current one has a button that signs it out. */
export function DeviceSessionRow({ session, onEnd }: Props) {
  const locale = useLocale();
  const t = useTranslations("members");
  const device = useDeviceName()(session);
  const time = formatDateTime(session.last_seen_time, locale);
  const { network, is_current } = session;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 border-line border-t py-2.5 first:border-t-0">
      <Icon
        name={deviceKeys(session).isHandheld ? "phone" : "computer"}
        className="size-6 flex-none text-ink-soft"
      />
      <span className="grid min-w-40 flex-1 wrap-anywhere">
        <span className="font-bold">{device}</span>
        <span className="tabular text-ink-soft text-sm">
          {dotText(
            [t("lastUsed", { time }), network && t("network", { network: networkText(network) })],
            locale,
          )}
        </span>
      </span>
      {is_current === 1 ? (
        <span className="flex-none rounded-full bg-good-tint px-3 py-0.5 font-bold text-good text-sm">
          {t("thisDevice")}
        </span>
      ) : (
        <Button
          look="secondary"
          aria-label={t("endSessionOf", { device, time })}
          onClick={onEnd}
          className="min-w-20"
        >
          {t("endSession")}
        </Button>
      )}
    </li>
  );
}
