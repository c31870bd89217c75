import type { DiningType } from "@/lib/contracts/codes";
import type { StoreCard } from "@/lib/contracts/stores";
import { PersonalCard } from "./personal-card";

/** The classes of a grid for store cards or their placeholders, with 1 to 4 columns. */
export const STORE_GRID =
  "@container grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

type Props = { stores: StoreCard[]; dining_type: DiningType };

export function StoreGrid({ stores, dining_type }: Props) {
  return (
    <ul className={STORE_GRID}>
      {stores.map((store) => (
        <li key={store.id} className="relative">
          <PersonalCard store={store} dining_type={dining_type} />
        </li>
      ))}
    </ul>
  );
}
