"use client";

import { useState } from "react";
import { NewOrderDialog } from "@/components/cart/new-order-dialog";
import { BusinessNotice } from "@/components/catalog/store/business-notice";
import { memberBlock, SELECTABLE_DINING_TYPES } from "@/lib/catalog/store-rules";
import { clearCart, currentCart } from "@/lib/client/cart-store";
import { goToStores } from "@/lib/client/save-address";
import { readStored } from "@/lib/client/storage";
import { readView, withDiningType, writeView } from "@/lib/client/view-state";
import type { PageDiningType } from "@/lib/view/page-place";

type Props = {
  dining_type: PageDiningType;
  label: string;
  names: Record<PageDiningType, string>;
  businessOnly: string;
  applyForBusiness: string;
};

/**
 * The buttons that choose the dining type. The choice is stored in the view cookie, by which the server selects the
 * home page (HM-11). A choice loads a new document. After a navigation by Next.js, the old page with all its stores
 * would stay in the document, hidden.
 */
export function DiningSwitch({ dining_type, label, names, ...texts }: Props) {
  const [chosen, setChosen] = useState(dining_type);
  const [pending, setPending] = useState<PageDiningType | null>(null);
  const [isRefused, setRefused] = useState(false);

  function press(choice: PageDiningType) {
    const business_id = readStored("member")?.business_id ?? 0;
    const isBlocked = memberBlock({ dining_type: choice, business_id }) !== null;
    setRefused(isBlocked);
    if (isBlocked) return;
    const { items, dining_type: begun } = currentCart();
    // If the cart has products for another dining type, the customer is asked first (CA-22).
    if (items.length > 0 && begun !== choice) return setPending(choice);
    go(choice);
  }

  function startNewOrder() {
    clearCart();
    if (pending !== null) go(pending);
    setPending(null);
  }

  /** Changes only the dining type of the page. The cart keeps its dining type (CA-48). */
  function keepCart() {
    if (pending !== null) go(pending);
    setPending(null);
  }

  function go(choice: PageDiningType) {
    setChosen(choice);
    writeView(withDiningType(readView(), choice));
    goToStores();
  }

  return (
    <>
      <div>
        <fieldset
          aria-busy={chosen !== dining_type}
          className="flex flex-wrap rounded-[1.75rem] border border-line bg-surface p-1"
        >
          <legend className="sr-only">{label}</legend>
          {SELECTABLE_DINING_TYPES.map((choice) => (
            <label
              key={choice}
              className="min-h-11 flex-auto rounded-full px-4 py-2 text-center font-bold whitespace-nowrap text-ink-soft has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand md:px-5"
            >
              <input
                type="radio"
                name="dining_type"
                className="sr-only"
                checked={choice === chosen}
                onChange={() => press(choice)}
              />
              {names[choice]}
            </label>
          ))}
        </fieldset>
        <BusinessNotice
          message={isRefused ? texts.businessOnly : null}
          applyLabel={texts.applyForBusiness}
        />
      </div>
      <NewOrderDialog
        open={pending !== null}
        reason="browse"
        onCancel={() => setPending(null)}
        onConfirm={startNewOrder}
        onKeep={keepCart}
      />
    </>
  );
}
