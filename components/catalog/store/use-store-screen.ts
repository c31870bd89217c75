"use client";

import { useCallback, useState } from "react";
import { useBlockText } from "@/components/catalog/product/use-block-text";
import { useProductSheet } from "@/components/catalog/product/use-product-sheet";
import { useQuickAdds } from "@/components/catalog/product/use-quick-adds";
import { minimumOf } from "@/lib/cart/minimum-rules";
import type { ShownStore } from "@/lib/catalog/shown-store";
import { useLatest } from "@/lib/client/use-latest";
import { useVisit } from "@/lib/client/use-visit";
import { DINING_TYPE, type DiningType } from "@/lib/contracts/codes";
import type { MenuFood } from "@/lib/contracts/products";
import { hrefs } from "@/lib/routing/hrefs";
import { useLeaveOnFailure } from "./use-leave-on-failure";

export type StoreScreenState = ReturnType<typeof useStoreScreen>;

/**
 * The state of a store page: the visit, the opened product, the products that are being added from the list, and the
 * last short message.
 */
export function useStoreScreen(shown: ShownStore, cachedType: DiningType) {
  const visit = useVisit(shown, cachedType);
  const sheet = useProductSheet();
  const blockText = useBlockText();
  const [notice, setNotice] = useState<string | null>(null);
  useLeaveOnFailure({ failure: visit.failure, onLost: setNotice });

  const { number } = visit;

  const hrefOf = useCallback(
    ({ id, item_type }: Pick<MenuFood, "id" | "item_type">) => {
      const key = item_type === "set" ? { setid: id } : { fdid: id };
      return hrefs.product({ stid: shown.id, ...key, number });
    },
    [shown.id, number],
  );

  const openFood = useLatest((food: MenuFood, from: HTMLElement) => {
    // If the dining type is business reservation, a customer who may not order for a company cannot open the products
    // (PR-28).
    const isBusiness = visit.dining_type === DINING_TYPE.businessReservation;
    if (isBusiness && visit.business_id === 0) return setNotice(blockText("businessOnly"));
    sheet.open(food, { href: hrefOf(food), from });
  });
  const quickAdds = useQuickAdds(openFood);

  return {
    visit,
    sheet,
    hrefOf,
    openFood,
    quickAdds,
    minimum: minimumOf(visit.store, visit.dining_type),
    notice,
    showNotice: setNotice,
  };
}
