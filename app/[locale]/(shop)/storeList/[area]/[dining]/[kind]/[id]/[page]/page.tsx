import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { StoreListPage } from "@/components/catalog/list/store-list-page";
import { JsonLd } from "@/components/site/json-ld";
import { districtListPath } from "@/lib/catalog/district-list-path";
import { listHref } from "@/lib/catalog/list-filter";
import { storeListNode } from "@/lib/catalog/list-json-ld";
import { withName } from "@/lib/catalog/list-names";
import { PAGE_STORES } from "@/lib/catalog/store-pages";
import { hrefs } from "@/lib/routing/hrefs";
import { readAreas } from "@/lib/server/area-reader";
import { readHome } from "@/lib/server/home-reader";
import { localMetadata, pageBase, pageNames } from "@/lib/server/page-language";
import { isIndexedList, LIST_KINDS, readList, readListNames } from "@/lib/server/store-list-reader";
import { breadcrumbNode } from "@/lib/site/json-ld";
import { pagePlace } from "@/lib/view/page-place";

type Segments = { area: string; dining: string; kind: string; id: string; page: string };
type Props = { params: Promise<Segments> };

export const ensureStatic = "navigation";
export const instant = false;

export function generateStaticParams() {
  return [{ area: "none", dining: "1", kind: "all", id: "0", page: "1" }];
}

async function listOf(params: Props["params"]) {
  const { kind, id, page, ...segments } = await params;
  const place = pagePlace(segments);
  const found = LIST_KINDS.find((each) => each === kind);
  if (!place || !found) return null;
  const [list, home, names] = await Promise.all([
    readList(place, { kind: found, id: Number(id), page: Number(page) }),
    readHome(place),
    readListNames(place),
  ]);
  return list && home && names && { ...place, ...home, list, names };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [found, t] = await Promise.all([listOf(params), getTranslations("storeList")]);
  if (!found) return { robots: { index: false } };
  const { district, list } = found;
  const { route, page } = list;
  const local = await pageNames();
  const area = local.placeOf(district);
  const name = local.typeOf(list.name ?? t("allStores"));
  const hrefOf = (number: number) => listHref({ ...route, page: number });
  const replacedBy = districtListPath((await readAreas()) ?? [], district, route);
  const metadata = await localMetadata({
    title: t(route.page > 1 ? "titlePage" : "title", { area, name, page: route.page }),
    description: t("description", { area, name, count: page.total }),
    path: replacedBy ?? listHref(route),
  });
  return {
    ...metadata,
    ...(!replacedBy && !isIndexedList(list) && { robots: { index: false } }),
    pagination: {
      ...(route.page > 1 && { previous: hrefOf(route.page - 1) }),
      ...(route.page < page.last_page && { next: hrefOf(route.page + 1) }),
    },
  };
}

export default async function Page({ params }: Props) {
  const found = await listOf(params);
  if (!found) notFound();
  const { list, names, ...home } = found;
  const t = await getTranslations("storeList");
  const [origin, local] = await Promise.all([pageBase(), pageNames()]);
  const listed = list.name && local.typeOf(list.name);
  const name = listed ?? t("allStores");
  const crumbs = [
    { name: t("home"), path: hrefs.home() },
    { name: t("allStores"), path: hrefs.storeList() },
    ...(listed ? [{ name: listed, path: listHref({ ...list.route, page: 1 }) }] : []),
  ];
  const types = withName(names.types, list.route.type, list.name).map((type) => ({
    ...type,
    name: local.typeOf(type.name),
  }));
  const subjects = withName(names.subjects, list.route.subject, list.name);
  return (
    <>
      <JsonLd
        nodes={[
          breadcrumbNode(crumbs, origin),
          storeListNode(list.page.stores, {
            name,
            origin,
            from: (list.route.page - 1) * PAGE_STORES,
          }),
        ]}
      />
      <StoreListPage
        {...home}
        area={local.placeOf(home.district)}
        names={{ ...names, types, subjects }}
        first={list}
      />
    </>
  );
}
