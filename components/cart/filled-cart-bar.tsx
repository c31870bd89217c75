"use client";

import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { shortfall } from "@/lib/cart/minimum-rules";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";
import { ReservedTime } from "./reserved-time";
import { useCartOf } from "./use-cart-of";

type Props = { store_id: number; minimum: number };

/** The quantity, the sum and the amount that is missing for the minimum. */
export function FilledCartBar({ store_id, minimum }: Props) {
  const t = useTranslations("cart");
  const cart = useCartOf(store_id);
  if (!cart) return null;
  const missing = shortfall({ ...cart, minimum_charge: minimum });
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-30 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <ReservedTime cart={cart} className="justify-center pb-2" />
      <PageLink
        href={hrefs.cart()}
        className="flex min-h-13 items-center gap-3 rounded-full bg-brand px-4 font-bold text-on-brand active:bg-brand-strong"
      >
        <span className="tabular grid size-8 place-items-center rounded-full bg-on-brand text-brand text-sm">
          {cart.total_quantity}
        </span>
        <span className="flex-1">
          {missing > 0 ? t("short", { price: formatMoney(missing) }) : t("view")}
        </span>
        <span className="tabular">{formatMoney(cart.total_price)}</span>
      </PageLink>
      <p role="status" className="sr-only">
        {t("updatedTotal", { price: formatMoney(cart.total_price) })}
      </p>
    </div>
  );
}
