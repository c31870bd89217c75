"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { onDemand } from "@/components/ui/on-demand";
import { useCartOf } from "@/lib/client/cart-store";
import type { OrderVisit } from "@/lib/client/use-visit";
import { orderTexts } from "@/messages/parts/order-texts";
import { ReplacedCart } from "./replaced-cart";

const FilledCartPanel = onDemand(
  async () => (await import("./filled-cart-panel")).FilledCartPanel,
  orderTexts,
);

type Props = { visit: OrderVisit; minimum: number };

/**
 * The cart beside the menu on a desktop. If the cart has no products of this store, the panel says so. If a new cart
 * has replaced an earlier cart of this store, the panel then also offers to restore the earlier cart (CA-50).
 */
export function CartPanel({ visit, minimum }: Props) {
  const t = useTranslations("cartPanel");
  const store_id = visit.store.id;
  const cart = useCartOf(store_id);
  return (
    <aside aria-label={t("title")} className="hidden self-start pt-6 lg:sticky lg:top-28 lg:block">
      <div className="flex max-h-[calc(100dvh-9rem)] flex-col overflow-hidden rounded-sheet border border-line bg-paper">
        <h2 className="px-5 pt-4 pb-2 text-lg">{t("title")}</h2>
        {cart ? (
          <FilledCartPanel cart={cart} visit={visit} minimum={minimum} />
        ) : (
          <>
            <div className="grid justify-items-center gap-3 px-5 pt-4 pb-10 text-center text-ink-soft">
              <Icon name="bag" className="size-10 text-ink-faint" />
              <p>{t("panelEmpty")}</p>
            </div>
            <ReplacedCart store_id={store_id} className="border-line border-t p-5" />
          </>
        )}
      </div>
    </aside>
  );
}
