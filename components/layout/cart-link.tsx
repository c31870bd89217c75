"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { useStored } from "@/lib/client/use-stored";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * The link to the cart. If the cart is not empty, the link has a plus sign in the bag and a badge with the quantity
 * (HD-06, HD-07).
 */
export function CartLink() {
  const t = useTranslations("layout");
  const count = Number(useStored("cart")?.total_quantity) || 0;
  return (
    <PageLink
      href={hrefs.cart()}
      aria-label={count > 0 ? t("cartWith", { count }) : t("cart")}
      className="relative grid size-11 flex-none @max-[21.5rem]:-mr-2 place-items-center rounded-full hover:bg-surface"
    >
      <Icon name="bag" className="size-6" />
      {count > 0 && (
        <b aria-hidden="true" className="absolute top-5 text-xs leading-none">
          +
        </b>
      )}
      {count > 0 && (
        <span className="tabular absolute -top-0.5 -right-1 grid min-h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-xs leading-tight font-bold text-on-brand">
          {count}
        </span>
      )}
    </PageLink>
  );
}
