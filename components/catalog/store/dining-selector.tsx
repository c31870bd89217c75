"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { NewOrderDialog } from "@/components/cart/new-order-dialog";
import { useBlockText } from "@/components/catalog/product/use-block-text";
import { needsNewOrder } from "@/lib/cart/cart-rules";
import { minimumOf } from "@/lib/cart/minimum-rules";
import { diningTypeBlock, SELECTABLE_DINING_TYPES } from "@/lib/catalog/store-rules";
import { changeCart, clearCart, currentCart, useCart } from "@/lib/client/cart-store";
import type { Visit } from "@/lib/client/use-visit";
import { readView, withDiningType, writeView } from "@/lib/client/view-state";
import type { ViewState } from "@/lib/contracts/carts";
import { DINING_TYPE, type DiningType } from "@/lib/contracts/codes";
import { BusinessNotice } from "./business-notice";

type Props = {
  visit: Visit;
  onNotice: (message: string) => void;
  /** Called when the customer has chosen business reservation, which still needs a time. */
  onBusiness: () => void;
};

/**
 * The buttons to choose delivery, pick-up or business reservation. If the store does not offer a dining type, or the
 * customer may not choose it, a press on its button shows a message and changes nothing (ST-22, ST-23, CA-31).
 */
export function DiningSelector({ visit, onNotice, onBusiness }: Props) {
  const t = useTranslations("stores");
  const blockText = useBlockText();
  const [pending, setPending] = useState<DiningType | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { store, business_id } = visit;
  const isCartHere = useCart().cart.store_id === store.id;

  function press(dining_type: DiningType) {
    setRefused(false);
    if (dining_type === visit.dining_type) return;
    const block = diningTypeBlock(store, { dining_type, business_id });
    if (block === "businessOnly") return setRefused(true);
    const refusal = blockText(block);
    if (refusal) return onNotice(refusal);
    if (needsNewOrder(currentCart(), { store_id: store.id, dining_type }))
      return setPending(dining_type);
    apply(visit.view, dining_type);
  }

  /** Empties the cart, which also resets the view state (CA-27). Then sets the chosen dining type in the view state. */
  function startNewOrder() {
    clearCart();
    if (pending !== null) apply(readView(), pending);
    setPending(null);
  }

  /**
   * Sets the chosen dining type in the view state. If the cart belongs to this store, the dining type and the minimum
   * of the cart change too, as at checkout (CA-25, CA-46). The cart of another store stays unchanged (CA-48).
   */
  function keepCart() {
    if (pending !== null) {
      if (isCartHere) {
        const minimum_charge = minimumOf(store, pending);
        changeCart((cart) => ({ ...cart, dining_type: pending, minimum_charge }));
      }
      apply(visit.view, pending);
    }
    setPending(null);
  }

  function apply(view: ViewState, dining_type: DiningType) {
    writeView(withDiningType(view, dining_type));
    if (dining_type === DINING_TYPE.businessReservation) onBusiness();
  }

  return (
    <>
      <div>
        <fieldset
          aria-label={t("diningType")}
          className="flex flex-wrap gap-1 rounded-[1.75rem] border border-line bg-surface p-1 md:max-w-md"
        >
          {SELECTABLE_DINING_TYPES.map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={type === visit.dining_type}
              onClick={() => press(type)}
              className="min-h-11 flex-[1_0_30%] rounded-full px-2 font-bold whitespace-nowrap text-ink-soft transition-colors active:bg-brand-tint aria-pressed:bg-brand aria-pressed:text-on-brand"
            >
              {t(`type${type}`)}
            </button>
          ))}
        </fieldset>
        <BusinessNotice
          message={isRefused ? blockText("businessOnly") : null}
          applyLabel={t("applyForBusiness")}
        />
      </div>
      <NewOrderDialog
        open={pending !== null}
        reason={isCartHere ? "change" : "browse"}
        onCancel={() => setPending(null)}
        onConfirm={startNewOrder}
        onKeep={keepCart}
      />
    </>
  );
}
