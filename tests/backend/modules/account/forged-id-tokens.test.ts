import { login_attempts, members, sessions } from "../../../../backend/db/schema/member-tables.ts";
import { createIdentityClient } from "../../../../backend/providers/identity-client.ts";
import { CODE, LOGIN_TYPE } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";
import {
  CLIENT,
  encodeJson,
  forgedIssuer,
  ISSUER,
  jwt,
  otherJwk,
  publicModulus,
  publicPem,
  SUBJECT,
  signers,
  type TokenParts,
  validToken,
} from "./forged-issuer";

const REFUSED = {
  code: CODE.refused,
  message: "登入驗證失敗，請重新登入",
  data: null,
  reason: "login-failed",
};
const identity = {
  third_login_type: LOGIN_TYPE.google,
  third_user_id: `${ISSUER}#${SUBJECT}`,
} as const;
const issuer = forgedIssuer();
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
  backend.deps.providers.identity.google = createIdentityClient(CLIENT, { fetch: issuer.fetch });
});
beforeEach(async () => {
  for (const table of [sessions, login_attempts, members]) await backend.db.delete(table);
  await insertMember(backend.db, { google_user_id: identity.third_user_id });
});
afterAll(() => backend.close());

type Answer = (token: TokenParts) => Record<string, unknown>;

/** Performs a whole sign-in. `answer` makes the token endpoint's answer from a valid token. */
async function signInWith(answer: Answer) {
  const as = backend.asVisitor();
  const { third_login_type } = identity;
  const begun = await backend.call("thirdAuthUrl", { as, body: { third_login_type } });
  const url = new URL(begun.envelope.data);
  issuer.setTokenResponse(answer(validToken(url.searchParams.get("nonce") ?? "")));
  const query = String(
    new URLSearchParams({ code: "c", state: url.searchParams.get("state") ?? "" }),
  );
  const proof = await backend.call("thirdUserInfo", { as, body: { third_login_type, query } });
  const login = await backend.call("thirdLogin", { as, body: identity });
  return { url, proof: proof.envelope, login: login.envelope };
}

it("a sign-in with a valid token succeeds, so only the forgery can be the reason for the refusals below", async () => {
  const { url, proof, login } = await signInWith((token) => ({
    id_token: jwt(token, signers.issuerKey),
  }));
  expect(proof).toMatchObject({ code: CODE.ok, data: { third_user_id: identity.third_user_id } });
  expect(login.code).toBe(CODE.ok);
  expect(url.searchParams.get("code_challenge_method")).toBe("S256");
  expect(issuer.tokenRequest()?.get("code_verifier")).toMatch(/^[\w-]{43}$/);
});

const withClaims =
  (change: Record<string, unknown>): Answer =>
  (token) => ({
    id_token: jwt({ ...token, claims: { ...token.claims, ...change } }, signers.issuerKey),
  });
const withHeader =
  (change: Record<string, unknown>, by: (content: string) => Buffer = signers.issuerKey): Answer =>
  (token) => ({
    id_token: jwt({ ...token, header: { ...token.header, ...change } }, by),
  });
const withText =
  (change: (token: string, parts: string[]) => unknown): Answer =>
  (token) => {
    const text = jwt(token, signers.issuerKey);
    return { id_token: change(text, text.split(".")) };
  };
const now = Math.floor(Date.now() / 1000);

const forgeries: [string, Answer][] = [
  ["a token for another shop", withClaims({ aud: "other-shop" })],
  ["a token without an audience", withClaims({ aud: undefined })],
  ["a token for an empty list of shops", withClaims({ aud: [] })],
  [
    "a token for several shops without an authorized party",
    withClaims({ aud: ["shop", "other-shop"] }),
  ],
  ["a token that was issued to another party", withClaims({ azp: "other-shop" })],
  ["another issuer", withClaims({ iss: "https://evil.example" })],
  ["an issuer with an additional slash", withClaims({ iss: `${ISSUER}/` })],
  ["an issuer in capitals", withClaims({ iss: ISSUER.toUpperCase() })],
  ["no issuer", withClaims({ iss: undefined })],
  ["Apple's issuer in Google's flow", withClaims({ iss: "https://appleid.apple.com" })],
  ["an expired token", withClaims({ exp: now - 60 })],
  ["a token without an expiry", withClaims({ exp: undefined })],
  ["an expiry that is text", withClaims({ exp: String(now + 300) })],
  ["a token that is not valid yet", withClaims({ nbf: now + 3600 })],
  ["a token without a time of issue", withClaims({ iat: undefined })],
  ["no nonce", withClaims({ nonce: undefined })],
  ["an empty nonce", withClaims({ nonce: "" })],
  ["the nonce of another sign-in", withClaims({ nonce: "n".repeat(43) })],
  ["a list of nonces", withClaims({ nonce: ["n"] })],
  ["a token without a subject", withClaims({ sub: undefined })],
  ["an empty subject", withClaims({ sub: "" })],
  ["a number as the subject", withClaims({ sub: 1 })],
  ["the algorithm none, unsigned", withHeader({ alg: "none" }, signers.unsigned)],
  ["the algorithm nOnE, unsigned", withHeader({ alg: "nOnE" }, signers.unsigned)],
  ["the algorithm none with a signature", withHeader({ alg: "none" })],
  ["no algorithm", withHeader({ alg: undefined })],
  [
    "an HS256 signature whose key is the public key",
    withHeader({ alg: "HS256" }, signers.hmac(publicPem)),
  ],
  [
    "an HS256 signature whose key is the modulus of the public key",
    withHeader({ alg: "HS256" }, signers.hmac(publicModulus)),
  ],
  [
    "an HS256 signature whose key is the shop's own secret",
    withHeader({ alg: "HS256" }, signers.hmac("a-secret-of-the-shop")),
  ],
  [
    "an HS256 signature whose key is empty",
    withHeader({ alg: "HS256", kid: "/dev/null" }, signers.hmac("")),
  ],
  ["an RS384 signature, which is not allowed", withHeader({ alg: "RS384" }, signers.sha384)],
  ["a PS256 signature, which is not allowed", withHeader({ alg: "PS256" }, signers.pss)],
  ["an ES256 signature with the attacker's key", withHeader({ alg: "ES256" }, signers.elliptic)],
  ["a signature by another key with the right key id", withHeader({}, signers.otherKey)],
  [
    "a signature by another key with the id of that key",
    withHeader({ kid: "k2" }, signers.otherKey),
  ],
  ["a signature by another key without a key id", withHeader({ kid: undefined }, signers.otherKey)],
  ["a key id that is a path", withHeader({ kid: "../../../dev/null" }, signers.otherKey)],
  ["a key id that is an SQL expression", withHeader({ kid: "' or 1=1 --" }, signers.otherKey)],
  ["a key inside the token", withHeader({ jwk: otherJwk }, signers.otherKey)],
  [
    "a URL of keys in the header",
    withHeader({ jku: "https://evil.example/jwks" }, signers.otherKey),
  ],
  [
    "a URL of certificates in the header",
    withHeader({ x5u: "https://evil.example" }, signers.otherKey),
  ],
  ["an unknown critical extension", withHeader({ crit: ["exp"], exp: 1 })],
  ["a shortened signature", withText((text) => text.slice(0, -4))],
  ["no signature", withText((_text, [head, body]) => `${head}.${body}.`)],
  ["a token of only two parts", withText((_text, [head, body]) => `${head}.${body}`)],
  ["a token with an additional part", withText((text) => `${text}.e30`)],
  [
    "claims changed after signing",
    withText((_text, [head, , sealed]) => `${head}.${encodeJson({ sub: SUBJECT })}.${sealed}`),
  ],
  [
    "claims that are a list",
    (token) => ({ id_token: jwt({ ...token, claims: [token.claims] }, signers.issuerKey) }),
  ],
  ["a text that is not a token", withText(() => "token")],
  ["an empty text as ID token", withText(() => "")],
  ["null as ID token", withText(() => null)],
  ["no ID token at all", () => ({})],
];

describe("the backend refuses a sign-in (PV-17, SE-03)", () => {
  it.each(forgeries)("with %s", async (_what, answer) => {
    const { proof, login } = await signInWith(answer);
    expect(proof).toEqual(REFUSED);
    expect(login).toEqual(REFUSED);
    expect(await backend.db.select().from(sessions)).toEqual([]);
  });
});
