import { readBackendConfig } from "../../../backend/config/backend-config.ts";
import { CODE } from "../../../lib/contracts/answer-code.ts";
import { endpoints } from "../../../lib/contracts/endpoints.ts";
import { insertMember } from "../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";
import { TEST_KEY, TEST_SECRETS } from "../../setup/test-secrets";

const WRONG = [
  ["no key", undefined],
  ["an empty key", ""],
  ["another key", TEST_KEY.replace("1", "2")],
  ["the beginning of the right key", TEST_KEY.slice(0, -1)],
  ["two keys separated by a comma, as in the setting,", `${TEST_KEY},${TEST_KEY}`],
] as const;
/** The routes of all calls that the backend answers, further routes of the backend, and a route that does not exist. */
const ROUTES = [
  ...Object.values(endpoints)
    .filter(({ client }) => client !== "crm" && client !== "maps")
    .map(({ method, path }) => [method, path.replace(/:\w+/g, "1")] as const),
  ["GET", "/v3/OrderApi/orderEvents?order_id=1"],
  ["GET", "/v3/ExpressApi/images/a.webp"],
  ["POST", "/notify/payuni"],
  ["POST", "/notify/icash-pay"],
  ["POST", "/notify/payuni-return"],
  ["GET", "/pages/payuni/a"],
  ["GET", "/nothing"],
] as const;

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const ask = (method: "GET" | "POST", url: string, key: string | undefined) =>
  backend.app.inject({ method, url, headers: { "x-backend-key": key } });

it.each(ROUTES)("%s %s without the shop key is refused with 401 (SE-23)", async (method, url) => {
  const answer = await ask(method, url, undefined);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({
    code: CODE.refused,
    message: "這個服務只供網站使用",
    data: null,
  });
});

it.each(WRONG)(
  "a call with %s is refused even if it has a member's session",
  async (_what, key) => {
    const { sid, token } = await backend.asMember(await insertMember(backend.db));
    const answer = await backend.app.inject({
      method: "GET",
      url: endpoints.profile.path,
      headers: { cookie: `sid=${sid}`, "x-xsrf-token": token, "x-backend-key": key },
    });
    expect(answer.statusCode).toBe(401);
  },
);

it("records a call with a wrong shop key in the audit trail", async () => {
  await ask("GET", endpoints.profile.path, "guess");
  expect(backend.audited.at(-1)).toMatchObject({ kind: "shop-secret-refused", level: "error" });
});

it("answers the health check without a key", async () => {
  expect((await ask("GET", "/health", undefined)).statusCode).toBe(200);
  expect((await ask("GET", "/health?a=1", undefined)).statusCode).toBe(200);
});

it("accepts each of two configured shop keys, so that the key can be changed without an interruption", async () => {
  const before = backend.deps.config;
  const NEW = TEST_KEY.replace("1", "2");
  backend.deps.config = readBackendConfig({ ...TEST_SECRETS, BACKEND_KEY: `${NEW},${TEST_KEY}` });
  for (const key of [NEW, TEST_KEY]) {
    expect((await ask("GET", endpoints.getServerTime.path, key)).statusCode).toBe(200);
  }
  backend.deps.config = before;
});
