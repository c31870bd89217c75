import { type AddressInfo, connect } from "node:net";
import { CODE } from "../../../lib/contracts/answer-code.ts";
import { endpoints } from "../../../lib/contracts/endpoints.ts";
import { insertMember } from "../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../setup/in-process-backend";
import { proveIdentityOf, SAMPLE } from "../../setup/test-login";

const LOGIN = endpoints.thirdLoginOP.path;
const REFUSED = { code: CODE.refused, message: "資料格式不正確", data: null };

let backend: TestBackend;
let visitor: TestSession;

beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  visitor = backend.asVisitor();
});
afterAll(() => backend.close());

function post(payload: string | Buffer, headers: Record<string, string> = {}) {
  return backend.app.inject({
    method: "POST",
    url: LOGIN,
    payload,
    headers: {
      cookie: `sid=${visitor.sid}`,
      "x-xsrf-token": visitor.token,
      "content-type": "application/json",
      ...headers,
    },
  });
}

describe("a request body", () => {
  it.each([
    ["of incomplete JSON", '{"gid_bar_code":'],
    ["of text that is not JSON", "gid_bar_code=FT00000000001"],
    ["that is a JSON list", "[]"],
    ["that is a JSON number", "1"],
    ["that is null", "null"],
    ["that is a JSON text", '"FT00000000001"'],
    ["with the key __proto__", '{"__proto__":{"isAdmin":true},"gid_bar_code":"FT00000000001"}'],
    [
      "with the key constructor",
      '{"constructor":{"prototype":{"a":1}},"gid_bar_code":"FT00000000001"}',
    ],
    ["with an extra field", '{"gid_bar_code":"FT00000000001","member_id":1}'],
    ["with a list instead of a text", '{"gid_bar_code":["FT00000000001"]}'],
    ["of incomplete JSON after a byte-order mark", '\ufeff{"gid_bar_code":'],
    ["of bytes that are not text", Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ["with 1,000 nested lists", `{"gid_bar_code":${"[".repeat(1000)}${"]".repeat(1000)}}`],
    ["with 100,000 nested lists", `{"gid_bar_code":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    ["of 40,000 nested objects without an end", '{"a":'.repeat(40_000)],
  ])("%s is refused with 400", async (_what, payload) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(REFUSED);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it("with a repeated field name is accepted with the last value, as in JSON.parse", async () => {
    const { gid_bar_code } = SAMPLE;
    const { id } = await insertMember(backend.db, { gid_bar_code });
    await proveIdentityOf(backend, visitor);
    const response = await post(`{"gid_bar_code":"x","gid_bar_code":"${gid_bar_code}"}`);
    expect([response.statusCode, response.json().data]).toMatchObject([200, { id }]);
  });

  it("of 256 KiB is accepted, and a body that is one byte longer is refused with 413 (RE-16)", async () => {
    const limit = 256 * 1024;
    const body = '{"gid_bar_code":"FT00000000001"}';
    expect((await post(body.padEnd(limit, " "))).statusCode).toBe(200);
    expect((await post(body.padEnd(limit + 1, " "))).statusCode).toBe(413);
  });

  it("of 10 MB is refused with 413", async () => {
    const response = await post("a".repeat(10 * 1024 * 1024));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual(REFUSED);
  });

  it("with a Content-Encoding is refused with 400", async () => {
    const response = await post(Buffer.from([0x1f, 0x8b, 8, 0]), { "content-encoding": "gzip" });
    expect(response.statusCode).toBe(400);
  });

  it.each(["text/plain", "application/xml", "application/x-www-form-urlencoded", "x"])(
    "of the type %s is refused with 415",
    async (type) => {
      expect((await post("{}", { "content-type": type })).statusCode).toBe(415);
    },
  );
});

describe("a URL", () => {
  it.each([
    "/",
    "/unknown",
    `${LOGIN}/`,
    LOGIN.toLowerCase(),
    `/${LOGIN}`,
    "/UserApi/refresh;x=1",
    "/UserApi%2frefresh",
    "/__proto__",
    "/metrics",
    "/__sandbox/faults",
  ])("with the path %s is answered with 404", async (url) => {
    const { statusCode, body } = await backend.app.inject({ method: "GET", url });
    expect([statusCode, JSON.parse(body)]).toEqual([
      404,
      { code: CODE.refused, message: "找不到這個服務", data: null },
    ]);
  });

  it("that cannot be decoded is refused with 400", async () => {
    const { statusCode, body } = await backend.app.inject({ method: "GET", url: "/%zz" });
    expect([statusCode, JSON.parse(body)]).toEqual([400, REFUSED]);
  });

  it.each([
    ["is too long", `${endpoints.listStoreType.path}?a=${"a".repeat(8192)}`],
    ["has a path part that is too long", `/v3/StoreApi/store/${"9".repeat(400)}/foods`],
  ])("that %s is refused with 414", async (_what, url) => {
    expect((await backend.app.inject({ method: "GET", url })).statusCode).toBe(414);
  });

  it.each(["HEAD", "OPTIONS", "PUT", "DELETE", "PATCH"] as const)(
    "of a GET call is answered with 404 for the method %s",
    async (method) => {
      const url = endpoints.getLinePayConfirm.path;
      expect((await backend.app.inject({ method, url })).statusCode).toBe(404);
    },
  );

  it.each(["a=1", "__proto__=1", "page=1&page=2", "page[]=1", "page=1e99", "page=%00"])(
    "with the query %s is refused with 400",
    async (query) => {
      const as = await backend.asMember(await insertMember(backend.db));
      const url = `${endpoints.addressList.path}?${query}`;
      const response = await backend.app.inject({
        method: "GET",
        url,
        headers: { cookie: `sid=${as.sid}` },
      });
      expect(response.statusCode).toBe(400);
    },
  );
});

describe("an answer", () => {
  it("allows caching only if it is the same for everybody", async () => {
    const own = await backend.call("refresh");
    expect(own.response.headers["cache-control"]).toBe("no-store");
    const shared = await backend.call("listStoreType");
    expect(shared.response.headers).toMatchObject({
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
    });
    expect(shared.response.cookies).toEqual([]);
  });

  it("does not reveal an internal error, which is logged in one line (SE-14)", async () => {
    const member = await insertMember(backend.db);
    const as = await backend.asMember(member);
    const broken = {
      ...backend.deps.db,
      select: () => {
        throw new Error("disk on fire");
      },
    };
    const { db } = backend.deps;
    backend.deps.db = broken as unknown as typeof db;
    const { status, envelope } = await backend.call("refresh", { as });
    backend.deps.db = db;
    expect(status).toBe(500);
    expect(envelope).toEqual({ code: CODE.refused, message: "系統忙碌中，請稍後再試", data: null });
    expect(backend.logged.at(-1)).toMatch(
      /^backend: GET \/UserApi\/refresh failed: Error: disk on fire/,
    );
    expect(backend.logged.at(-1)).not.toContain("\n");
  });
});

it("a request with more than 16 KB of headers is refused, and the next request is answered (RE-16)", async () => {
  await backend.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = backend.app.server.address() as AddressInfo;
  const text = await new Promise<string>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`GET /health HTTP/1.1\r\nhost: x\r\nx-a: ${"a".repeat(17 * 1024)}\r\n\r\n`);
    });
    socket.once("data", (data) => resolve(String(data)));
    socket.once("error", () => resolve("closed"));
  });
  expect(text).toMatch(/^HTTP\/1\.1 431|closed/);
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
});
