"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { NewOrderDialog } from "@/components/cart/new-order-dialog";
import { cartOrderOf } from "@/lib/cart/cart-order";
import type { Visit } from "@/lib/client/use-visit";
import type { MenuFood } from "@/lib/contracts/products";
import { UnkeptCartDialog } from "./unkept-cart-dialog";
import { useProductForm } from "./use-product-form";
import type { Press } from "./use-quick-adds";

type Own = { visit: Visit; onDone: (press: Press) => void; onRefused: (message: string) => void };

/**
 * Adds the products whose plus buttons were pressed in the list. It uses the form state of the product page, so the
 * same rules apply as on that page.
 */
export function QuickAdds({ presses, ...own }: Own & { presses: Press[] }) {
  return presses.map((press) => <QuickAdd key={press.key} press={press} {...own} />);
}

function QuickAdd({ press, visit, onDone, onRefused }: Own & { press: Press }) {
  const t = useTranslations("productForm");
  const finish = () => onDone(press);
  const form = useProductForm({
    product: plainProduct(press.food),
    order: cartOrderOf(visit),
    editing: null,
    onAdded: finish,
    onUpdated: finish,
  });
  const take = useEffectEvent(() => form.submit());
  const refuse = useEffectEvent(() => {
    onRefused(t("quantityLimit", { count: form.limit }));
    finish();
  });
  useEffect(() => {
    void take();
  }, []);
  useEffect(() => {
    if (form.isOverLimit) refuse();
  }, [form.isOverLimit]);

  return (
    <>
      <NewOrderDialog
        open={form.newOrder !== null}
        reason={form.newOrder ?? "other-store"}
        onCancel={() => {
          form.keepOrder();
          finish();
        }}
        onConfirm={form.startNewOrder}
        onKeep={form.keepCart}
      />
      <UnkeptCartDialog open={form.isUnkept} onClose={finish} />
    </>
  );
}

/** Makes a `Product` from a list entry that has no options. The list entry contains all other data of the product. */
function plainProduct(food: MenuFood) {
  return { ...food, food_image_list: [], relish_groups: [], groups: [] };
}
