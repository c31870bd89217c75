"use client";

import { useState } from "react";
import { relishPrice } from "@/lib/cart/cart-line";
import {
  addItem,
  type CartOrder,
  type NewItem,
  needsNewOrder,
  roomFor,
  updateLine,
} from "@/lib/cart/cart-rules";
import { changeCart, clearCart, currentCart } from "@/lib/client/cart-store";
import { readView, writeView } from "@/lib/client/view-state";
import type { CartItem } from "@/lib/contracts/carts";
import { UNAVAILABLE_TYPE } from "@/lib/contracts/codes";
import type { Product } from "@/lib/contracts/products";
import { maxQuantity } from "@/lib/products/sale-rules";
import { useChoices } from "./use-choices";

type Setting = {
  product: Product;
  order: CartOrder;
  editing: CartItem | null;
  onAdded: () => void;
  onUpdated: () => void;
};

export type ProductForm = ReturnType<typeof useProductForm>;

/** What a person has chosen of a product, and how it gets into the cart. */
export function useProductForm({ product, order, editing, onAdded, onUpdated }: Setting) {
  const options = useChoices(product.relish_groups, editing?.relish_ids ?? []);
  const [wish, setWish] = useState(() => wishOf(editing));
  const [isOverLimit, setOverLimit] = useState(false);
  const [asksNewOrder, setAsksNewOrder] = useState(false);
  const item = newItem(product, { ...wish, relish_ids: options.relish_ids });
  const room = () => roomFor(linesOf(order.store_id), item, editing?.pdkey);

  function changeTo(wanted: number) {
    setOverLimit(wanted > room());
    setWish({ ...wish, quantity: Math.max(1, Math.min(wanted, room())) });
  }

  function submit() {
    if (item.quantity > room()) return setOverLimit(true);
    if (editing) {
      changeCart((cart) => updateLine(cart, editing.pdkey, item));
      return onUpdated();
    }
    if (needsNewOrder(currentCart(), order)) return setAsksNewOrder(true);
    changeCart((cart) => addItem(cart, order, item));
    onAdded();
  }

  /** SPEC §4: resets the cart, then the pending item goes into the new one. */
  function startNewOrder() {
    const view = readView();
    clearCart();
    writeView(view);
    changeCart((cart) => addItem(cart, order, item));
    setAsksNewOrder(false);
    onAdded();
  }

  return {
    options,
    ...wish,
    change: (part: Partial<Wish>) => setWish({ ...wish, ...part }),
    changeTo,
    price: (product.unit_price + relishPrice(item.relish_ids)) * item.quantity,
    limit: item.max_quantity,
    isOverLimit,
    submit,
    asksNewOrder,
    startNewOrder,
    keepOrder: () => setAsksNewOrder(false),
  };
}

type Wish = Pick<CartItem, "quantity" | "remark" | "unavailable_type">;

function wishOf(editing: CartItem | null): Wish {
  const {
    quantity = 1,
    remark = "",
    unavailable_type = UNAVAILABLE_TYPE.removeItem,
  } = editing ?? {};
  return { quantity, remark, unavailable_type };
}

function newItem(product: Product, chosen: Wish & Pick<NewItem, "relish_ids">): NewItem {
  const { id, item_type, name, list_price, unit_price, image } = product;
  const fixed = { id, item_type, name, list_price, unit_price, image, username: "", groups: [] };
  return { ...fixed, ...chosen, max_quantity: maxQuantity(product) };
}

function linesOf(store_id: number): CartItem[] {
  const cart = currentCart();
  return cart.store_id === store_id ? cart.items : [];
}
