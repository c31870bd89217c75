import { hrefs } from "@/lib/routing/hrefs";
import { site } from "@/lib/site/site";

type MenuEntry = {
  /** Its message in menu.json, and its key. */
  label: string;
  href: string;
  who: "member" | "anyone";
  isExternal?: true;
};

/** SPEC §2 screen 2, in its order. A page that is added here is in the menu; an entry without a page is absent. */
export const MENU_ENTRIES: readonly MenuEntry[] = [
  { label: "orders", href: hrefs.orderlist(), who: "member" },
  { label: "coupons", href: hrefs.couponlist(), who: "member" },
  { label: "partner", href: hrefs.joinUs(), who: "anyone" },
  { label: "courier", href: hrefs.instantDelivery(), who: "anyone" },
  { label: "rider", href: site.riderUrl, who: "anyone", isExternal: true },
  { label: "cooperation", href: `mailto:${site.cooperationMail}`, who: "anyone" },
  { label: "help", href: hrefs.static({ p: "faq" }), who: "anyone" },
  { label: "account", href: hrefs.member(), who: "member" },
];
