import { STORE_CLASSIFICATION } from "../../../lib/contracts/codes.ts";
import type { StoreCouponConfig } from "../../../lib/contracts/stores.ts";
import type { OpeningHours, stores } from "../schema/store-tables.ts";
import type { Cuisine } from "./cuisine.ts";
import { makeLegal } from "./make-legal.ts";
import { coverPictures } from "./picture-index.ts";
import type { Random } from "./random.ts";
import type { SeedArea } from "./seed-areas.ts";
import { serviceTitles, weeklyHours } from "./store-vocabulary.ts";

export type StoreRow = typeof stores.$inferInsert;

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const RESTAURANT = {
  store_classification_id: STORE_CLASSIFICATION.restaurant,
  is_items_remark: 1,
  res_store_type: 1,
} as const;
const GROCERY = {
  store_classification_id: STORE_CLASSIFICATION.grocery,
  is_items_remark: 0,
  res_store_type: 0,
} as const;
const NEAR_ROAD_DEGREES = 0.0016;
const ALL_PAYMENTS = "2,5,9,10,11";

type StorePlan = { id: number; name: string; area: SeedArea; cuisine: Cuisine; random: Random };

/** `id` also deals out what must be spread evenly: hours, closed stores, ways of handing over. */
export function makeStore({ id, name, area, cuisine, random }: StorePlan): StoreRow {
  const cover = random.pick(coverPictures[cuisine.key]);
  const isGrocery = cuisine.key === "grocery";
  return {
    id,
    name,
    image: cover,
    web_detail_image: cover,
    phone: `${area.city_name === "台中市" ? "04-3555" : "02-5555"}-${random.between(1000, 9999)}`,
    ...makePlace(area, random),
    intro: random.pick(cuisine.intros),
    opening_hours: isGrocery ? allDay() : makeHours(id, cuisine, random),
    ...makeService(id, random),
    ...makeMinimums(id, random),
    ...(isGrocery ? GROCERY : RESTAURANT),
    invoice_issue_type: id % 12 === 5 ? 2 : 1,
    ...makePayments(id),
    ...makeLegal(random),
    ...makeOffers(id),
    ...makeRatings(id, random),
  };
}

function makeService(id: number, random: Random) {
  return {
    is_paused: id % 23 === 11,
    capacity: random.pick([15, 20, 20, 30]),
    service_rate: id % 5 === 3 ? 5 : 0,
    use_fodomo_deliver: flag(id % 6 !== 5),
    has_delivery: flag(id % 17 !== 9),
    has_take: flag(id % 17 !== 13),
    has_eatin: flag(random.chance(0.3)),
    has_business_reservation: flag(id % 4 === 1),
    reservation: flag(id % 10 !== 7),
  };
}

function makePlace(area: SeedArea, random: Random) {
  const road = random.pick(area.roads);
  const nudge = () => (random.between(-1000, 1000) / 1000) * NEAR_ROAD_DEGREES;
  return {
    city_name: area.city_name,
    area_name: area.area_name,
    area_id: area.area_id,
    address: `${area.city_name}${area.area_name}${road.name}${random.between(2, 298)}號`,
    lat: round(road.lat + nudge(), 5),
    lng: round(road.lng + nudge(), 5),
  };
}

// Half of the stores serve at almost any hour, so that a visitor at night finds dinner too.
function makeHours(id: number, cuisine: Cuisine, random: Random): OpeningHours {
  if (id % 4 === 1) return allDay();
  if (id % 4 === 3) return [{ days: EVERY_DAY, start: "06:00", end: "02:00" }];
  if (cuisine.key === "breakfast") return [{ days: EVERY_DAY, start: "05:30", end: "14:00" }];
  if (cuisine.key === "fried") return [{ days: EVERY_DAY, start: "15:00", end: "02:00" }];
  if (id % 8 === 2) {
    const days = EVERY_DAY.filter((day) => day !== 1);
    return [
      { days, start: "11:00", end: "14:30" },
      { days, start: "17:00", end: "21:30" },
    ];
  }
  return [{ days: EVERY_DAY, ...random.pick(weeklyHours) }];
}

function allDay(): OpeningHours {
  return [{ days: EVERY_DAY, start: "00:00", end: "24:00" }];
}

function makeMinimums(id: number, random: Random) {
  return {
    min_charge: id % 9 === 4 ? 99.5 : random.pick([0, 0, 0, 50, 100]),
    delivery_min_amount: random.pick([0, 100, 150, 200, 300]),
    fodomo_delivery_min_amount: random.pick([0, 0, 80, 100, 120, 150, 200, 250, 300]),
    eatin_min_amount: random.pick([0, 0, 100]),
    business_reservation_min_amount: random.pick([500, 800, 1000]),
  };
}

function makePayments(id: number) {
  const methods = id % 3 === 2 ? ALL_PAYMENTS : "2,5";
  return {
    take_payment_method: methods,
    delivery_payment_method: methods,
    business_reservation_payment_method: id % 4 === 1 ? "5,7" : "",
    disable_payment_method: id % 19 === 6 ? "2" : "",
  };
}

function makeOffers(
  id: number,
): Record<"global_coupon" | "brand_coupon" | "store_coupon", StoreCouponConfig | null> {
  const cut = (name: string, full_money: number, cut_money: number) => ({
    name,
    full_cut: { full_money, cut_money },
    full_delivery_free_cut: null,
  });
  const free = (full_delivery_free_cut: number) => ({
    name: `滿 ${full_delivery_free_cut} 免運費`,
    full_cut: null,
    full_delivery_free_cut,
  });
  return {
    global_coupon: id % 7 === 2 ? cut("滿 300 折 30", 300, 30) : null,
    brand_coupon: id % 5 === 1 ? free(id % 2 === 0 ? 250 : 399) : null,
    store_coupon: id % 8 === 4 ? cut("本店滿 500 折 60", 500, 60) : null,
  };
}

function makeRatings(id: number, random: Random) {
  const avg_star_count = random.between(37, 49) / 10;
  const isNew = id % 11 === 6;
  return {
    avg_star_count,
    star_num: isNew ? random.between(3, 12) : random.between(20, 480),
    service_score: serviceTitles.map((title) => ({
      title,
      avg_score_percent: Math.min(99, Math.round(avg_star_count * 20) + random.between(-4, 5)),
    })),
    total_order_count: isNew ? random.between(4, 40) : random.between(80, 2600),
  };
}

function flag(isOn: boolean): 0 | 1 {
  return isOn ? 1 : 0;
}

function round(value: number, decimals: number) {
  return Number(value.toFixed(decimals));
}
