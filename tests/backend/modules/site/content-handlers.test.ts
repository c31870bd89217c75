import { settings } from "../../../../backend/db/schema/content-tables.ts";
import { CODE } from "../../../../lib/contracts/answer-code.ts";
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

it("getConfig refuses a key that is not a public text with status 400", async () => {
  await set("internal_secret", "x");
  expect((await backend.call("getConfig", { query: { keys: "internal_secret" } })).status).toBe(
    400,
  );
});

it("announcement returns empty texts until the operator writes an announcement", async () => {
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
  ["yyyy/MM/dd HH:mm", "2026/11/21 12:00"],
  ["yyyy-MM-dd'T'HH:mm:ss", "2026-11-21T12:00:00"],
])("getServerTime with the format %s returns the time in Taipei as %s", async (format, time) => {
  const { envelope } = await backend.call("getServerTime", { query: { format } });
  const timestamp = Date.parse("2026-11-21T12:00:00+08:00") / 1000;
  expect(envelope.data).toEqual({ time, timestamp });
});

it.each(["yyyy-MM-dd EEEE", "<b>", "'open", "PPPP"])(
  "getServerTime refuses the format %s (API-41)",
  async (format) => {
    const { status, envelope } = await backend.call("getServerTime", { query: { format } });
    expect([status, envelope.code]).toEqual([200, 1]);
    expect(envelope.message).toBe("時間格式不正確");
  },
);

it("getServerTime refuses a format of 44 characters with status 400", async () => {
  const query = { format: "yyyy".repeat(11) };
  expect((await backend.call("getServerTime", { query })).status).toBe(400);
});

describe("the announcement of a district (AD-21)", () => {
  const announcedAt = async (address: string) => {
    const headers = { "x-address": encodeURIComponent(address) };
    return (await backend.call("announcement", { headers })).envelope.data;
  };
  const GENERAL = { title: "公告", content: "全台營運中" };

  beforeEach(async () => {
    await set("announcement_title", GENERAL.title);
    await set("announcement_content", GENERAL.content);
    await set("announcement_title:台北市信義區", "信義區公告");
    await set("announcement_content:台北市信義區", "跨年交通管制");
  });

  it.each(["台北市信義區市府路45號", "110臺北市信義區市府路45號", "台灣 台北市 信義區"])(
    "is returned for the address %s",
    async (address) => {
      expect(await announcedAt(address)).toEqual({ title: "信義區公告", content: "跨年交通管制" });
    },
  );

  it.each(["台北市大安區信義路", "基隆市信義區", "", "%"])(
    "is not returned for the address '%s'",
    async (address) => expect(await announcedAt(address)).toEqual(GENERAL),
  );

  it("is cached separately for each address", async () => {
    const { response } = await backend.call("announcement");
    expect(response.headers.vary).toBe("x-address");
  });
});

describe("faqList", () => {
  const GROUPS = [{ type_name: "付款", questions: [{ title: "怎麼付？", content: "現金" }] }];
  const read = async () => (await backend.call("faqList", { query: { page: 1 } })).envelope;

  it("returns the operator's groups as data.data (SP-03)", async () => {
    await set("faq_groups", JSON.stringify(GROUPS));
    expect(await read()).toMatchObject({ code: CODE.ok, data: { data: GROUPS } });
  });

  it("returns an empty list when the operator has set no groups", async () => {
    expect((await read()).data).toEqual({ data: [] });
  });

  it.each(["{", '"text"', '[{"type_name":1}]'])(
    "returns an empty list when the setting is not valid: %s",
    async (text) => {
      await set("faq_groups", text);
      expect(await read()).toMatchObject({ code: CODE.ok, data: { data: [] } });
    },
  );
});
