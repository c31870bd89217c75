import { sealPayuni } from "../../backend/providers/payuni-envelope.ts";
import { sandboxProviders } from "../../config/provider-config.ts";
import { openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { type PayuniPayer, payuniPayer } from "../backend/modules/payments/payuni-payer";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { expectSamePayments } from "../setup/provider-ledgers";

jest.setTimeout(60_000);

const { payuni: keys } = sandboxProviders({});
let backend: TestBackend;
let shop: Shop;
let payer: PayuniPayer;
let id: number;
let number: string;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
  payer = await payuniPayer(shop);
  const { envelope } = await shop.order({ pay_type: 10 });
  id = envelope.data.id;
  await payer.open(envelope.data.payment_url_web);
  ({ attempt_no: number } = await shop.paymentOf(id));
});
afterAll(async () => {
  await expectSamePayments(backend);
  await backend.close();
});

type Form = Record<string, string>;
const claim = (values: Form = {}): Form => ({
  Status: "SUCCESS",
  MerID: keys.merchantId,
  MerTradeNo: number,
  TradeNo: "1732176000000123456",
  TradeAmt: "318",
  TradeStatus: "1",
  ...values,
});
const sealed = async (values: Form = {}, by = keys): Promise<Form> => ({
  Status: "SUCCESS",
  MerID: keys.merchantId,
  Version: "2.0",
  ...(await sealPayuni(claim(values), by)),
});
const changed = async (change: (form: Form) => Form): Promise<Form> => change(await sealed());

const otherKeys = { ...keys, hashKey: "another-merchants-hash-key-00001" };
const CASES: [what: string, forged: () => Promise<Form>][] = [
  ["no content", async () => ({})],
  ["plain fields", async () => claim()],
  ["no hash", () => changed(({ HashInfo: _hash, ...form }) => form)],
  ["an empty hash", () => changed((form) => ({ ...form, HashInfo: "" }))],
  ["a wrong hash", () => changed((form) => ({ ...form, HashInfo: "0".repeat(64) }))],
  [
    "a shortened hash",
    () => changed((form) => ({ ...form, HashInfo: form.HashInfo?.slice(1) ?? "" })),
  ],
  [
    "a hash in small letters",
    () => changed((form) => ({ ...form, HashInfo: form.HashInfo?.toLowerCase() ?? "" })),
  ],
  ["no text", () => changed(({ EncryptInfo: _text, ...form }) => form)],
  ["an empty text", () => changed((form) => ({ ...form, EncryptInfo: "" }))],
  [
    "a truncated text",
    () => changed((form) => ({ ...form, EncryptInfo: form.EncryptInfo?.slice(0, -2) ?? "" })),
  ],
  [
    "half a byte less",
    () => changed((form) => ({ ...form, EncryptInfo: form.EncryptInfo?.slice(0, -1) ?? "" })),
  ],
  [
    "one changed digit",
    () => changed((form) => ({ ...form, EncryptInfo: form.EncryptInfo?.replace(/^./, "5") ?? "" })),
  ],
  [
    "a text that is not hexadecimal",
    () => changed((form) => ({ ...form, EncryptInfo: "<script>" })),
  ],
  ["another merchant's keys", () => sealed({}, otherKeys)],
  ["another merchant inside", () => sealed({ MerID: "OTHER01" })],
  ["no merchant inside", () => sealed({ MerID: "" })],
  ["an unknown number", () => sealed({ MerTradeNo: "F26112199999999-1" })],
  ["no number", () => sealed({ MerTradeNo: "" })],
  ["a number that is code", () => sealed({ MerTradeNo: "F1' or '1'='1" })],
  ["a number with a line break", () => sealed({ MerTradeNo: `${number}\r\nSet-Cookie: a=b` })],
  ["an unknown binding", () => sealed({ MerTradeNo: "Bunknown" })],
];

describe("forged notifications (RE-05)", () => {
  afterEach(async () => {
    expect(await shop.orderOf(id)).toMatchObject({ order_status: -1, pay_status: 0 });
    expect(await shop.balance("charge:")).toBe(0);
    expect((await shop.events()).map(({ event }) => event)).toEqual(["ordered"]);
  });

  it.each(CASES)("with %s are refused", async (_what, forged) => {
    const answer = await payer.notify("/notify/payuni", await forged());
    expect([answer.statusCode, answer.body]).toEqual([400, "FAIL"]);
    expect(backend.audited.at(-1)).toMatchObject({ kind: "notice-forged", provider: "payuni" });
    const { statusCode, headers } = await payer.notify("/notify/payuni-return", await forged());
    expect(statusCode).toBe(303);
    expect(String(headers.location)).toMatch(
      /^http:\/\/localhost:3000\/(checkout|third\/payunireturn(\?number=[\w-]+)?)$/,
    );
  });

  it.each([
    ["paid, which PAYUNi's books deny", {}],
    ["another sum", { TradeAmt: "1" }],
    ["another trade", { TradeNo: "1" }],
    ["failed", { Status: "UNAPPROVED", TradeStatus: "2" }],
    ["cancelled", { TradeStatus: "3" }],
    ["expired", { TradeStatus: "4" }],
    ["refunded", { TradeStatus: "1", RefundStatus: "2" }],
    ["a state that does not exist", { TradeStatus: "99" }],
  ] as [string, Form][])(
    "with a valid seal and %s are accepted and change nothing (PV-07)",
    async (_what, values) => {
      const answer = await payer.notify("/notify/payuni", await sealed(values));
      expect([answer.statusCode, answer.body]).toEqual([200, "SUCCESS"]);
    },
  );

  it.each(["application/json", "text/plain", "multipart/form-data; boundary=x"])(
    "as %s are not read",
    async (type) => {
      const { statusCode } = await backend.app.inject({
        method: "POST",
        url: "/notify/payuni",
        headers: { "content-type": type },
        payload: JSON.stringify(await sealed()),
      });
      expect([400, 415]).toContain(statusCode);
    },
  );

  it("of more than 64 KiB are cut off", async () => {
    const form = { ...(await sealed()), more: "x".repeat(64 * 1024) };
    expect((await payer.notify("/notify/payuni", form)).statusCode).toBe(413);
  });

  it("only the webhook routes read forms", async () => {
    const { statusCode } = await backend.app.inject({
      method: "POST",
      url: "/UserApi/outLogin",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "a=b",
    });
    expect(statusCode).toBe(415);
  });
});
