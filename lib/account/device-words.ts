import type { MemberSession } from "@/lib/contracts/members";

const PLATFORMS = ["iphone", "ipad", "android", "windows", "mac", "chromeos", "linux"] as const;
const BROWSERS = ["line", "facebook", "edge", "samsung", "firefox", "chrome", "safari"] as const;
const HANDHELD: readonly string[] = ["iphone", "ipad", "android"];

/** The values of a session for which the screens have texts. A backend may send others. */
export function deviceWords({ platform, browser }: Pick<MemberSession, "platform" | "browser">) {
  return {
    platform: PLATFORMS.find((word) => word === platform) ?? ("other" as const),
    browser: BROWSERS.find((word) => word === browser) ?? null,
    isHandheld: HANDHELD.includes(platform),
  };
}

/** Writes `203.0.113.0/24` as `203.0.113.*`, because most people do not know prefix lengths. */
export function shownNetwork(network: string): string {
  return network.replace(".0/24", ".*").replace("::/48", ":*");
}
