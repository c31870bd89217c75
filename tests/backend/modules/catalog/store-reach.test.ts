import { inArray, sql } from "drizzle-orm";
import { fc } from "@/tests/setup/seeded-properties";
import { epochSeconds } from "../../../../backend/call.ts";
import { store_places } from "../../../../backend/db/schema/place-tables.ts";
import { store_groups, stores } from "../../../../backend/db/schema/store-tables.ts";
import { distanceMetres } from "../../../../backend/modules/address/distance.ts";
import {
  deliveryFee,
  waitingTime,
  waitingTimeColumn,
} from "../../../../backend/modules/catalog/delivery-rules.ts";
import { type NearbyStore, readStores } from "../../../../backend/modules/catalog/nearby-stores.ts";
import { offersFreeDelivery, offerText } from "../../../../backend/modules/catalog/offer-text.ts";
import {
  byOpenStatus,
  openRankColumn,
  openStatus,
} from "../../../../backend/modules/catalog/opening-rules.ts";
import { storesOfGroup } from "../../../../backend/modules/catalog/store-group-rules.ts";
import { distanceColumn } from "../../../../backend/modules/catalog/store-reach.ts";
import { createRandom } from "../../../../backend/seed/random.ts";
import {
  DINING_TYPE,
  OPEN_STATUS,
  RATED_STARS,
  STORE_FILTERS,
  STORE_SORTS,
  type StoreFilter,
  type StoreSort,
} from "../../../../lib/contracts/codes.ts";
import type { OpeningHours } from "../../../../lib/contracts/stores.ts";
import { insertMember } from "../../../factories/member-rows";
import { insertOrder } from "../../../factories/order-rows";
import { insertFood, insertStore } from "../../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const here = { lat: 24.1477, lng: 120.6736, dining_type: DINING_TYPE.delivery };
/** The number is above 240, because an earlier version of the lists read only 240 stores. */
const STORES = 300;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const HOURS: OpeningHours[] = [
  [{ days: EVERY_DAY, start: "00:00", end: "24:00" }],
  [{ days: EVERY_DAY, start: "06:00", end: "14:00" }],
  [{ days: EVERY_DAY, start: "18:00", end: "02:00" }],
];
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
  const random = createRandom(1);
  const coupon = () => {
    const full_cut = random.chance(0.5)
      ? { full_money: random.between(100, 300), cut_money: random.between(10, 60) }
      : null;
    const full_delivery_free_cut = random.chance(0.3) ? random.between(100, 500) : null;
    return random.chance(0.3) ? { name: "優惠", full_cut, full_delivery_free_cut } : null;
  };
  for (let number = 0; number < STORES; number += 1) {
    const store = await insertStore(backend.db, {
      lat: here.lat + random.between(-150, 150) / 10_000,
      lng: here.lng + random.between(-150, 150) / 10_000,
      opening_hours: random.pick(HOURS),
      is_paused: random.chance(0.05),
      capacity: random.pick([0, 1, 20]),
      service_rate: random.pick([0, 5]),
      avg_star_count: random.between(30, 50) / 10,
      star_num: random.between(0, 40),
      total_order_count: random.between(0, 300),
      min_charge: random.pick([0, 99.5]),
      fodomo_delivery_min_amount: random.pick([0, 150, 300]),
      ...{ global_coupon: coupon(), brand_coupon: coupon(), store_coupon: coupon() },
    });
    if (random.chance(0.9)) {
      await insertFood(backend.db, store, { unit_price: random.between(30, 400) });
    }
    if (random.chance(0.2)) await insertPaidOrder(store.id);
  }
});
afterAll(() => backend.close());

async function insertPaidOrder(store_id: number): Promise<void> {
  const { id: member_id } = await insertMember(backend.db);
  const create_time = epochSeconds(backend.deps);
  await insertOrder(backend.db, { member_id, store_id, pay_status: 1, create_time });
}

type Choice = { sort?: StoreSort; filter?: StoreFilter[]; group?: number };

/** Returns the ids of all pages of a list. */
async function listIds({ filter, ...choice }: Choice): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...here, ...choice, ...(filter && { filter: filter.join() }), page };
    const { data } = (await backend.call("listStore", { query })).envelope;
    ids.push(...data.stores.map(({ id }) => id));
    if (page === data.last_page) {
      expect(data.total).toBe(ids.length);
      return ids;
    }
  }
}

/** `pay_estimate` is undefined for a store without products. */
type Found = NearbyStore & {
  delivery_fee: number;
  waiting_time: number;
  pay_estimate: number | undefined;
};

/** Returns all stores, nearest first, with the fee and the waiting time that `delivery-rules.ts` computes. */
async function nearest(): Promise<Found[]> {
  const rows = await backend.db.select({ id: stores.id }).from(stores);
  const ids = rows.map(({ id }) => id);
  const pays = await payEstimates(ids);
  const found = await readStores(backend.deps, here, ids);
  return found
    .map((near) => ({
      ...near,
      delivery_fee: deliveryFee(here.dining_type, near.distance_m),
      waiting_time: waitingTime({ ...here, ...near }),
      pay_estimate: pays.get(near.store.id),
    }))
    .sort((a, b) => a.distance_m - b.distance_m || a.store.id - b.store.id);
}

/** The maximum number of stores of one call of `storeTrips`. */
const TRIPS = 60;

async function payEstimates(ids: number[]): Promise<Map<number, number | undefined>> {
  const pays = new Map<number, number | undefined>();
  for (let at = 0; at < ids.length; at += TRIPS) {
    const query = { ...here, ids: ids.slice(at, at + TRIPS).join() };
    const { data } = (await backend.call("storeTrips", { query })).envelope;
    for (const { store_id, pay_estimate } of data) pays.set(store_id, pay_estimate);
  }
  return pays;
}

/** Returns the score that sorts the recommended stores, as `appealColumn` describes it. */
function appealOf({ store, distance_m }: Found): number {
  const { avg_star_count, star_num, total_order_count } = store;
  const share = (part: number, whole: number) => Math.min(1, Math.max(0, part / whole));
  const stars = (avg_star_count * star_num + 4 * 10) / (star_num + 10);
  return (
    0.4 * share(stars - 3, 2) +
    0.25 * share(Math.log1p(total_order_count), Math.log1p(1000)) +
    0.35 * (1 - share(distance_m, 5000))
  );
}

const COMPARATORS: Record<StoreSort, (a: Found, b: Found) => number> = {
  recommended: (a, b) => appealOf(b) - appealOf(a),
  distance: (a, b) => a.distance_m - b.distance_m,
  rating: (a, b) =>
    b.store.avg_star_count - a.store.avg_star_count || b.store.star_num - a.store.star_num,
  fee: (a, b) => a.delivery_fee - b.delivery_fee,
  // A store without products has no estimate and comes last.
  pay: (a, b) => (a.pay_estimate ?? Infinity) - (b.pay_estimate ?? Infinity) || 0,
  time: (a, b) => a.waiting_time - b.waiting_time,
};

/**
 * Sorts stores by opening status, then by `sort`, then in the recommended order. `list` is in the order of the stores'
 * distance, so stores that are equal in all three are sorted by distance.
 */
function sorted(list: Found[], sort: StoreSort): Found[] {
  const { [sort]: compare, recommended } = COMPARATORS;
  return list.sort((a, b) => byOpenStatus(a, b) || compare(a, b) || recommended(a, b));
}

const MEETS: Record<StoreFilter, (found: Found) => boolean> = {
  open: ({ open_status }) => open_status === OPEN_STATUS.open,
  free: ({ store, delivery_fee }) => delivery_fee === 0 || offersFreeDelivery(store),
  offers: ({ store }) => offerText(store, here.dining_type) !== "",
  rated: ({ store }) => store.avg_star_count >= RATED_STARS,
};

const idsOf = (found: NearbyStore[]) => found.map(({ store }) => store.id);

describe("a list of more than 240 stores (HM-34)", () => {
  test("has every store on exactly one page, open stores first, then busy stores", async () => {
    const ids = await listIds({});
    expect(new Set(ids).size).toBe(STORES);
    const statuses = (await readStores(backend.deps, here, ids)).map((found) => found.open_status);
    const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
    const { open, busy, resting } = OPEN_STATUS;
    expect(Math.min(count(open), count(busy), count(resting))).toBeGreaterThan(20);
    expect(statuses).toEqual(
      [open, busy, resting].flatMap((status) => Array(count(status)).fill(status)),
    );
  });

  test.each(STORE_SORTS)("is sorted by %s in the same order as by COMPARATORS", async (sort) => {
    const expected = sorted(await nearest(), sort);
    expect(await listIds({ sort })).toEqual(idsOf(expected));
  });

  test.each(STORE_FILTERS)("with the filter %s, has the stores that pass MEETS", async (filter) => {
    const expected = sorted((await nearest()).filter(MEETS[filter]), "distance");
    expect(expected.length).toBeGreaterThan(10);
    expect(await listIds({ sort: "distance", filter: [filter] })).toEqual(idsOf(expected));
  });

  test.each(["top-rated", "free-delivery", "offers", "popular", "new"] as const)(
    "for the group %s, has the same stores as storesOfGroup, the best first",
    async (rule) => {
      await backend.db.delete(store_groups);
      await backend.db.insert(store_groups).values({ id: 1, name: "組", rule, position: 1 });
      const expected = idsOf(storesOfGroup({ rule }, await nearest()));
      expect(expected.length).toBeGreaterThan(10);
      expect(await listIds({ group: 1 })).toEqual(expected);
      const { data } = (await backend.call("listAllStoreGroups", { query: here })).envelope;
      expect(data[0]?.stores.map(({ id }) => id)).toEqual(expected.slice(0, 6));
    },
  );

  test("is counted completely on the home page", async () => {
    const { data } = (await backend.call("listHomeInfo", { query: here })).envelope;
    expect(data).toMatchObject({ store_count: STORES });
  });
});

test("a list is sorted by the new rating and opening hours of a store immediately after they change", async () => {
  const id = (await listIds({})).at(-1) ?? 0;
  const opening_hours = HOURS[0];
  await backend.db
    .update(stores)
    .set({ avg_star_count: 5, star_num: 9000, capacity: 20, is_paused: false, opening_hours })
    .where(inArray(stores.id, [id]));
  expect((await listIds({ sort: "rating" }))[0]).toBe(id);
});

const clock = fc
  .nat({ max: 24 * 60 })
  .map((minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`);
const two = (value: number) => String(value).padStart(2, "0");
const hours = fc.array(
  fc.record({ days: fc.uniqueArray(fc.nat({ max: 6 })), start: clock, end: clock }),
  { maxLength: 4 },
);

test("openRankColumn and openStatus agree on whether a store is open, for any opening hours at any time", async () => {
  const seconds = fc.integer({ min: 1_790_000_000, max: 1_790_000_000 + 9 * 86_400 });
  await fc.assert(
    fc.asyncProperty(hours, seconds, fc.boolean(), async (opening_hours, now, is_paused) => {
      const row = sql`(values (1::bigint, open_times(${JSON.stringify(opening_hours)}::jsonb), ${is_paused}::boolean, 1))`;
      const [found] = await backend.db
        .select({ rank: openRankColumn(now, []) })
        .from(sql`${row} as ${store_places} (store_id, open_times, is_paused, capacity)`);
      const store = { opening_hours, is_paused, capacity: 1 };
      const isOpen = openStatus(store, now, 0) === OPEN_STATUS.open;
      expect(found?.rank).toBe(isOpen ? 0 : 2);
    }),
    { numRuns: 300 },
  );
});

test("within 5 km, the distance that the database computes differs from distanceMetres by at most 1 m", async () => {
  const shift = fc.double({ min: -0.034, max: 0.034, noNaN: true });
  await fc.assert(
    fc.asyncProperty(shift, shift, async (north, east) => {
      const point = { lat: here.lat + north, lng: here.lng + east };
      const row = sql`(values (${point.lat}::double precision, ${point.lng}::double precision))`;
      const [found] = await backend.db
        .select({ metres: distanceColumn(here) })
        .from(sql`${row} as ${store_places} (lat, lng)`);
      const difference = Number(found?.metres) - distanceMetres(point, here);
      expect(Math.abs(difference)).toBeLessThanOrEqual(1);
    }),
  );
});

test("waitingTimeColumn and waitingTime give the same minutes, for any distance and number of open orders", async () => {
  const dining_types = fc.constantFrom(...Object.values(DINING_TYPE));
  await fc.assert(
    fc.asyncProperty(
      dining_types,
      fc.nat({ max: 8000 }),
      fc.nat({ max: 80 }),
      async (dining_type, distance_m, open_orders) => {
        const columns = {
          distance_m: sql`${distance_m}::double precision`,
          open_orders: sql`${open_orders}::double precision`,
        };
        const { rows } = (await backend.db.execute(
          sql`select ${waitingTimeColumn(dining_type, columns)} as minutes`,
        )) as unknown as { rows: { minutes: number }[] };
        expect(rows).toEqual([{ minutes: waitingTime({ dining_type, distance_m, open_orders }) }]);
      },
    ),
  );
});
