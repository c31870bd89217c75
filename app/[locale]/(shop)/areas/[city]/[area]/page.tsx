import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AreaLinks } from "@/components/catalog/areas/area-links";
import { AreaPage } from "@/components/catalog/areas/area-page";
import { AreaStores } from "@/components/catalog/areas/area-stores";
import { JsonLd } from "@/components/site/json-ld";
import { cityOfPath, districtOfPath, neighboursOf } from "@/lib/address/area-places";
import { storeListNode } from "@/lib/catalog/list-json-ld";
import type { StoreCard } from "@/lib/contracts/stores";
import { hrefs } from "@/lib/routing/hrefs";
import { readAreaStores, readAreas } from "@/lib/server/area-reader";
import { env } from "@/lib/server/env";
import { breadcrumbNode } from "@/lib/site/json-ld";
import { pageMetadata } from "@/lib/site/metadata";
import { previewPath } from "@/lib/site/preview-path";

export const ensureStatic = "navigation";
export const instant = false;

/** The maximum of store types in the description. */
const TYPES_NAMED = 6;

type Props = { params: Promise<{ city: string; area: string }> };

export function generateStaticParams() {
  return [{ city: "none", area: "none" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readDistrict(params);
  if (!found) return { robots: { index: false } };
  const t = await getTranslations("areas");
  const { city_name, area_name, area_id, total, stores } = found;
  const names = { city: city_name, area: area_name, count: total, types: commonTypes(stores) };
  const metadata = pageMetadata({
    title: t("districtTitle", names),
    description: total > 0 ? t("districtDescription", names) : t("districtEmpty", names),
    path: hrefs.areas(found),
    picture: previewPath({ of: "area", area_id }),
  });
  // A place without stores has a page, but search engines must not list it.
  return total > 0 ? metadata : { ...metadata, robots: { index: false } };
}

export default async function DistrictPage({ params }: Props) {
  const found = await readDistrict(params);
  if (!found) notFound();
  const t = await getTranslations("areas");
  const { city_name, area_name, total, stores, neighbours } = found;
  const names = { city: city_name, area: area_name, count: total };
  const crumbs = [
    { name: t("index"), path: hrefs.index() },
    { name: city_name, path: hrefs.areas({ city_name }) },
    { name: area_name, path: hrefs.areas(found) },
  ];
  const heading = t("stores", names);
  const { APP_ORIGIN: origin } = env();
  return (
    <AreaPage
      crumbs={crumbs}
      heading={t("districtHeading", names)}
      lead={t(total > 0 ? "districtLead" : "districtEmpty", names)}
      names={{ trail: t("trail"), start: t("start") }}
    >
      <JsonLd
        nodes={[
          breadcrumbNode(crumbs, origin),
          ...(total > 0 ? [storeListNode(stores, { name: heading, origin })] : []),
        ]}
      />
      <AreaStores headingId="stores" heading={heading} stores={stores} />
      <AreaLinks
        headingId="neighbours"
        heading={t("neighbours")}
        places={neighbours}
        countText={(count) => t("storeCount", { count })}
      />
    </AreaPage>
  );
}

async function readDistrict(params: Props["params"]) {
  const segments = await params;
  const city = cityOfPath(segments.city);
  const district = city && districtOfPath(city, segments.area);
  if (!district) return null;
  const [areas, found] = await Promise.all([readAreas(), readAreaStores(district)]);
  if (!areas) return null;
  return { ...district, ...found, neighbours: neighboursOf(district, areas) };
}

/** The store types of a list, the most frequent first: 便當、飲料. */
function commonTypes(stores: Pick<StoreCard, "store_types">[]): string {
  const names = stores.flatMap(({ store_types }) => store_types.map(({ name }) => name));
  return [...Map.groupBy(names, (name) => name)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, TYPES_NAMED)
    .map(([name]) => name)
    .join("、");
}
