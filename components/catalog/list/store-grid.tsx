import { StoreCard } from "@/components/catalog/store/store-card";
import type { DiningType } from "@/lib/contracts/codes";
import type { StoreCard as StoreCardData } from "@/lib/contracts/stores";
import { STORE_GRID } from "./store-grid-class";

type Props = { stores: StoreCardData[]; dining_type: DiningType };

export function StoreGrid({ stores, dining_type }: Props) {
  return (
    <ul className={STORE_GRID}>
      {stores.map((store) => (
        <li key={store.id}>
          <StoreCard store={store} dining_type={dining_type} />
        </li>
      ))}
    </ul>
  );
}
