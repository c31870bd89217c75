import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";

type Props = {
  heading: string;
  place: { city_name: string; area_name: string };
  types: { id: number; name: string; store_count: number }[];
  /** The id of the store type that the page shows; undefined on the page with all types. */
  shown: number | undefined;
};

/** Links to the store types of a district. Each store type has its own page. */
export function AreaTypes({ heading, place: { city_name, area_name }, types, shown }: Props) {
  if (types.length === 0) return null;
  return (
    <nav aria-label={heading}>
      {/* The styles of the links are on the list, because a class on every link would make the HTML larger. */}
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 *:flex-none md:mx-0 md:flex-wrap md:px-0 *:rounded-full *:bg-surface [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:gap-1.5 [&_a]:rounded-full [&_a]:px-4 [&_a]:hover:text-brand [&_a[aria-current]]:bg-brand-tint [&_a[aria-current]]:font-bold [&_a[aria-current]]:text-brand-strong [&_span]:tabular [&_span]:text-ink-soft [&_span]:text-sm">
        {types.map(({ id, name, store_count }) => (
          <li key={id}>
            <PageLink
              href={hrefs.areas({ city_name, area_name, type: id })}
              aria-current={id === shown ? "page" : undefined}
            >
              {name} <span>{store_count}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
