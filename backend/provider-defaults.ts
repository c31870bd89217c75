import { z } from "zod";
import { crmConfig, crmEnv } from "./crm-defaults.ts";
import { icashPayConfig, icashPayEnv } from "./icash-pay-defaults.ts";
import { identityConfig, identityEnv } from "./identity-defaults.ts";

// Known to everyone who reads this repository: they open the sandbox on this machine and nothing else.
const SANDBOX_CREDENTIALS = {
  LINE_PAY_CHANNEL_ID: "2000000001",
  LINE_PAY_CHANNEL_SECRET: "sandbox-line-pay-channel-secret",
  PAYUNI_MERCHANT_ID: "FUTAO01",
  PAYUNI_HASH_KEY: "sandbox-payuni-hash-key-00000001",
  PAYUNI_HASH_IV: "sandbox-payuniiv",
  OP_CLIENT_ID: "futao-web",
  OP_CLIENT_SECRET: "sandbox-membership-client-secret",
  SMS_KEY: "sandbox-sms-key",
};

const port = z.coerce.number().int().min(0).max(65_535);
const text = z.string().optional();
const url = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/(?<!\/)\/+$/, ""))
  .optional();

const envSchema = z.object({
  PORT: port.default(3000),
  APP_ORIGIN: url.transform((value) => value && new URL(value).origin),
  DATA_DIR: z.string().default("data"),
  SANDBOX_PORT: port.optional(),
  SANDBOX_URL: url,
  LINE_PAY_HOST: url,
  LINE_PAY_CHANNEL_ID: text,
  LINE_PAY_CHANNEL_SECRET: text,
  PAYUNI_HOST: url,
  PAYUNI_MERCHANT_ID: text,
  PAYUNI_HASH_KEY: z.string().length(32).optional(),
  PAYUNI_HASH_IV: z.string().length(16).optional(),
  ...icashPayEnv,
  OP_LOGIN_URL: url,
  OP_API_URL: url,
  OP_CLIENT_ID: text,
  OP_CLIENT_SECRET: text,
  ...identityEnv,
  SMS_HOST: url,
  SMS_KEY: text,
  ...crmEnv,
  NODE_ENV: text,
});

type ProviderEnv = z.infer<typeof envSchema>;
type Credential = keyof typeof SANDBOX_CREDENTIALS;
type HostSetting = "LINE_PAY_HOST" | "PAYUNI_HOST" | "OP_LOGIN_URL" | "OP_API_URL" | "SMS_HOST";

export type ProviderConfig = ReturnType<typeof providerConfig>;

export function providerConfig(processEnv: Record<string, string | undefined>) {
  const env = readEnv(processEnv);
  const sandboxPort = env.SANDBOX_PORT ?? env.PORT + 2;
  const sandboxUrl = env.SANDBOX_URL ?? `http://localhost:${sandboxPort}`;
  const sandboxHost = `http://127.0.0.1:${sandboxPort}`;
  const appOrigin = env.APP_ORIGIN ?? `http://localhost:${env.PORT}`;
  return {
    appOrigin,
    dataDir: env.DATA_DIR,
    sandboxPort,
    sandboxUrl,
    linePay: {
      host: env.LINE_PAY_HOST ?? sandboxHost,
      channelId: credential(env, "LINE_PAY_CHANNEL_ID", ["LINE_PAY_HOST"]),
      channelSecret: credential(env, "LINE_PAY_CHANNEL_SECRET", ["LINE_PAY_HOST"]),
    },
    payuni: {
      host: env.PAYUNI_HOST ?? sandboxHost,
      pageUrl: env.PAYUNI_HOST ?? sandboxUrl,
      merchantId: credential(env, "PAYUNI_MERCHANT_ID", ["PAYUNI_HOST"]),
      hashKey: credential(env, "PAYUNI_HASH_KEY", ["PAYUNI_HOST"]),
      hashIv: credential(env, "PAYUNI_HASH_IV", ["PAYUNI_HOST"]),
    },
    icashPay: icashPayConfig(env, { sandboxHost, sandboxUrl }),
    membership: {
      loginUrl: env.OP_LOGIN_URL ?? `${sandboxUrl}/op/login`,
      apiUrl: env.OP_API_URL ?? `${sandboxHost}/op`,
      clientId: credential(env, "OP_CLIENT_ID", ["OP_LOGIN_URL", "OP_API_URL"]),
      clientSecret: credential(env, "OP_CLIENT_SECRET", ["OP_LOGIN_URL", "OP_API_URL"]),
    },
    identity: identityConfig(env, { appOrigin, sandboxHost, sandboxUrl }),
    sms: {
      host: env.SMS_HOST ?? sandboxHost,
      key: credential(env, "SMS_KEY", ["SMS_HOST"]),
    },
    crm: crmConfig(env, { appOrigin, sandboxHost }),
  };
}

function credential(env: ProviderEnv, name: Credential, hosts: HostSetting[]) {
  const value = env[name];
  if (value) return value;
  const host = hosts.find((setting) => env[setting]);
  if (host) throw new Error(`${name} must be set, because ${host} names a real provider`);
  return SANDBOX_CREDENTIALS[name];
}

function readEnv(processEnv: Record<string, string | undefined>) {
  const given = Object.entries(processEnv).filter(([, value]) => value !== "");
  const parsed = envSchema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw new Error(`provider configuration: ${z.prettifyError(parsed.error)}`);
}
