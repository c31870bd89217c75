"use client";

import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { shortfall } from "@/lib/cart/minimum-rules";
import type { OrderVisit } from "@/lib/client/use-visit";
import type { Cart } from "@/lib/contracts/carts";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";
import { CartLine } from "./cart-line";
import { MinimumMeter } from "./minimum-meter";
import { ReservedTime } from "./reserved-time";
import { useFeeText } from "./use-fee-text";

type Props = { cart: Cart; visit: OrderVisit; minimum: number };

/**
 * The lines and the sum of the cart, with a link to the cart page. If the cart can be ordered, there is also a link to
 * the checkout (CA-53).
 */
export function FilledCartPanel({ cart, visit, minimum }: Props) {
  const t = useTranslations("cart");
  const fee = useFeeText(cart, visit);
  const missing = shortfall({ ...cart, minimum_charge: minimum });
  return (
    <>
      <ReservedTime cart={cart} className="-mt-1.5 px-5 pb-2" />
      <ul className="overflow-y-auto px-5">
        {cart.items.map((item) => (
          <CartLine key={item.pdkey} item={item} cart={cart} size="small" />
        ))}
      </ul>
      <div className="grid gap-3 border-line border-t p-5">
        <MinimumMeter total={cart.total_price} minimum={minimum} />
        <div>
          <p className="flex justify-between text-lg font-bold">
            {t("subtotal")}
            <span className="tabular" role="status">
              {formatMoney(cart.total_price)}
            </span>
          </p>
          {fee && <p className="tabular text-right text-ink-soft text-sm">{fee}</p>}
        </div>
        {missing > 0 || visit.block !== null ? (
          <PageLink href={hrefs.cart()} className={buttonClass("primary")}>
            {missing > 0 ? t("short", { price: formatMoney(missing) }) : t("view")}
          </PageLink>
        ) : (
          <>
            <PageLink href={hrefs.checkout()} className={buttonClass("primary")}>
              {t("checkout")}
            </PageLink>
            <PageLink href={hrefs.cart()} className={buttonClass("quiet")}>
              {t("view")}
            </PageLink>
          </>
        )}
      </div>
    </>
  );
}
