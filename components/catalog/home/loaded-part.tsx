import { OrderAgain } from "@/components/orders/order-again";
import { RunningOrderBar } from "@/components/orders/running-order-bar";
import { FavoriteRail } from "./favorite-rail";

const PARTS = { running: RunningOrderBar, ordered: OrderAgain, favorites: FavoriteRail };
export type PartName = keyof typeof PARTS;

/**
 * Shows one of the personal parts. All parts are in one JavaScript file, because every further dynamic import would
 * make the first load of the page larger.
 */
export function LoadedPart({ part }: { part: PartName }) {
  const Part = PARTS[part];
  return <Part />;
}
