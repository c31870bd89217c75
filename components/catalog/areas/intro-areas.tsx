import { getTranslations } from "next-intl/server";
import { PageLink } from "@/components/ui/page-link";
import { byStores, citiesOf } from "@/lib/address/area-places";
import type { Area } from "@/lib/contracts/sitemaps";
import { hrefs } from "@/lib/routing/hrefs";

/**
 * The maximum numbers of links to cities and districts. Together they fill two or three lines. The other districts are
 * on the page of their city.
 */
const CITIES = 8;
const DISTRICTS = 8;

type Props = { areas: Area[]; nameOf: (place: { city_name: string; area_name: string }) => string };

/** Links to the pages of cities and districts, for visitors and search engines. */
export async function IntroAreas({ areas, nameOf }: Props) {
  if (areas.length === 0) return null;
  const t = await getTranslations("areas");
  const places: { city_name: string; area_name?: string }[] = [
    ...citiesOf(areas).slice(0, CITIES),
    ...byStores(areas).slice(0, DISTRICTS),
  ];
  return (
    <section aria-labelledby="areas" className="page-width pb-12 md:pb-16">
      <h2 id="areas" className="text-xl">
        {t("introTitle")}
      </h2>
      {/* The styles of the links are on the list, because a class on every link would make the HTML larger. */}
      <ul className="mt-4 flex flex-wrap gap-2 *:rounded-full *:bg-surface [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:px-4 [&_a]:hover:text-brand">
        {places.map((place) => (
          <li key={hrefs.areas(place)}>
            <PageLink href={hrefs.areas(place)}>{nameOf({ area_name: "", ...place })}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
