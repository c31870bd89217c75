import { fc } from "@/tests/setup/seeded-properties";
import type { Track } from "../../../../backend/db/schema/order-tables.ts";
import {
  cancelUntil,
  type OrderEvent,
  type OrderState,
  orderStep,
  preparationTime,
} from "../../../../backend/modules/orders/order-state-rules.ts";
import { ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../../../lib/contracts/codes.ts";

const NOW = 1_800_000_000;
const state = (values: Partial<OrderState> = {}): OrderState => ({
  order_status: ORDER_STATUS.ordered,
  pay_status: PAY_STATUS.unpaid,
  track: "platform",
  pay_type: PAY_TYPE.cash,
  pay_total: 250,
  since: NOW,
  begins: NOW,
  ...values,
});
const waiting = { order_status: ORDER_STATUS.awaitingPayment, pay_type: PAY_TYPE.linePay } as const;
const paid = { pay_status: PAY_STATUS.paid, pay_type: PAY_TYPE.linePay } as const;

function statesAfter(start: OrderState, events: OrderEvent[]) {
  const path: number[] = [start.order_status];
  for (const event of events) {
    const current = { ...start, order_status: path.at(-1) } as OrderState;
    path.push(orderStep(current, event)?.order_status ?? current.order_status);
  }
  return path;
}
const accept = { type: "store-accepts" } as const;
const leave = { type: "leaves" } as const;
const arrive = { type: "arrives" } as const;

describe("the end of free cancelling (RU-30)", () => {
  const MINUTE = 60;
  const HOUR = 3600;
  const order = (values: Partial<Parameters<typeof preparationTime>[0]> = {}) => ({
    is_reservation: 0 as 0 | 1,
    reservation_start_time: -1,
    paid_time: null,
    create_time: NOW,
    ...values,
  });
  const reservedOrder = (reservation_start_time: number) =>
    order({ is_reservation: 1, reservation_start_time });

  it.each([
    ["an order placed for now", order(), NOW + 5 * MINUTE],
    [
      "an order that was paid a minute after it was placed",
      order({ paid_time: NOW + MINUTE }),
      NOW + 6 * MINUTE,
    ],
    ["a reservation in two hours", reservedOrder(NOW + 2 * HOUR), NOW + 90 * MINUTE],
    ["a reservation in 33 minutes", reservedOrder(NOW + 33 * MINUTE), NOW + 5 * MINUTE],
    ["a reservation in 20 minutes", reservedOrder(NOW + 20 * MINUTE), NOW + 5 * MINUTE],
  ])("for %s is the last second in which the customer can cancel", (_what, placed, until) => {
    const { paid_time, create_time } = placed;
    const current = state({ since: paid_time ?? create_time, begins: preparationTime(placed) });
    expect(cancelUntil(current, until)).toBe(until);
    expect(cancelUntil(current, until + 1)).toBeNull();
    expect(cancelUntil({ ...current, order_status: ORDER_STATUS.confirming }, NOW)).toBeNull();
  });
});

describe("the states of an order", () => {
  it.each`
    track         | pay_type            | path
    ${"platform"} | ${PAY_TYPE.cash}    | ${[0, 1, 4, 2]}
    ${"platform"} | ${PAY_TYPE.linePay} | ${[0, 1, 4, 2]}
    ${"self"}     | ${PAY_TYPE.linePay} | ${[0, 7, 8, 2]}
    ${"self"}     | ${PAY_TYPE.cash}    | ${[0, 7, 8, 11]}
  `(
    'an order of track "$track" with pay type $pay_type passes the states $path',
    ({ track, pay_type, path }) => {
      expect(statesAfter(state({ track, pay_type }), [accept, leave, arrive])).toEqual(path);
    },
  );

  it("a pick-up order is delivered when it leaves the store", () => {
    expect(statesAfter(state({ track: "pickup" }), [accept, leave, arrive])).toEqual([0, 1, 2, 2]);
  });

  it("a payment of the whole amount places the order and commits its holds (RU-29)", () => {
    expect(orderStep(state(waiting), { type: "paid", amount: 250 })).toEqual({
      order_status: ORDER_STATUS.ordered,
      pay_status: PAY_STATUS.paid,
      effects: ["commit-holds"],
    });
  });

  it.each([249, 251, 0, -250])(
    "a payment of NT$%d for an order of NT$250 changes nothing",
    (amount) => {
      expect(orderStep(state(waiting), { type: "paid", amount })).toBeNull();
    },
  );

  it.each(["payment-failed", "payment-expired"] as const)(
    'the event "%s" cancels the order and releases its holds',
    (type) => {
      expect(orderStep(state(waiting), { type })).toEqual({
        order_status: ORDER_STATUS.cancelled,
        pay_status: PAY_STATUS.failed,
        effects: ["release-holds"],
      });
    },
  );

  it("a payment that arrives after the cancellation is refunded, and the order stays cancelled (RU-29)", () => {
    const late = state({
      ...waiting,
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.failed,
    });
    expect(orderStep(late, { type: "paid", amount: 250 })).toEqual({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunding,
      effects: ["refund"],
    });
  });

  it("the customer can cancel within five minutes, but not after the store has accepted the order (RU-30)", () => {
    const cancel = (seconds: number) => ({ type: "cancelled", now: NOW + seconds }) as const;
    expect(orderStep(state(paid), cancel(300))).toMatchObject({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.refunding,
    });
    expect(orderStep(state(paid), cancel(301))).toBeNull();
    expect(
      orderStep(state({ ...paid, order_status: ORDER_STATUS.confirming }), cancel(1)),
    ).toBeNull();
  });

  it.each([0, 1, 7] as const)(
    "the store's rejection of a paid order in state %d cancels the order and refunds the money (RU-31)",
    (order_status) => {
      const rejected = orderStep(state({ ...paid, order_status }), { type: "store-rejects" });
      expect(rejected).toEqual({
        order_status: ORDER_STATUS.cancelled,
        pay_status: PAY_STATUS.refunding,
        effects: ["release-holds", "refund"],
      });
    },
  );

  it("the store's rejection of an unpaid order cancels the order without a refund", () => {
    expect(orderStep(state(), { type: "store-rejects" })).toEqual({
      order_status: ORDER_STATUS.cancelled,
      pay_status: PAY_STATUS.unpaid,
      effects: ["release-holds"],
    });
  });
});

const eventArb: fc.Arbitrary<OrderEvent> = fc.oneof(
  fc.constantFrom(250, 249, 1).map((amount) => ({ type: "paid" as const, amount })),
  fc.nat(900).map((after) => ({ type: "cancelled" as const, now: NOW + after })),
  fc
    .constantFrom(
      "payment-failed",
      "payment-expired",
      "store-accepts",
      "leaves",
      "arrives",
      "store-rejects",
      "refunded",
    )
    .map((type) => ({ type }) as OrderEvent),
);

/** The steps that RU-28 allows. Each text contains the order status, the event and the next order status. */
const LEGAL: Record<Track, string[]> = {
  platform: ["0 store-accepts 1", "1 leaves 4", "4 arrives 2"],
  self: ["0 store-accepts 7", "7 leaves 8", "8 arrives 2", "8 arrives 11"],
  pickup: ["0 store-accepts 1", "1 leaves 2"],
};
const ANY_TRACK = [
  "-1 paid 0",
  "-1 payment-failed -2",
  "-1 payment-expired -2",
  "-2 paid -2",
  "-2 refunded -2",
  "0 cancelled -2",
  "0 store-rejects -2",
  "1 store-rejects -2",
  "7 store-rejects -2",
];
const LEGAL_MONEY = ["0 1", "0 2", "2 4", "0 4", "1 4", "4 5"];

describe("an order that gets up to 30 random events, in 10,000 runs", () => {
  it("takes only allowed steps, and causes each effect at most once (RE-11, RU-28)", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Track>("platform", "self", "pickup"),
        fc.boolean(),
        fc.array(eventArb, { maxLength: 30 }),
        (track, isOnline, events) => {
          let current = state({ track, ...(isOnline ? waiting : {}) });
          const effects: string[] = [];
          for (const event of events) {
            const step = orderStep(current, event);
            if (!step) continue;
            const move = `${current.order_status} ${event.type} ${step.order_status}`;
            expect([...LEGAL[track], ...ANY_TRACK]).toContain(move);
            if (step.pay_status !== current.pay_status) {
              expect(LEGAL_MONEY).toContain(`${current.pay_status} ${step.pay_status}`);
            }
            if (event.type === "paid") expect(event.amount).toBe(250);
            if (step.order_status === ORDER_STATUS.selfCashDone)
              expect([track, current.pay_type]).toEqual(["self", PAY_TYPE.cash]);
            effects.push(...step.effects);
            current = { ...current, ...step };
          }
          const once = (name: string) => effects.filter((effect) => effect === name).length <= 1;
          expect(["commit-holds", "release-holds", "refund", "deliver"].every(once)).toBe(true);
        },
      ),
      { numRuns: 10_000, seed: 20261121 },
    );
  });
});
