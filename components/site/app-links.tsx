"use client";

import { buttonClass } from "@/components/ui/button";
import { usePlatform } from "@/lib/client/use-platform";
import { site } from "@/lib/site/site";

type Props = {
  labels: { ios: string; android: string };
  /** `second` makes the links less prominent. It is for a page whose main action is another one. */
  rank?: "first" | "second";
};

/**
 * Links to both app stores (RT-16). The app store of the visitor's phone comes first. Both links have the same size, so
 * the layout does not move when they are swapped.
 */
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
