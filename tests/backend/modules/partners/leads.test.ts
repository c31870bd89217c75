import { asc, isNull } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import {
  deleteOldLeads,
  deliverNextLead,
} from "../../../../backend/modules/partners/lead-outbox-service.ts";
import { createCrmClient } from "../../../../backend/providers/crm-client.ts";
import { sandboxProviders } from "../../../../config/provider-config.ts";
import { CODE } from "../../../../lib/contracts/answer-code.ts";
import type { MerchantApplication } from "../../../../lib/contracts/merchants.ts";
import { makeJoinUsBody } from "../../../factories/merchant-applications";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The waits between the tries to send a lead to the CRM (PV-22): 1, 5 and 30 minutes, then three times 6 hours. */
const WAITS_MS = [1, 5, 30, 360, 360, 360].map((minutes) => minutes * MINUTE_MS);

let backend: TestBackend;
let count = 0;
beforeAll(async () => {
  backend = await createTestBackend({ env: { RATE_LIMIT_SCALE: "1000" } });
  const { crm } = sandboxProviders({});
  backend.deps.providers.crm = createCrmClient({
    ...crm,
    fetch: backend.sandbox.fetch,
    now: backend.clock.now,
    timeoutMs: 500,
  });
});
beforeEach(async () => {
  await backend.db.delete(schema.merchant_leads);
  // An hour later, the CRM client sends requests again, even if a test has opened its circuit breaker.
  backend.clock.advance(HOUR_MS);
});
afterAll(() => backend.close());

/** Returns the body of an application. Its company and email are new each time unless a test sets them. */
function nextBody(part: Partial<MerchantApplication> = {}) {
  count += 1;
  return makeJoinUsBody({ company_name: `店${count}`, email: `shop${count}@example.com`, ...part });
}
const send = async (body: object) => (await backend.call("joinUs", { body })).envelope;
const leads = () =>
  backend.db.select().from(schema.merchant_leads).orderBy(asc(schema.merchant_leads.id));
const ledger = () =>
  backend.sandbox.ledger("crm") as Promise<
    { type: string; form: Record<string, string[]>; fields: Record<string, string> }[]
  >;
/** Sends the leads to the CRM until no lead is due. Returns how many leads the worker handled. */
async function deliver(): Promise<number> {
  let handled = 0;
  while (await deliverNextLead(backend.deps)) handled += 1;
  return handled;
}
const lastInLedger = async () => (await ledger()).at(-1);
const fault = (mode: string, times = 1) =>
  backend.sandbox.fault({ provider: "crm", call: "lead", mode, count: times });

describe("an application", () => {
  it("is stored before the answer, and is not yet sent to the CRM (PV-21)", async () => {
    const body = nextBody();
    const before = (await ledger()).length;
    const { code, data } = await send(body);
    expect(code).toBe(0);
    expect(data?.number).toMatch(/^J[0-9A-F]{12}$/);
    expect(await leads()).toMatchObject([
      { application: body.application, tries: 0, done_time: null },
    ]);
    expect(await ledger()).toHaveLength(before);
  });

  it("that is sent twice within a day is one lead, even if phone and email are written differently (PV-23)", async () => {
    const body = nextBody({ phone: "0912-345 678" });
    const { email } = body.application;
    const again = { ...body.application, phone: "0912345678", email: email.toUpperCase() };
    expect((await send(body)).code).toBe(CODE.ok);
    expect((await send({ ...body, application: again })).code).toBe(CODE.ok);
    expect(await leads()).toHaveLength(1);
    backend.clock.advance(24 * HOUR_MS);
    await send(body);
    expect(await leads()).toHaveLength(2);
  });

  it("that is sent thirty times at once is one lead", async () => {
    const body = nextBody();
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(body)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
    expect(await leads()).toHaveLength(1);
  });

  it.each([{ tax_id: "0" }, { phone: "0900000000" }, { email: "other@example.com" }])(
    "with another tax ID, phone or email is a separate lead: %j",
    async (other) => {
      const body = nextBody();
      await send(body);
      await send({ ...body, application: { ...body.application, ...other } });
      expect(await leads()).toHaveLength(2);
    },
  );

  it("is answered with code 0 but not stored if the hidden field for bots is filled in", async () => {
    expect(await send({ ...nextBody(), website: "https://spam.example" })).toMatchObject({
      code: CODE.ok,
    });
    expect(await leads()).toEqual([]);
  });

  it("is refused if the form was filled in within 2 seconds, and can be sent again later", async () => {
    const body = nextBody();
    expect(await send({ ...body, filled_seconds: 2 })).toMatchObject({ code: CODE.tooManyTries });
    expect(await leads()).toEqual([]);
    expect(await send({ ...body, filled_seconds: 3 })).toMatchObject({ code: CODE.ok });
  });

  it("is refused with an invalid tax ID, but accepted with the tax ID 0, which means that the company has none (JN-27, JN-28)", async () => {
    expect(await send(nextBody({ tax_id: "12345678" }))).toMatchObject({
      code: CODE.refused,
      message: "請輸入正確的統一編號格式",
    });
    expect(await send(nextBody({ tax_id: "00000000" }))).toMatchObject({ code: CODE.refused });
    expect(await send(nextBody({ tax_id: "0" }))).toMatchObject({ code: CODE.ok });
    expect(await leads()).toHaveLength(1);
  });

  it("writes no personal data to the log", async () => {
    await send(nextBody());
    await fault("5xx");
    await deliver();
    expect(backend.logged.join("\n")).not.toMatch(/0912345678|example\.com|04595257|小明|市府路/);
  });
});

describe("a company's application for the courier plan (IS-04)", () => {
  const application = {
    company: "測試公司",
    contact: "林小姐",
    phone: "02-2345-6789 #12",
    email: "lin@example.com",
    message: "每天十件",
  };
  const apply = async (body: object = {}) => {
    const request = { application, website: "", filled_seconds: 30, ...body };
    return (await backend.call("applyExpress", { body: request })).envelope;
  };

  it("is stored once when it is sent twice, and is sent to the CRM", async () => {
    expect(await apply()).toMatchObject({ code: CODE.ok, data: null });
    const again = { ...application, phone: "0223456789 12", email: "LIN@example.com" };
    expect(await apply({ application: again })).toMatchObject({ code: CODE.ok });
    expect(await leads()).toMatchObject([{ application, tries: 0, done_time: null }]);
    expect(await deliver()).toBe(1);
    expect(await lastInLedger()).toMatchObject({
      type: "lead",
      fields: {
        company: "測試公司",
        last_name: "林小姐",
        phone: "02-2345-6789 #12",
        email: "lin@example.com",
        description: "即時快遞企業方案申請\n每天十件",
        lead_source: "無",
      },
    });
  });

  it.each([
    [["booking"], "企業預訂申請"],
    [["courier", "booking"], "即時快遞企業方案與企業預訂申請"],
    [["courier"], "即時快遞企業方案申請"],
  ])("for the services %j names these services to the CRM (IS-06)", async (services, title) => {
    await apply({ application: { ...application, services } });
    await deliver();
    expect(await lastInLedger()).toMatchObject({ fields: { description: `${title}\n每天十件` } });
  });

  it("is stored as a second lead beside a merchant's application with the same phone and email", async () => {
    const { phone, email } = application;
    await send(nextBody({ tax_id: "0", phone, email }));
    await apply();
    expect(await leads()).toHaveLength(2);
  });

  it("is not stored when a bot sends it or when it is filled in within 2 seconds", async () => {
    expect(await apply({ website: "https://spam.example" })).toMatchObject({ code: CODE.ok });
    expect(await apply({ filled_seconds: 2 })).toMatchObject({ code: CODE.tooManyTries });
    expect(await leads()).toEqual([]);
  });

  it.each([{ company: " " }, { phone: "電話請洽總機" }, { email: "lin@example" }])(
    "with an invalid field is refused: %j",
    async (part) => {
      const body = { application: { ...application, ...part }, website: "", filled_seconds: 30 };
      expect((await backend.call("applyExpress", { body })).status).toBe(400);
      expect(await leads()).toEqual([]);
    },
  );
});

describe("the CRM", () => {
  it("gets all fields with the organisation, the return URL and the consent (JN-19 to JN-22, JN-37)", async () => {
    await send(nextBody({ question: "第一行\n第二行" }));
    expect(await deliver()).toBe(1);
    const lead = await lastInLedger();
    expect(lead).toMatchObject({
      type: "lead",
      form: { oid: ["00DFUTAO0000001"], retURL: ["http://localhost:3000/join-us"] },
      fields: {
        company: `店${count}`,
        last_name: "王",
        first_name: "小明",
        phone: "0912345678",
        email: `shop${count}@example.com`,
        city: "台北市",
        street: "市府路45號1樓",
        description: "第一行\n第二行",
        lead_source: "商家招商",
        previously_partnered: "0",
        pos_vendor: "肚肚",
        merchant_category: "1",
        business_mode: "physical",
        merchant_kind: "31",
        spend_band: "101~200",
        tax_id: "04595257",
        food_registration_number: "A-123456789-00000-0",
        district: "107",
        line_id: "good-day",
        contact_time: "09:00-18:00",
        store_number: "無",
        chain_class: "街邊店",
        chain_count: "否",
        merchant_grade: "none",
        service_modes: "外送;外帶",
        opportunity_type: "新約",
        consent: "1",
      },
    });
    expect(await leads()).toMatchObject([{ done_time: expect.any(Number), tries: 1 }]);
    expect(await deliver()).toBe(0);
  });

  it("gets an invalid email in the description instead of the email field (JN-29)", async () => {
    await send(nextBody({ email: "問店長", question: "好" }));
    await deliver();
    const lead = await lastInLedger();
    expect(lead).toMatchObject({ type: "lead", fields: { description: "Email: 問店長\n好" } });
    expect(lead?.fields).not.toHaveProperty("email");
  });

  it.each(["refused_lead", "5xx", "hang", "reset", "trickle", "big_body"])(
    'gets a lead again a minute after the first try failed with the fault "%s" (PV-22)',
    async (mode) => {
      await send(nextBody());
      await fault(mode);
      await deliver();
      expect(await leads()).toMatchObject([{ done_time: null, tries: 1 }]);
      backend.clock.advance(MINUTE_MS - 1000);
      expect(await deliver()).toBe(0);
      backend.clock.advance(1000);
      expect(await deliver()).toBe(1);
      expect(await leads()).toMatchObject([{ done_time: expect.any(Number), tries: 2 }]);
    },
  );

  it("gets a lead again with the same reference when the CRM's answer to the first try was lost", async () => {
    await send(nextBody());
    await fault("drop_after_commit");
    await deliver();
    backend.clock.advance(MINUTE_MS);
    await deliver();
    const twice = (await ledger()).slice(-2).map(({ fields }) => fields.reference);
    const [lead] = await leads();
    expect(twice).toEqual([lead?.reference, lead?.reference]);
  });

  it("gets a refused lead at most seven times; then the worker gives up and logs that the lead must be entered by hand", async () => {
    await send(nextBody());
    await fault("refused_lead", 7);
    for (const wait of WAITS_MS) {
      expect(await deliver()).toBe(1);
      backend.clock.advance(wait - 1000);
      expect(await deliver()).toBe(0);
      backend.clock.advance(1000);
    }
    expect(await deliver()).toBe(1);
    const [lead] = await leads();
    expect(lead).toMatchObject({ tries: 7, done_time: null, given_up_time: expect.any(Number) });
    expect(backend.logged.at(-1)).toContain(
      `given up, it must be entered by hand: refused id=${lead?.id}`,
    );
    backend.clock.advance(48 * HOUR_MS);
    expect(await deliver()).toBe(0);
  });

  it("gets each lead once when two workers run at the same time", async () => {
    for (let n = 0; n < 5; n += 1) await send(nextBody());
    const before = (await ledger()).length;
    await Promise.all([deliver(), deliver()]);
    expect(await ledger()).toHaveLength(before + 5);
  });
});

it("deletes delivered leads after thirty days, and keeps leads that the worker has given up", async () => {
  const now = Math.floor(backend.clock.now() / 1000);
  await send(nextBody());
  await deliver();
  await send(nextBody());
  await backend.db
    .update(schema.merchant_leads)
    .set({ given_up_time: now })
    .where(isNull(schema.merchant_leads.done_time));
  backend.clock.advance(30 * 24 * HOUR_MS);
  await deleteOldLeads(backend.deps);
  expect(await leads()).toHaveLength(2);
  backend.clock.advance(2000);
  await deleteOldLeads(backend.deps);
  expect(await leads()).toMatchObject([{ given_up_time: now }]);
});
