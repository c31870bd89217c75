import {
  deliveryFeeText,
  diningTypeAt,
  diningTypeBlock,
  isBeyondDelivery,
  memberBlock,
  orderCountText,
  restingText,
  SELECTABLE_DINING_TYPES,
  storeBlock,
  storeTypesText,
  tripTimeText,
} from "@/lib/catalog/store-rules";
import { DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import { makeShownStore } from "../../factories/shown-stores";

it("selectors offer delivery, pick-up and business reservation, but not dine-in (GN-04)", () => {
  expect([...SELECTABLE_DINING_TYPES].sort()).toEqual([
    DINING_TYPE.pickup,
    DINING_TYPE.delivery,
    DINING_TYPE.businessReservation,
  ]);
});

it.each([
  ["delivery and pick-up, delivery chosen", {}, 1, 1],
  ["delivery and pick-up, pick-up chosen", {}, 0, 0],
  ["no delivery (CA-28)", { has_delivery: 0 }, 1, 0],
  ["no pick-up (CA-29)", { has_take: 0 }, 0, 1],
  ["neither delivery nor pick-up, delivery chosen (CA-30)", { has_take: 0, has_delivery: 0 }, 1, 1],
  ["neither delivery nor pick-up, pick-up chosen (CA-30)", { has_take: 0, has_delivery: 0 }, 0, 0],
  ["business reservation", { has_business_reservation: 1 }, 4, 4],
  ["no business reservation but delivery", {}, 4, 1],
  ["no business reservation and no delivery", { has_delivery: 0 }, 4, 0],
  ["no dining type, business reservation chosen", { has_take: 0, has_delivery: 0 }, 4, 4],
] as const)(
  "a store with %s (%j): dining type %i becomes %i",
  (_name, values, wanted, expected) => {
    expect(diningTypeAt(makeShownStore(values), wanted)).toBe(expected);
  },
);

it.each([
  [
    "pick-up at a store without pick-up",
    { has_take: 0 },
    { dining_type: DINING_TYPE.pickup, business_id: 0 },
    "noPickup",
  ],
  [
    "delivery at a store without delivery",
    { has_delivery: 0 },
    { dining_type: DINING_TYPE.delivery, business_id: 0 },
    "noDelivery",
  ],
  [
    "business reservation at a store without business reservation",
    {},
    { dining_type: DINING_TYPE.businessReservation, business_id: 9 },
    "noBusiness",
  ],
  [
    "business reservation as a private member or visitor (CA-31)",
    { has_business_reservation: 1 },
    { dining_type: DINING_TYPE.businessReservation, business_id: 0 },
    "businessOnly",
  ],
  [
    "business reservation as a corporate member",
    { has_business_reservation: 1 },
    { dining_type: DINING_TYPE.businessReservation, business_id: 9 },
    null,
  ],
] as const)(
  "diningTypeBlock for %s (store: %j, choice: %j) returns %j (ST-22, ST-23)",
  (_name, values, choice, expected) => {
    expect(diningTypeBlock(makeShownStore(values), choice)).toBe(expected);
  },
);

const FOR_NOW = {
  dining_type: DINING_TYPE.delivery,
  business_id: 0,
  hasPoint: true,
  is_reservation: 0,
} as const;

it.each([
  ["a visitor in business reservation", 4, 0, "businessOnly"],
  ["a corporate member in business reservation", 4, 9, null],
  ["a visitor in delivery", 1, 0, null],
] as const)(
  "%s (dining type %i, company %i) has the block %j at any store (HM-12)",
  (_who, dining_type, business_id, block) => {
    expect(memberBlock({ dining_type, business_id })).toBe(block);
  },
);

it.each([
  ["that is open and in range", { in_delivery_range: 1 }, {}, null],
  ["that is closed (ST-16)", { open_status: OPEN_STATUS.resting }, {}, "resting"],
  ["that is busy (ST-17)", { open_status: OPEN_STATUS.busy }, {}, "busy"],
  ["out of delivery range (ST-19)", { in_delivery_range: 0 }, {}, "deliveryOutOfRange"],
  [
    "out of range, while the customer's position is unknown",
    { in_delivery_range: 0 },
    { hasPoint: false },
    null,
  ],
  [
    "out of pick-up range (ST-20)",
    { take_service_range: 0 },
    { dining_type: DINING_TYPE.pickup },
    "pickupOutOfRange",
  ],
  [
    "out of delivery range, for a pick-up order",
    { in_delivery_range: 0 },
    { dining_type: DINING_TYPE.pickup },
    null,
  ],
  ["without delivery and pick-up (CA-30)", { has_take: 0, has_delivery: 0 }, {}, "noDelivery"],
  [
    "without delivery and pick-up, for a pick-up order",
    { has_take: 0, has_delivery: 0 },
    { dining_type: DINING_TYPE.pickup },
    "noPickup",
  ],
  [
    "that is closed now, for a reservation",
    { open_status: OPEN_STATUS.resting, in_delivery_range: 1 },
    { is_reservation: 1 },
    null,
  ],
  [
    "that is busy now, for a reservation",
    { open_status: OPEN_STATUS.busy, in_delivery_range: 1 },
    { is_reservation: 1 },
    null,
  ],
  [
    "that is closed now, for a business reservation",
    { open_status: OPEN_STATUS.resting, in_delivery_range: 1, has_business_reservation: 1 },
    { dining_type: DINING_TYPE.businessReservation, business_id: 9 },
    null,
  ],
  [
    "out of delivery range, for a business reservation",
    { in_delivery_range: 0, has_business_reservation: 1 },
    { dining_type: DINING_TYPE.businessReservation, business_id: 9 },
    "deliveryOutOfRange",
  ],
] as const)(
  "storeBlock for a store %s (store: %j, visit: %j) returns %j",
  (_name, values, visit, expected) => {
    const visitState = { ...FOR_NOW, ...visit };
    expect(storeBlock(makeShownStore(values), visitState)).toBe(expected);
  },
);

it.each([
  ["delivery to a place too far away", { distance: 30, in_delivery_range: 0 }, 1, true],
  ["delivery to a place in range", { distance: 3, in_delivery_range: 1 }, 1, false],
  ["delivery to an unknown place", { distance: null, in_delivery_range: 0 }, 1, false],
  ["pick-up from far away", { distance: 30, in_delivery_range: 0 }, 0, false],
] as const)(
  "isBeyondDelivery for %s (store: %j, dining type %i) returns %s",
  (_what, values, dining_type, expected) => {
    expect(isBeyondDelivery(makeShownStore(values), dining_type)).toBe(expected);
  },
);

it.each([
  [1, "甲"],
  [5, "甲/乙/丙/丁/戊"],
  [6, "甲/乙/丙/丁/戊/..."],
])("%i store types are shown as %s (CN-06, HM-08)", (count, text) => {
  const types = [..."甲乙丙丁戊己"].slice(0, count).map((name) => ({ name }));
  expect(storeTypesText(types, null)).toBe(text);
});

it.each([
  [0, "0"],
  [99, "99"],
  [100, "100+"],
])("%i orders are shown as %s (CN-06, HM-09)", (count, text) => {
  expect(orderCountText(count)).toBe(text);
});

it.each([
  [0, "外送費 NT$0", null],
  [35, "外送費 NT$35 起", "外送費 NT$35 起"],
  [1200, "", "NT$1,200"],
])(
  "a delivery fee of NT$%i with the text %j is shown as %j, where null means free (HM-10)",
  (delivery_fee, delivery_fee_txt, expected) => {
    expect(deliveryFeeText({ delivery_fee, delivery_fee_txt }, "zh-TW")).toBe(expected);
  },
);

it("the next opening of a resting store stays on one line: its spaces allow no line break (HM-27)", () => {
  const store = { hours_txt: "明天 11:00 開" };
  expect(restingText("休息中", store, "zh-TW")).toBe("休息中 · 明天\u00a011:00\u00a0開");
  expect(restingText("Closed", store, "en")).toBe("Closed");
});

it("in English, the delivery fee is shown as an amount, and the delivery or pick-up time in minutes (LN-06)", () => {
  expect(deliveryFeeText({ delivery_fee: 35, delivery_fee_txt: "外送費 NT$35 起" }, "en")).toBe(
    "NT$35",
  );
  expect(deliveryFeeText({ delivery_fee: 0, delivery_fee_txt: "免運" }, "en")).toBeNull();
  expect(tripTimeText("20~30 分鐘", "zh-TW")).toBe("20~30 分鐘");
  expect(tripTimeText("20~30 分鐘", "en")).toBe("20~30 min");
  expect(tripTimeText("約 10 分鐘可取餐", "en")).toBe("10 min");
  expect(tripTimeText("稍後", "en")).toBe("");
  expect(tripTimeText(undefined, "en")).toBe("");
});
