import { createPublicKey, generateKeyPairSync } from "node:crypto";
import { z } from "zod";

const text = z.string().optional();
/** Compared letter by letter with what the provider says of itself; plain http only on this machine. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .refine((value) => value.startsWith("https:") || new URL(value).hostname === "localhost", {
    error: "must be an https address",
  })
  .transform((value) => value.replace(/(?<!\/)\/+$/, ""))
  .optional();
/** In an environment variable a key is often one line, its line ends spelled out. */
const pem = z
  .string()
  .transform((value) => value.replaceAll("\\n", "\n"))
  .refine((value) => value.includes("-----BEGIN"), "must be a key in PEM form")
  .optional();

export const identityEnv = {
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  APPLE_ISSUER: issuer,
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: pem,
  APPLE_SANDBOX_KEY: pem,
};

const envSchema = z.object({ ...identityEnv, OP_LOGIN_URL: text });
type IdentityEnv = z.infer<typeof envSchema>;

/** Google knows the shop by a secret; Apple by a token that the shop signs for each request. */
type IdentityCredential =
  | { secret: string }
  | { teamId: string; keyId: string; privateKey: () => string };

export type IdentitySettings = {
  name: string;
  issuer: string;
  /** Where its servers are reached, when that is not where browsers reach them. */
  host?: string;
  clientId: string;
  redirectUri: string;
  scope: string;
  responseMode?: "form_post";
  credential: IdentityCredential;
};

// Known to everyone who reads this repository: they open the sandbox on this machine and nothing else.
const SANDBOX = {
  googleClientId: "futao-web.google.sandbox",
  googleSecret: "sandbox-google-client-secret",
  appleClientId: "tw.futao.web.sandbox",
  appleTeamId: "SANDBOXTEAM",
  appleKeyId: "SANDBOXKEY",
};

type Places = { appOrigin: string; sandboxHost: string; sandboxUrl: string };

export type IdentityConfig = ReturnType<typeof identityConfig>;

/** Both identity providers; null for one that has no client id while sign-in has left the sandbox. */
export function identityConfig(env: IdentityEnv, { appOrigin, sandboxHost, sandboxUrl }: Places) {
  const google = {
    name: "Google",
    redirectUri: `${appOrigin}/api/session/return/google`,
    scope: "openid email profile",
  };
  const apple = {
    name: "Apple",
    redirectUri: `${appOrigin}/api/session/return/apple`,
    scope: "openid email name",
    // With a name or an address asked for, Apple answers by a form and in no other way.
    responseMode: "form_post",
  } as const;
  const sandbox = {
    google: {
      ...google,
      issuer: `${sandboxUrl}/identity/google`,
      host: sandboxHost,
      clientId: SANDBOX.googleClientId,
      credential: { secret: SANDBOX.googleSecret },
    },
    apple: {
      ...apple,
      issuer: `${sandboxUrl}/identity/apple`,
      host: sandboxHost,
      clientId: SANDBOX.appleClientId,
      credential: {
        teamId: SANDBOX.appleTeamId,
        keyId: SANDBOX.appleKeyId,
        privateKey:
          env.APPLE_SANDBOX_KEY === undefined ? ownKey : () => String(env.APPLE_SANDBOX_KEY),
      },
    },
  };
  const isSandbox = !env.GOOGLE_CLIENT_ID && !env.APPLE_CLIENT_ID && !env.OP_LOGIN_URL;
  return {
    google: realGoogle(env, google) ?? (isSandbox ? sandbox.google : null),
    apple: realApple(env, apple) ?? (isSandbox ? sandbox.apple : null),
    sandbox,
  };
}

type Common = Pick<IdentitySettings, "name" | "redirectUri" | "scope" | "responseMode">;

function realGoogle(env: IdentityEnv, common: Common): IdentitySettings | null {
  if (env.GOOGLE_ISSUER) needed(env, "GOOGLE_CLIENT_ID", "GOOGLE_ISSUER");
  if (!env.GOOGLE_CLIENT_ID) return null;
  return {
    ...common,
    issuer: env.GOOGLE_ISSUER ?? "https://accounts.google.com",
    clientId: env.GOOGLE_CLIENT_ID,
    credential: { secret: needed(env, "GOOGLE_CLIENT_SECRET", "GOOGLE_CLIENT_ID") },
  };
}

function realApple(env: IdentityEnv, common: Common): IdentitySettings | null {
  if (env.APPLE_ISSUER) needed(env, "APPLE_CLIENT_ID", "APPLE_ISSUER");
  if (!env.APPLE_CLIENT_ID) return null;
  const privateKey = needed(env, "APPLE_PRIVATE_KEY", "APPLE_CLIENT_ID");
  return {
    ...common,
    issuer: env.APPLE_ISSUER ?? "https://appleid.apple.com",
    clientId: env.APPLE_CLIENT_ID,
    credential: {
      teamId: needed(env, "APPLE_TEAM_ID", "APPLE_CLIENT_ID"),
      keyId: needed(env, "APPLE_KEY_ID", "APPLE_CLIENT_ID"),
      privateKey: () => privateKey,
    },
  };
}

function needed(env: IdentityEnv, name: keyof IdentityEnv, because: keyof IdentityEnv): string {
  const value = env[name];
  if (value) return value;
  throw new Error(`${name} must be set, because ${because} names a real provider`);
}

/** What the sandbox's Apple knows of the shop: enough to check, not to sign. */
export function appleShopKey({ credential }: IdentitySettings): string {
  if ("secret" in credential) throw new Error("identity: a shop of Apple's has a key");
  const key = createPublicKey(credential.privateKey());
  return String(key.export({ type: "spki", format: "pem" }));
}

let made: string | undefined;

/** The launcher gives both processes the same key; a process alone makes its own when it first needs it. */
function ownKey(): string {
  if (made === undefined) {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    made = String(privateKey.export({ type: "pkcs8", format: "pem" }));
  }
  return made;
}
