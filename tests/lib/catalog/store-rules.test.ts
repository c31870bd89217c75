import {
  deliveryFeeText,
  diningTypeAt,
  diningTypeBlock,
  isBeyondDelivery,
  memberBlock,
  orderCountText,
  SELECTABLE_DINING_TYPES,
  storeBlock,
  storeTypesText,
  tripTimeText,
} from "@/lib/catalog/store-rules";
import { DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import { makeShownStore } from "../../factories/shown-stores";

it("a selector offers delivery, pickup and business reservation, never dine-in (GN-04)", () => {
  expect([...SELECTABLE_DINING_TYPES].sort()).toEqual([
    DINING_TYPE.pickup,
    DINING_TYPE.delivery,
    DINING_TYPE.businessReservation,
  ]);
});

it.each([
  ["both offered, delivery", {}, 1, 1],
  ["both offered, pickup", {}, 0, 0],
  ["no delivery (CA-28)", { has_delivery: 0 }, 1, 0],
  ["no pickup (CA-29)", { has_take: 0 }, 0, 1],
  ["neither, delivery stays (CA-30)", { has_take: 0, has_delivery: 0 }, 1, 1],
  ["neither, pickup stays (CA-30)", { has_take: 0, has_delivery: 0 }, 0, 0],
  ["a business reservation", { has_business_reservation: 1 }, 4, 4],
  ["no business reservation, delivery", {}, 4, 1],
  ["no business reservation, nor delivery", { has_delivery: 0 }, 4, 0],
  ["none of them, business reservation stays", { has_take: 0, has_delivery: 0 }, 4, 4],
] as const)("a store with %s: type %i becomes %i", (_name, values, wanted, expected) => {
  expect(diningTypeAt(makeShownStore(values), wanted)).toBe(expected);
});

it.each([
  ["pickup", { has_take: 0 }, { dining_type: DINING_TYPE.pickup, business_id: 0 }, "noPickup"],
  [
    "delivery",
    { has_delivery: 0 },
    { dining_type: DINING_TYPE.delivery, business_id: 0 },
    "noDelivery",
  ],
  ["business", {}, { dining_type: DINING_TYPE.businessReservation, business_id: 9 }, "noBusiness"],
  [
    "business as a visitor (CA-31)",
    { has_business_reservation: 1 },
    { dining_type: DINING_TYPE.businessReservation, business_id: 0 },
    "businessOnly",
  ],
  [
    "business as its member",
    { has_business_reservation: 1 },
    { dining_type: DINING_TYPE.businessReservation, business_id: 9 },
    null,
  ],
] as const)(
  "choosing %s is allowed or blocked (ST-22, ST-23)",
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
  ["its member", 4, 9, null],
  ["a visitor in delivery", 1, 0, null],
] as const)(
  "%s (dining type %i, company %i) has the block %s at any store (HM-12)",
  (_who, dining_type, business_id, block) => {
    expect(memberBlock({ dining_type, business_id })).toBe(block);
  },
);

it.each([
  ["open and in range", { in_delivery_range: 1 }, {}, null],
  ["resting (ST-16)", { open_status: OPEN_STATUS.resting }, {}, "resting"],
  ["busy (ST-17)", { open_status: OPEN_STATUS.busy }, {}, "busy"],
  ["out of delivery range (ST-19)", { in_delivery_range: 0 }, {}, "deliveryOutOfRange"],
  [
    "out of range, but the place is still unknown",
    { in_delivery_range: 0 },
    { hasPoint: false },
    null,
  ],
  [
    "out of pickup range (ST-20)",
    { take_service_range: 0 },
    { dining_type: DINING_TYPE.pickup },
    "pickupOutOfRange",
  ],
  [
    "out of delivery range, for pickup",
    { in_delivery_range: 0 },
    { dining_type: DINING_TYPE.pickup },
    null,
  ],
  ["neither service (CA-30)", { has_take: 0, has_delivery: 0 }, {}, "noDelivery"],
  [
    "neither service, for pickup",
    { has_take: 0, has_delivery: 0 },
    { dining_type: DINING_TYPE.pickup },
    "noPickup",
  ],
  [
    "resting now, for a time it is open",
    { open_status: OPEN_STATUS.resting, in_delivery_range: 1 },
    { is_reservation: 1 },
    null,
  ],
  [
    "busy now, for later",
    { open_status: OPEN_STATUS.busy, in_delivery_range: 1 },
    { is_reservation: 1 },
    null,
  ],
  [
    "resting now, for a business",
    { open_status: OPEN_STATUS.resting, in_delivery_range: 1, has_business_reservation: 1 },
    { dining_type: DINING_TYPE.businessReservation, business_id: 9 },
    null,
  ],
  [
    "too far for a business order",
    { in_delivery_range: 0, has_business_reservation: 1 },
    { dining_type: DINING_TYPE.businessReservation, business_id: 9 },
    "deliveryOutOfRange",
  ],
] as const)("a store %s allows or blocks adding", (_name, values, visit, expected) => {
  const visitState = { ...FOR_NOW, ...visit };
  expect(storeBlock(makeShownStore(values), visitState)).toBe(expected);
});

it.each([
  ["delivery to a place too far away", { distance: 30, in_delivery_range: 0 }, 1, true],
  ["delivery to a place in range", { distance: 3, in_delivery_range: 1 }, 1, false],
  ["delivery to an unknown place", { distance: null, in_delivery_range: 0 }, 1, false],
  ["pickup from far away", { distance: 30, in_delivery_range: 0 }, 0, false],
] as const)("%s: out of range is %s", (_what, values, dining_type, expected) => {
  expect(isBeyondDelivery(makeShownStore(values), dining_type)).toBe(expected);
});

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
])("a fee of %i is shown as %s or as free (HM-10)", (delivery_fee, delivery_fee_txt, expected) => {
  expect(deliveryFeeText({ delivery_fee, delivery_fee_txt }, "zh-TW")).toBe(expected);
});

it("other languages show the amount of the fee and the minutes of the time (LN-06)", () => {
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
