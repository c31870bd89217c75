import { disallowed, type OrderFacts } from "@/backend/modules/checkout/disallow-rules";
import { refusalAt } from "@/lib/checkout/refusal-place";
import { DINING_TYPE, OPEN_STATUS } from "@/lib/contracts/codes";
import { makeOrderFacts } from "../../factories/order-facts";

const FREE = { is_disallow_order: 0, disallow_order_reason: "" } as const;
const PLACES = ["range", "time", "payment", "coupon"] as const;
type Place = (typeof PLACES)[number];

const quoted = (reason: string) =>
  ({ is_disallow_order: 1, disallow_order_reason: reason }) as const;

function placesOf(message: string): Place[] {
  const order = quoted(message);
  return PLACES.filter((place) => refusalAt(place, { order, refusal: null }) === message);
}

/** The server's own sentences, so that another wording there is noticed here. */
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
])("%s is told where the server's rule says %o", (place, facts) => {
  const reason = disallowed(makeOrderFacts(facts))?.reason ?? "";
  expect(reason).not.toBe("");
  expect(placesOf(reason)).toEqual(place === null ? [] : [place]);
});

it.each<[message: string, places: Place[]]>([
  ["預訂時段有誤，請重新選擇時段", ["time"]],
  ["店家不提供此付款方式，請重新選擇", ["payment"]],
  ["此付款方式暫不提供，請重新選擇", ["payment"]],
  ["找不到此信用卡，請重新選擇", ["payment"]],
  ["找不到此優惠券，請重新選擇", ["coupon"]],
  ["信用卡付款未成功，訂單未成立，請改用其他卡片或付款方式", ["payment"]],
  ["LINE Pay 暫時無法付款，訂單未成立，請改用其他付款方式", ["payment"]],
  ["訂單已取消，款項將退回原付款方式", []],
  ["付款服務忙碌中，請稍後再試", []],
  ["", []],
])("%s: of what the order itself is answered", (message, places) => {
  const told = PLACES.filter((place) => refusalAt(place, { order: FREE, refusal: { message } }));
  expect(told).toEqual(places);
});

it.each(PLACES)("what the order itself was answered is the newer word: %s", (place) => {
  const order = quoted("外送超出運營服務範圍，預訂時段已額滿，請改用其他付款方式");
  expect(refusalAt(place, { order, refusal: { message: "休息中" } })).toBeNull();
});

it("a reason that no longer stands is none", () => {
  const order = { ...quoted("無訂餐服務"), is_disallow_order: 0 } as const;
  expect(refusalAt("time", { order, refusal: null })).toBeNull();
});
