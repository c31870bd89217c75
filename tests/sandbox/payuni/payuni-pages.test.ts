import { createPayuniClient } from "../../../backend/providers/payuni-client.ts";
import { sandboxProviders } from "../../../config/provider-config.ts";
import { seal } from "../../../sandbox/payuni/payuni-seal.ts";
import { buildSandbox } from "../../../sandbox/sandbox-app.ts";
import { readForm } from "../../backend/modules/payments/payuni-payer";
import { NOON, temporaryFolder } from "../sandbox-fixture.ts";

const config = sandboxProviders({});
const payment = {
  number: "F26112100000001-1",
  amount: 318,
  description: "訂單 F26112100000001",
  returnUrl: "http://localhost:3000/api/notify/payuni-return",
  notifyUrl: "http://localhost:3000/api/notify/payuni",
  seconds: 600,
};

function start(ledgerDir: string | null = null) {
  const clock = { now: NOON };
  const notices: Record<string, string>[] = [];
  const post = async (_url: string, form: Record<string, string>) => notices.push(form) * 0 + 200;
  const app = buildSandbox({ ledgerDir, config, now: () => clock.now, isTest: true, post });
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    const answer = await app.inject({
      method: "POST",
      url: new URL(String(url)).pathname,
      headers: init.headers as Record<string, string>,
      payload: String(init.body),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };
  const payuni = createPayuniClient({ ...config.payuni, fetch, now: () => clock.now });
  const send = (url: string, form: Record<string, string>) =>
    app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(form).toString(),
    });
  const open = async (values: Partial<typeof payment & { bindTo: string }> = {}) => {
    const { fields } = await payuni.uppForm({ ...payment, ...values });
    return send("/api/upp", fields);
  };
  const page = async (values = {}) => String((await open(values)).headers.location);
  const see = async (url: string) => (await app.inject(url)).body;
  return { app, clock, notices, payuni, send, open, page, see };
}

let sandbox: ReturnType<typeof start>;
beforeEach(() => {
  sandbox = start();
});
afterEach(() => sandbox.app.close());

test("the payment page shows payee, purpose, amount, cards and a test note, but no offer to save a card", async () => {
  const body = await sandbox.see(await sandbox.page({ amount: 12_340 }));
  for (const text of ["測試付款環境，不會真的扣款", "福饕", "訂單 F26112100000001", "NT$12,340"]) {
    expect(body).toContain(text);
  }
  for (const card of ["VISA", "MasterCard", "JCB"]) expect(body).toContain(card);
  expect(body).not.toContain("記住這張卡");
  expect(body).not.toContain("<script");
});

test("a payment page with bindTo saves the card only if the payer agrees", async () => {
  const first = await sandbox.page({ number: "B1", bindTo: "futao-1" });
  expect(await sandbox.see(first)).toContain("記住這張卡");
  await sandbox.send(first, { choice: "visa" });
  expect(await sandbox.payuni.boundCards("futao-1")).toEqual({ ok: true, info: [] });
  const second = await sandbox.page({ number: "B2", bindTo: "futao-1" });
  await sandbox.send(second, { choice: "jcb", remember: "1" });
  expect(await sandbox.payuni.boundCards("futao-1")).toMatchObject({
    info: [{ Card6No: "356051", CardExpiredDT: "0932", CreditTokenStatus: 1 }],
  });
});

test("a second choice on the payment page does not change the trade", async () => {
  const page = await sandbox.page();
  await sandbox.send(page, { choice: "cancel" });
  await sandbox.send(page, { choice: "visa" });
  expect(await sandbox.payuni.query(payment.number)).toMatchObject({ info: { TradeStatus: 3 } });
});

test("the shop gets a notice of the payment even if the payer closes the window", async () => {
  const page = await sandbox.page();
  const answer = await sandbox.send(page, { choice: "close" });
  expect(answer.body).toContain("可以關閉這個視窗");
  while (sandbox.notices.length === 0) await new Promise(setImmediate);
  const [notice = {}] = sandbox.notices;
  expect(await sandbox.payuni.read(notice)).toMatchObject({
    Status: "SUCCESS",
    MerTradeNo: payment.number,
    TradeAmt: "318",
    TradeStatus: "1",
    Card4No: "0001",
  });
});

test("the payer returns to the ReturnURL with an encrypted form", async () => {
  const page = await sandbox.page();
  await sandbox.send(page, { choice: "decline" });
  const { headers, body } = await sandbox.app.inject(page);
  expect(headers["content-security-policy"]).toContain("form-action 'self' http://localhost:3000;");
  const { action, fields } = readForm(body);
  expect(action).toBe(payment.returnUrl);
  expect(await sandbox.payuni.read(fields)).toMatchObject({ TradeStatus: "2" });
});

test("the payment page expires after the number of seconds that the shop has set", async () => {
  const page = await sandbox.page({ seconds: 60 });
  sandbox.clock.now += 60_000;
  await sandbox.send(page, { choice: "visa" });
  expect(await sandbox.see(page)).toContain("付款時間已過");
  expect(await sandbox.payuni.query(payment.number)).toMatchObject({ info: { TradeStatus: 4 } });
});

test.each([
  ["a trade number that was used before", {}],
  ["a trade number that is too long", { number: "F".repeat(26) }],
  ["an amount of 0", { amount: 0 }],
  ["an amount with a fraction", { amount: 1.5 }],
  ["a lifetime of ten seconds", { seconds: 10 }],
  ["a ReturnURL that is a script", { returnUrl: "javascript:alert(1)" }],
])("a payment page with %s is refused", async (_what, values) => {
  await sandbox.open();
  expect((await sandbox.open(values)).statusCode).toBe(400);
});

const refusal = async (form: Record<string, string>) =>
  (await sandbox.send("/api/trade/query", form)).json().Status;

test("a query with a wrong hash, merchant id or version, or with an old timestamp, is refused", async () => {
  const { fields } = await sandbox.payuni.uppForm(payment);
  expect(await refusal({ ...fields, HashInfo: "0" })).toBe("DEF01007");
  expect(await refusal({ ...fields, MerID: "OTHER" })).toBe("DEF01005");
  expect(await refusal({ ...fields, Version: "9.9" })).toBe("API00003");
  sandbox.clock.now += 601_000;
  expect(await refusal(fields)).toBe("QUERY02009");
});

test.each([
  ["without a timestamp", {}],
  ["with an empty timestamp", { Timestamp: "" }],
  ["with a timestamp that is not a number", { Timestamp: "now" }],
])("a query %s is refused", async (_what, values) => {
  const MerID = config.payuni.merchantId;
  const fields: Record<string, string> = { MerID, MerTradeNo: payment.number, ...values };
  const form = { MerID, Version: "2.0", ...seal(fields, config.payuni) };
  expect(await refusal(form)).toBe("QUERY02009");
});

test("a restarted sandbox with the same folder knows the trades from before the restart", async () => {
  const { folder, remove } = temporaryFolder();
  const first = start(folder);
  await first.send(await first.page(), { choice: "visa" });
  await first.app.close();
  const second = start(folder);
  expect(await second.payuni.query(payment.number)).toMatchObject({ info: { TradeStatus: 1 } });
  await second.app.close();
  remove();
});
