import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { type Env, providerValues } from "./provider-settings.ts";

/**
 * How a provider recognises the shop: Google by a secret, and Apple by a token that the backend signs for each request.
 */
type IdentityCredential =
  | { secret: string }
  | { teamId: string; keyId: string; privateKey: () => string };

export type IdentitySettings = {
  name: string;
  issuer: string;
  /** The origin to which the backend sends its requests, if it differs from the origin for browsers. */
  host?: string;
  clientId: string;
  redirectUri: string;
  scope: string;
  responseMode?: "form_post";
  credential: IdentityCredential;
};

// Not secrets: these values are only valid for the sandbox on this machine.
const SANDBOX = {
  googleClientId: "futao-web.google.sandbox",
  googleSecret: "sandbox-google-client-secret",
  appleClientId: "tw.futao.web.sandbox",
  appleTeamId: "SANDBOXTEAM",
  appleKeyId: "SANDBOXKEY",
};

type Places = { appOrigin: string; sandboxHost: string; sandboxUrl: string };

export function sandboxIdentities(env: Env, { appOrigin, sandboxHost, sandboxUrl }: Places) {
  const key = env.APPLE_SANDBOX_KEY;
  return {
    google: {
      ...googleAt(appOrigin),
      issuer: `${sandboxUrl}/identity/google`,
      host: sandboxHost,
      clientId: SANDBOX.googleClientId,
      credential: { secret: SANDBOX.googleSecret },
    },
    apple: {
      ...appleAt(appOrigin),
      issuer: `${sandboxUrl}/identity/apple`,
      host: sandboxHost,
      clientId: SANDBOX.appleClientId,
      credential: {
        teamId: SANDBOX.appleTeamId,
        keyId: SANDBOX.appleKeyId,
        privateKey: key ? () => key : ownKey,
      },
    },
  };
}

/** The settings of Google and of Apple; null for a provider that is not configured. */
export function realIdentities(env: Env, appOrigin: string) {
  return { google: realGoogle(env, appOrigin), apple: realApple(env, appOrigin) };
}

function realGoogle(env: Env, appOrigin: string): IdentitySettings | null {
  const google = providerValues(env, "GOOGLE");
  return (
    google && {
      ...googleAt(appOrigin),
      issuer: google.GOOGLE_ISSUER ?? "https://accounts.google.com",
      clientId: google.GOOGLE_CLIENT_ID,
      credential: { secret: google.GOOGLE_CLIENT_SECRET },
    }
  );
}

function realApple(env: Env, appOrigin: string): IdentitySettings | null {
  const apple = providerValues(env, "APPLE");
  if (!apple) return null;
  const privateKey = apple.APPLE_PRIVATE_KEY;
  return {
    ...appleAt(appOrigin),
    issuer: apple.APPLE_ISSUER ?? "https://appleid.apple.com",
    clientId: apple.APPLE_CLIENT_ID,
    credential: {
      teamId: apple.APPLE_TEAM_ID,
      keyId: apple.APPLE_KEY_ID,
      privateKey: () => privateKey,
    },
  };
}

function googleAt(appOrigin: string) {
  return {
    name: "Google",
    redirectUri: `${appOrigin}/api/session/return/google`,
    scope: "openid email profile",
  };
}

function appleAt(appOrigin: string) {
  return {
    name: "Apple",
    redirectUri: `${appOrigin}/api/session/return/apple`,
    scope: "openid email name",
    // Apple requires `form_post` (a POST to `redirectUri`) if the scope contains a name or an email.
    responseMode: "form_post",
  } as const;
}

/** The public key of the shop. The sandbox plays Apple and verifies the tokens of the shop with this key. */
export function appleShopKey({ credential }: IdentitySettings): string {
  if ("secret" in credential) throw new Error("identity: Apple needs a key instead of a secret");
  const key = createPublicKey(credential.privateKey());
  return String(key.export({ type: "spki", format: "pem" }));
}

let generatedKey: string | undefined;

/**
 * Returns the private key that signs the tokens for the sandbox's Apple, and generates it at the first call. This
 * function is called only in a process that is started without the launcher. The launcher instead gives the backend and
 * the sandbox the same `APPLE_SANDBOX_KEY`.
 */
function ownKey(): string {
  if (generatedKey === undefined) {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    generatedKey = String(privateKey.export({ type: "pkcs8", format: "pem" }));
  }
  return generatedKey;
}
