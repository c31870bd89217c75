"use client";

import { buttonClass } from "@/components/ui/button";
import { usePlatform } from "@/lib/client/use-platform";
import { site } from "@/lib/site/site";

type Props = {
  labels: { ios: string; android: string };
  /** `second`: the page has another main action, so these links are less prominent. */
  rank?: "first" | "second";
};

/** Both app stores, that of this phone first (RT-16). Both links have the same size, so nothing moves. */
export function AppLinks({ labels, rank = "first" }: Props) {
  const platform = usePlatform();
  const ios = { platform: "ios", href: site.iosUrl, label: labels.ios } as const;
  const android = { platform: "android", href: site.androidUrl, label: labels.android } as const;
  const links = platform === "android" ? [android, ios] : [ios, android];
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-3">
      {links.map((link) => (
        <li key={link.platform} className="grid">
          <a
            href={link.href}
            target="_blank"
            rel="noopener"
            className={buttonClass(
              rank === "first" && link.platform === platform ? "primary" : "secondary",
            )}
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
