import { hrefs } from "@/lib/routing/hrefs";
import { site } from "@/lib/site/site";

type MenuEntry = {
  /** The message key in menu.json, also used as the React key. */
  label:
    | "orders"
    | "coupons"
    | "partner"
    | "courier"
    | "rider"
    | "cooperation"
    | "help"
    | "account";
  href: string;
  who: "member" | "anyone";
  isExternal?: true;
};

/** The links of the menu (HD-08 to HD-11). */
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
