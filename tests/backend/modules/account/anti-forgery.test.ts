import { createHmac } from "node:crypto";
import { endpoints } from "../../../../lib/contracts/endpoints.ts";
import { insertMember } from "../../../factories/member-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";

let backend: TestBackend;
let member: TestSession;

beforeAll(async () => {
  backend = await createTestBackend();
  member = await backend.asMember(await insertMember(backend.db));
});
afterAll(() => backend.close());

const forgeries: [string, (session: TestSession) => string][] = [
  ["an empty text", () => ""],
  ["the token of another session", () => backend.asVisitor().token],
  [
    "the session id in place of the nonce and in place of the signature",
    ({ sid }) => `${sid}.${sid}`,
  ],
  [
    "a well-formed token with a signature by another key",
    ({ sid, token }) => {
      const [nonce, keyId] = token.split(".");
      const signature = createHmac("sha256", "guess").update(`${sid}.${nonce}`);
      return `${nonce}.${keyId}.${signature.digest("base64url")}`;
    },
  ],
  [
    "a valid token with a changed nonce",
    ({ token }) => `${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`,
  ],
  [
    "a valid signature with the id of another key",
    ({ token }) => token.replace(/\.[^.]+\./, ".000000000000."),
  ],
  [
    "a valid token with a changed signature",
    ({ token }) => `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
  ],
  ["a valid token with a shortened signature", ({ token }) => token.slice(0, -4)],
  ["a signature without a nonce", ({ token }) => `.${token.split(".").slice(1).join(".")}`],
  ["a valid token without its first dot", ({ token }) => token.replace(".", "")],
  ["a token that is too long", ({ token }) => token + "A".repeat(5000)],
];

const changingCalls = Object.values(endpoints)
  .filter((row) => row.client !== "crm" && (row.method === "POST" || row.cache === "mutation"))
  .map((row) => [row.id, row.method, row.path, row.client] as const);

const JSON_BODY = { type: "application/json", payload: "{}" };
const FORM_BODY = { type: "multipart/form-data; boundary=x", payload: "--x--\r\n" };

describe.each(forgeries)("if the anti-forgery token is %s (SE-06)", (_what, forge) => {
  it.each(changingCalls)("the call %s (%s %s) is refused", async (_id, method, path, client) => {
    const isPost = method === "POST";
    const { type, payload } = client === "multipart" ? FORM_BODY : JSON_BODY;
    const response = await backend.app.inject({
      method,
      url: path,
      headers: {
        cookie: `sid=${member.sid}`,
        "x-xsrf-token": forge(member),
        ...(isPost && { "content-type": type }),
      },
      ...(isPost && { payload }),
    });
    expect(response.statusCode).toBe(403);
    expect(response.json().data).toBeNull();
  });
});

it("the member is still signed in after the refused calls", async () => {
  expect((await backend.call("profile", { as: member })).status).toBe(200);
});

it.each(["outLogin", "getLinePayConfirm"] as const)(
  "%s is refused with status 403 if the anti-forgery token is empty",
  async (name) => {
    const query = { transactionId: "2026112100000000001", amount: 100 };
    const call = { as: member, headers: { "x-xsrf-token": "" } };
    const { status } = await backend.call(name, name === "outLogin" ? call : { ...call, query });
    expect(status).toBe(403);
  },
);

it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
  "a POST with the content type %s is refused with 415",
  async (type) => {
    const response = await backend.app.inject({
      method: "POST",
      url: endpoints.outLogin.path,
      headers: { cookie: `sid=${member.sid}`, "x-xsrf-token": member.token, "content-type": type },
      payload: "{}",
    });
    expect(response.statusCode).toBe(415);
  },
);

it("answers 404 to a GET request for a POST call, even with x-http-method-override and _method", async () => {
  const response = await backend.app.inject({
    method: "GET",
    url: `${endpoints.outLogin.path}?_method=POST`,
    headers: { cookie: `sid=${member.sid}`, "x-http-method-override": "POST" },
  });
  expect(response.statusCode).toBe(404);
});
