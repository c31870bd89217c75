import { generateKeyPairSync } from "node:crypto";
import { sealIcashPay, signIcashPay } from "../../backend/providers/icash-pay-envelope.ts";
import { sandboxProviders } from "../../config/provider-config.ts";
import { ORDER_STATUS, PAY_STATUS, PAY_TYPE } from "../../lib/contracts/codes.ts";
import { openShop, type Shop } from "../backend/modules/checkout/order-shop";
import { type IcashPayer, icashPayer } from "../backend/modules/payments/icash-payer";
import { createTestBackend, type TestBackend } from "../setup/in-process-backend";
import { expectSamePayments } from "../setup/provider-ledgers";

jest.setTimeout(60_000);

const { icashPay: keys } = sandboxProviders({});
const stranger = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
}).privateKey;

let backend: TestBackend;
let shop: Shop;
let payer: IcashPayer;
let id: number;
let number: string;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
  payer = await icashPayer(shop);
  const { envelope } = await shop.order({ pay_type: PAY_TYPE.icashPay });
  id = envelope.data.id;
  ({ attempt_no: number } = await shop.paymentOf(id));
});
afterAll(async () => {
  await expectSamePayments(backend);
  await backend.close();
});

type Fields = Record<string, unknown>;
type Notice = { form: Record<string, string>; headers: Record<string, string> };

const claim = (values: Fields = {}): Fields => ({
  PlatformID: keys.platformId,
  MerchantID: keys.merchantId,
  MerchantTradeNo: number,
  TransactionID: "1",
  TradeStatus: 1,
  TotalAmount: "31800",
  ...values,
});
const noticeOf = (EncData: string, signature: string): Notice => ({
  form: { EncData },
  headers: { "X-iCP-EncKeyID": keys.keyId, "X-iCP-Signature": signature },
});
/** Makes a notice as icash Pay does. `by` replaces the signing key, and `sealedBy` replaces the encryption key. */
const signNotice = async (
  values: Fields = {},
  { by = keys.sandboxKeys().privateKey, sealedBy = keys as { aesKey: string; aesIv: string } } = {},
): Promise<Notice> => {
  const EncData = await sealIcashPay(claim(values), sealedBy);
  return noticeOf(EncData, signIcashPay(EncData, by));
};
const signedText = (EncData: string) =>
  noticeOf(EncData, signIcashPay(EncData, keys.sandboxKeys().privateKey));
const changeNotice = async (change: (real: Notice) => Notice) => change(await signNotice());
const withSignature = (of: (signature: string) => string) =>
  changeNotice(({ form, headers }) =>
    noticeOf(form.EncData ?? "", of(headers["X-iCP-Signature"] ?? "")),
  );
const withText = (of: (text: string) => string) =>
  changeNotice(({ form, headers }) =>
    noticeOf(of(form.EncData ?? ""), headers["X-iCP-Signature"] ?? ""),
  );

const CASES: [what: string, forged: () => Promise<Notice>][] = [
  ["no content", async () => ({ form: {}, headers: {} })],
  [
    "fields that are not encrypted",
    async () => ({ form: claim() as Record<string, string>, headers: {} }),
  ],
  ["no signature", () => changeNotice(({ form }) => ({ form, headers: {} }))],
  ["an empty signature", () => withSignature(() => "")],
  ["a shortened signature", () => withSignature((text) => text.slice(4))],
  ["a changed signature", () => withSignature((text) => `AAAA${text.slice(4)}`)],
  ["a signature that is not base64", () => withSignature(() => "<script>")],
  [
    "the signature of another text",
    async () =>
      noticeOf(
        (await signNotice()).form.EncData ?? "",
        signIcashPay("x", keys.sandboxKeys().privateKey),
      ),
  ],
  ["a signature with the backend's own key", () => signNotice({}, { by: keys.keys().privateKey })],
  ["a stranger's signature", () => signNotice({}, { by: stranger })],
  ["no encrypted text", () => changeNotice(({ headers }) => ({ form: {}, headers }))],
  ["an empty encrypted text", () => withText(() => "")],
  ["a truncated encrypted text", () => withText((text) => text.slice(0, -4))],
  [
    "an encrypted text with one changed letter",
    () => withText((text) => text.replace(/^./, (one) => (one === "A" ? "B" : "A"))),
  ],
  [
    "a text that is encrypted with another key but has a valid signature",
    () => signNotice({}, { sealedBy: { ...keys, aesKey: "another-merchants-aes-key-000001" } }),
  ],
  ["a text that is not encrypted but has a valid signature", async () => signedText("AAAA")],
  ["an empty text with a valid signature", async () => signedText("")],
  [
    "an encrypted list with a valid signature",
    async () => signedText(await sealIcashPay([], keys)),
  ],
  ["another merchant's id", () => signNotice({ MerchantID: "10509999" })],
  ["no merchant id", () => signNotice({ MerchantID: undefined })],
  ["an unknown payment attempt number", () => signNotice({ MerchantTradeNo: "F26112199999999-1" })],
  ["no payment attempt number", () => signNotice({ MerchantTradeNo: "" })],
  [
    "an SQL expression as the payment attempt number",
    () => signNotice({ MerchantTradeNo: "F1' or '1'='1" }),
  ],
  ["a list as the payment attempt number", () => signNotice({ MerchantTradeNo: [number] })],
];

describe("icash Pay notices (RE-05)", () => {
  beforeEach(() => void backend.audited.splice(0));
  afterEach(async () => {
    expect(await shop.orderOf(id)).toMatchObject({
      order_status: ORDER_STATUS.awaitingPayment,
      pay_status: PAY_STATUS.unpaid,
    });
    expect(await shop.balance("charge:")).toBe(0);
    expect((await shop.events()).map(({ event }) => event)).toEqual(["ordered"]);
  });

  it.each(CASES)("are refused if they have %s", async (_what, forged) => {
    const answer = await payer.notify(await forged());
    expect([answer.statusCode, answer.body]).toEqual([400, "FAIL"]);
    expect(backend.audited).toHaveLength(1);
    expect(backend.audited).toMatchObject([
      { kind: "notice-forged", level: "error", provider: "icash-pay" },
    ]);
  });

  it.each<[string, Fields]>([
    ["a paid state that a query at icash Pay does not confirm", {}],
    ["another amount", { TotalAmount: "100" }],
    ["no amount", { TotalAmount: undefined }],
    ["the state of a payment that waits for settlement", { TradeStatus: 5 }],
    ['the state "cancelled"', { TradeStatus: 4 }],
    ['the state "failed"', { TradeStatus: 7 }],
    ['the state "refunded"', { TradeStatus: 2 }],
    ["a state that does not exist", { TradeStatus: 99 }],
  ])(
    "with a valid signature and %s are answered with SUCCESS and change no order",
    async (_what, values) => {
      const answer = await payer.notify(await signNotice(values));
      expect([answer.statusCode, answer.body]).toEqual([200, "SUCCESS"]);
    },
  );

  it("are refused if they are larger than 64 KiB", async () => {
    const { form, headers } = await signNotice();
    const answer = await payer.notify({ form: { ...form, more: "x".repeat(64 * 1024) }, headers });
    expect(answer.statusCode).toBe(413);
  });
});
