import { createIcashPayClient } from "../../../backend/providers/icash-pay-client.ts";
import { icashAmount } from "../../../backend/providers/icash-pay-wire.ts";
import { MINUTE_MS, type SandboxFixture, startSandbox } from "../sandbox-fixture.ts";

let sandbox: SandboxFixture;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const RETURN_URL = "http://localhost:3000/third/icashpayreturn?id=7";
const TRADE_NUMBER = "F26112100000001-1";

function client(changes: Record<string, unknown> = {}) {
  const { icashPay } = sandbox.config;
  return createIcashPayClient({ ...icashPay, host: `${sandbox.host}/icashpay/api`, ...changes });
}

async function createTrade({ number = TRADE_NUMBER, amount = 259, description = "訂單 1" } = {}) {
  const icashPay = client();
  const payment = { number, store_id: 3, amount, description };
  const urls = { callbackUrl: "http://127.0.0.1:9/notify", redirectUrl: RETURN_URL };
  const created = await icashPay.create({ ...payment, ...urls });
  if (created.ok !== true) throw new Error(`refused: ${JSON.stringify(created)}`);
  const link = new URL(icashPay.bridgeAddress(created.info.TradeToken));
  return {
    created,
    link: link.pathname + link.search,
    choose: (choice: string) =>
      sandbox.app.inject({
        method: "POST",
        url: `/icashpay/pay/${created.info.TradeToken}`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: `choice=${choice}`,
      }),
  };
}
const page = async (url: string) => (await sandbox.app.inject({ method: "GET", url })).body;
const status = async (number = TRADE_NUMBER) => {
  const answer = await client().query(number);
  return answer.ok === true ? answer.info.TradeStatus : answer;
};

test("the app page shows payee, purpose and amount, and the trade expires 20 minutes after its creation", async () => {
  const { created, link } = await createTrade({ amount: 12_340 });
  expect(created.info.ExpiredTime).toBe("2026/11/21 12:20:00");
  const body = await page(link);
  for (const text of ["不會真的扣款", "福饕", "訂單 1", "NT$12,340", TRADE_NUMBER]) {
    expect(body).toContain(text);
  }
});

test.each([
  ["pay", RETURN_URL, 1],
  ["cancel", RETURN_URL, 4],
  ["stay", "/icashpay/pay/", 1],
  ["decline", "/icashpay/pay/", 7],
])(
  "the payer's choice `%s` redirects to %s and sets TradeStatus %i",
  async (choice, location, state) => {
    const { choose } = await createTrade();
    expect(await status()).toBe(0);
    const { statusCode, headers } = await choose(choice);
    expect(statusCode).toBe(303);
    expect(headers.location).toContain(location);
    expect(await status()).toBe(state);
  },
);

test("a second choice on the app page does not change the trade", async () => {
  const { choose, link } = await createTrade();
  await choose("pay");
  await choose("decline");
  expect(await status()).toBe(1);
  expect(await page(link)).toContain("付款完成");
});

test("after 20 minutes the trade is cancelled and the app page has no form", async () => {
  const { choose, link } = await createTrade();
  sandbox.clock.now += 20 * MINUTE_MS;
  await choose("pay");
  expect(await status()).toBe(4);
  const body = await page(link);
  expect(body).toContain("付款時間已過");
  expect(body).not.toContain("<form");
});

test("a trade can be refunded only with its TransactionID, up to its amount, and in full only once", async () => {
  const { choose } = await createTrade();
  const icashPay = client();
  const unpaidTrade = {
    MerchantTradeNo: TRADE_NUMBER,
    TradeStatus: 1,
    TotalAmount: icashAmount(259),
  };
  expect(await icashPay.refund({ ...unpaidTrade, TransactionID: "" }, "R1")).toMatchObject({
    returnCode: "2001",
  });
  await choose("pay");
  const trade = await icashPay.query(TRADE_NUMBER);
  if (trade.ok !== true) throw new Error("no trade");
  expect(await icashPay.refund({ ...trade.info, TransactionID: "x" }, "R1")).toMatchObject({
    returnCode: "2001",
  });
  const tooMuch = icashAmount(260);
  expect(await icashPay.refund(trade.info, "R1", tooMuch)).toMatchObject({ returnCode: "3001" });
  expect(await icashPay.refund(trade.info, "R1")).toMatchObject({ ok: true });
  expect(await status()).toBe(2);
  expect(await icashPay.refund(trade.info, "R2")).toMatchObject({ returnCode: "3001" });
});

test("a trade can be partly refunded once", async () => {
  const { choose } = await createTrade();
  const icashPay = client();
  await choose("pay");
  const trade = await icashPay.query(TRADE_NUMBER);
  if (trade.ok !== true) throw new Error("no trade");
  const part = icashAmount(100);
  expect(await icashPay.refund(trade.info, "R1", part)).toMatchObject({ ok: true });
  expect(await status()).toBe(3);
  expect(await icashPay.refund(trade.info, "R1", part)).toMatchObject({ returnCode: "3001" });
});

test.each([
  ["another platform id", { platformId: "1" }, "1002"],
  ["another merchant id", { merchantId: "1" }, "1002"],
  ["another key id", { keyId: "9" }, "1001"],
])("a query with %s is refused", async (_what, changes, returnCode) => {
  expect(await client(changes).query(TRADE_NUMBER)).toMatchObject({ ok: false, returnCode });
});

test("a query that is signed with another key is refused", async () => {
  const { publicKey } = sandbox.config.icashPay.keys();
  const { privateKey } = sandbox.config.icashPay.sandboxKeys();
  const keys = () => ({ privateKey, publicKey });
  expect(await client({ keys }).query(TRADE_NUMBER)).toMatchObject({ returnCode: "1001" });
});

test("the client treats an answer with a wrong signature as an unknown result", async () => {
  const { publicKey } = sandbox.config.icashPay.sandboxKeys();
  const { privateKey } = sandbox.config.icashPay.keys();
  const keys = () => ({ privateKey, publicKey });
  expect(await client({ keys }).query(TRADE_NUMBER)).toEqual({ ok: "unknown" });
});

test("a trade number is accepted once, and an unknown trade number is not found", async () => {
  await createTrade();
  await expect(createTrade()).rejects.toThrow("2002");
  expect(await status("F26112100000009-1")).toMatchObject({ returnCode: "2001" });
});

test("a wrong token or an unknown choice gets status 404", async () => {
  const { choose } = await createTrade();
  expect((await choose("steal")).statusCode).toBe(404);
  const url = "/icashpay/ICP/?Actions=Mainaction&Event=ICPO002&ValueType=1&Value=x";
  expect((await sandbox.app.inject({ method: "GET", url })).statusCode).toBe(404);
});

test("/icashpay lists recent payments with their state, newest first, and escapes their texts", async () => {
  await createTrade();
  const second = await createTrade({ number: "F26112100000001-2", description: "<b>2</b>" });
  await second.choose("decline");
  const body = await page("/icashpay");
  expect(body.indexOf("付款失敗")).toBeGreaterThan(0);
  expect(body.indexOf("付款失敗")).toBeLessThan(body.indexOf("等待付款"));
  expect(body).toContain("&lt;b&gt;2&lt;/b&gt;");
});
