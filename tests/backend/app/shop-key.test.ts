import { readBackendConfig, SHOP_KEY_HEADER } from "../../../backend/config/backend-config.ts";
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
type Method = "GET" | "POST";
type Route = { method: Method | Method[]; url: string };

/** The routes that are open on purpose. */
const OPEN_ROUTES = ["GET /health"];

/** The routes of each Fastify server. The backend is one server, and its sandbox is another. */
const mockRoutesOf = new WeakMap<object, Route[]>();
jest.mock("fastify", () => {
  const createServer = jest.requireActual("fastify");
  const createListedServer = (...options: unknown[]) => {
    const routes: Route[] = [];
    const server = createServer(...options);
    server.addHook("onRoute", (route: Route) => void routes.push(route));
    mockRoutesOf.set(server, routes);
    return server;
  };
  return { __esModule: true, default: createListedServer };
});

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const ask = (method: Method, url: string, key: string | undefined) =>
  backend.app.inject({ method, url, headers: { [SHOP_KEY_HEADER]: key } });

it("refuses a call without the shop key on every route except OPEN_ROUTES (SE-23)", async () => {
  const routes = (mockRoutesOf.get(backend.app) ?? []).flatMap(({ method, url }) =>
    [method].flat().map((each) => [each, url] as const),
  );
  const openRoutes = [];
  for (const [method, url] of routes) {
    const { headers } = await ask(method, url.replace(/:\w+/g, "1"), undefined);
    // The refusal of a call without a login has the same status, but not this header.
    if (headers["www-authenticate"] !== SHOP_KEY_HEADER) openRoutes.push(`${method} ${url}`);
  }
  expect(openRoutes).toEqual(OPEN_ROUTES);
});

it("refuses a call without the shop key with 401 and an envelope, even if the route does not exist", async () => {
  const answer = await ask("GET", "/nothing", undefined);
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
      headers: { cookie: `sid=${sid}`, "x-xsrf-token": token, [SHOP_KEY_HEADER]: key },
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
