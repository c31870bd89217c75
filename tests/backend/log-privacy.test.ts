import { sql } from "drizzle-orm";
import { CODE, DINING_TYPE, ORDER_STATUS, PAY_TYPE } from "../../lib/contracts/codes.ts";
import { createTestBackend, type TestBackend, type TestSession } from "../setup/in-process-backend";
import { GOOGLE, proveThirdIdentityOf } from "../setup/test-identity";
import { agreeAtProvider, asNewcomer, SAMPLE } from "../setup/test-login";
import { openShop } from "./modules/checkout/order-shop";
import { openOffice } from "./modules/courier/courier-office";
import { payuniPayer } from "./modules/payments/payuni-payer";

jest.setTimeout(60_000);

const PHONE = "0987123456";
const PERSON = {
  contact_name: "范標記",
  contact_phone: PHONE,
  address_remark: "標記大樓七樓",
  remark: "標記備註",
};
const EMAIL = "marked-person@example.com";

let backend: TestBackend;
/** The texts that the log must not contain. The key names the text in the message of a failed test. */
let marks: Record<string, string>;
beforeEach(async () => {
  backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "20" } });
  marks = { ...PERSON, email: EMAIL, sample_phone: SAMPLE.phone, sample_name: SAMPLE.name };
});
afterEach(() => backend.close());

const lines = () => [...backend.logged, ...backend.audited.map((line) => JSON.stringify(line))];
const kinds = () => backend.audited.map(({ kind }) => kind);

function expectNoMark() {
  const all = lines();
  for (const [name, value] of Object.entries(marks)) {
    expect([name, all.filter((line) => line.includes(value))]).toEqual([name, []]);
  }
}

/** Runs `work` while every insert and update in the table fails with a database error that contains the row. */
async function withRefusedRows(table: string, work: () => Promise<unknown>): Promise<void> {
  const run = (change: string) => backend.db.execute(sql.raw(`alter table ${table} ${change}`));
  await run("add constraint refuse_rows check (false) not valid");
  await work().finally(() => run("drop constraint refuse_rows"));
}

function keepSession(name: string, { sid, token }: TestSession): void {
  marks[`${name} session`] = sid;
  marks[`${name} token`] = token;
}

async function lastCode(): Promise<string> {
  const text = String((await backend.sandbox.ledger("sms")).at(-1)?.text);
  return /\d{6}/.exec(text)?.[0] ?? "";
}

it("a registration with a one-time code leaves no personal value in the log (SE-16)", async () => {
  const visitor = backend.asVisitor();
  await proveThirdIdentityOf(backend, visitor, GOOGLE);
  const send = (as: TestSession) =>
    backend.call("requestOtpEncrypt", { as, body: { phone: PHONE, encrypted: "" } });
  const check = (otp: string) =>
    backend.call("checkOtp2023", { as: visitor, body: { phone: PHONE, otp } });
  await send(visitor);
  const otp = await lastCode();
  await check("000000");
  expect((await check(otp)).envelope.code).toBe(CODE.ok);
  const { third_login_type, third_user_id } = GOOGLE;
  const body = { third_login_type, third_user_id, phone: PHONE, name: "范標記", email: EMAIL };
  const { envelope, session } = await backend.call("createThirdUser", { as: visitor, body });
  expect(envelope.code).toBe(CODE.ok);

  backend.clock.advance(61_000);
  const newcomer = await asNewcomer(backend);
  await backend.sandbox.fault({ provider: "sms", call: "send", mode: "bad_json" });
  await send(newcomer);
  backend.clock.advance(61_000);
  await withRefusedRows("otps", () => send(newcomer));

  marks = { ...marks, otp, sub: GOOGLE.sub };
  keepSession("visitor's", visitor);
  keepSession("member's", session);
  expect(kinds()).toEqual(
    expect.arrayContaining(["code-sent", "code-refused", "member-registered"]),
  );
  expect(backend.logged.join("\n")).toContain("query failed");
  expectNoMark();
});

it("no personal value is in the log after a sign-in, a repeated sign-in and a sign-in with an invalid answer of the provider", async () => {
  const visitor = backend.asVisitor();
  const proof = await agreeAtProvider(backend, visitor);
  await backend.call("getOPUserInfo", { as: visitor, body: proof });
  const body = { gid_bar_code: SAMPLE.gid_bar_code };
  const { session } = await backend.call("thirdLoginOP", { as: visitor, body });
  await backend.call("getOPUserInfo", { as: visitor, body: proof });
  await backend.call("getOPUserInfo", { as: visitor, body: { v: `${proof.v}x` } });
  await backend.sandbox.fault({ provider: "membership", call: "userinfo", mode: "bad_json" });
  const again = backend.asVisitor();
  const broken = await agreeAtProvider(backend, again);
  await backend.call("getOPUserInfo", { as: again, body: broken });

  marks = { ...marks, v: proof.v, state: proof.state, "broken v": broken.v };
  keepSession("visitor's", visitor);
  keepSession("member's", session);
  expect(kinds()).toContain("sign-in-refused");
  expectNoMark();
});

it("no personal value is in the log after an order with a saved card, its refund and a forged notice", async () => {
  const shop = await openShop(backend);
  const payer = await payuniPayer(shop);
  const card = await payer.bindCard("mastercard");
  const paid = await shop.order({
    pay_type: PAY_TYPE.creditCard,
    card_id: card.id,
    email: EMAIL,
    ...PERSON,
  });
  expect(paid.envelope).toMatchObject({
    code: CODE.ok,
    data: { order_status: ORDER_STATUS.ordered },
  });
  await shop.sandbox.fault({ provider: "payuni", call: "cancel", mode: "5xx" });
  await shop.reject(paid.envelope.data.id);
  await shop.reconcile();
  await shop.reconcile(600);
  await payer.notify("/notify/payuni", { EncryptInfo: "標記密文", HashInfo: EMAIL, Status: PHONE });
  await shop.call("payResult", { query: { number: "F標記-1" }, as: shop.session });
  await withRefusedRows("orders", () => shop.order({ email: EMAIL, ...PERSON }));

  const bound = (await payer.rows()).find(({ type }) => type === "bound");
  marks["card token"] = String(bound?.creditHash);
  expect(marks["card token"]).toHaveLength(43);
  keepSession("member's", shop.session);
  expect(kinds()).toEqual(
    expect.arrayContaining(["card-saved", "refund-refused", "refund-made", "notice-forged"]),
  );
  expect(backend.logged.join("\n")).toContain("query failed");
  expectNoMark();
});

it("no personal value is in the log after a courier session with a courier order", async () => {
  const office = await openOffice(backend);
  const values = {
    ...PERSON,
    remark: "",
    pickup_contact_name: "取標記",
    pickup_contact_phone: "0922999888",
    pickup_remark: "標記櫃台",
    optional_text: "標記合約",
  };
  const { envelope } = await office.order(values);
  const { id, payment_url_web } = envelope.data;
  await office.pay(payment_url_web);
  await backend.sandbox.fault({ provider: "linepay", call: "confirm", mode: "bad_json" });
  await office.comeBack(id);
  await office.reconcile(60);
  await backend.call("endExpressSession", { query: office.query, body: {}, as: office.as });
  await office.submit(values);
  await withRefusedRows("courier_sessions", () =>
    backend.call("openExpressSession", { as: office.login }),
  );

  marks = { ...marks, ...values, remark: PERSON.remark, session_id: office.session_id };
  keepSession("company's", office.login);
  keepSession("courier's", office.as);
  expect(kinds()).toEqual(
    expect.arrayContaining(["courier-session-opened", "courier-session-refused"]),
  );
  expectNoMark();
});

it("a call that is refused or fails with a database error logs no value of its query string", async () => {
  const shop = await openShop(backend);
  const as = shop.session;
  const text = "標記問句";
  await backend.call("getLinePayConfirm", { query: { transactionId: text, amount: 1 }, as });
  await backend.call("userReferralCode", { query: { id: text }, as });
  const query = { keyword: text, lat: 25.0331, lng: 121.5641, dining_type: DINING_TYPE.delivery };
  await backend.db.execute("alter table stores rename to stores_away");
  await backend.call("searchStore", { query, as });
  await backend.db.execute("alter table stores_away rename to stores");
  marks = { ...marks, text, lat: "25.0331", encoded: encodeURIComponent(text) };
  expect(backend.logged.join("\n")).toContain("query failed");
  expectNoMark();
});
