"use client";

import { useState } from "react";
import { linePrice } from "@/lib/cart/cart-line";
import { type CartOrder, type NewItem, updateLine } from "@/lib/cart/cart-rules";
import { limitOf, roomFor } from "@/lib/cart/limit-rules";
import { maxQuantity } from "@/lib/catalog/sale-rules";
import { changeCart, currentCart } from "@/lib/client/cart-store";
import type { CartItem } from "@/lib/contracts/carts";
import { UNAVAILABLE_TYPE } from "@/lib/contracts/codes";
import type { Product } from "@/lib/contracts/products";
import { type AfterAdding, useAdding } from "./use-adding";
import { useChoices } from "./use-choices";

type Props = {
  product: Product;
  order: CartOrder;
  editing: CartItem | null;
  onAdded: (after: AfterAdding) => void;
  onUpdated: () => void;
  /** If given, the item is passed to this function instead of being added to the cart. */
  onChosen?: ((item: NewItem) => void) | undefined;
};

export type ProductForm = ReturnType<typeof useProductForm>;

/**
 * The state of the product form: the choices, the quantity and the remark, and the function that adds the product to
 * the cart.
 */
export function useProductForm({ product, order, editing, onAdded, onUpdated, onChosen }: Props) {
  const options = useChoices(product, editing);
  const [input, setInput] = useState(() => inputOf(editing));
  const [isOverLimit, setOverLimit] = useState(false);
  const username = editing?.username ?? "";
  const item = newItem(product, { ...input, ...options.chosen, username });
  const lines = () => (onChosen ? [] : linesOf(order.store_id));
  const room = () => roomFor(lines(), item, editing?.pdkey);
  const { add, ...adding } = useAdding({ order, item, onAdded });

  function changeTo(wanted: number) {
    setOverLimit(wanted > room());
    setInput({ ...input, quantity: Math.max(1, Math.min(wanted, room())) });
  }

  function submit() {
    if (item.quantity > room()) return setOverLimit(true);
    if (onChosen) return onChosen(item);
    if (!editing) return void add();
    changeCart((cart) => updateLine(cart, editing.pdkey, item));
    onUpdated();
  }

  return {
    options,
    ...input,
    change: (part: Partial<ProductInput>) => setInput({ ...input, ...part }),
    changeTo,
    price: linePrice(item),
    limit: limitOf(item),
    isOverLimit,
    submit,
    ...adding,
  };
}

type ProductInput = Pick<CartItem, "quantity" | "remark" | "unavailable_type">;

function inputOf(editing: CartItem | null): ProductInput {
  const {
    quantity = 1,
    remark = "",
    unavailable_type = UNAVAILABLE_TYPE.removeItem,
  } = editing ?? {};
  return { quantity, remark, unavailable_type };
}

function newItem(
  product: Product,
  chosen: ProductInput & Pick<NewItem, "relish_ids" | "groups" | "username">,
): NewItem {
  const { id, item_type, name, list_price, unit_price, image } = product;
  const productFields = { id, item_type, name, list_price, unit_price, image };
  return { ...productFields, ...chosen, max_quantity: maxQuantity(product) };
}

function linesOf(store_id: number): CartItem[] {
  const cart = currentCart();
  return cart.store_id === store_id ? cart.items : [];
}
