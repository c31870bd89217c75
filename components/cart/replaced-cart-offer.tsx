"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { currentCart } from "@/lib/client/cart-store";
import { type Go, openPage } from "@/lib/client/leave";
import {
  removeReplacedCart,
  restoreReplacedCart,
  useReplacedCart,
} from "@/lib/client/replaced-cart-store";
import { listText } from "@/lib/format/list-text";
import { hrefs } from "@/lib/routing/hrefs";
import { NewOrderQuestion } from "./new-order-question";

type Props = {
  store_id: number;
  className?: string;
  /** True if the offer is a bar at the bottom of the screen. */
  isBar?: boolean;
  go?: Go;
};

/**
 * Offers to restore the replaced cart of this store: the cart that was stored when the customer started a new cart
 * (CA-49). After the cart is restored, the cart page opens and shows what the store has changed meanwhile (CA-50).
 */
export function ReplacedCartOffer({ store_id, className = "", isBar, go = openPage }: Props) {
  const locale = useLocale();
  const t = useTranslations("replacedCart");
  const replaced = useReplacedCart(store_id);
  const [isAsking, setAsking] = useState(false);
  if (!replaced) return null;
  const restore = () => {
    restoreReplacedCart(replaced);
    go(hrefs.cart());
  };
  return (
    <section
      aria-label={t("title", { count: replaced.total_quantity })}
      data-bottom-bar={isBar || undefined}
      className={className}
    >
      <div className="grid gap-3">
        <div className="min-w-0">
          <p className="font-bold">{t("title", { count: replaced.total_quantity })}</p>
          <p className="truncate text-ink-soft text-sm">
            {listText(
              replaced.items.map(({ name }) => name),
              locale,
            )}
          </p>
        </div>
        <div className="grid grid-cols-[auto_1fr] gap-2">
          <Button look="quiet" onClick={() => removeReplacedCart(store_id)}>
            {t("forget")}
          </Button>
          <Button onClick={() => (currentCart().items.length > 0 ? setAsking(true) : restore())}>
            {t("restore")}
          </Button>
        </div>
      </div>
      <NewOrderQuestion
        open={isAsking}
        reason="other-store"
        onCancel={() => setAsking(false)}
        onConfirm={restore}
      />
    </section>
  );
}
