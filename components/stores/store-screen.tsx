"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CartBar } from "@/components/cart/cart-bar";
import { CartPanel } from "@/components/cart/cart-panel";
import { useBlockText } from "@/components/products/use-block-text";
import { useProductSheet } from "@/components/products/use-product-sheet";
import { onDemand } from "@/components/ui/on-demand";
import { Popup } from "@/components/ui/popup";
import { minimumOf } from "@/lib/cart/minimum-rules";
import { useTouched } from "@/lib/client/use-touched";
import { useVisit } from "@/lib/client/use-visit";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { MenuFood } from "@/lib/contracts/products";
import { hrefs } from "@/lib/routing/hrefs";
import type { FirstMenu, ShownStore } from "@/lib/stores/shown-store";
import { DiningSelector } from "./dining-selector";
import { MenuSections } from "./menu-sections";
import { MenuTabs } from "./menu-tabs";
import { StoreHead } from "./store-head";
import { StoreStatus } from "./store-status";
import { useLeaveOnFailure } from "./use-leave-on-failure";
import { useLocateVisitor } from "./use-locate-visitor";
import { useMenu } from "./use-menu";

const ProductSheet = onDemand(
  async () => (await import("@/components/products/product-sheet")).ProductSheet,
);
const StoreDetails = onDemand(async () => (await import("./store-details")).StoreDetails);

type Props = { store: ShownStore; menu: FirstMenu };

/** The store page: what it is, what it offers, and the cart one fills (SPEC §2.3). */
export function StoreScreen({ store: shown, menu: firstMenu }: Props) {
  const t = useTranslations("products");
  const tErrors = useTranslations("errors");
  const visit = useVisit(shown);
  const menu = useMenu(shown.id, firstMenu);
  // Taken apart: called as a method, the whole sheet would be what every row of the menu depends on.
  const { food: openedFood, open: openSheet, close: closeSheet } = useProductSheet();
  const blockText = useBlockText();
  const [notice, setNotice] = useState<string | null>(null);
  const [showsDetails, setShowsDetails] = useState(false);
  const position = useLocateVisitor();
  const isTouched = useTouched();
  useLeaveOnFailure(visit.failure);
  const minimum = minimumOf(visit.store, visit.dining_type);

  /** PR-28: whoever may not order for a business cannot open its products. */
  function openFood(food: MenuFood, from: HTMLElement) {
    const isBusiness = visit.dining_type === DINING_TYPE.businessReservation;
    if (isBusiness && visit.business_id === 0) return setNotice(blockText("businessOnly"));
    openSheet(food, { href: foodHref(food), from });
  }

  /** The sheet's code did not come: with a network its address opens as a page, without one we say so. */
  function leaveSheet() {
    if (!openedFood) return;
    if (navigator.onLine) return window.location.reload();
    closeSheet();
    setNotice(tErrors("network"));
  }

  function leaveDetails() {
    if (!showsDetails) return;
    setShowsDetails(false);
    setNotice(tErrors("network"));
  }

  function foodHref({ id, item_type }: MenuFood): string {
    const key = item_type === "set" ? { setid: id } : { fdid: id };
    return hrefs.product({ stid: shown.id, ...key, number: visit.number });
  }

  return (
    <>
      <StoreHead visit={visit} onDetails={() => setShowsDetails(true)} onNotice={setNotice}>
        <DiningSelector visit={visit} onNotice={setNotice} />
        <StoreStatus visit={visit} />
      </StoreHead>
      <MenuTabs categories={menu.categories} />
      <div className="page-width grid flex-1 gap-8 pb-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:pb-12">
        <MenuSections
          menu={menu}
          hrefOf={foodHref}
          onOpen={openFood}
          isPaused={visit.block !== null}
        />
        <CartPanel store_id={shown.id} minimum={minimum} />
      </div>
      <CartBar store_id={shown.id} minimum={minimum} />
      {isTouched && (
        <ProductSheet
          food={openedFood}
          visit={visit}
          onUnavailable={leaveSheet}
          onClose={closeSheet}
          onAdded={() => {
            closeSheet();
            setNotice(t("added"));
          }}
          onFailure={(message) => {
            closeSheet();
            setNotice(message);
          }}
        />
      )}
      {isTouched && (
        <StoreDetails
          visit={visit}
          open={showsDetails}
          onUnavailable={leaveDetails}
          onClose={() => setShowsDetails(false)}
        />
      )}
      <Popup message={notice} onDone={() => setNotice(null)} />
      <Popup message={position.message} onDone={position.leave} />
    </>
  );
}
