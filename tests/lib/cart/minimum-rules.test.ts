import { minimumOf, shortfall } from "@/lib/cart/minimum-rules";
import { DINING_TYPE } from "@/lib/contracts/codes";

const store = {
  min_charge: 99.5,
  mini_charge: 40,
  use_fodomo_deliver: 0,
  delivery_min_amount: 150,
  fodomo_delivery_min_amount: 200,
  eatin_min_amount: 30,
  business_reservation_min_amount: 1000,
} as const;

it.each([
  ["pick-up (min_charge, rounded half up)", DINING_TYPE.pickup, {}, 100],
  ["pick-up without min_charge (mini_charge)", DINING_TYPE.pickup, { min_charge: undefined }, 40],
  ["delivery by the store (delivery_min_amount)", DINING_TYPE.delivery, {}, 150],
  [
    "delivery by the operator (fodomo_delivery_min_amount)",
    DINING_TYPE.delivery,
    { use_fodomo_deliver: 1 },
    200,
  ],
  ["dine-in (eatin_min_amount)", DINING_TYPE.dineIn, {}, 30],
  [
    "business reservation (business_reservation_min_amount)",
    DINING_TYPE.businessReservation,
    {},
    1000,
  ],
  ["a courier order (NT$0)", DINING_TYPE.courier, {}, 0],
] as const)(
  "minimumOf returns the minimum amount for %s (CA-43…45, EN-09)",
  (_name, dining_type, values, expected) => {
    const { min_charge, ...rest } = { ...store, ...values };
    expect(
      minimumOf({ ...rest, ...(min_charge !== undefined && { min_charge }) }, dining_type),
    ).toBe(expected);
  },
);

it.each([
  [149, 1],
  [150, 0],
  [151, 0],
])(
  "a cart of NT$%i with a minimum of NT$150 lacks NT$%i (CA-40, CA-42)",
  (total_price, missing) => {
    expect(shortfall({ total_price, minimum_charge: 150 })).toBe(missing);
  },
);
