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

/** An order of two lunch boxes (NT$100 each) and a soup (NT$40) with a delivery fee of NT$30, delivered in time. */
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

describe("the problems that can be reported (OR-20)", () => {
  it.each([
    ["are all kinds at the time of delivery", {}, 0, [...HELP_KINDS]],
    ["are all kinds 48 hours after the delivery", {}, 48 * HOUR_SECONDS, [...HELP_KINDS]],
    ["are none if the delivery was more than 48 hours ago", {}, 48 * HOUR_SECONDS + 1, []],
    ["are only the problems with products for a pick-up order", { track: "pickup" }, 0, LINES],
    [
      "do not include a delay that was already reported",
      { reported: [makeReport({ kind: "late" })] },
      0,
      [...LINES, "not-arrived"],
    ],
    [
      "are none if the order was already reported as not arrived",
      { reported: [makeReport({ kind: "not-arrived" })] },
      0,
      [],
    ],
    [
      "are none for an order on its way that is 29 minutes late",
      { order_status: ORDER_STATUS.delivering, delivered_time: null },
      29 * 60,
      [],
    ],
    [
      'are only "not-arrived" for an order on its way that is 30 minutes late',
      { order_status: ORDER_STATUS.delivering, delivered_time: null },
      30 * 60,
      ["not-arrived"],
    ],
    [
      "are none for an order that is still at the store",
      { order_status: ORDER_STATUS.confirming, delivered_time: null },
      9 * HOUR_SECONDS,
      [],
    ],
    [
      "are none for a cancelled order",
      { order_status: ORDER_STATUS.cancelled, delivered_time: null },
      9 * HOUR_SECONDS,
      [],
    ],
  ] as const)("%s", (_when, values, seconds, kinds) => {
    expect(helpKinds(order(values as Partial<HelpFacts>), DELIVERED + seconds)).toEqual(kinds);
  });

  it("cannot be about a portion that an earlier report has named, even if that report was declined", () => {
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

describe("the refund of a report (OR-21)", () => {
  it.each([
    ["is the price of a missing portion", {}, missingPieces(0, 1), 100],
    ["is the price of all missing portions of a line", {}, missingPieces(0, 2), 200],
    [
      "is reduced by a quarter if the food had a discount of a quarter",
      { pay_total: 210 },
      missingPieces(0, 1),
      75,
    ],
    ["is rounded down", { pay_total: 200 }, missingPieces(1, 1), 28],
    ["is NT$0 for an order with nothing to pay", { pay_total: 0 }, missingPieces(0, 1), 0],
    [
      "does not include the service fee",
      { service_fee: 10, pay_total: 280 },
      missingPieces(0, 2),
      200,
    ],
    [
      "is NT$0 for a delivery in time that was reported as late",
      {},
      { kind: "late" as const, lines: [] },
      0,
    ],
    [
      "is the delivery fee for a delivery that was half an hour late",
      { promised_end: DELIVERED - 1800 },
      { kind: "late" as const, lines: [] },
      30,
    ],
    [
      "is NT$0 for a delivery half an hour late if the courier arrived at the address only 29 minutes late",
      { promised_end: DELIVERED - 1800, arrived_time: DELIVERED - 60 },
      { kind: "late" as const, lines: [] },
      0,
    ],
    [
      "is the whole amount for an order that did not arrive",
      {},
      { kind: "not-arrived" as const, lines: [] },
      270,
    ],
    [
      "is the remaining amount for an order that did not arrive and had an earlier refund",
      { reported: [makeReport({ amount: 100, state: "refunded" as const })] },
      { kind: "not-arrived" as const, lines: [] },
      170,
    ],
    [
      "is the whole amount for an order that did not arrive if an earlier report was declined",
      { reported: [makeReport({ amount: 100, state: "declined" as const })] },
      { kind: "not-arrived" as const, lines: [] },
      270,
    ],
  ])("%s", (_what, values, scope, amount) => {
    expect(helpAmount(order(values), scope)).toBe(amount);
  });

  it("is never more than the paid amount for all reports together", () => {
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
    ["provider", "a part of a LINE Pay payment", {}, 100],
    ["provider", "a whole LINE Pay payment", {}, 270],
    ["contact", "more than is left of a payment", { refund_due: 200 }, 100],
    ["contact", "a part of an icash Pay payment", { provider: "icash-pay" }, 100],
    ["provider", "a whole icash Pay payment", { provider: "icash-pay" }, 270],
    ["contact", "NT$0", {}, 0],
  ] as const)('has the way "%s" if it is %s', (way, _what, payment, amount) => {
    const paid = { id: 1, provider: "line-pay" as const, amount: 270, refund_due: 0, ...payment };
    expect(refundWay(order({ payment: paid }), amount)).toBe(way);
  });

  it('has the way "contact" if the order was paid in cash', () => {
    expect(refundWay(order({ payment: null }), 100)).toBe("contact");
  });
});

describe("isAutomatic, whether a refund needs no operator (OR-22)", () => {
  const small = {
    kind: "missing" as const,
    amount: 100,
    way: "provider" as const,
    photo_count: 0,
    automatic: { count: 0, sum: 0 },
  };
  it.each([
    ["a missing portion of NT$100", {}, true],
    ["a late delivery", { kind: "late" }, true],
    ["a wrong product with a photo", { kind: "wrong", photo_count: 1 }, true],
    ["a wrong product without a photo", { kind: "wrong" }, false],
    ["a damaged product without a photo", { kind: "damaged" }, false],
    ["an order that did not arrive", { kind: "not-arrived", photo_count: 1 }, false],
    ["a missing portion of NT$200", { amount: 200 }, true],
    ["a missing portion of NT$201", { amount: 201 }, false],
    ["a refund that the operator must arrange", { way: "contact" }, false],
    ["the second automatic refund in 30 days", { automatic: { count: 1, sum: 200 } }, true],
    ["the third automatic refund in 30 days", { automatic: { count: 2, sum: 20 } }, false],
    [
      "a refund that brings the automatic refunds in 30 days to NT$401",
      { automatic: { count: 1, sum: 301 } },
      false,
    ],
  ] as const)("for %s (%j) is %s", (_what, values, expected) => {
    expect(isAutomatic({ ...small, ...values })).toBe(expected);
  });
});
