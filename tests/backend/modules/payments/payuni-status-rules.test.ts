import {
  isUndecidedCharge,
  payuniNetAmount,
  payuniRefundKind,
  tradeStatus,
} from "../../../../backend/modules/payments/payuni-status-rules.ts";

const trade = (values: object) => ({
  MerTradeNo: "F26112100000001-1",
  TradeNo: "1",
  TradeAmt: 318,
  TradeStatus: 1,
  ...values,
});
const expected = { amount: 318 };

it.each([
  ["paid", {}, "paid"],
  ["paid with another amount", { TradeAmt: 1 }, "other-amount"],
  ["waiting, with an issued payment number", { TradeStatus: 0 }, "untouched"],
  ["unpaid", { TradeStatus: 9 }, "untouched"],
  ["failed", { TradeStatus: 2 }, "failed"],
  ["cancelled", { TradeStatus: 3 }, "failed"],
  ["expired", { TradeStatus: 4 }, "failed"],
  ["to be confirmed", { TradeStatus: 8 }, "unsure"],
  ["in an unknown state", { TradeStatus: 77 }, "unsure"],
] as const)('a trade that is %s (%j) gives the status "%s"', (_what, values, status) => {
  expect(tradeStatus({ ok: true, info: trade(values) }, expected)).toBe(status);
});

it('no answer and a refusal give "unsure", and a number that PAYUNi does not know gives "untouched"', () => {
  expect(tradeStatus({ ok: "unknown" }, expected)).toBe("unsure");
  const refusal = { ok: false, returnCode: "QUERY01002", returnMessage: "" } as const;
  expect(tradeStatus(refusal, expected)).toBe("unsure");
  expect(tradeStatus({ ok: true, info: null }, expected)).toBe("untouched");
});

it.each([
  ["paid", 318, trade({})],
  ["partly refunded", 100, trade({ RefundStatus: 1, RemainAmt: 100 })],
  ["refunded completely", 0, trade({ RefundStatus: 1 })],
  ["failed", 0, trade({ TradeStatus: 2 })],
  ["to be confirmed", null, trade({ TradeStatus: 8 })],
  ["unknown to PAYUNi", 0, null],
] as const)(
  "for a trade that is %s, the amount held is NT$%s (null: unknown)",
  (_what, held, info) => {
    expect(payuniNetAmount({ ok: true, info })).toBe(held);
  },
);

it("the amount held is null when PAYUNi does not answer", () => {
  expect(payuniNetAmount({ ok: "unknown" })).toBeNull();
});

it.each([
  ["requested to be captured", { CloseStatus: 1 }, "cancel"],
  ["no longer requested to be captured", { CloseStatus: 3 }, "cancel"],
  ["not yet requested to be captured", { CloseStatus: 9 }, "cancel"],
  ["captured", { CloseStatus: 2 }, "refund"],
  ["being captured", { CloseStatus: 7 }, "later"],
  ["without a capture state", {}, "later"],
  ["already cancelled", { TradeStatus: 3, CloseStatus: 3 }, "done"],
  ["already refunded", { CloseStatus: 2, RefundStatus: 1 }, "done"],
  ["not paid", { TradeStatus: 9, CloseStatus: 9 }, "later"],
] as const)('the refund kind of a trade that is %s (%j) is "%s"', (_what, values, kind) => {
  expect(payuniRefundKind(trade(values))).toBe(kind);
});

it.each([
  ["before its capture", { CloseStatus: 1 }, "later"],
  ["after its capture", { CloseStatus: 2 }, "refund"],
  ["with NT$68 refunded", { CloseStatus: 2, RefundStatus: 1, RemainAmt: 250 }, "refund"],
  ["with NT$118 refunded", { CloseStatus: 2, RefundStatus: 1, RemainAmt: 200 }, "done"],
  ["cancelled", { TradeStatus: 3 }, "done"],
] as const)(
  'when NT$200 must stay with the shop, the refund kind of a trade %s (%j) is "%s"',
  (_what, values, kind) => {
    expect(payuniRefundKind(trade(values), 200)).toBe(kind);
  },
);

it.each([
  ["UNAPPROVED", false],
  ["CREDIT02007", false],
  ["CREDIT04001", false],
  ["API00003", false],
  ["API00008", true],
  ["API00009", true],
  ["CREDIT00000", true],
  ["CREDIT01006", true],
])(
  "for a charge that PAYUNi refuses with %s, isUndecidedCharge returns %s (true: it may have succeeded)",
  (code, isUndecided) => {
    expect(isUndecidedCharge(code)).toBe(isUndecided);
  },
);
