import {
  checkLook,
  confirmStatus,
  detailsStatus,
  linePayNetAmount,
  linePayRefundKind,
} from "../../../../backend/modules/payments/line-pay-status-rules.ts";

const expected = {
  transaction_id: "2026112100000000001",
  attempt_no: "F26112100000001-1",
  amount: 318,
};
const OTHER_TRANSACTION = "2026112100000000002";
const NO_HISTORY = "1150";

const payInfo = (...amounts: number[]) =>
  amounts.map((amount) => ({ method: "CREDIT_CARD", amount }));
const refusal = (returnCode: string) => ({ ok: false, returnCode, returnMessage: "" }) as const;
const unknown = { ok: "unknown" } as const;

const confirmAnswer = (values: object) => ({
  ok: true as const,
  info: {
    transactionId: expected.transaction_id,
    orderId: expected.attempt_no,
    payInfo: payInfo(300, 18),
    ...values,
  },
});

const paymentRow = (values: object = {}) => ({
  transactionId: expected.transaction_id,
  orderId: expected.attempt_no,
  transactionType: "PAYMENT",
  payStatus: "CAPTURE",
  currency: "TWD",
  payInfo: payInfo(300, 18),
  refundList: [] as { refundTransactionId: string; refundAmount: number }[],
  ...values,
});
const details = (...info: ReturnType<typeof paymentRow>[]) => ({ ok: true as const, info });

it.each([
  ["the transaction of the order", {}, "paid"],
  ["another amount", { payInfo: payInfo(300) }, "unsure"],
  ["another transaction", { transactionId: OTHER_TRANSACTION }, "unsure"],
  ["another order", { orderId: "F26112100000002-1" }, "unsure"],
] as const)("returns the expected status for a confirmation of %s", (_what, values, status) => {
  expect(confirmStatus(confirmAnswer(values), expected)).toBe(status);
});

it.each([
  ["1169", "untouched"],
  ["1101", "failed"],
  ["1280", "failed"],
  ["1298", "failed"],
  ["1270", "unsure"],
  ["12800", "unsure"],
  ["9000", "unsure"],
] as const)(
  "a confirmation that LINE Pay refuses with %s gives the status %s (PV-04)",
  (returnCode, status) => {
    expect(confirmStatus(refusal(returnCode), expected)).toBe(status);
  },
);

it.each([
  ["the captured amount", details(paymentRow()), "paid"],
  ["another amount", details(paymentRow({ payInfo: payInfo(1) })), "other-amount"],
  [
    "another transaction only",
    details(paymentRow({ transactionId: OTHER_TRANSACTION })),
    "untouched",
  ],
  ["an authorisation only", details(paymentRow({ payStatus: "AUTHORIZATION" })), "untouched"],
  ["a refund only", details(paymentRow({ transactionType: "PAYMENT_REFUND" })), "untouched"],
  ["no history", refusal(NO_HISTORY), "untouched"],
  ["another refusal", refusal("9000"), "unsure"],
  ["no answer", unknown, "unsure"],
] as const)("returns the expected status for payment details with %s", (_what, result, status) => {
  expect(detailsStatus(result, expected)).toBe(status);
});

const refundedDetails = (...amounts: number[]) =>
  details(
    paymentRow({
      refundList: amounts.map((refundAmount) => ({
        refundTransactionId: OTHER_TRANSACTION,
        refundAmount,
      })),
    }),
  );

it.each([
  ["a captured payment", details(paymentRow()), 318, "refund"],
  ["a payment refunded in part", refundedDetails(-100), 218, "refund"],
  ["a payment refunded in two parts", refundedDetails(-300, -18), 0, "done"],
  ["no capture", details(), 0, "refund"],
  ["no history", refusal(NO_HISTORY), 0, "refund"],
  ["another refusal", refusal("9000"), null, "unsure"],
  ["no answer", unknown, null, "unsure"],
] as const)("returns the amount held and the refund kind for %s", (_what, result, held, way) => {
  expect(linePayNetAmount(result, expected)).toBe(held);
  expect(linePayRefundKind(result, expected)).toBe(way);
});

it.each([
  ["a captured payment", details(paymentRow()), "refund"],
  ["a payment with less than NT$118 refunded", refundedDetails(-100), "refund"],
  ["a payment with NT$118 refunded", refundedDetails(-118), "done"],
  ["no capture", details(), "unsure"],
  ["no history", refusal(NO_HISTORY), "unsure"],
] as const)(
  "returns the refund kind for %s when NT$200 must stay with the shop",
  (_what, result, way) => {
    expect(linePayRefundKind(result, expected, 200)).toBe(way);
  },
);

it.each([
  ["authorised", "authorised"],
  ["completed", "authorised"],
  ["waiting", "untouched"],
  ["cancelled", "failed"],
  ["failed", "failed"],
] as const)(
  "returns the expected result for the check of a transaction that is %s",
  (state, look) => {
    expect(checkLook({ ok: true, info: { state } })).toBe(look);
  },
);

it("returns unsure for a check without an answer", () => {
  expect(checkLook(unknown)).toBe("unsure");
});
