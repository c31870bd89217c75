import { constants, createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { IdentitySettings } from "../../../../config/identity-config.ts";

export const ISSUER = "https://identity.example";
export const CLIENT: IdentitySettings = {
  name: "Google",
  issuer: ISSUER,
  clientId: "shop",
  redirectUri: "http://localhost:3000/api/session/return/google",
  scope: "openid email profile",
  credential: { secret: "a-secret-of-the-shop" },
};
export const SUBJECT = "victim";

type JsonObject = Record<string, unknown>;
export type TokenParts = { claims: JsonObject; header: JsonObject };

const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const otherRsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const elliptic = generateKeyPairSync("ec", { namedCurve: "P-256" });
export const publicPem = String(rsa.publicKey.export({ type: "spki", format: "pem" }));
export const publicModulus = String(rsa.publicKey.export({ format: "jwk" }).n);
export const otherJwk = otherRsa.publicKey.export({ format: "jwk" });

/**
 * Returns an issuer of ID tokens with a valid discovery document and valid keys. A test sets the answer of the token
 * endpoint.
 */
export function forgedIssuer() {
  let tokenResponse: JsonObject = {};
  let tokenRequest: URLSearchParams | null = null;
  const pages: Record<string, () => JsonObject> = {
    "/.well-known/openid-configuration": () => ({
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/auth`,
      token_endpoint: `${ISSUER}/token`,
      jwks_uri: `${ISSUER}/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      // The issuer advertises all these algorithms, so that only the backend's own check can reject a token.
      id_token_signing_alg_values_supported: ["RS256", "HS256", "none", "ES256", "PS256", "RS384"],
    }),
    "/jwks": () => ({
      keys: [{ ...rsa.publicKey.export({ format: "jwk" }), kid: "k1", use: "sig" }],
    }),
    "/token": () => ({ access_token: "t", token_type: "Bearer", expires_in: 60, ...tokenResponse }),
  };
  return {
    fetch: (async (input: string | URL | Request, init: RequestInit = {}) => {
      const { pathname } = new URL(String(input));
      if (pathname === "/token") tokenRequest = new URLSearchParams(String(init.body));
      return Response.json(pages[pathname]?.() ?? {});
    }) as typeof fetch,
    /** Sets the answer of the token endpoint. */
    setTokenResponse: (response: JsonObject) => {
      tokenResponse = response;
    },
    /** Returns the form that the backend sent to the token endpoint. */
    tokenRequest: () => tokenRequest,
  };
}

/** Returns the header and claims of a valid token, which a test may change. */
export function validToken(nonce: string): TokenParts {
  const now = Math.floor(Date.now() / 1000);
  const person = {
    sub: SUBJECT,
    email: "victim@example.com",
    email_verified: true,
    name: "王小明",
  };
  return {
    header: { alg: "RS256", kid: "k1", typ: "JWT" },
    claims: { iss: ISSUER, aud: CLIENT.clientId, iat: now, exp: now + 300, nonce, ...person },
  };
}

export const signers = {
  issuerKey: signer(rsa.privateKey),
  otherKey: signer(otherRsa.privateKey),
  elliptic: signer(elliptic.privateKey),
  sha384: (content: string) => sign("sha384", Buffer.from(content), rsa.privateKey),
  pss: (content: string) =>
    sign("sha256", Buffer.from(content), {
      key: rsa.privateKey,
      padding: constants.RSA_PKCS1_PSS_PADDING,
      saltLength: 32,
    }),
  hmac: (secret: string) => (content: string) =>
    createHmac("sha256", secret).update(content).digest(),
  unsigned: () => Buffer.alloc(0),
};

export function jwt(
  { header, claims }: { header: JsonObject; claims: JsonObject | JsonObject[] },
  signContent: (content: string) => Buffer,
): string {
  const content = `${encodeJson(header)}.${encodeJson(claims)}`;
  return `${content}.${signContent(content).toString("base64url")}`;
}

export function encodeJson(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function signer(privateKey: KeyObject) {
  const key = { key: privateKey, dsaEncoding: "ieee-p1363" } as const;
  return (content: string) => sign("sha256", Buffer.from(content), key);
}
