import { hrefs } from "@/lib/routing/hrefs";

type Place = { city_name: string; area_name?: string; store_count: number };
type Props = {
  headingId: string;
  heading: string;
  places: Place[];
  countText: (n: number) => string;
};

/** Cities or districts with their number of stores. Plain links need no script. */
export function AreaLinks({ headingId, heading, places, countText }: Props) {
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="pb-3 text-lg">
        {heading}
      </h2>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {places.map(({ city_name, area_name, store_count }) => (
          <li key={city_name + area_name}>
            <a
              href={hrefs.areas({ city_name, area_name })}
              className="flex min-h-12 items-center justify-between gap-2 rounded-card bg-surface px-4 hover:text-brand"
            >
              <b className="truncate">{area_name ?? city_name}</b>
              <span className="tabular flex-none text-sm text-ink-soft">
                {countText(store_count)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
