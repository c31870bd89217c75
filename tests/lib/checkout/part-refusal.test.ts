import { checkOrder, type OrderFacts } from "@/backend/modules/checkout/disallow-rules";
import { refusalOf } from "@/lib/checkout/part-refusal";
import { REASON, type Reason } from "@/lib/contracts/answer-code";
import { DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import { makeOrderFacts } from "../../factories/order-facts";

const FREE = { is_disallow_order: 0, disallow_order_reason: "" } as const;
const PLACES = ["range", "time", "payment", "coupon"] as const;
type Place = (typeof PLACES)[number];
const REASON_OF: Record<Place, Reason> = {
  range: REASON.outOfRange,
  time: REASON.timeSlot,
  payment: REASON.paymentMethod,
  coupon: REASON.coupon,
};

type Refused = { message: string; reason?: string | undefined };
const quoteRefusal = ({ message, reason }: Refused) =>
  ({ is_disallow_order: 1, disallow_order_reason: message, disallow_reason: reason }) as const;

function placesOf(refused: Refused): Place[] {
  const order = quoteRefusal(refused);
  return PLACES.filter((place) => refusalOf(place, { order, refusal: null }) === refused.message);
}

it.each<[place: Place | null, facts: Partial<OrderFacts>]>([
  ["range", { is_in_range: false }],
  ["range", { is_in_range: false, dining_type: DINING_TYPE.pickup }],
  ["time", { is_reservation: 1, takes_reservations: false }],
  ["time", { is_reservation: 1, is_slot_offered: false }],
  ["time", { is_reservation: 1, has_slot_room: false }],
  [
    "time",
    {
      dining_type: DINING_TYPE.businessReservation,
      offered: [DINING_TYPE.businessReservation],
      is_business_member: true,
    },
  ],
  ["payment", { pay_total: 3001 }],
  [null, { open_status: OPEN_STATUS.resting }],
  [null, { open_status: OPEN_STATUS.busy }],
  [null, { offered: [] }],
  [null, { subtotal: 199 }],
  [null, { is_address_complete: false }],
])(
  "the refusal appears at the part %s of the page (null: at no part) when the backend refuses an order with %o",
  (place, facts) => {
    const refused = checkOrder(makeOrderFacts(facts)) ?? { message: "" };
    expect(refused.message).not.toBe("");
    expect(placesOf(refused)).toEqual(place === null ? [] : [place]);
  },
);

it.each<[reason: string | undefined, places: Place[]]>([
  [REASON.outOfRange, ["range"]],
  [REASON.timeSlot, ["time"]],
  [REASON.paymentMethod, ["payment"]],
  [REASON.coupon, ["coupon"]],
  [REASON.paymentPending, []],
  ["a-reason-of-another-backend", []],
  [undefined, []],
])(
  "a refusal with the reason %j appears at the parts %j of the page, whatever its message says",
  (reason, places) => {
    const refusal = { message: "預訂時段已額滿，此優惠券無法使用", reason };
    const refused = PLACES.filter((place) => refusalOf(place, { order: FREE, refusal }));
    expect(refused).toEqual(places);
  },
);

it.each(PLACES)(
  "the part %s of the page uses the refusal of the submit instead of the refusal in the older quote",
  (place) => {
    const order = quoteRefusal({ message: "外送超出運營服務範圍", reason: REASON_OF[place] });
    expect(refusalOf(place, { order, refusal: null })).toBe("外送超出運營服務範圍");
    expect(refusalOf(place, { order, refusal: { message: "休息中" } })).toBeNull();
  },
);

it("refusalOf ignores the reason of a quote that allows the order", () => {
  const order = {
    ...quoteRefusal({ message: "無訂餐服務", reason: REASON.timeSlot }),
    is_disallow_order: 0,
  } as const;
  expect(refusalOf("time", { order, refusal: null })).toBeNull();
});
