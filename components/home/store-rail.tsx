import { StoreCard } from "@/components/stores/store-card";
import type { StoreGroup } from "@/lib/contracts/stores";

type Props = { group: StoreGroup; isPickup: boolean; isFirst: boolean };

/** A heading and its stores side by side; the rail snaps, and the next card peeks in. */
export function StoreRail({ group, isPickup, isFirst }: Props) {
  return (
    <section aria-labelledby={`group-${group.id}`}>
      <h2 id={`group-${group.id}`} className="text-lg">
        {group.name}
      </h2>
      <ul className="-mx-4 mt-3 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 [scrollbar-color:var(--color-ink-faint)_transparent] [scrollbar-width:thin] md:mx-0 md:scroll-px-0 md:px-0 [&_a]:focus-visible:outline-offset-[-3px]!">
        {group.stores.map((store, index) => (
          <li key={store.id} className="w-[78%] max-w-72 flex-none snap-start">
            <StoreCard store={store} isPickup={isPickup} priority={isFirst && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
