"use client";

import { type ReactNode, useState } from "react";
import { CartBar } from "@/components/cart/cart-bar";
import { CartPanel } from "@/components/cart/cart-panel";
import { onDemand } from "@/components/ui/on-demand";
import { Toast } from "@/components/ui/toast";
import type { FirstMenu, ShownStore } from "@/lib/catalog/shown-store";
import { useTouched } from "@/lib/client/use-touched";
import type { DiningType } from "@/lib/contracts/codes";
import type { Advertisement } from "@/lib/contracts/content";
import type { GroceryCategory } from "@/lib/contracts/products";
import { orderTexts } from "@/messages/parts/order-texts";
import { CategoryTiles } from "./category-tiles";
import { OrderChoice } from "./order-choice";
import { RestaurantMenu } from "./restaurant-menu";
import { SearchEntry } from "./search-entry";
import { StoreAdvertisements } from "./store-advertisements";
import { StoreHead } from "./store-head";
import { StoreLayers } from "./store-layers";
import { StoreStatus } from "./store-status";
import { useLocateVisitor } from "./use-locate-visitor";
import { useStoreScreen } from "./use-store-screen";

const StoreDetails = onDemand(
  async () => (await import("./store-details")).StoreDetails,
  orderTexts,
);

type Props = {
  store: ShownStore;
  /** The dining type for which the menu, the categories and the advertisements of the cached HTML were made. */
  dining_type: DiningType;
  /** The menu of a restaurant (ST-04); null for a grocery, which has `categories` instead (ST-10). */
  menu: FirstMenu | null;
  categories: GroceryCategory[];
  advertisements: Advertisement[];
  /** The content below the menu, which is rendered on the server. */
  children?: ReactNode;
};

/** The store page: the facts, the menu or the categories, and the cart (ST-02, ST-04, ST-10, ST-25). */
export function StoreScreen({ store: shown, dining_type, children, ...cached }: Props) {
  const { menu } = cached;
  const screenState = useStoreScreen(shown, dining_type);
  const { visit, minimum, showNotice } = screenState;
  const [showsDetails, setShowsDetails] = useState(false);
  const position = useLocateVisitor();
  const isTouched = useTouched();
  const panel = <CartPanel visit={visit} minimum={minimum} />;

  return (
    <>
      <StoreHead visit={visit} onDetails={() => setShowsDetails(true)} onNotice={showNotice}>
        <OrderChoice visit={visit} onNotice={showNotice} />
        <StoreStatus visit={visit} />
      </StoreHead>
      <StoreAdvertisements visit={visit} cached={{ dining_type, data: cached.advertisements }} />
      {menu ? (
        <RestaurantMenu
          screenState={screenState}
          cached={{ dining_type, data: menu }}
          panel={panel}
        />
      ) : (
        <div className="page-width grid flex-1 gap-8 pb-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:pb-12">
          <div className="grid content-start gap-5 pt-2 md:pt-6">
            <SearchEntry screenState={screenState} />
            <CategoryTiles visit={visit} cached={{ dining_type, data: cached.categories }} />
          </div>
          {panel}
        </div>
      )}
      {children}
      <CartBar visit={visit} minimum={minimum} />
      <StoreLayers screenState={screenState} />
      {(isTouched || showsDetails) && (
        <StoreDetails
          visit={visit}
          open={showsDetails}
          isEarly={!showsDetails}
          onLoadFailed={() => setShowsDetails(false)}
          onClose={() => setShowsDetails(false)}
        />
      )}
      <Toast message={position.message} onDone={position.leave} />
    </>
  );
}
