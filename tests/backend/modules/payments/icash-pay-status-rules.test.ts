import {
  icashNetAmount,
  icashRefundKind,
  icashStatus,
} from "../../../../backend/modules/payments/icash-pay-status-rules.ts";

const EXPECTED = { attempt_no: "F26112100000001-1", amount: 318 };
const trade = (values: object = {}) => ({
  MerchantTradeNo: EXPECTED.attempt_no,
  TransactionID: "ICP1",
  TradeStatus: 1,
  TotalAmount: "31800",
  ...values,
});
const status = (values?: object) => icashStatus({ ok: true, info: trade(values) }, EXPECTED);

it.each([
  [0, "untouched"],
  [1, "paid"],
  [2, "failed"],
  [3, "unsure"],
  [4, "failed"],
  [5, "paid"],
  [6, "failed"],
  [7, "failed"],
  [8, "unsure"],
])('trade status %i gives the payment status "%s" (PV-13)', (TradeStatus, word) => {
  expect(status({ TradeStatus })).toBe(word);
});

it.each(["31801", "318", "3180000", "0", "031800"])(
  'a paid trade of an order of NT$318 gives the status "other-amount" if its TotalAmount is "%s" and not "31800"',
  (sum) => {
    expect(status({ TotalAmount: sum })).toBe("other-amount");
  },
);

it('an answer about another trade gives the status "unsure"', () => {
  expect(status({ MerchantTradeNo: "F26112100000001-2" })).toBe("unsure");
});

it('a refusal because the trade does not exist gives "untouched"; any other refusal and a missing answer give "unsure"', () => {
  expect(icashStatus({ ok: "unknown" }, EXPECTED)).toBe("unsure");
  const refused = { ok: false as const, returnMessage: "" };
  expect(icashStatus({ ...refused, returnCode: "1001" }, EXPECTED)).toBe("unsure");
  expect(icashStatus({ ...refused, returnCode: "2001" }, EXPECTED)).toBe("untouched");
});

it.each([
  [1, "refund"],
  [5, "refund"],
  [2, "done"],
  [3, "stuck"],
  [0, "stuck"],
  [7, "stuck"],
])('a trade in status %i has the refund kind "%s"', (TradeStatus, way) => {
  expect(icashRefundKind(trade({ TradeStatus }))).toBe(way);
});

it.each([
  ["a paid trade", 318, 1],
  ["a trade that was refunded in part", null, 3],
  ["a refunded trade", 0, 2],
])(
  "the amount that icash Pay holds for %s is NT$%p (null: unknown)",
  (_trade, held, TradeStatus) => {
    expect(icashNetAmount({ ok: true, info: trade({ TradeStatus }) })).toBe(held);
  },
);
