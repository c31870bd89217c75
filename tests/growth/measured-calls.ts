import { createRandom } from "../../backend/seed/random.ts";
import { DINING_TYPE, STORE_SORTS } from "../../lib/contracts/codes.ts";
import { type EndpointName, endpoints } from "../../lib/contracts/endpoints.ts";
import type { HomeInfo, StorePage } from "../../lib/contracts/store-lists.ts";
import type { MenuPage } from "../../lib/contracts/stores.ts";
import {
  type Answer,
  type Cart,
  type Customer,
  quoteCart,
  submitOrder,
} from "../faults/order-load";
import { TEST_KEY } from "../setup/test-secrets";

/** A point in 信義區, the densest place of the loaded stores. */
const CENTRE = { lat: 25.0345, lng: 121.5665 };
const AREA_ID = 107;
/** The measured points are at most about 1 km from the centre in latitude and in longitude. */
const POINT_DEGREES = 0.009;
const STORES_MEASURED = 24;
const CARTS = 40;

const KEYWORDS = [
  ...["牛肉麵", "便當", "珍珠奶茶", "滷肉飯", "雞排", "咖啡", "早餐", "火鍋", "拉麵", "披薩"],
  ...["水餃", "鹹酥雞", "沙拉", "壽司", "咖哩", "豆花", "炒飯", "漢堡", "素食", "牛柔麵"],
];

type Query = Record<string, string | number>;
export type MeasuredCall = { name: string; run: (round: number) => Promise<Answer> };
export type Site = { origin: string; customers: Customer[]; carts: Cart[] };

/** Returns the calls that are measured on this backend. A call with a position uses another point in each round. */
export async function measuredCalls(site: Site): Promise<MeasuredCall[]> {
  const { origin, customers, carts } = site;
  const call = (name: string, endpoint: EndpointName, queries: (round: number) => Query) => ({
    name,
    run: async (round: number) => (await get(origin, endpoint, queries(round))).answer,
  });
  const home = await dataOf<HomeInfo>(origin, "listHomeInfo", placeOf(0));
  const type = home.type_ids[0] ?? 0;
  const subject = home.subjects[0]?.id ?? 0;
  const list = await dataOf<StorePage>(origin, "listStore", placeOf(0));
  const area = await dataOf<StorePage>(origin, "areaStores", { area_id: AREA_ID });
  const store = (round: number) => {
    const { id = 0 } = list.stores[round % STORES_MEASURED] ?? {};
    return { store_id: id, dining_type: DINING_TYPE.delivery };
  };
  const keyword = (round: number) => ({
    ...placeOf(round),
    keyword: KEYWORDS[round % KEYWORDS.length] ?? "",
  });
  const customer = (round: number) => pick(customers, round);
  return [
    call("home", "listHomeInfo", placeOf),
    call("home groups", "listAllStoreGroups", placeOf),
    ...STORE_SORTS.map((sort) =>
      call(`list, ${sort}`, "listStore", (round) => ({ ...placeOf(round), sort })),
    ),
    call("list, last page", "listStore", (round) => ({ ...placeOf(round), page: list.last_page })),
    call("list of a type", "listStore", (round) => ({ ...placeOf(round), type })),
    call("list of a group", "listStore", (round) => ({ ...placeOf(round), group: 1 })),
    call("list, open with offers", "listStore", (round) => ({
      ...placeOf(round),
      filter: "open,offers",
    })),
    call("subject", "getSubjectDetail", (round) => ({ ...placeOf(round), id: subject })),
    call("recommendations", "getInsiderRecommendList", (round) => pointOf(round)),
    call("district, page 1", "areaStores", () => ({ area_id: AREA_ID })),
    call("district, last page", "areaStores", () => ({ area_id: AREA_ID, page: area.last_page })),
    call("store", "storeDetail", store),
    call("menu", "listFood", store),
    call("suggestions", "searchStoreAndStoreType", keyword),
    call("search", "searchStore", keyword),
    { name: "quote", run: (round) => quoteCart(origin, customer(round), pick(carts, round)) },
    { name: "order", run: (round) => submitOrder(origin, customer(round), pick(carts, round)) },
  ];
}

/**
 * Returns carts with one dish that can be ordered now. A member may have only few open orders, so each customer tries
 * only one store.
 */
export async function findCarts(origin: string, customers: Customer[]): Promise<Cart[]> {
  const carts: Cart[] = [];
  const query = { ...CENTRE, dining_type: DINING_TYPE.delivery, sort: "distance", filter: "open" };
  const untried = [...customers];
  for (let page = 1; untried.length > 0 && carts.length < CARTS; page += 1) {
    const { stores } = await dataOf<StorePage>(origin, "listStore", { ...query, page });
    if (stores.length === 0) break;
    for (const { id } of stores) {
      const customer = untried.pop();
      const cart = customer && (await findCart(origin, customer, id));
      if (cart) carts.push(cart);
    }
  }
  return carts.slice(0, CARTS);
}

async function findCart(origin: string, customer: Customer, store_id: number) {
  const query = { store_id, dining_type: DINING_TYPE.delivery };
  const { categories } = await dataOf<MenuPage>(origin, "listFood", query);
  const [food] = categories
    .flatMap(({ foods }) => foods)
    .filter((food) => food.item_type === "single" && !food.has_options && !food.is_limit)
    .sort((a, b) => b.unit_price - a.unit_price);
  if (!food) return null;
  const cart = { store_id, foods: [{ id: food.id }] };
  await quoteCart(origin, customer, cart);
  return (await submitOrder(origin, customer, cart)).code === 0 ? cart : null;
}

/** Returns the position and the dining type for a round. They are the same for all databases. */
function placeOf(round: number) {
  return { ...pointOf(round), dining_type: DINING_TYPE.delivery };
}

function pointOf(round: number) {
  const random = createRandom(round);
  const shift = () => (random.between(-1000, 1000) / 1000) * POINT_DEGREES;
  return { lat: CENTRE.lat + shift(), lng: CENTRE.lng + shift() };
}

function pick<Item>(items: Item[], round: number): Item {
  const item = items[round % items.length];
  if (item === undefined) throw new Error("growth: no cart or no customer");
  return item;
}

async function dataOf<Data>(origin: string, name: EndpointName, query: Query): Promise<Data> {
  const { data, answer } = await get(origin, name, query);
  if (answer.code !== 0) throw new Error(`growth: ${name} failed with ${answer.status}`);
  return data as Data;
}

async function get(origin: string, name: EndpointName, query: Query) {
  const texts = Object.entries(query).map(([key, value]) => [key, String(value)]);
  const url = `${origin}${endpoints[name].path}?${new URLSearchParams(texts)}`;
  const begun = performance.now();
  const response = await fetch(url, { headers: { "x-backend-key": TEST_KEY } });
  const envelope = (await response.json()) as { code: number; data: unknown };
  const ms = performance.now() - begun;
  return { data: envelope.data, answer: { status: response.status, code: envelope.code, ms } };
}
