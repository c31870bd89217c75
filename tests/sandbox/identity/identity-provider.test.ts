import { appleClientSecret } from "../../../backend/providers/apple-client-secret.ts";
import { appleShopKey } from "../../../config/identity-config.ts";
import { sandboxProviders } from "../../../config/provider-config.ts";
import { LOGIN_TYPE } from "../../../lib/contracts/codes.ts";
import { isShopSecret } from "../../../sandbox/identity/apple-shop-secret.ts";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";
import { APPLE, askIdentity, chooseAccount, GOOGLE } from "../../setup/test-identity";

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

async function authorizationUrl(type: typeof LOGIN_TYPE.google | typeof LOGIN_TYPE.apple) {
  return new URL(await askIdentity(backend, backend.asVisitor(), type));
}
const textAt = async (url: URL) => (await backend.sandbox.fetch(url)).text();

it("the discovery document has the sandbox's public URLs, although the request went to another host", async () => {
  const path = "/identity/google/.well-known/openid-configuration";
  const answer = await backend.sandbox.fetch(path);
  expect(await answer.json()).toMatchObject({
    issuer: "http://localhost:3002/identity/google",
    token_endpoint: "http://localhost:3002/identity/google/token",
    code_challenge_methods_supported: ["S256"],
  });
});

it.each([
  ["without a PKCE code challenge", (url: URL) => url.searchParams.delete("code_challenge")],
  [
    "with another redirect URI",
    (url: URL) => url.searchParams.set("redirect_uri", "http://evil.example/"),
  ],
  ["for another client", (url: URL) => url.searchParams.set("client_id", "somebody")],
])("a sign-in %s does not show the accounts", async (_what, spoil) => {
  const url = await authorizationUrl(LOGIN_TYPE.google);
  spoil(url);
  const answer = await backend.sandbox.fetch(url);
  expect(answer.headers.get("location") ?? "").not.toContain("/choose/");
});

it("an authorization code is refused without its verifier, with a wrong verifier and with a wrong client secret", async () => {
  const { sub } = GOOGLE;
  const { clientId, redirectUri, credential } = sandboxProviders({}).identity.google;
  const exchange = async (change: Record<string, string>) => {
    const url = String(await authorizationUrl(LOGIN_TYPE.google));
    const code = (await chooseAccount(backend, url, { sub })).get("code") ?? "";
    const body = new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: credential.secret,
      ...change,
    });
    const answer = await backend.sandbox.fetch("/identity/google/token", { method: "POST", body });
    return answer.json();
  };
  expect(await exchange({})).toMatchObject({ error: "invalid_grant" });
  expect(await exchange({ code_verifier: "v".repeat(43) })).toMatchObject({
    error: "invalid_grant",
  });
  expect(await exchange({ client_secret: "guess" })).toMatchObject({ error: "invalid_client" });
});

it("Apple sends the name only at the first sign-in", async () => {
  const { sub } = APPLE;
  const sent = [];
  for (let visit = 0; visit < 2; visit += 1) {
    sent.push(
      await chooseAccount(backend, String(await authorizationUrl(LOGIN_TYPE.apple)), { sub }),
    );
  }
  expect(JSON.parse(sent[0]?.get("user") ?? "{}")).toEqual({
    name: { firstName: "範例使用者丁", lastName: "" },
  });
  expect(sent[1]?.has("user")).toBe(false);
});

it.each([
  ["google", "access_denied", LOGIN_TYPE.google],
  ["apple", "user_cancelled_authorize", LOGIN_TYPE.apple],
] as const)(
  'a person who cancels at %s returns with the error "%s" and without a code',
  async (_name, error, type) => {
    const sent = await chooseAccount(backend, String(await authorizationUrl(type)), "cancel");
    expect(sent.get("error")).toBe(error);
    expect(sent.has("code")).toBe(false);
  },
);

it("a sign-in page does not open in a browser without the cookie of this sign-in", async () => {
  const url = await authorizationUrl(LOGIN_TYPE.google);
  const page = (await backend.sandbox.fetch(url)).headers.get("location") ?? "";
  expect(await textAt(new URL(page, url))).toContain("無法登入");
});

it("the pages of Google and Apple list their sample accounts", async () => {
  expect(await textAt(new URL("http://x/identity/google"))).toContain("範例使用者甲");
  expect(await textAt(new URL("http://x/identity/apple"))).toContain("隱藏信箱");
});

describe("the client secret for Apple", () => {
  const settings = sandboxProviders({}).identity.apple;
  const { credential, clientId, issuer } = settings;
  const { teamId, keyId } = credential;
  const shop = { teamId, keyId, clientId, issuer, publicKey: appleShopKey(settings) };
  const now = Date.parse("2026-11-21T12:00:00+08:00");
  const signing = { ...shop, privateKey: credential.privateKey(), audience: issuer, now };

  it("expires after five minutes", () => {
    const secret = appleClientSecret(signing);
    expect(isShopSecret(secret, shop, now)).toBe(true);
    expect(isShopSecret(secret, shop, now + 301_000)).toBe(false);
  });

  it.each([
    ["with another team id", { teamId: "OTHER" }],
    ["with another key id", { keyId: "OTHER" }],
    ["with another client id", { clientId: "other" }],
    ["for another audience", { audience: "https://appleid.apple.com" }],
  ])("is refused %s", (_what, change) => {
    expect(isShopSecret(appleClientSecret({ ...signing, ...change }), shop, now)).toBe(false);
  });

  it.each(["", "a.b", "a.b.c", "e30.e30.", "null.null.null"])("is refused if it is %j", (text) => {
    expect(isShopSecret(text, shop, now)).toBe(false);
  });
});
