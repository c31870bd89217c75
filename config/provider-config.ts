import { z } from "zod";
import { realCrm, sandboxCrm } from "./crm-config.ts";
import { realIcashPay, sandboxIcashPay } from "./icash-pay-config.ts";
import { realIdentities, sandboxIdentities } from "./identity-config.ts";
import { type Env, type ProviderName, providerValues } from "./provider-settings.ts";
import { isConnected } from "./start-rules.ts";

// Not secrets: these values are only valid for the sandbox on this machine.
const SANDBOX_CREDENTIALS = {
  linePay: { channelId: "2000000001", channelSecret: "sandbox-line-pay-channel-secret" },
  payuni: {
    merchantId: "FUTAO01",
    hashKey: "sandbox-payuni-hash-key-00000001",
    hashIv: "sandbox-payuniiv",
  },
  membership: { clientId: "futao-web", clientSecret: "sandbox-membership-client-secret" },
  sms: { key: "sandbox-sms-key" },
};

const port = z.coerce.number().int().min(0).max(65_535);
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
});

export type SandboxProviders = ReturnType<typeof sandboxProviders>;

/** The settings of every provider that the sandbox plays. The sandbox and the backend of a demonstration use them. */
export function sandboxProviders(env: Env) {
  const places = readPlaces(env);
  const { sandboxUrl, sandboxHost } = places;
  const { linePay, payuni, membership, sms } = SANDBOX_CREDENTIALS;
  return {
    ...places,
    linePay: { host: sandboxHost, ...linePay },
    payuni: { host: sandboxHost, pageUrl: sandboxUrl, ...payuni },
    icashPay: sandboxIcashPay(env, places),
    membership: { loginUrl: `${sandboxUrl}/op/login`, apiUrl: `${sandboxHost}/op`, ...membership },
    identity: sandboxIdentities(env, places),
    sms: { host: sandboxHost, ...sms },
    crm: sandboxCrm(places),
  };
}

/**
 * The settings with which the backend calls each provider; null for a provider that it must not call. If a provider is
 * switched off but its settings are set, the backend still calls it, to finish its open payments and refunds.
 */
export function providerConfig(env: Env) {
  const places = readPlaces(env);
  const sandbox = sandboxProviders(env);
  const sandboxSettings = <Settings>(name: ProviderName, settings: Settings) =>
    isConnected(env, name) ? settings : null;
  const real = realProviders(env, places.appOrigin);
  return {
    ...places,
    linePay: real.linePay ?? sandboxSettings("LINE_PAY", sandbox.linePay),
    payuni: real.payuni ?? sandboxSettings("PAYUNI", sandbox.payuni),
    icashPay: real.icashPay ?? sandboxSettings("ICASH_PAY", sandbox.icashPay),
    membership: real.membership ?? sandboxSettings("OP", sandbox.membership),
    identity: {
      google: real.identity.google ?? sandboxSettings("GOOGLE", sandbox.identity.google),
      apple: real.identity.apple ?? sandboxSettings("APPLE", sandbox.identity.apple),
    },
    sms: real.sms ?? sandboxSettings("SMS", sandbox.sms),
    crm: real.crm ?? sandboxSettings("CRM", sandbox.crm),
  };
}

function realProviders(env: Env, appOrigin: string) {
  const [linePay, payuni] = [providerValues(env, "LINE_PAY"), providerValues(env, "PAYUNI")];
  const [membership, sms] = [providerValues(env, "OP"), providerValues(env, "SMS")];
  return {
    linePay: linePay && {
      host: linePay.LINE_PAY_HOST,
      channelId: linePay.LINE_PAY_CHANNEL_ID,
      channelSecret: linePay.LINE_PAY_CHANNEL_SECRET,
    },
    payuni: payuni && {
      host: payuni.PAYUNI_HOST,
      pageUrl: payuni.PAYUNI_HOST,
      merchantId: payuni.PAYUNI_MERCHANT_ID,
      hashKey: payuni.PAYUNI_HASH_KEY,
      hashIv: payuni.PAYUNI_HASH_IV,
    },
    icashPay: realIcashPay(env),
    membership: membership && {
      loginUrl: membership.OP_LOGIN_URL,
      apiUrl: membership.OP_API_URL,
      clientId: membership.OP_CLIENT_ID,
      clientSecret: membership.OP_CLIENT_SECRET,
    },
    identity: realIdentities(env, appOrigin),
    sms: sms && { host: sms.SMS_HOST, key: sms.SMS_KEY },
    crm: realCrm(env, appOrigin),
  };
}

function readPlaces(env: Env) {
  const given = Object.entries(env).filter(([, value]) => value !== "");
  const parsed = envSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new Error(`provider configuration: ${z.prettifyError(parsed.error)}`);
  const { PORT, APP_ORIGIN, DATA_DIR, SANDBOX_PORT, SANDBOX_URL } = parsed.data;
  const sandboxPort = SANDBOX_PORT ?? PORT + 2;
  return {
    appOrigin: APP_ORIGIN ?? `http://localhost:${PORT}`,
    dataDir: DATA_DIR,
    sandboxPort,
    sandboxUrl: SANDBOX_URL ?? `http://localhost:${sandboxPort}`,
    sandboxHost: `http://127.0.0.1:${sandboxPort}`,
  };
}
