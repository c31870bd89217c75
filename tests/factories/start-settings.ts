import { PROVIDERS } from "../../config/provider-settings.ts";

export const SECRETS = {
  SESSION_SECRET: "session-secret-session-secret-session-01",
  BACKEND_SECRET: "backend-secret-backend-secret-backend-01",
  BACKEND_KEY: "backend-key-backend-key-backend-key-0001",
};
const PEM = "-----BEGIN PRIVATE KEY-----\\nAAAA\\n-----END PRIVATE KEY-----";

/** Example settings of every provider, as an operator would write them. */
export const PROVIDER_EXAMPLES = {
  LINE_PAY: {
    LINE_PAY_HOST: "https://api-pay.line.me",
    LINE_PAY_CHANNEL_ID: "1",
    LINE_PAY_CHANNEL_SECRET: "s",
  },
  PAYUNI: {
    PAYUNI_HOST: "https://api.payuni.com.tw",
    PAYUNI_MERCHANT_ID: "M",
    PAYUNI_HASH_KEY: "k".repeat(32),
    PAYUNI_HASH_IV: "i".repeat(16),
  },
  ICASH_PAY: {
    ICASH_PAY_HOST: "https://payment.icashpay.com.tw/api/V2/Payment",
    ICASH_PAY_PLATFORM_ID: "1",
    ICASH_PAY_MERCHANT_ID: "2",
    ICASH_PAY_KEY_ID: "3",
    ICASH_PAY_AES_KEY: "k".repeat(32),
    ICASH_PAY_AES_IV: "i".repeat(16),
    ICASH_PAY_PRIVATE_KEY: PEM,
    ICASH_PAY_PUBLIC_KEY: PEM,
  },
  OP: {
    OP_LOGIN_URL: "https://op.example/login",
    OP_API_URL: "https://op.example/api",
    OP_CLIENT_ID: "1",
    OP_CLIENT_SECRET: "s",
  },
  GOOGLE: { GOOGLE_CLIENT_ID: "1", GOOGLE_CLIENT_SECRET: "s" },
  APPLE: {
    APPLE_CLIENT_ID: "tw.example.web",
    APPLE_TEAM_ID: "TEAM",
    APPLE_KEY_ID: "KEY",
    APPLE_PRIVATE_KEY: PEM,
  },
  SMS: { SMS_HOST: "https://sms.example", SMS_KEY: "s" },
  CRM: {
    CRM_ORG_ID: "00D5g000004ABCD",
    ...Object.fromEntries(
      Object.keys(PROVIDERS.CRM.needed)
        .filter((name) => name.startsWith("CRM_FIELD_"))
        .map((name, at) => [name, `00N${String(at).padStart(12, "0")}`]),
    ),
  },
} satisfies Record<keyof typeof PROVIDERS, Record<string, string>>;

/** The environment of a service on an https origin with the settings of every provider. */
export function makeServiceEnv(): Record<string, string> {
  return Object.assign(
    { APP_ORIGIN: "https://shop.example", ...SECRETS },
    ...Object.values(PROVIDER_EXAMPLES),
  );
}
