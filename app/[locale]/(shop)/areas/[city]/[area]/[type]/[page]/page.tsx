import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AreaLinks } from "@/components/catalog/areas/area-links";
import { AreaPage } from "@/components/catalog/areas/area-page";
import { AreaStores } from "@/components/catalog/areas/area-stores";
import { AreaTypes } from "@/components/catalog/areas/area-types";
import { PageLinks } from "@/components/catalog/areas/page-links";
import { JsonLd } from "@/components/site/json-ld";
import { cityOfPath, districtOfPath, neighboursOf, typesOfArea } from "@/lib/address/area-places";
import { INDEXED_STORES } from "@/lib/catalog/district-list-path";
import { storeListNode } from "@/lib/catalog/list-json-ld";
import { PAGE_STORES } from "@/lib/catalog/store-pages";
import type { StoreCard } from "@/lib/contracts/stores";
import { hrefs } from "@/lib/routing/hrefs";
import { idOf } from "@/lib/routing/path-ids";
import { readAreaStores, readAreas } from "@/lib/server/area-reader";
import { localMetadata, pageBase, pageNames } from "@/lib/server/page-language";
import { breadcrumbNode } from "@/lib/site/json-ld";

export const ensureStatic = "navigation";
export const instant = false;

/** The maximum number of store types that the description names. */
const TYPES_NAMED = 6;

type Segments = { city: string; area: string; type: string; page: string };
type Props = { params: Promise<Segments> };

export function generateStaticParams() {
  return [{ city: "none", area: "none", type: "0", page: "1" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [found, t, local] = await Promise.all([
    readDistrict(params),
    getTranslations("areas"),
    pageNames(),
  ]);
  if (!found) return { robots: { index: false } };
  const { city_name, area_name, area_id, total, stores, type, page } = found;
  const names = {
    city: local.cityOf(city_name),
    area: local.areaOf(found),
    type: local.typeOf(type?.name ?? ""),
    count: total,
    types: local.listOf(commonTypes(stores).map(local.typeOf)),
  };
  const title = t(found.words.title, names);
  const metadata = await localMetadata({
    title: page > 1 ? t("pageTitle", { title, page }) : title,
    description: total > 0 ? t(found.words.description, names) : t("districtEmpty", names),
    path: hrefs.areas({ city_name, area_name, ...routeOf(found) }),
    preview: { of: "area", area_id },
  });
  // Search engines must not index the page of a district without stores, or the page of a type with too few stores.
  const least = type ? INDEXED_STORES : 1;
  return total >= least ? metadata : { ...metadata, robots: { index: false } };
}

export default async function DistrictPage({ params }: Props) {
  const found = await readDistrict(params);
  if (!found) notFound();
  const [t, local] = await Promise.all([getTranslations("areas"), pageNames()]);
  const { city_name, area_name, total, stores, type, page, words } = found;
  const types = found.types.map((each) => ({ ...each, name: local.typeOf(each.name) }));
  const names = {
    city: local.cityOf(city_name),
    area: local.areaOf(found),
    type: local.typeOf(type?.name ?? ""),
    count: total,
  };
  const crumbs = [
    { name: t("index"), path: hrefs.index() },
    { name: names.city, path: hrefs.areas({ city_name }) },
    { name: names.area, path: hrefs.areas({ city_name, area_name }) },
    ...(type
      ? [{ name: names.type, path: hrefs.areas({ city_name, area_name, type: type.id }) }]
      : []),
  ];
  const heading = t(type ? "typeStores" : "stores", names);
  const origin = await pageBase();
  const from = (page - 1) * PAGE_STORES;
  return (
    <AreaPage
      crumbs={crumbs}
      heading={t(words.heading, names)}
      lead={t(total > 0 ? words.lead : "districtEmpty", names)}
      names={{ trail: t("trail"), start: t("start") }}
    >
      <JsonLd
        nodes={[
          breadcrumbNode(crumbs, origin),
          ...(total > 0 ? [storeListNode(stores, { name: heading, origin, from })] : []),
        ]}
      />
      <AreaTypes heading={t("types", names)} place={found} types={types} shown={type?.id} />
      <AreaStores headingId="stores" heading={heading} stores={stores} />
      <PageLinks
        label={t("pages")}
        page={page}
        last_page={found.last_page}
        hrefOf={(number) =>
          hrefs.areas({ city_name, area_name, ...routeOf({ type, page: number }) })
        }
        nameOf={(number) => t("page", { page: number })}
      />
      <AreaLinks
        headingId="neighbours"
        heading={t("neighbours")}
        places={found.neighbours}
        nameOf={local.areaOf}
        countText={(count) => t("storeCount", { count })}
      />
    </AreaPage>
  );
}

const DISTRICT = {
  title: "districtTitle",
  description: "districtDescription",
  heading: "districtHeading",
  lead: "districtLead",
} as const;
const NEAR = { ...DISTRICT, description: "nearDescription", lead: "nearLead" } as const;
const TYPE = {
  title: "typeTitle",
  description: "typeDescription",
  heading: "typeHeading",
  lead: "typeLead",
} as const;

/**
 * Reads the stores of a district, or its stores of one type. Returns null if the district, type or page is unknown, or
 * if the list of districts cannot be read.
 */
async function readDistrict(params: Props["params"]) {
  const segments = await params;
  const city = cityOfPath(segments.city);
  const district = city && districtOfPath(city, segments.area);
  if (!district) return null;
  const page = Number(segments.page);
  const areas = await readAreas();
  if (!areas) return null;
  const types = typesOfArea(areas, district);
  const type = types.find(({ id }) => id === idOf(segments.type));
  if (segments.type !== "0" && !type) return null;
  const found = await readAreaStores(district, { ...(type && { type: type.id }), page });
  if (page > Math.max(1, found.last_page) || (page > 1 && found.stores.length === 0)) return null;
  const words = found.isNear ? NEAR : DISTRICT;
  return {
    ...district,
    ...found,
    types,
    type,
    page,
    words: type ? TYPE : words,
    neighbours: neighboursOf(district, areas),
  };
}

function routeOf({ type, page }: { type: { id: number } | undefined; page: number }) {
  return { type: type?.id, page: page > 1 ? page : undefined };
}

/** Returns the names of the `TYPES_NAMED` most frequent store types of the stores, the most frequent first. */
function commonTypes(stores: Pick<StoreCard, "store_types">[]): string[] {
  const names = stores.flatMap(({ store_types }) => store_types.map(({ name }) => name));
  return [...Map.groupBy(names, (name) => name)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, TYPES_NAMED)
    .map(([name]) => name);
}
