import { useTranslations } from "next-intl";
import { deviceWords } from "@/lib/account/device-words";
import type { MemberSession } from "@/lib/contracts/members";

/** The name of a session for its member, such as `iPhone・Safari`. */
export function useDeviceName(): (session: MemberSession) => string {
  const t = useTranslations("members");
  return (session) => {
    const words = deviceWords(session);
    const platform = t(`platform_${words.platform}`);
    if (words.browser === null) return platform;
    return t("deviceName", { platform, browser: t(`browser_${words.browser}`) });
  };
}
