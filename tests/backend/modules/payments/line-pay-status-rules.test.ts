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
] as const)('a confirmation of %s (%j) gives the status "%s"', (_what, values, status) => {
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
  'a confirmation that LINE Pay refuses with %s gives the status "%s" (PV-04)',
  (returnCode, status) => {
    expect(confirmStatus(refusal(returnCode), expected)).toBe(status);
  },
);

it.each([
  ["details with the captured amount", "paid", details(paymentRow())],
  ["details with another amount", "other-amount", details(paymentRow({ payInfo: payInfo(1) }))],
  [
    "details of only another transaction",
    "untouched",
    details(paymentRow({ transactionId: OTHER_TRANSACTION })),
  ],
  [
    "details of only an authorisation",
    "untouched",
    details(paymentRow({ payStatus: "AUTHORIZATION" })),
  ],
  [
    "details of only a refund",
    "untouched",
    details(paymentRow({ transactionType: "PAYMENT_REFUND" })),
  ],
  ["a refusal because there is no history", "untouched", refusal(NO_HISTORY)],
  ["another refusal", "unsure", refusal("9000")],
  ["no answer", "unsure", unknown],
] as const)('for payment details, %s gives the status "%s"', (_what, status, result) => {
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
  ["a captured payment", 318, "refund", details(paymentRow())],
  ["a payment refunded in part", 218, "refund", refundedDetails(-100)],
  ["a payment refunded in two parts", 0, "done", refundedDetails(-300, -18)],
  ["details without a capture", 0, "refund", details()],
  ["a refusal because there is no history", 0, "refund", refusal(NO_HISTORY)],
  ["another refusal", null, "unsure", refusal("9000")],
  ["no answer", null, "unsure", unknown],
] as const)(
  'for %s, the amount held is NT$%s and the refund kind is "%s"',
  (_what, held, kind, result) => {
    expect(linePayNetAmount(result, expected)).toBe(held);
    expect(linePayRefundKind(result, expected)).toBe(kind);
  },
);

it.each([
  ["a captured payment", "refund", details(paymentRow())],
  ["a payment with less than NT$118 refunded", "refund", refundedDetails(-100)],
  ["a payment with NT$118 refunded", "done", refundedDetails(-118)],
  ["details without a capture", "unsure", details()],
  ["a refusal because there is no history", "unsure", refusal(NO_HISTORY)],
] as const)(
  'when NT$200 must stay with the shop, the refund kind for %s is "%s"',
  (_what, kind, result) => {
    expect(linePayRefundKind(result, expected, 200)).toBe(kind);
  },
);

it.each([
  ["authorised", "authorised"],
  ["completed", "authorised"],
  ["waiting", "untouched"],
  ["cancelled", "failed"],
  ["failed", "failed"],
] as const)('the check of a transaction that is %s gives "%s"', (state, look) => {
  expect(checkLook({ ok: true, info: { state } })).toBe(look);
});

it('a check without an answer gives "unsure"', () => {
  expect(checkLook(unknown)).toBe("unsure");
});
