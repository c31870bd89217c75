import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AreaLinks } from "@/components/catalog/areas/area-links";
import { AreaPage } from "@/components/catalog/areas/area-page";
import { AreaStores } from "@/components/catalog/areas/area-stores";
import { JsonLd } from "@/components/site/json-ld";
import { areasOfCity, citiesOf, cityOfPath } from "@/lib/address/area-places";
import { findDistrict } from "@/lib/address/districts";
import { storeListNode } from "@/lib/catalog/list-json-ld";
import { hrefs } from "@/lib/routing/hrefs";
import { readAreaStores, readAreas } from "@/lib/server/area-reader";
import { localMetadata, pageBase, pageNames } from "@/lib/server/page-language";
import { breadcrumbNode } from "@/lib/site/json-ld";

export const ensureStatic = "navigation";
export const instant = false;

/** The maximum number of stores on the page of a city. The pages of its districts list the other stores. */
const STORES_SHOWN = 12;

type Props = { params: Promise<{ city: string }> };

export function generateStaticParams() {
  return [{ city: "none" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readCity(params);
  if (!found) return { robots: { index: false } };
  const [t, local] = await Promise.all([getTranslations("areas"), pageNames()]);
  const names = { city: local.cityOf(found.city_name), count: found.count };
  const metadata = await localMetadata({
    title: t("cityTitle", names),
    description: t(found.count > 0 ? "cityDescription" : "cityEmpty", names),
    path: hrefs.areas(found),
  });
  // Search engines must not index the page of a city without stores.
  return found.count > 0 ? metadata : { ...metadata, robots: { index: false } };
}

export default async function CityPage({ params }: Props) {
  const found = await readCity(params);
  if (!found) notFound();
  const [t, local] = await Promise.all([getTranslations("areas"), pageNames()]);
  const { city_name, districts, others, stores } = found;
  const names = { city: local.cityOf(city_name), count: found.count };
  const crumbs = [
    { name: t("index"), path: hrefs.index() },
    { name: names.city, path: hrefs.areas({ city_name }) },
  ];
  const heading = t("stores", { area: districts[0] ? local.areaOf(districts[0]) : names.city });
  const origin = await pageBase();
  const countText = (count: number) => t("storeCount", { count });
  return (
    <AreaPage
      crumbs={crumbs}
      heading={t("cityHeading", names)}
      lead={t(found.count > 0 ? "cityLead" : "cityEmpty", names)}
      names={{ trail: t("trail"), start: t("start") }}
    >
      <JsonLd
        nodes={[
          breadcrumbNode(crumbs, origin),
          ...(stores.length > 0 ? [storeListNode(stores, { name: heading, origin })] : []),
        ]}
      />
      <AreaLinks
        headingId="districts"
        heading={t("districts", names)}
        places={districts}
        nameOf={local.areaOf}
        countText={countText}
      />
      <AreaStores headingId="stores" heading={heading} stores={stores} />
      <AreaLinks
        headingId="cities"
        heading={t("otherCities")}
        places={others}
        nameOf={(city) => local.cityOf(city.city_name)}
        countText={countText}
      />
    </AreaPage>
  );
}

async function readCity(params: Props["params"]) {
  const city = cityOfPath((await params).city);
  if (!city) return null;
  const { city_name } = city;
  const areas = await readAreas();
  if (!areas) return null;
  const districts = areasOfCity(areas, city);
  const count = districts.reduce((sum, { store_count }) => sum + store_count, 0);
  const others = citiesOf(areas).filter((other) => other.city_name !== city_name);
  const [busiest] = districts;
  const district = busiest && findDistrict(busiest.city_name, busiest.area_name);
  const stores = district ? (await readAreaStores(district)).stores.slice(0, STORES_SHOWN) : [];
  return { city_name, districts, others, count, stores };
}
