import * as oidc from "openid-client";
import { z } from "zod";
import type { IdentitySettings } from "../../config/identity-config.ts";
import { appleClientSecret } from "./apple-client-secret.ts";
import { createProviderFetch, type ProviderFetchOptions } from "./provider-fetch.ts";

const TIMEOUT_MS = 5_000;
const DISCOVERY_LIFE_MS = 60 * 60_000;
/**
 * The signature algorithm of Google and Apple. It is fixed here, so that a token cannot choose another algorithm
 * (PV-17).
 */
const ALGORITHM = "RS256";

const claimsSchema = z.object({
  iss: z.string(),
  azp: z.string().optional(),
  sub: z.string().min(1).max(255),
  email: z.string().max(254).default(""),
  // Apple sends this boolean as a text.
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().max(200).default(""),
});

type Person = {
  issuer: string;
  subject: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
};
/** The result of a sign-in. `unknown`: no answer came, or an answer with a status of 500 or higher. */
type IdentityResult = { ok: true; info: Person } | { ok: false } | { ok: "unknown" };
type SignInState = { state: string; nonce: string; verifier: string };

export type IdentityClient = ReturnType<typeof createIdentityClient>;

type Identities = Record<"google" | "apple", IdentitySettings | null>;

export function createIdentityClients(config: Identities, fetchOptions: ProviderFetchOptions = {}) {
  const { google, apple } = config;
  return {
    google: google && createIdentityClient(google, fetchOptions),
    apple: apple && createIdentityClient(apple, fetchOptions),
  };
}

/**
 * Creates a client for the authorization code flow of OpenID Connect with PKCE. It uses a certified library. The
 * signature of the ID token is always checked.
 */
export function createIdentityClient(
  settings: IdentitySettings,
  fetchOptions: ProviderFetchOptions = {},
) {
  const { name, clientId, redirectUri, scope, responseMode } = settings;
  const configuration = createConfigurationReader(settings, fetchOptions);
  return {
    name,
    redirectUri,
    /** Returns the URL of the provider's sign-in page; null if the discovery document cannot be read. */
    async authorizationUrl({ state, nonce, verifier }: SignInState): Promise<string | null> {
      const options = {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(responseMode && { response_mode: responseMode }),
      };
      return configuration().then(
        (config) => oidc.buildAuthorizationUrl(config, options).href,
        () => null,
      );
    },
    /**
     * Exchanges the code in `query` for an ID token and returns the person. The issuer, audience, expiry, nonce,
     * algorithm and signature of the token are checked.
     */
    async redeem({
      query,
      ...redemption
    }: SignInState & { query: string }): Promise<IdentityResult> {
      const back = new URL(redirectUri);
      back.search = query;
      const checks = {
        pkceCodeVerifier: redemption.verifier,
        expectedState: redemption.state,
        expectedNonce: redemption.nonce,
        idTokenExpected: true,
      };
      return configuration()
        .then((config) => oidc.authorizationCodeGrant(config, back, checks))
        .then(
          (tokens) => personOf(tokens.claims(), clientId),
          (error: unknown) => ({ ok: error instanceof NoAnswerError ? "unknown" : false }),
        );
    },
  };
}

/**
 * Returns a function that reads the discovery document of the issuer. The document is cached for an hour; a failure is
 * not cached.
 */
function createConfigurationReader(settings: IdentitySettings, fetchOptions: ProviderFetchOptions) {
  const { issuer, clientId } = settings;
  const { now = Date.now } = fetchOptions;
  const fetchOf = identityFetch(settings, fetchOptions);
  const isPlain = issuer.startsWith("http:");
  const discover = () =>
    oidc.discovery(
      new URL(issuer),
      clientId,
      { id_token_signed_response_alg: ALGORITHM },
      authentication(settings, now),
      {
        [oidc.customFetch]: fetchOf,
        timeout: TIMEOUT_MS / 1000,
        // Without enableNonRepudiationChecks, the library does not check the signature of the token, because the token
        // comes directly from its issuer.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(isPlain ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
  let known: { config: Promise<oidc.Configuration>; until: number } | null = null;
  return () => {
    if (known && now() < known.until) return known.config;
    const config = discover();
    known = { config, until: now() + DISCOVERY_LIFE_MS };
    config.catch(() => {
      known = null;
    });
    return config;
  };
}

function personOf(claims: unknown, clientId: string): IdentityResult {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) return { ok: false };
  // A token that was issued to another client (`azp`) must be refused. If the token has only one audience, the library
  // does not check `azp`.
  if ((parsed.data.azp ?? clientId) !== clientId) return { ok: false };
  const { iss: issuer, sub: subject, email, email_verified, name } = parsed.data;
  return { ok: true, info: { issuer, subject, email, isEmailVerified: email_verified, name } };
}

type Fetch = (url: string, init: oidc.CustomFetchOptions) => Promise<Response>;

/** Returns the `fetch` that the library uses. It has the timeout, size limit and circuit breaker of this backend. */
function identityFetch(
  { issuer, host }: IdentitySettings,
  fetchOptions: ProviderFetchOptions,
): Fetch {
  const ask = createProviderFetch(fetchOptions);
  const { origin } = new URL(issuer);
  return async (url, { method, headers, body }) => {
    const answer = await ask({
      method: method === "POST" ? "POST" : "GET",
      url: host ? url.replace(origin, host) : url,
      headers,
      ...(body && { body: String(body) }),
      timeoutMs: TIMEOUT_MS,
      wantsHeader: "content-type",
    });
    if (answer === null || answer.status >= 500) throw new NoAnswerError("no answer");
    const type = answer.header ?? "";
    return new Response(answer.text, { status: answer.status, headers: { "content-type": type } });
  };
}

/**
 * Thrown if the provider gave no answer, or an answer with a status of 500 or higher. It extends TypeError, because the
 * library rethrows a TypeError unchanged. The library would wrap an error of another class.
 */
class NoAnswerError extends TypeError {}

function authentication(
  { credential, clientId, issuer }: IdentitySettings,
  now: () => number,
): oidc.ClientAuth {
  if ("secret" in credential) return oidc.ClientSecretPost(credential.secret);
  const { privateKey, ...signing } = credential;
  return (_server, _client, body) => {
    body.set("client_id", clientId);
    body.set(
      "client_secret",
      appleClientSecret({
        ...signing,
        privateKey: privateKey(),
        clientId,
        audience: issuer,
        now: now(),
      }),
    );
  };
}
