import "server-only";
import { cacheLife } from "next/cache";
import { INDEXED_STORES } from "@/lib/catalog/district-list-path";
import { type ListRoute, WHOLE_LIST } from "@/lib/catalog/list-filter";
import type { ListNames, Named } from "@/lib/catalog/list-names";
import type { ListedLists } from "@/lib/catalog/sitemap-entry-paths";
import { storePageOf } from "@/lib/catalog/store-pages";
import type { StorePage } from "@/lib/contracts/store-lists";
import type { PagePlace } from "@/lib/view/page-place";
import { readPublic } from "./backend-client";
import { homeDistrict, readHome } from "./home-reader";
import { LIST_PAGES_MAX } from "./sitemap-reader";
import { tagStores } from "./store-tags";

export const LIST_KINDS = ["all", "type", "group", "subject"] as const;
type ListKind = (typeof LIST_KINDS)[number];

type List = { route: ListRoute; page: StorePage; name: string | null };
type ListChoice = { kind: ListKind; id: number; page: number };

const MINUTE = { stale: 60, revalidate: 60, expire: 3600 };

/** The names of the types, groups and subjects near a place. Null if the backend refuses listHomeInfo. */
export async function readListNames(place: PagePlace): Promise<ListNames | null> {
  const home = await readHome(place);
  if (!home) return null;
  const { types, groups, info } = home;
  return {
    types: types.map(({ id, name }) => ({ id, name })),
    groups: groups.map(({ id, name }) => ({ id, name })),
    subjects: info.subjects.map(({ id, title }) => ({ id, name: title })),
  };
}

/**
 * The store lists near a place with the number of their pages, for the sitemap. If the names cannot be read, the result
 * contains only the list of all stores.
 */
export async function readListedLists(place: PagePlace): Promise<ListedLists | null> {
  const district = homeDistrict(place.area_id);
  if (!district) return null;
  const noNames = { types: [], groups: [], subjects: [] };
  const names = (await readListNames(place).catch(() => null)) ?? noNames;
  const ofKind = (kind: ListKind, named: Named[]) => named.map(({ id }) => ({ kind, id }));
  const lists = [
    { kind: "all", id: 0 } as const,
    ...ofKind("type", names.types),
    ...ofKind("group", names.groups),
    ...ofKind("subject", names.subjects),
  ];
  return {
    place: district,
    lists: await Promise.all(
      lists.map(async (list) => ({ ...list, last_page: await listedPages(place, list) })),
    ),
  };
}

async function listedPages(place: PagePlace, choice: Omit<ListChoice, "page">): Promise<number> {
  // After a breakage, the list stays in the sitemap with its first page.
  const list = await readList(place, { ...choice, page: 1 }).catch(() => "unread" as const);
  if (list === "unread") return 1;
  return list && isIndexedList(list) ? Math.min(list.page.last_page, LIST_PAGES_MAX) : 0;
}

/** False for the list of a type with too few stores, which search engines should not index (AN-16). */
export function isIndexedList({ route, page }: Pick<List, "route" | "page">): boolean {
  return !route.type || page.total >= INDEXED_STORES;
}

/**
 * Reads one page of a store list around the centre of a district. Null for an unknown list or page, and if the backend
 * refuses.
 */
export async function readList(place: PagePlace, choice: ListChoice): Promise<List | null> {
  "use cache";
  cacheLife(MINUTE);
  const found =
    choice.kind === "subject" ? await subject(place, choice) : await stores(place, choice);
  if (!found || choice.page > found.page.last_page) return null;
  tagStores(found.page.stores.map(({ id }) => id));
  return found;
}

async function stores(place: PagePlace, { kind, id, page }: ListChoice): Promise<List | null> {
  const district = homeDistrict(place.area_id);
  const name = kind === "all" ? null : await nameOf(place, { kind, id });
  if (!district || name === undefined) return null;
  const { lat, lng } = district;
  const of = kind === "all" ? {} : { [kind]: id };
  const query = { lat, lng, dining_type: place.dining_type, ...of, page };
  const answer = await readPublic("listStore", { query });
  return answer.ok ? { route: { ...WHOLE_LIST, ...of, page }, page: answer.data, name } : null;
}

async function subject(place: PagePlace, { id, page }: ListChoice): Promise<List | null> {
  const district = homeDistrict(place.area_id);
  if (!district) return null;
  const { lat, lng } = district;
  const query = { id, lat, lng, dining_type: place.dining_type };
  const answer = await readPublic("getSubjectDetail", { query });
  if (!answer.ok) return null;
  const { title, stores: found } = answer.data;
  return {
    route: { ...WHOLE_LIST, subject: id, page },
    page: storePageOf(found, page),
    name: title,
  };
}

/**
 * The name of a list, or undefined for an unknown id. The name of a group is looked up among the groups of the place,
 * because the backend lists a group only for places near its stores. The list of types is the same for every place.
 */
async function nameOf(place: PagePlace, { kind, id }: Omit<ListChoice, "page">) {
  if (kind === "group") return (await readListNames(place))?.groups.find(hasId(id))?.name;
  const types = await readPublic("listStoreType", {});
  return types.ok ? types.data.find(hasId(id))?.name : undefined;
}

function hasId(id: number) {
  return (each: Named) => each.id === id;
}
