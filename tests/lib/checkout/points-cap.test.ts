import { pointsCap, pointsWorth, typedPoints } from "@/lib/checkout/points-cap";
import { fc } from "@/tests/setup/seeded-properties";

const terms = {
  have_op: 288,
  op_exchange_point_limit: 300,
  op_exchange_rate_int: 1,
  total_price: 1000,
  op_delivery_event: { use_points: 30 },
};
type Terms = Partial<typeof terms>;

test.each<[string, Terms, number | null, number]>([
  ["the member's points", {}, null, 288],
  ["the member's points minus the points of the points event (CK-57)", {}, 1, 258],
  ["0 when the points event uses all points", { have_op: 20 }, 1, 0],
  ["the limit of an order (CK-58)", { have_op: 900 }, null, 300],
  [
    "all points of the member when the limit of an order is 0 (no limit)",
    { have_op: 900, op_exchange_point_limit: 0 },
    null,
    900,
  ],
  ["the order's total (CK-59)", { total_price: 155 }, null, 155],
  [
    "the total divided by the exchange rate, rounded down (CK-59)",
    { total_price: 155, op_exchange_rate_int: 2 },
    null,
    77,
  ],
  ["0 when the member has no points (CK-60)", { have_op: 0 }, null, 0],
  ["0 when the member has a negative balance", { have_op: -5 }, null, 0],
])("pointsCap is %s", (_by, values, op_event_id, cap) => {
  expect(pointsCap({ ...terms, ...values }, { op_event_id })).toBe(cap);
});

it("pointsCap is always a whole number that exceeds no limit", () => {
  const amount = fc.integer({ min: 0, max: 100_000 });
  const anyTerms = fc.record({
    have_op: fc.integer({ min: -10, max: 100_000 }),
    op_exchange_point_limit: amount,
    op_exchange_rate_int: fc.integer({ min: 1, max: 50 }),
    total_price: amount,
    op_delivery_event: fc.record({ use_points: amount }),
  });
  fc.assert(
    fc.property(anyTerms, fc.constantFrom(null, 1), (given, op_event_id) => {
      const cap = pointsCap(given, { op_event_id });
      const held = given.have_op - (op_event_id === null ? 0 : given.op_delivery_event.use_points);
      const limit = given.op_exchange_point_limit;
      expect(Number.isInteger(cap) && cap >= 0).toBe(true);
      expect(cap).toBeLessThanOrEqual(Math.max(0, held));
      expect(limit === 0 || cap <= limit).toBe(true);
      expect(pointsWorth(cap, given)).toBeLessThanOrEqual(given.total_price);
    }),
  );
});

test.each([
  ["120", 120],
  ["", 0],
  ["5a00", 5],
  ["-12", 0],
  ["1.5", 1],
  ["1e3", 1],
  [" 12 ", 12],
  ["１２", 12],
  ["點", 0],
  ["500", 288],
  ["9".repeat(400), 288],
])(
  "typedPoints reads the digits at the start of the trimmed text, and returns at most the cap (CK-60): %j",
  (text, points) => {
    expect(typedPoints(text, 288)).toBe(points);
  },
);

it("pointsWorth converts points to NT$ by the backend's exchange rate (CN-07)", () => {
  expect(pointsWorth(120, { op_exchange_rate_int: 1 })).toBe(120);
  expect(pointsWorth(120, { op_exchange_rate_int: 2 })).toBe(240);
});
