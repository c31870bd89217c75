import { OrderAgain } from "@/components/orders/order-again";
import { RunningOrderBar } from "@/components/orders/running-order-bar";
import { FavoriteRail } from "./favorite-rail";

const PARTS = { running: RunningOrderBar, ordered: OrderAgain, favorites: FavoriteRail };
export type PartName = keyof typeof PARTS;

/** The parts are one script, because every dynamic import adds to the first load of its page. */
export function LoadedPart({ part }: { part: PartName }) {
  const Part = PARTS[part];
  return <Part />;
}
