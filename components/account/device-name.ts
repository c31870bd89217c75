import { useTranslations } from "next-intl";
import type { MemberSession } from "@/lib/contracts/members";

/** Returns a function that names the device and browser of a session, such as `iPhone・Safari`. */
export function useDeviceName(): (session: MemberSession) => string {
  const t = useTranslations("members");
  return (session) => {
    const words = deviceKeys(session);
    const platform = t(`platform_${words.platform}`);
    if (words.browser === null) return platform;
    return t("deviceName", { platform, browser: t(`browser_${words.browser}`) });
  };
}

const PLATFORMS = ["iphone", "ipad", "android", "windows", "mac", "chromeos", "linux"] as const;
const BROWSERS = ["line", "facebook", "edge", "samsung", "firefox", "chrome", "safari"] as const;
const HANDHELD: readonly string[] = ["iphone", "ipad", "android"];

/**
 * Maps the platform and the browser of a session to message keys. A backend may send a value for which there is no
 * message: such a platform becomes "other", and such a browser becomes null.
 */
export function deviceKeys({ platform, browser }: Pick<MemberSession, "platform" | "browser">) {
  return {
    platform: PLATFORMS.find((word) => word === platform) ?? ("other" as const),
    browser: BROWSERS.find((word) => word === browser) ?? null,
    isHandheld: HANDHELD.includes(platform),
  };
}

/** Writes `203.0.113.0/24` as `203.0.113.*`, because most people do not know prefix lengths. */
export function networkText(network: string): string {
  return network.replace(".0/24", ".*").replace("::/48", ":*");
}
