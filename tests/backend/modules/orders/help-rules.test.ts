import { fc } from "@/tests/setup/seeded-properties";
import {
  amountLeft,
  areLinesOpen,
  type HelpFacts,
  helpAmount,
  helpKinds,
  isAutomatic,
  linesLeft,
  refundWay,
} from "../../../../backend/modules/orders/help-rules.ts";
import { HELP_KINDS, ORDER_STATUS } from "../../../../lib/contracts/codes.ts";

const HOUR_SECONDS = 3600;
const DELIVERED = 1_000_000;
const LINES = ["missing", "wrong", "damaged"];

/** Two lunch boxes of NT$100 and a soup of NT$40, with a fee of NT$30, delivered in time. */
const order = (values: Partial<HelpFacts> = {}): HelpFacts => ({
  order_status: ORDER_STATUS.delivered,
  track: "platform",
  subtotal: 240,
  service_fee: 0,
  pay_total: 270,
  fee_paid: 30,
  delivered_time: DELIVERED,
  arrived_time: DELIVERED,
  promised_end: DELIVERED,
  lines: [
    { line: 0, name: "便當", quantity: 2, total_price: 200 },
    { line: 1, name: "湯", quantity: 1, total_price: 40 },
  ],
  reported: [],
  payment: { id: 1, provider: "line-pay", amount: 270, refund_due: 0 },
  ...values,
});
const missingPieces = (line: number, quantity: number) => ({
  kind: "missing" as const,
  lines: [{ line, quantity }],
});
const makeReport = (values: Partial<HelpFacts["reported"][number]> = {}) => ({
  kind: "missing" as const,
  amount: 0,
  state: "waiting" as const,
  lines: [],
  ...values,
});

describe("what can be reported (OR-20)", () => {
  it.each([
    ["at the delivery", {}, 0, [...HELP_KINDS]],
    ["48 hours later", {}, 48 * HOUR_SECONDS, [...HELP_KINDS]],
    ["a second after 48 hours", {}, 48 * HOUR_SECONDS + 1, []],
    ["of a pickup", { track: "pickup" }, 0, LINES],
    [
      "after a report of the delay",
      { reported: [makeReport({ kind: "late" })] },
      0,
      [...LINES, "not-arrived"],
    ],
    ["of an order that did not arrive", { reported: [makeReport({ kind: "not-arrived" })] }, 0, []],
    [
      "on the way, in time",
      { order_status: ORDER_STATUS.delivering, delivered_time: null },
      29 * 60,
      [],
    ],
    [
      "on the way, half an hour late",
      { order_status: ORDER_STATUS.delivering, delivered_time: null },
      30 * 60,
      ["not-arrived"],
    ],
    [
      "at the store",
      { order_status: ORDER_STATUS.confirming, delivered_time: null },
      9 * HOUR_SECONDS,
      [],
    ],
    [
      "of a cancelled order",
      { order_status: ORDER_STATUS.cancelled, delivered_time: null },
      9 * HOUR_SECONDS,
      [],
    ],
  ] as const)("%s", (_when, values, seconds, kinds) => {
    expect(helpKinds(order(values as Partial<HelpFacts>), DELIVERED + seconds)).toEqual(kinds);
  });

  it("takes each piece of a line once, also after a refusal", () => {
    const facts = order({
      reported: [makeReport({ state: "declined", lines: [{ line: 0, quantity: 1 }] })],
    });
    expect(linesLeft(facts).map(({ left }) => left)).toEqual([1, 1]);
    expect(areLinesOpen(facts, missingPieces(0, 1))).toBe(true);
    expect(areLinesOpen(facts, missingPieces(0, 2))).toBe(false);
    expect(areLinesOpen(facts, missingPieces(9, 1))).toBe(false);
    const twice = {
      kind: "missing" as const,
      lines: [...missingPieces(1, 1).lines, ...missingPieces(1, 1).lines],
    };
    expect(areLinesOpen(facts, twice)).toBe(false);
    expect(areLinesOpen(facts, { kind: "missing", lines: [] })).toBe(false);
    expect(areLinesOpen(facts, { kind: "late", lines: [] })).toBe(true);
    expect(areLinesOpen(facts, { ...missingPieces(0, 1), kind: "late" })).toBe(false);
  });
});

describe("the refund (OR-21)", () => {
  it.each([
    ["a piece", {}, missingPieces(0, 1), 100],
    ["a line", {}, missingPieces(0, 2), 200],
    [
      "a piece of an order with a discount of a quarter",
      { pay_total: 210 },
      missingPieces(0, 1),
      75,
    ],
    ["an odd share, rounded down", { pay_total: 200 }, missingPieces(1, 1), 28],
    ["a piece of an order that points paid", { pay_total: 0 }, missingPieces(0, 1), 0],
    [
      "a service fee does not count as food",
      { service_fee: 10, pay_total: 280 },
      missingPieces(0, 2),
      200,
    ],
    ["a delivery in time", {}, { kind: "late" as const, lines: [] }, 0],
    [
      "a delivery half an hour late",
      { promised_end: DELIVERED - 1800 },
      { kind: "late" as const, lines: [] },
      30,
    ],
    [
      "a late delivery whose courier was at the door in time",
      { promised_end: DELIVERED - 1800, arrived_time: DELIVERED - 60 },
      { kind: "late" as const, lines: [] },
      0,
    ],
    ["an order that did not arrive", {}, { kind: "not-arrived" as const, lines: [] }, 270],
    [
      "an order of which a part was refunded",
      { reported: [makeReport({ amount: 100, state: "refunded" as const })] },
      { kind: "not-arrived" as const, lines: [] },
      170,
    ],
    [
      "an order of which a part was declined",
      { reported: [makeReport({ amount: 100, state: "declined" as const })] },
      { kind: "not-arrived" as const, lines: [] },
      270,
    ],
  ])("%s", (_what, values, scope, amount) => {
    expect(helpAmount(order(values), scope)).toBe(amount);
  });

  it("of all reports together is never more than what was paid", () => {
    const quantities = fc.array(
      fc.record({ line: fc.constantFrom(0, 1), kind: fc.constantFrom(...HELP_KINDS) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(quantities, fc.integer({ min: 0, max: 400 }), (reports, pay_total) => {
        const facts = order({ pay_total, promised_end: 0 });
        for (const { kind, line } of reports) {
          const scope = LINES.includes(kind)
            ? { kind, lines: [{ line, quantity: 1 }] }
            : { kind, lines: [] };
          if (!helpKinds(facts, DELIVERED).includes(kind) || !areLinesOpen(facts, scope)) continue;
          facts.reported.push(makeReport({ ...scope, amount: helpAmount(facts, scope) }));
        }
        const sum = facts.reported.reduce((all, { amount }) => all + amount, 0);
        expect(sum).toBeLessThanOrEqual(pay_total);
        expect(amountLeft(facts)).toBe(pay_total - sum);
      }),
    );
  });

  it.each([
    ["a part by LINE Pay", {}, 100, "provider"],
    ["all of it", {}, 270, "provider"],
    ["more than the payment still holds", { refund_due: 200 }, 100, "contact"],
    ["a part by icash Pay", { provider: "icash-pay" }, 100, "contact"],
    ["all of it by icash Pay", { provider: "icash-pay" }, 270, "provider"],
    ["nothing", {}, 0, "contact"],
  ] as const)("the refund of %s is made by the way %s", (_what, payment, amount, way) => {
    const paid = { id: 1, provider: "line-pay" as const, amount: 270, refund_due: 0, ...payment };
    expect(refundWay(order({ payment: paid }), amount)).toBe(way);
  });

  it("of a cash order is arranged by the operator", () => {
    expect(refundWay(order({ payment: null }), 100)).toBe("contact");
  });
});

describe("a refund without the operator (OR-22)", () => {
  const small = {
    kind: "missing" as const,
    amount: 100,
    way: "provider" as const,
    photo_count: 0,
    automatic: { count: 0, sum: 0 },
  };
  it.each([
    ["a missing piece", {}, true],
    ["a delay that the records show", { kind: "late" }, true],
    ["a wrong piece with a photo", { kind: "wrong", photo_count: 1 }, true],
    ["a wrong piece without a photo", { kind: "wrong" }, false],
    ["a damaged piece without a photo", { kind: "damaged" }, false],
    ["an order that did not arrive", { kind: "not-arrived", photo_count: 1 }, false],
    ["NT$200", { amount: 200 }, true],
    ["NT$201", { amount: 201 }, false],
    ["a cash order", { way: "contact" }, false],
    ["the second one of a month", { automatic: { count: 1, sum: 200 } }, true],
    ["the third one of a month", { automatic: { count: 2, sum: 20 } }, false],
    ["one that makes NT$401 in a month", { automatic: { count: 1, sum: 301 } }, false],
  ] as const)("%s", (_what, values, expected) => {
    expect(isAutomatic({ ...small, ...values })).toBe(expected);
  });
});
