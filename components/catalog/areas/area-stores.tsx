import { StoreCard } from "@/components/catalog/store/store-card";
import { diningTypeAt } from "@/lib/catalog/store-rules";
import { INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type { StoreCard as StoreCardData } from "@/lib/contracts/stores";

type Props = { headingId: string; heading: string; stores: StoreCardData[] };

/** A list of store cards that is rendered on the server and works without JavaScript. */
export function AreaStores({ headingId, heading, stores }: Props) {
  if (stores.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="pb-4 text-lg">
        {heading}
      </h2>
      <ul className="@container grid gap-x-4 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {stores.map((store, index) => (
          <li key={store.id}>
            <StoreCard
              store={store}
              dining_type={diningTypeAt(store, INITIAL_DINING_TYPE)}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
