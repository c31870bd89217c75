import { distanceMetres } from "../../../../backend/modules/address/distance.ts";
import {
  deliveryFee,
  deliveryFeeText,
  isInDeliveryRange,
  isInTakeRange,
  minimumCharge,
  predictText,
  serviceFee,
  waitingTime,
} from "../../../../backend/modules/catalog/delivery-rules.ts";
import { DINING_TYPE } from "../../../../lib/contracts/codes.ts";

const { pickup, delivery, dineIn, businessReservation, courier } = DINING_TYPE;
const cityHall = { lat: 25.0375, lng: 121.5637 };

describe("distance", () => {
  it("is the straight line in whole metres, plus 30 % for the streets (RU-03)", () => {
    const aHundredthNorth = { lat: cityHall.lat + 0.01, lng: cityHall.lng };
    expect(distanceMetres(cityHall, aHundredthNorth)).toBe(Math.round(1111.949 * 1.3));
  });

  it("is 0 to the same point, equal in both directions, and correct for the opposite side of the earth", () => {
    const mainStation = { lat: 25.0478, lng: 121.517 };
    expect(distanceMetres(cityHall, cityHall)).toBe(0);
    expect(distanceMetres(cityHall, mainStation)).toBe(distanceMetres(mainStation, cityHall));
    const farSide = { lat: -cityHall.lat, lng: cityHall.lng - 180 };
    expect(distanceMetres(cityHall, farSide)).toBe(Math.round(Math.PI * 6_371_000 * 1.3));
  });
});

describe("range", () => {
  it.each([
    [0, true],
    [5000, true],
    [5001, false],
    [null, false],
  ])(
    "a store with a delivery radius of 5,000 m delivers to a distance of %s m (null: unknown): %s (RU-04)",
    (distance_m, expected) => {
      expect(isInDeliveryRange({ delivery_radius_m: 5000 }, distance_m)).toBe(expected);
    },
  );

  it.each([
    [20_000, true],
    [20_001, false],
    [null, true],
  ])(
    "a customer may pick up at a distance of %s m (null: unknown): %s (RU-04)",
    (distance_m, expected) => {
      expect(isInTakeRange(distance_m)).toBe(expected);
    },
  );
});

describe("delivery fee", () => {
  it.each([
    [delivery, 0, 35, "外送費 NT$35"],
    [delivery, 2000, 35, "外送費 NT$35"],
    [delivery, 2001, 45, "外送費 NT$45"],
    [delivery, 2700, 45, "外送費 NT$45"],
    [delivery, 3000, 45, "外送費 NT$45"],
    [delivery, 3001, 55, "外送費 NT$55"],
    [delivery, 5000, 65, "外送費 NT$65"],
    [delivery, null, 35, "外送費 NT$35 起"],
    [pickup, 2700, 0, "免運費"],
    [dineIn, 2700, 0, "免運費"],
    [businessReservation, 2700, 0, "免運費"],
  ])(
    "of dining type %s at a distance of %s m (null: unknown) is NT$%s: %s (RU-05)",
    (dining_type, distance_m, fee, text) => {
      expect(deliveryFee(dining_type, distance_m)).toBe(fee);
      expect(deliveryFeeText(dining_type, distance_m)).toBe(text);
    },
  );
});

describe("service fee (RU-06)", () => {
  it.each([
    ["is 5 % of the subtotal", 260, 5, delivery, 13],
    ["rounds half a dollar up", 130, 5, delivery, 7],
    ["rounds less than half a dollar down", 129, 5, delivery, 6],
    ["is at most NT$40", 810, 5, delivery, 40],
    ["is 0 for a store without a rate", 260, 0, delivery, 0],
    ["is 0 for pick-up", 260, 5, pickup, 0],
  ])("%s", (_rule, subtotal, service_rate, dining_type, expected) => {
    expect(serviceFee(subtotal, { service_rate }, dining_type)).toBe(expected);
  });
});

describe("minimum order amount (CA-43 to CA-45)", () => {
  const store = {
    min_charge: 99.5,
    use_fodomo_deliver: 1,
    fodomo_delivery_min_amount: 150,
    delivery_min_amount: 200,
    eatin_min_amount: 300,
    business_reservation_min_amount: 2000,
  } as const;

  it.each([
    ["of pick-up is min_charge, rounded", pickup, {}, 100],
    ["of delivery by the operator is fodomo_delivery_min_amount", delivery, {}, 150],
    [
      "of delivery by the store is delivery_min_amount",
      delivery,
      { use_fodomo_deliver: 0 } as const,
      200,
    ],
    ["of dine-in is eatin_min_amount", dineIn, {}, 300],
    ["of a business reservation is business_reservation_min_amount", businessReservation, {}, 2000],
    ["of a courier order is 0", courier, {}, 0],
  ])("%s", (_rule, dining_type, values, expected) => {
    expect(minimumCharge({ ...store, ...values }, dining_type)).toBe(expected);
  });
});

describe("estimated time (RU-08)", () => {
  it.each([
    ["is 12 minutes for a store that is working on no order", pickup, 0, 0, 12, "約 15 分鐘可取餐"],
    [
      "adds two minutes for each group of up to three orders that the store is working on",
      pickup,
      0,
      4,
      16,
      "約 20 分鐘可取餐",
    ],
    ["counts at most 45 minutes of preparation", pickup, 0, 200, 45, "約 45 分鐘可取餐"],
    ["has no travel time for dine-in", dineIn, 4000, 0, 12, "約 15 分鐘可取餐"],
    [
      "adds a minute per 250 m and is rounded up to a multiple of five minutes",
      delivery,
      2000,
      0,
      20,
      "20~30 分鐘",
    ],
    ["is five minutes more at 2,001 m than at 2,000 m", delivery, 2001, 0, 25, "25~35 分鐘"],
    [
      "is 50 minutes at 5,000 m from a store that is working on 19 orders",
      delivery,
      5000,
      19,
      50,
      "50~60 分鐘",
    ],
    ["counts 2 km if the address is unknown", delivery, null, 0, 20, "20~30 分鐘"],
    [
      "has a text without minutes for a business reservation",
      businessReservation,
      0,
      0,
      15,
      "依預訂時段送達",
    ],
  ])("%s", (_rule, dining_type, distance_m, open_orders, minutes, text) => {
    const trip = { dining_type, distance_m, open_orders };
    expect(waitingTime(trip)).toBe(minutes);
    expect(predictText(trip)).toBe(text);
  });
});
