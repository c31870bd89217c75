"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { type CartChange, withEarlierPrices } from "@/lib/cart/current-prices";
import type { Cart } from "@/lib/contracts/carts";
import { formatMoney } from "@/lib/format/money";
import { useCartQuote } from "./use-cart-quote";

type Shown = { latest: ReturnType<typeof useCartQuote>["latest"]; changes: CartChange[] };

/**
 * Lists the differences between the cart and the latest answer of the call `quoteCart`: changed prices, limits, and
 * products that can no longer be ordered (CA-51). An answer's new prices are written into the cart, so later answers do
 * not contain these price changes. The list still shows them until the customer leaves the page. It drops a price
 * change earlier only if the price changes back or the product can no longer be ordered.
 */
export function CartChanges({ cart }: { cart: Cart }) {
  const t = useTranslations("cartQuote");
  const { latest } = useCartQuote(cart);
  const [shown, setShown] = useState<Shown>({ latest: null, changes: [] });
  if (latest !== null && latest !== shown.latest) {
    setShown({ latest, changes: withEarlierPrices(shown.changes, latest.changes, cart.items) });
  }
  const changes = latest === null ? [] : shown.changes;
  return (
    <div role="status" className={changes.length > 0 ? BOX : "sr-only"}>
      {changes.length > 0 && (
        <>
          <p className="flex items-center gap-1.5 font-bold">
            <Icon name="info" className="size-4.5" />
            {t("changed")}
          </p>
          <ul>
            {changes.map((change) => (
              <li key={change.pdkey + change.kind} className="tabular wrap-anywhere">
                {textOf(change)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );

  function textOf(change: CartChange): string {
    const { name } = change;
    switch (change.kind) {
      case "gone":
        return t("gone", { name });
      case "price":
        return t("price", { name, from: formatMoney(change.from), to: formatMoney(change.to) });
      case "limit":
        return change.to === 0 ? t("gone", { name }) : t("limit", { name, count: change.to });
    }
  }
}

const BOX = "mt-4 grid gap-1 rounded-card bg-warn-tint px-4 py-3 text-sm text-warn";
