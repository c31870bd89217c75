import { GET as arrive } from "@/app/api/session/arrive/route";
import { CODE } from "@/lib/contracts/answer-code";
import { LANGUAGE_COOKIE } from "@/lib/routing/locale-path";
import {
  answerResponse,
  BadRequest,
  handler,
  refusalResponse,
  seeOther,
} from "@/lib/server/route-handler";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";
import { createTestBrowser } from "../../setup/test-browser";

let backend: TestBackend;
let browser: ReturnType<typeof createTestBrowser>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  browser = createTestBrowser(backend);
});
afterAll(() => backend.close());

const refusal = { ok: false, code: CODE.storeClosed, message: "店家休息中" } as const;

it.each([
  [undefined, "店家休息中", "登入已逾時，請重新登入", "找不到這個服務", "/orderList"],
  ["zh-TW", "店家休息中", "登入已逾時，請重新登入", "找不到這個服務", "/orderList"],
  ["fr", "店家休息中", "登入已逾時，請重新登入", "找不到這個服務", "/orderList"],
  [
    "en",
    "The store is closed right now",
    "Logging in took too long. Please log in again.",
    "This service doesn’t exist",
    "/en/orderList",
  ],
])(
  "with the language cookie %s, API messages and redirects use this language, or Chinese if the cookie is missing or its language is unknown (LN-05, LN-07)",
  async (language, closed, late, unknown, list) => {
    if (language) browser.jar.set(LANGUAGE_COOKIE, language);
    expect(await (await answerResponse(refusal)).json()).toMatchObject({ message: closed });
    expect(await (await refusalResponse(1, "signInLate")).json()).toMatchObject({ message: late });
    const failing = handler(async () => {
      throw new BadRequest(404, "notFound");
    });
    const answer = await browser.visit(failing, "/api/x");
    expect(await answer.json()).toMatchObject({ message: unknown });
    expect((await seeOther("/orderList")).headers.get("location")).toBe(list);
  },
);

it("a refusal with an unknown code keeps the backend's message (LN-07)", async () => {
  browser.jar.set(LANGUAGE_COOKIE, "en");
  const unknown = { ok: false, code: 77, message: "沒有英文的句子" } as const;
  expect(await (await answerResponse(unknown)).json()).toMatchObject({ message: "沒有英文的句子" });
});

it("a redirect to an English URL stays English with a Chinese cookie (LN-05)", async () => {
  browser.jar.set(LANGUAGE_COOKIE, "zh-TW");
  expect((await seeOther("/en?v1=1")).headers.get("location")).toBe("/en?v1=1");
  const answer = await browser.visit(arrive, "/api/session/arrive?v1=c0de&at=%2Fen%2Fcheckout");
  expect(answer.headers.get("location")).toBe("/en/checkout?v1=1");
});

it.each([
  ["en", "private, no-store", "You need 5 points"],
  ["zh-TW", "private, no-store", "點數不足 5 點"],
  // A shared cache sends a public answer to visitors of every language, so its text stays Chinese.
  ["en", "public, max-age=0", "點數不足 5 點"],
])(
  "with the language cookie %s, an answer with cache-control: %s contains %s (LN-11)",
  async (language, cache, hint) => {
    browser.jar.set(LANGUAGE_COOKIE, language);
    const sentence = { code: "points-missing", values: { points: 5 } };
    const data = { hint: "點數不足 5 點", hint_said: sentence };
    const answer = await answerResponse({ ok: true, message: "", data }, cache);
    expect(await answer.json()).toMatchObject({ data: { hint } });
  },
);

it("a date in a sentence is written in the visitor's language (LN-06, LN-11)", async () => {
  browser.jar.set(LANGUAGE_COOKIE, "en");
  const said = { code: "coupon-ended", values: { time: "2026-11-20 23:59" } };
  const data = { text: "已於 2026-11-20 23:59 到期", text_said: said };
  const answer = await answerResponse({ ok: true, message: "", data });
  expect(await answer.json()).toMatchObject({ data: { text: "Expired on Nov 20, 2026, 23:59" } });
});

it.each([
  ["an unknown code", { code: "not-known-here" }],
  ["a code without its values", { code: "points-missing" }],
])("a text with %s stays as the backend has written it (LN-11)", async (_which, hint_said) => {
  browser.jar.set(LANGUAGE_COOKIE, "en");
  const data = { hint: "點數不足", hint_said };
  const answer = await answerResponse({ ok: true, message: "", data });
  expect(await answer.json()).toMatchObject({ data: { hint: "點數不足" } });
});
