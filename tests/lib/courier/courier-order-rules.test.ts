import { isSessionOver } from "@/lib/checkout/after-order";
import { REASON } from "@/lib/contracts/answer-code";
import { showsCourierOrder } from "@/lib/courier/courier-stage";
import { courierOrderHeadline, courierOrderTimeline } from "@/lib/courier/courier-timeline";
import { photoFault } from "@/lib/courier/parcel-photo";
import { isStoredCourierOrder } from "@/lib/courier/stored-courier-order";
import { stopFaults } from "@/lib/courier/validate-courier-order";
import {
  COURIER_MARK,
  makeCourierOrder,
  makeCourierOrderDraft,
} from "@/tests/factories/courier-order-shapes";

const orderWithSteps = (
  order_status: number,
  ...steps: ReturnType<typeof makeCourierOrder>["events"][0]["step"][]
) =>
  makeCourierOrder({
    order_status,
    events: steps.map((step, at) => ({ step, order_status, create_time: 1000 + at })),
  });

describe("the headline and timeline of a courier order (RU-50)", () => {
  it.each([
    [orderWithSteps(-1, "placed"), "awaitingPayment"],
    [orderWithSteps(0, "placed"), "placed"],
    [orderWithSteps(1, "placed", "accepted"), "finding"],
    [orderWithSteps(1, "placed", "accepted", "courier-waiting"), "waiting"],
    [orderWithSteps(4, "placed", "accepted", "courier-waiting", "left"), "delivering"],
    [orderWithSteps(2, "placed", "accepted", "left", "delivered"), "delivered"],
    [orderWithSteps(-2, "placed", "cancelled-by-member"), "byMember"],
    [orderWithSteps(-2, "placed", "courier-waiting", "cancelled-by-courier"), "byCourier"],
    [orderWithSteps(-2), "cancelled"],
    [orderWithSteps(99), "processing"],
  ])('case %#: the headline of %o is "%s"', (courierOrder, headline) => {
    expect(courierOrderHeadline(courierOrder)).toBe(headline);
  });

  it('the timeline has the step "courier-waiting" between "accepted" and "left"', () => {
    const timeline = courierOrderTimeline(
      orderWithSteps(1, "placed", "accepted", "courier-waiting"),
    );
    expect(timeline.map(({ step, state }) => `${step} ${state}`)).toEqual([
      "placed done",
      "accepted done",
      "courier-waiting now",
      "left to-come",
      "delivered to-come",
    ]);
    const later = courierOrderTimeline(
      orderWithSteps(4, "placed", "accepted", "courier-waiting", "left"),
    );
    expect(later.map(({ state }) => state)).toEqual(["done", "done", "done", "now", "to-come"]);
  });
});

describe("showsCourierOrder: the page shows the newest courier order instead of the form", () => {
  it.each([
    ["not before the first order", { status: 0, order_id: 0 }, null, false, false],
    ["for an order in progress", { status: 1, order_id: 7 }, 7, false, true],
    ["while the order waits for its payment", { status: -1, order_id: 7 }, 7, false, true],
    [
      "not after a return from the payment page without a payment",
      { status: -1, order_id: 7 },
      7,
      true,
      false,
    ],
    [
      "after a return without a payment, when the order is paid later",
      { status: 0, order_id: 7 },
      7,
      true,
      true,
    ],
    [
      "not after a return without a payment, when the order is cancelled",
      { status: -2, order_id: 7 },
      7,
      true,
      false,
    ],
    ["for a finished order", { status: 2, order_id: 7 }, undefined, false, true],
    [
      "not when the customer has started another order after a finished order",
      { status: 2, order_id: 7 },
      null,
      false,
      false,
    ],
  ])("%s", (_what, status, sent, isBack, isShown) => {
    const stored = sent === undefined ? null : { order_id: sent };
    expect(showsCourierOrder({ status, stored, isBack })).toBe(isShown);
  });
});

describe("the checks of pick-up and destination (EX-04)", () => {
  const { pickup, destination } = makeCourierOrderDraft();
  it.each([
    [{}, null],
    [{ pickup: { ...pickup, address: null } }, "pickup-address"],
    [{ pickup: { ...pickup, contact_name: " " } }, "pickup-name"],
    [
      {
        pickup: { ...pickup, contact_phone: "02" },
        destination: { ...destination, address: null },
      },
      "pickup-phone",
    ],
    [{ destination: { ...destination, address: null } }, "destination-address"],
    [{ destination: { ...destination, contact_phone: "0912" } }, "destination-phone"],
  ])(
    "put the first missing or invalid field first, and return nothing if every field is valid (case %#)",
    (part, field) => {
      expect(stopFaults(makeCourierOrderDraft(part))[0]?.field ?? null).toBe(field);
    },
  );

  it("return all faults in the order of the page (CK-132)", () => {
    const stop = { address: null, contact_name: "", contact_phone: "", remark: "" };
    const faults = stopFaults(makeCourierOrderDraft({ pickup: stop, destination: stop }));
    expect(faults.map(({ field }) => field)).toEqual([
      "pickup-address",
      "pickup-name",
      "pickup-phone",
      "destination-address",
      "destination-name",
      "destination-phone",
    ]);
  });
});

it.each([
  ["image/jpeg", 1000, null],
  ["image/webp", 5 * 1024 * 1024, null],
  ["image/heic", 1000, "photo-type"],
  ["image/svg+xml", 1000, "photo-type"],
  ["image/png", 5 * 1024 * 1024 + 1, "photo-size"],
])("a photo of type %s with %s bytes has the fault %j (EX-09)", (type, size, fault) => {
  expect(photoFault({ type, size })).toBe(fault);
});

it.each([
  [2, undefined, true],
  [1, REASON.courierSessionEnded, true],
  [1, REASON.timeSlot, false],
  [1, undefined, false],
  [-1, undefined, false],
])(
  "a refusal with code %s and reason %j means that the session has ended: %s (EX-02)",
  (code, reason, isGone) => {
    expect(isSessionOver({ code, message: "連線已失效，請重新進入", reason })).toBe(isGone);
  },
);

describe("a stored courier order", () => {
  const stored = {
    session: COURIER_MARK,
    order_id: null,
    unanswered: null,
    draft: makeCourierOrderDraft(),
  };
  it("is restored if it is valid", () =>
    expect(isStoredCourierOrder(JSON.parse(JSON.stringify(stored)))).toBe(true));
  it.each([
    null,
    { ...stored, draft: null },
    { ...stored, draft: { ...stored.draft, quantity: 6 } },
    { ...stored, draft: { ...stored.draft, pay_type: "5" } },
    { ...stored, draft: { ...stored.draft, pickup: { ...stored.draft.pickup, address: "x" } } },
    { ...stored, order_id: -1 },
  ])("is ignored if it has an invalid value (case %#)", (value) => {
    expect(isStoredCourierOrder(value)).toBe(false);
  });
});
