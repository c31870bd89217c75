import { parseLinePayJson } from "../../../backend/providers/line-pay-wire.ts";

test("a 19-digit transaction id keeps every digit (PV-03)", () => {
  const text =
    '{"info":{"transactionId": 2023042201206549317,"refundTransactionId":2023042201206549999}}';
  expect(parseLinePayJson(text)).toEqual({
    info: { transactionId: "2023042201206549317", refundTransactionId: "2023042201206549999" },
  });
});

test("does not change a text value that looks like a field with a transaction id", () => {
  const name = '"transactionId": 12';
  expect(parseLinePayJson(JSON.stringify({ name }))).toEqual({ name });
});

test("returns undefined for text that is not JSON", () => {
  expect(parseLinePayJson('{"returnCode":"00')).toBeUndefined();
});
