"use client";

import { useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { shortfall } from "@/lib/cart/minimum-rules";
import { useCartOf } from "@/lib/client/cart-store";
import type { OrderVisit } from "@/lib/client/use-visit";
import type { Cart } from "@/lib/contracts/carts";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";
import { ReservedTime } from "./reserved-time";
import { useFeeText } from "./use-fee-text";

type Props = { visit: OrderVisit; minimum: number };

/**
 * The bar with the quantity and the sum of the cart, which link to the cart. If the cart can be ordered, the bar also
 * links to the checkout (CA-54).
 */
export function FilledCartBar({ visit, minimum }: Props) {
  const t = useTranslations("cart");
  const cart = useCartOf(visit.store.id);
  if (!cart) return null;
  const missing = shortfall({ ...cart, minimum_charge: minimum });
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-30 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <ReservedTime cart={cart} className="justify-center pb-2" />
      {missing > 0 || visit.block !== null ? (
        <ToCart cart={cart} missing={missing} />
      ) : (
        <ToCheckout cart={cart} visit={visit} />
      )}
      <p role="status" className="sr-only">
        {t("updatedTotal", { price: formatMoney(cart.total_price) })}
      </p>
    </div>
  );
}

function ToCart({ cart, missing }: { cart: Cart; missing: number }) {
  const t = useTranslations("cart");
  return (
    <PageLink
      href={hrefs.cart()}
      className="flex min-h-13 items-center gap-3 rounded-full bg-brand px-4 font-bold text-on-brand active:bg-brand-strong"
    >
      <Quantity className="bg-on-brand text-brand">{cart.total_quantity}</Quantity>
      <span className="flex-1">
        {missing > 0 ? t("short", { price: formatMoney(missing) }) : t("view")}
      </span>
      <span className="tabular">{formatMoney(cart.total_price)}</span>
    </PageLink>
  );
}

function ToCheckout({ cart, visit }: { cart: Cart; visit: OrderVisit }) {
  const t = useTranslations("cart");
  const fee = useFeeText(cart, visit);
  return (
    <div className="fit-columns grid gap-3">
      <PageLink
        href={hrefs.cart()}
        className="flex min-h-13 items-center gap-3 rounded-full border border-line py-1 pr-2 pl-3 active:bg-surface"
      >
        <Quantity className="bg-brand text-on-brand">{cart.total_quantity}</Quantity>
        <span className="grid min-w-0 leading-tight">
          <span className="tabular font-bold">{formatMoney(cart.total_price)}</span>
          <span className="sr-only">{t("view")}</span>
          <span className="tabular text-ink-soft text-xs">{fee ?? t("view")}</span>
        </span>
      </PageLink>
      <PageLink
        href={hrefs.checkout()}
        className="grid min-h-13 place-items-center rounded-full bg-brand px-4 text-center font-bold leading-tight text-on-brand active:bg-brand-strong"
      >
        {t("checkout")}
      </PageLink>
    </div>
  );
}

type QuantityProps = { children: number; className: string };

function Quantity({ children, className }: QuantityProps) {
  return (
    <span
      className={`tabular grid size-8 flex-none place-items-center rounded-full font-bold text-sm ${className}`}
    >
      {children}
    </span>
  );
}
