import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";

type Place = { city_name: string; area_name?: string; store_count: number };
type Props<Linked extends Place> = {
  headingId: string;
  heading: string;
  places: Linked[];
  nameOf: (place: Linked) => string;
  countText: (n: number) => string;
};

/** Links to cities or districts with their number of stores. They work without JavaScript. */
export function AreaLinks<Linked extends Place>(props: Props<Linked>) {
  const { headingId, heading, places, nameOf, countText } = props;
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="pb-3 text-lg">
        {heading}
      </h2>
      <ul className="fit-columns grid gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {places.map((place) => (
          <li key={place.city_name + place.area_name}>
            <PageLink
              href={hrefs.areas(place)}
              className="flex h-full min-h-12 flex-wrap content-center items-center justify-between gap-x-2 rounded-card bg-surface px-4 py-2 hover:text-brand"
            >
              <b>{nameOf(place)}</b>
              <span className="tabular flex-none text-sm text-ink-soft">
                {countText(place.store_count)}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
