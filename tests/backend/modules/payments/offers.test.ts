import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { orphanedPayments } from "../../../../backend/modules/payments/open-payments.ts";
import { hasDemonstrationData } from "../../../../backend/seed/demonstration-mark.ts";
import { REASON } from "../../../../lib/contracts/answer-code.ts";
import { CODE, DINING_TYPE, LOGIN_TYPE, PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { asNewcomer, REDIRECT_URL } from "../../../setup/test-login";
import { openShop, type Shop } from "../checkout/order-shop";

const ALL = "2,5,6,7,9,10,11";
const NOT_OFFERED = {
  code: CODE.refused,
  message: "店家不提供此付款方式，請重新選擇",
  data: null,
  reason: REASON.paymentMethod,
};
const PHONE = "0987654321";

let backend: TestBackend;
const begin = async (env: Record<string, string>) => {
  backend = await createTestBackend({ env });
};
afterEach(() => backend.close());

describe.each([
  ["LINE Pay", { LINE_PAY: "off" }, "2,6,7,9,10,11", [5]],
  ["PAYUNi", { PAYUNI: "off" }, "2,5,7,9", [6, 10, 11]],
  ["icash Pay", { ICASH_PAY: "off" }, "2,5,6,7,10,11", [9]],
  [
    "any payment provider",
    { LINE_PAY: "off", PAYUNI: "off", ICASH_PAY: "off" },
    "2,7",
    [5, 6, 9, 10, 11],
  ],
])("without %s", (_name, env, remaining, removed) => {
  let shop: Shop;
  beforeEach(async () => {
    await begin(env);
    shop = await openShop(backend);
    const methods = {
      take_payment_method: ALL,
      delivery_payment_method: ALL,
      business_reservation_payment_method: ALL,
    };
    await backend.db.update(schema.stores).set(methods);
  });

  it("the store page and the quote offer only the remaining pay types", async () => {
    const query = { store_id: shop.store.id, dining_type: DINING_TYPE.delivery };
    const detail = (await backend.call("storeDetail", { query })).envelope.data;
    const quoted = (await shop.quote()).envelope.data.store;
    for (const store of [detail, quoted]) {
      expect([
        store.take_payment_method,
        store.delivery_payment_method,
        store.business_reservation_payment_method,
      ]).toEqual([remaining, remaining, remaining]);
    }
  });

  it.each(removed)("an order with pay type %d is refused and not stored", async (pay_type) => {
    expect((await shop.order({ pay_type })).envelope).toEqual(NOT_OFFERED);
    expect(await backend.db.$count(schema.orders)).toBe(0);
  });

  it("a cash order is accepted", async () => {
    expect((await shop.order({ pay_type: PAY_TYPE.cash })).envelope.code).toBe(CODE.ok);
  });
});

it("without PAYUNi, saving a card and a PAYUNi notice are refused", async () => {
  await begin({ PAYUNI: "off", SERVICE: "1" });
  const as = await backend.asMember(await insertMember(backend.db));
  expect((await backend.call("bindCard", { as })).envelope.message).toBe("目前不提供信用卡綁定");
  const answer = await backend.app.inject({
    method: "POST",
    url: "/notify/payuni",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "EncryptInfo=a&HashInfo=b",
  });
  expect(answer.statusCode).toBe(400);
});

describe("sign-in providers", () => {
  it.each([
    [{}, [LOGIN_TYPE.google, LOGIN_TYPE.apple], 1, 1],
    [{ GOOGLE: "off" }, [LOGIN_TYPE.apple], 1, 1],
    [{ APPLE: "off", OP: "off" }, [LOGIN_TYPE.google], 0, 1],
    [{ GOOGLE: "off", APPLE: "off", SMS: "off" }, [], 1, 0],
  ])(
    "and the SMS provider are offered unless the settings %j switch them off",
    async (env, third_login_types, op_login, sms) => {
      await begin(env);
      const { data } = (await backend.call("getAppClientConfig")).envelope;
      expect(data).toMatchObject({ third_login_types, op_login, sms });
    },
  );

  it("are refused if they are switched off", async () => {
    await begin({ GOOGLE: "off", OP: "off" });
    const as = backend.asVisitor();
    const refused = { code: CODE.refused, message: "目前不支援這種登入方式" };
    const google = { third_login_type: LOGIN_TYPE.google };
    expect((await backend.call("thirdAuthUrl", { as, body: google })).envelope).toMatchObject(
      refused,
    );
    const body = { redirect_url: REDIRECT_URL };
    expect((await backend.call("getAuthParamStr", { as, body })).envelope).toMatchObject(refused);
    const v = { v: "A".repeat(43) };
    expect((await backend.call("getOPUserInfo", { as, body: v })).envelope).toMatchObject(refused);
  });
});

describe("without an SMS provider", () => {
  const register = (as: TestSession, phone: string) =>
    backend.call("createThirdUser", {
      as,
      body: {
        third_login_type: LOGIN_TYPE.provider,
        third_user_id: "FT90000000001",
        phone,
        name: "王小明",
        email: "",
      },
    });
  const newcomer = () => asNewcomer(backend, { third_user_id: "FT90000000001", phone: PHONE });
  beforeEach(() => begin({ SMS: "off", GOOGLE: "off", APPLE: "off" }));

  it("sends no one-time code and answers that SMS is not available", async () => {
    const as = await newcomer();
    const body = { phone: PHONE, encrypted: "" };
    const { envelope } = await backend.call("requestOtpEncrypt", { as, body });
    expect(envelope.message).toBe("目前不提供簡訊驗證");
    expect(await backend.sandbox.ledger("sms")).toEqual([]);
  });

  it("registers a member with the number that the membership service has verified", async () => {
    const { envelope } = await register(await newcomer(), PHONE);
    expect(envelope).toMatchObject({ code: CODE.ok, data: { phone: PHONE } });
  });

  it("refuses to register a number that the membership service has not verified", async () => {
    const { envelope } = await register(await newcomer(), "0911111111");
    expect(envelope).toMatchObject({ code: CODE.refused, message: "請先完成手機驗證" });
    expect(await backend.db.$count(schema.members)).toBe(0);
  });
});

describe("the check of the database at the start of the backend", () => {
  beforeEach(() => begin({}));

  it.each([
    ["a sample member", { gid_bar_code: "FT00000000001" }],
    [
      "a member who signed in with the sandbox's Google",
      { google_user_id: "http://localhost:3002/identity/google#1" },
    ],
    [
      "a member who signed in with the sandbox's Apple",
      { apple_user_id: "http://localhost:3002/identity/apple#1" },
    ],
  ])("detects sample data by %s", async (_who, identity) => {
    expect(await hasDemonstrationData(backend.db)).toBe(false);
    await insertMember(backend.db, { gid_bar_code: "FT90000000001" });
    expect(await hasDemonstrationData(backend.db)).toBe(false);
    await insertMember(backend.db, identity);
    expect(await hasDemonstrationData(backend.db)).toBe(true);
  });

  it("reports the payments of a provider without credentials until the payments are refunded", async () => {
    const shop = await openShop(backend);
    const { id } = (await shop.order({ pay_type: PAY_TYPE.linePay })).envelope.data;
    const now = Math.floor(backend.clock.now() / 1000);
    const without = { connected: new Set(["PAYUNI", "ICASH_PAY"] as const) };
    const findOrphaned = () => orphanedPayments(backend.db, without, now);
    expect(await findOrphaned()).toEqual([
      expect.stringMatching(
        /^LINE_PAY still has payments \(1\) that are open or may have to be refunded\. /,
      ),
    ]);
    expect(await orphanedPayments(backend.db, backend.deps.config, now)).toEqual([]);
    const isPayment = eq(schema.payments.order_id, id);
    await backend.db.update(schema.payments).set({ status: "paid" }).where(isPayment);
    expect(await findOrphaned()).toHaveLength(1);
    await backend.db.update(schema.payments).set({ status: "refunded" }).where(isPayment);
    expect(await findOrphaned()).toEqual([]);
  });
});
