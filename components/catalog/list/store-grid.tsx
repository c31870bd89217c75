import type { DiningType } from "@/lib/contracts/codes";
import type { StoreCard } from "@/lib/contracts/stores";
import { PersonalCard } from "./personal-card";

/** The classes of a grid for store cards or their placeholders, with 1 to 4 columns. */
export const STORE_GRID =
  "@container grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

/**
 * The browser renders a card, and loads its picture, only when the card is near the visible area. Until then the card
 * has about the height that it will have. The margin leaves room for the focus ring.
 */
const WHEN_NEAR =
  "[content-visibility:auto] [contain-intrinsic-height:auto_17rem] lg:[contain-intrinsic-height:auto_14.25rem] [overflow-clip-margin:0.5rem]";

type Props = { stores: StoreCard[]; dining_type: DiningType };

export function StoreGrid({ stores, dining_type }: Props) {
  return (
    <ul className={STORE_GRID}>
      {stores.map((store) => (
        <li key={store.id} className={`relative ${WHEN_NEAR}`}>
          <PersonalCard store={store} dining_type={dining_type} />
        </li>
      ))}
    </ul>
  );
}
