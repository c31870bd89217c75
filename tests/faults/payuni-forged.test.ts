import { sealPayuni } from "../../backend/providers/payuni-envelope.ts";
import { sandboxProviders } from "../../config/provider-config.ts";
import { ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../lib/contracts/codes.ts";
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
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.payuni });
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
const sealNotice = async (values: Form = {}, by = keys): Promise<Form> => ({
  Status: "SUCCESS",
  MerID: keys.merchantId,
  Version: "2.0",
  ...(await sealPayuni(claim(values), by)),
});
const changeNotice = async (change: (form: Form) => Form): Promise<Form> =>
  change(await sealNotice());

const otherKeys = { ...keys, hashKey: "another-merchants-hash-key-00001" };
const CASES: [what: string, forged: () => Promise<Form>][] = [
  ["no content", async () => ({})],
  ["fields that are not encrypted", async () => claim()],
  ["no hash", () => changeNotice(({ HashInfo: _hash, ...form }) => form)],
  ["an empty hash", () => changeNotice((form) => ({ ...form, HashInfo: "" }))],
  ["a wrong hash", () => changeNotice((form) => ({ ...form, HashInfo: "0".repeat(64) }))],
  [
    "a shortened hash",
    () => changeNotice((form) => ({ ...form, HashInfo: form.HashInfo?.slice(1) ?? "" })),
  ],
  [
    "a hash in lower-case letters",
    () => changeNotice((form) => ({ ...form, HashInfo: form.HashInfo?.toLowerCase() ?? "" })),
  ],
  ["no encrypted text", () => changeNotice(({ EncryptInfo: _text, ...form }) => form)],
  ["an empty encrypted text", () => changeNotice((form) => ({ ...form, EncryptInfo: "" }))],
  [
    "a truncated encrypted text",
    () => changeNotice((form) => ({ ...form, EncryptInfo: form.EncryptInfo?.slice(0, -2) ?? "" })),
  ],
  [
    "an encrypted text that is half a byte too short",
    () => changeNotice((form) => ({ ...form, EncryptInfo: form.EncryptInfo?.slice(0, -1) ?? "" })),
  ],
  [
    "an encrypted text with one changed digit",
    () =>
      changeNotice((form) => ({
        ...form,
        EncryptInfo: form.EncryptInfo?.replace(/^./, "5") ?? "",
      })),
  ],
  [
    "an encrypted text that is not hexadecimal",
    () => changeNotice((form) => ({ ...form, EncryptInfo: "<script>" })),
  ],
  ["a text that is encrypted with another merchant's keys", () => sealNotice({}, otherKeys)],
  ["another merchant's id in the encrypted text", () => sealNotice({ MerID: "OTHER01" })],
  ["no merchant id in the encrypted text", () => sealNotice({ MerID: "" })],
  ["an unknown payment attempt number", () => sealNotice({ MerTradeNo: "F26112199999999-1" })],
  ["no payment attempt number", () => sealNotice({ MerTradeNo: "" })],
  [
    "an SQL expression as the payment attempt number",
    () => sealNotice({ MerTradeNo: "F1' or '1'='1" }),
  ],
  [
    "a payment attempt number with a line break",
    () => sealNotice({ MerTradeNo: `${number}\r\nSet-Cookie: a=b` }),
  ],
  ["a card-binding number that does not exist", () => sealNotice({ MerTradeNo: "Bunknown" })],
];

describe("PAYUNi notices (RE-05)", () => {
  afterEach(async () => {
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.awaitingPayment,
      pay_status: PAY_STATUS.unpaid,
    });
    expect(await shop.balance("charge:")).toBe(0);
    expect((await shop.events()).map(({ event }) => event)).toEqual(["ordered"]);
  });

  it.each(CASES)(
    "with %s are refused, and the payer's return with the same form only redirects to the shop",
    async (_what, forged) => {
      const answer = await payer.notify("/notify/payuni", await forged());
      expect([answer.statusCode, answer.body]).toEqual([400, "FAIL"]);
      expect(backend.audited.at(-1)).toMatchObject({ kind: "notice-forged", provider: "payuni" });
      const { statusCode, headers } = await payer.notify("/notify/payuni-return", await forged());
      expect(statusCode).toBe(303);
      expect(String(headers.location)).toMatch(
        /^http:\/\/localhost:3000\/(checkout|third\/payunireturn(\?number=[\w-]+)?)$/,
      );
    },
  );

  it.each([
    ["a paid state that a query at PAYUNi does not confirm", {}],
    ["another amount", { TradeAmt: "1" }],
    ["another trade number", { TradeNo: "1" }],
    ['the state "failed"', { Status: "UNAPPROVED", TradeStatus: "2" }],
    ['the state "cancelled"', { TradeStatus: "3" }],
    ['the state "expired"', { TradeStatus: "4" }],
    ['the state "refunded"', { TradeStatus: "1", RefundStatus: "2" }],
    ["a state that does not exist", { TradeStatus: "99" }],
  ] as [string, Form][])(
    "with a valid hash and %s are answered with SUCCESS and change no order (PV-07)",
    async (_what, values) => {
      const answer = await payer.notify("/notify/payuni", await sealNotice(values));
      expect([answer.statusCode, answer.body]).toEqual([200, "SUCCESS"]);
    },
  );

  it.each(["application/json", "text/plain", "multipart/form-data; boundary=x"])(
    "are refused if their content type is %s",
    async (type) => {
      const { statusCode } = await backend.app.inject({
        method: "POST",
        url: "/notify/payuni",
        headers: { "content-type": type },
        payload: JSON.stringify(await sealNotice()),
      });
      expect([400, 415]).toContain(statusCode);
    },
  );

  it("are refused if they are larger than 64 KiB", async () => {
    const form = { ...(await sealNotice()), more: "x".repeat(64 * 1024) };
    expect((await payer.notify("/notify/payuni", form)).statusCode).toBe(413);
  });
});

it("a call that is not a notice, such as outLogin, answers a form body with 415", async () => {
  const { statusCode } = await backend.app.inject({
    method: "POST",
    url: "/UserApi/outLogin",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "a=b",
  });
  expect(statusCode).toBe(415);
});
