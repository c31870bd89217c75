import { settings } from "../../../../backend/db/schema/content-tables.ts";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterEach(async () => void (await backend.db.delete(settings)));
afterAll(() => backend.close());

const set = (key: string, value: string) =>
  backend.db.insert(settings).values({ key, value, update_time: 0 });

it("getConfig returns only the requested texts", async () => {
  await set("delivery_fee_description", "依距離計算");
  await set("home_foot_wording", "付款資訊全程加密");
  const query = { keys: "home_foot_wording" };
  const { envelope } = await backend.call("getConfig", { query });
  expect(envelope.data).toEqual({ home_foot_wording: "付款資訊全程加密" });
});

it("getConfig leaves out a text that is not set", async () => {
  const query = { keys: "home_foot_wording,delivery_fee_description" };
  expect((await backend.call("getConfig", { query })).envelope.data).toEqual({});
});

it("getConfig does not return the operator's other settings", async () => {
  await set("internal_secret", "x");
  expect((await backend.call("getConfig", { query: { keys: "internal_secret" } })).status).toBe(
    400,
  );
});

it("the announcement is empty until the operator writes one", async () => {
  expect((await backend.call("announcement")).envelope.data).toEqual({ title: "", content: "" });
  await set("announcement_title", "颱風停送公告");
  await set("announcement_content", "今日 18:00 後暫停外送");
  const headers = { "x-address": encodeURIComponent("台北市信義區市府路45號") };
  expect((await backend.call("announcement", { headers })).envelope.data).toEqual({
    title: "颱風停送公告",
    content: "今日 18:00 後暫停外送",
  });
});

it.each([
  [undefined, "2026-11-21 12:00:00"],
  ["YYYY/MM/DD HH:mm", "2026/11/21 12:00"],
])("the server's time in Taipei by the format %s is %s", async (format, time) => {
  const { envelope } = await backend.call("getServerTime", { query: { format } });
  const timestamp = Date.parse("2026-11-21T12:00:00+08:00") / 1000;
  expect(envelope.data).toEqual({ time, timestamp });
});

describe("faqList", () => {
  const GROUPS = [{ type_name: "付款", questions: [{ title: "怎麼付？", content: "現金" }] }];
  const read = async () => (await backend.call("faqList", { query: { page: 1 } })).envelope;

  it("returns the operator's groups as data.data (SP-03)", async () => {
    await set("faq_groups", JSON.stringify(GROUPS));
    expect(await read()).toMatchObject({ code: 0, data: { data: GROUPS } });
  });

  it("is empty without groups", async () => {
    expect((await read()).data).toEqual({ data: [] });
  });

  it.each(["{", '"text"', '[{"type_name":1}]'])(
    "is empty for a setting that is broken: %s",
    async (text) => {
      await set("faq_groups", text);
      expect(await read()).toMatchObject({ code: 0, data: { data: [] } });
    },
  );
});
