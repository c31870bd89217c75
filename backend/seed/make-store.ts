import {
  INVOICE_ISSUE_TYPE,
  RES_STORE_TYPE,
  STORE_CLASSIFICATION,
} from "../../lib/contracts/codes.ts";
import type { OpeningHours } from "../../lib/contracts/stores.ts";
import type { stores } from "../db/schema/store-tables.ts";
import type { Cuisine } from "./cuisine.ts";
import { mainstayFacts } from "./mainstays.ts";
import { flag } from "./make-food.ts";
import { makeLegal } from "./make-legal.ts";
import { makeOffers } from "./make-offers.ts";
import { makePlace } from "./make-place.ts";
import type { Ratings } from "./make-ratings.ts";
import { coverPictures } from "./picture-index.ts";
import type { Random } from "./random.ts";
import type { SeedArea } from "./seed-areas.ts";
import { signatureCovers, weeklyHours } from "./store-vocabulary.ts";

type StoreRow = typeof stores.$inferInsert;

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const RESTAURANT = {
  store_classification_id: STORE_CLASSIFICATION.restaurant,
  is_items_remark: 1,
  res_store_type: RES_STORE_TYPE.restaurant,
} as const;
const GROCERY = {
  store_classification_id: STORE_CLASSIFICATION.grocery,
  is_items_remark: 0,
  res_store_type: RES_STORE_TYPE.other,
} as const;
/**
 * Each store accepts the pay types of one of these lists. Half of the lists contain every pay type that a private
 * customer can choose.
 */
const PAYMENTS = ["2,5,9,10,11", "2,5,9,10,11", "2,5,10,11", "2,5,9,10,11", "2,5,9", "2,5"];
const NEAR_ONLY_M = 3000;
const WHOLE_RANGE_M = 5000;

type StorePlan = {
  id: number;
  name: string;
  area: SeedArea;
  cuisine: Cuisine;
  ratings: Ratings;
  random: Random;
};

/**
 * Makes the row of a store. Pauses, most opening hours and most dining types depend on the store id, so that they are
 * spread evenly over the stores.
 */
export function makeStore({ id, name, area, cuisine, ratings, random }: StorePlan): StoreRow {
  const cover = random.pick(coversOf(name, cuisine));
  const isGrocery = cuisine.key === "grocery";
  return {
    id,
    name,
    image: cover,
    web_detail_image: cover,
    ...makePlace(area, random),
    intro: random.pick(cuisine.intros),
    opening_hours: isGrocery ? groceryHours(id) : makeHours(id, cuisine, random),
    ...makeService(id, random),
    ...(isGrocery ? GROCERY : RESTAURANT),
    ...(isGrocery ? groceryMinimums(id) : makeMinimums(id, random)),
    invoice_issue_type: INVOICE_ISSUE_TYPE[id % 12 === 5 ? "paper" : "electronic"],
    ...makePayments(id),
    ...makeLegal(random),
    ...makeOffers(id),
    ...ratings,
    ...mainstayFacts(id),
  };
}

/**
 * The cover pictures that a store may have. If the store's name or first type contains a word of `signatureCovers`,
 * they are the pictures of this word, otherwise those of the cuisine.
 */
function coversOf(name: string, { key, types }: Cuisine): readonly string[] {
  const sign = Object.entries(signatureCovers).find(([word]) =>
    `${name} ${types[0]}`.includes(word),
  );
  return coverPictures[sign?.[1] ?? key];
}

function makeService(id: number, random: Random) {
  return {
    is_paused: id % 23 === 11,
    // A store with capacity 0 is busy during all its opening hours.
    capacity: id % 37 === 20 ? 0 : random.pick([15, 20, 20, 30]),
    delivery_radius_m: id % 9 === 7 ? NEAR_ONLY_M : WHOLE_RANGE_M,
    service_rate: id % 5 === 3 ? 5 : 0,
    use_fodomo_deliver: flag(id % 6 !== 5),
    has_delivery: flag(id % 17 !== 9),
    has_take: flag(id % 17 !== 13),
    has_eatin: flag(random.chance(0.3)),
    has_business_reservation: flag(id % 4 === 1),
    reservation: flag(id % 10 !== 7),
  };
}

// Half of the restaurants are open for at least 20 hours a day, so that visitors find open stores at night too.
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

function groceryHours(id: number): OpeningHours {
  return id % 4 === 1 ? allDay() : [{ days: EVERY_DAY, start: "06:00", end: "24:00" }];
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
    business_reservation_min_amount: random.pick([800, 1000, 1500, 2000, 3000]),
  };
}

function groceryMinimums(id: number) {
  return {
    min_charge: 0,
    delivery_min_amount: id % 2 === 0 ? 299 : 199,
    fodomo_delivery_min_amount: id % 2 === 0 ? 299 : 199,
    eatin_min_amount: 0,
    business_reservation_min_amount: 1000,
    has_eatin: flag(false),
    has_take: flag(true),
    has_delivery: flag(true),
    is_paused: false,
    delivery_radius_m: WHOLE_RANGE_M,
  };
}

function makePayments(id: number) {
  const methods = PAYMENTS[id % PAYMENTS.length] ?? "2,5";
  return {
    take_payment_method: methods,
    // Some stores accept no cash on delivery.
    delivery_payment_method: id % 14 === 8 ? methods.replace("2,", "") : methods,
    business_reservation_payment_method: businessPayments(id),
    disable_payment_method: id % 19 === 6 ? "2" : "",
  };
}

function businessPayments(id: number) {
  if (id % 4 !== 1) return "";
  return id % 8 === 1 ? "2,5,7,10" : "5,7,10";
}
