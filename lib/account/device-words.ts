import type { MemberSession } from "@/lib/contracts/members";

const PLATFORMS = ["iphone", "ipad", "android", "windows", "mac", "chromeos", "linux"] as const;
const BROWSERS = ["line", "facebook", "edge", "samsung", "firefox", "chrome", "safari"] as const;
const HANDHELD: readonly string[] = ["iphone", "ipad", "android"];

/** The words of a session that a screen has texts for: a backend may know more of them. */
export function deviceWords({ platform, browser }: Pick<MemberSession, "platform" | "browser">) {
  return {
    platform: PLATFORMS.find((word) => word === platform) ?? ("other" as const),
    browser: BROWSERS.find((word) => word === browser) ?? null,
    isHandheld: HANDHELD.includes(platform),
  };
}

/** `203.0.113.0/24` as `203.0.113.*`: most people have never read a prefix length. */
export function shownNetwork(network: string): string {
  return network.replace(".0/24", ".*").replace("::/48", ":*");
}
