"use client";

import type { ReactNode } from "react";
import { MenuSections } from "./menu-sections";
import { MenuTabs } from "./menu-tabs";
import { type CachedMenu, useMenu } from "./use-menu";
import type { StoreScreenState } from "./use-store-screen";

type Props = { screenState: StoreScreenState; cached: CachedMenu; panel: ReactNode };

/** The menu of a restaurant: the category tabs, and below them the products of each category (ST-04 to ST-06). */
export function RestaurantMenu({ screenState, cached, panel }: Props) {
  const { visit, hrefOf, openFood, quickAdds } = screenState;
  const { store, dining_type } = visit;
  const menu = useMenu({ store_id: store.id, dining_type, cached });
  return (
    <>
      <MenuTabs menu={menu} />
      <div className="page-width grid flex-1 gap-8 pb-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:pb-12">
        <MenuSections
          menu={menu}
          hrefOf={hrefOf}
          onOpen={openFood}
          onStep={quickAdds.step}
          isPaused={visit.block !== null}
        />
        {panel}
      </div>
    </>
  );
}
