"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { REPLACED_CART_DAYS } from "@/lib/cart/replaced-carts";
import { currentCart, useCart } from "@/lib/client/cart-store";
import { openCartType } from "@/lib/client/cart-type";
import { storeReplacedCart } from "@/lib/client/replaced-cart-store";
import { askCartQuote } from "./ask-cart-quote";

export type NewOrderProps = {
  open: boolean;
  /**
   * Why the customer's choice does not fit the cart:
   *
   * - `change`: The products can stay in the cart with the new dining type or time.
   * - `browse`: The customer is not at the store of the cart, so the cart can stay unchanged.
   * - `other-store`: The cart belongs to another store. Only a new order is possible.
   * - `closed`: The cart type is 0. Only a new order is possible.
   */
  reason: "change" | "browse" | "other-store" | "closed";
  onCancel: () => void;
  onConfirm: () => void;
  /** Applies the choice and keeps the cart. Required if `reason` is `change` or `browse` (CA-48). */
  onKeep?: () => unknown;
};

/** The message keys for a cart that can stay: the note about what happens to the cart, and the label of the button. */
const STAYS = {
  change: { note: "canChange", keep: "keepChanged" },
  browse: { note: "canStay", keep: "keepUntouched" },
} as const;

/**
 * Asks whether to start a new order, because the customer's choice does not fit the cart (CA-18). The dialog says what
 * happens to the products and offers to keep them if they can stay (CA-48). If the customer starts a new order, the
 * cart type becomes 1 (CA-17), and the old cart is stored as the replaced cart of its store (CA-49).
 */
export function NewOrderQuestion({ open, reason, onCancel, onConfirm, onKeep }: NewOrderProps) {
  const t = useTranslations("newOrder");
  const { store_name: name, total_quantity: count } = useCart().cart;
  const stays = reason === "change" || reason === "browse" ? STAYS[reason] : null;
  const keep = async () => {
    await onKeep?.();
    // The new dining type may have other prices.
    if (reason === "change") await askCartQuote(currentCart(), { breakage: "stay" });
  };
  const confirm = () => {
    storeReplacedCart();
    openCartType();
    onConfirm();
  };
  return (
    <Dialog open={open} title={t("title")} onClose={onCancel}>
      <div className="grid gap-5 p-5 pt-2">
        <p className="text-ink-soft">{t("text")}</p>
        {count > 0 && <div className="-mt-3 grid gap-1 text-sm">{notes()}</div>}
        <div className="grid grid-cols-2 gap-3">
          {stays && (
            <Button className="col-span-2" onClick={() => void keep()}>
              {t(stays.keep)}
            </Button>
          )}
          <Button look="secondary" onClick={onCancel}>
            {t("cancel")}
          </Button>
          <Button look={stays ? "secondary" : "primary"} onClick={confirm}>
            {t("confirm")}
          </Button>
        </div>
      </div>
    </Dialog>
  );

  function notes() {
    const cart = { name, count, days: REPLACED_CART_DAYS };
    if (!stays) return <p>{t(reason === "closed" ? "closed" : "otherStore", cart)}</p>;
    return (
      <>
        <p>{t(stays.note, cart)}</p>
        <p className="text-ink-soft">{t("newOrderKeeps", cart)}</p>
      </>
    );
  }
}
