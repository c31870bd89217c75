import { z } from "zod";

const text = z.string();
const url = z
  .url({ protocol: /^https?$/, error: "must be an http(s) address" })
  .transform((value) => value.replace(/(?<!\/)\/+$/, ""));
/** An https URL. http is allowed only for this machine. */
const secureUrl = url.refine(
  (value) => value.startsWith("https:") || isLoopback(new URL(value).hostname),
  "must be an https address",
);
/** In an environment variable, a PEM key is often written on one line with `\n` in place of the line ends. */
const pem = z
  .string()
  .transform((value) => value.replaceAll("\\n", "\n"))
  .refine((value) => value.includes("-----BEGIN"), "must be a key in PEM form");
const characters = (count: number) =>
  z.string().length(count, `must have exactly ${count} characters`);
const crmField = z
  .string()
  .regex(/^\w{1,40}$/, "must be a field's id, as the CRM's form generator writes it");

/**
 * Every provider with its settings. `<name>=off` switches a provider off. If any setting of a provider is set, all its
 * `needed` settings must be set, even if the provider is switched off. In a service, a provider without settings must
 * be switched off. A host setting may be any http(s) URL. The sandbox of `npm start` has its own URLs and ignores these
 * settings.
 */
export const PROVIDERS = {
  LINE_PAY: {
    label: "LINE Pay",
    needed: { LINE_PAY_HOST: url, LINE_PAY_CHANNEL_ID: text, LINE_PAY_CHANNEL_SECRET: text },
    optional: {},
  },
  PAYUNI: {
    label: "PAYUNi (card page and saved cards)",
    needed: {
      PAYUNI_HOST: url,
      PAYUNI_MERCHANT_ID: text,
      PAYUNI_HASH_KEY: characters(32),
      PAYUNI_HASH_IV: characters(16),
    },
    optional: {},
  },
  ICASH_PAY: {
    label: "icash Pay",
    needed: {
      ICASH_PAY_HOST: url,
      ICASH_PAY_PLATFORM_ID: text,
      ICASH_PAY_MERCHANT_ID: text,
      ICASH_PAY_KEY_ID: text,
      ICASH_PAY_AES_KEY: characters(32),
      ICASH_PAY_AES_IV: characters(16),
      ICASH_PAY_PRIVATE_KEY: pem,
      ICASH_PAY_PUBLIC_KEY: pem,
    },
    optional: { ICASH_PAY_BRIDGE_URL: secureUrl },
  },
  OP: {
    label: "the membership service",
    needed: { OP_LOGIN_URL: url, OP_API_URL: url, OP_CLIENT_ID: text, OP_CLIENT_SECRET: text },
    optional: {},
  },
  GOOGLE: {
    label: "sign-in with Google",
    needed: { GOOGLE_CLIENT_ID: text, GOOGLE_CLIENT_SECRET: text },
    // The backend compares an issuer exactly with the issuer in the provider's token.
    optional: { GOOGLE_ISSUER: secureUrl },
  },
  APPLE: {
    label: "sign-in with Apple",
    needed: {
      APPLE_CLIENT_ID: text,
      APPLE_TEAM_ID: text,
      APPLE_KEY_ID: text,
      APPLE_PRIVATE_KEY: pem,
    },
    optional: { APPLE_ISSUER: secureUrl },
  },
  SMS: { label: "the SMS provider", needed: { SMS_HOST: url, SMS_KEY: text }, optional: {} },
  CRM: {
    label: "the CRM of /join-us",
    needed: {
      CRM_ORG_ID: z
        .string()
        .regex(
          /^00D\w{12}(\w{3})?$/,
          "must be an organisation id of 15 or 18 characters, from 00D",
        ),
      // The ids of the fields in the operator's CRM. The CRM silently drops a value whose field does not exist.
      CRM_FIELD_PREVIOUSLY_PARTNERED: crmField,
      CRM_FIELD_POS_VENDOR: crmField,
      CRM_FIELD_MERCHANT_CATEGORY: crmField,
      CRM_FIELD_BUSINESS_MODE: crmField,
      CRM_FIELD_MERCHANT_KIND: crmField,
      CRM_FIELD_SPEND_BAND: crmField,
      CRM_FIELD_TAX_ID: crmField,
      CRM_FIELD_FOOD_REGISTRATION_NUMBER: crmField,
      CRM_FIELD_STORE_NUMBER: crmField,
      CRM_FIELD_CHAIN_CLASS: crmField,
      CRM_FIELD_CHAIN_COUNT: crmField,
      CRM_FIELD_MERCHANT_GRADE: crmField,
      CRM_FIELD_SERVICE_MODES: crmField,
      CRM_FIELD_DISTRICT: crmField,
      CRM_FIELD_LINE_ID: crmField,
      CRM_FIELD_CONTACT_TIME: crmField,
      CRM_FIELD_OPPORTUNITY_TYPE: crmField,
      CRM_FIELD_CONSENT: crmField,
      CRM_FIELD_REFERENCE: crmField,
    },
    optional: {
      CRM_HOST: url,
      CRM_PATH: z.string().regex(/^\/[\w./-]*$/, "must be the path of the web-to-lead form"),
      /** The CRM that receives the leads (JN-38). A staging environment sets `test`. */
      CRM_ENVIRONMENT: z.enum(["live", "test"]),
      CRM_RECORD_TYPE: z.string().regex(/^\w*$/, "must be a record type's id"),
    },
  },
} as const;

export type ProviderName = keyof typeof PROVIDERS;
export const PROVIDER_NAMES = Object.keys(PROVIDERS) as ProviderName[];

export type Env = Readonly<Record<string, string | undefined>>;

type Provider<Name extends ProviderName> = (typeof PROVIDERS)[Name];
type Output<Shape> = {
  [Key in keyof Shape]: Shape[Key] extends z.ZodType ? z.output<Shape[Key]> : never;
};
/** The parsed settings of a provider. */
export type ProviderValues<Name extends ProviderName> = Output<Provider<Name>["needed"]> &
  Partial<Output<Provider<Name>["optional"]>>;

/** True if the name stands for this machine: `localhost`, a name that ends with `.localhost`, 127.0.0.0/8 or ::1. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
  );
}

/** The names of a provider's settings, without the setting that switches the provider off. */
export function settingNames(name: ProviderName): string[] {
  return [...Object.keys(PROVIDERS[name].needed), ...Object.keys(PROVIDERS[name].optional)];
}

export function isSwitchedOff(env: Env, name: ProviderName): boolean {
  return env[name] === "off";
}

/** True if at least one setting of the provider is set. The setting that switches the provider off does not count. */
export function isConfigured(env: Env, name: ProviderName): boolean {
  return settingNames(name).some((setting) => Boolean(env[setting]));
}

/**
 * The problems of the settings of a provider, if at least one of them is set: a sentence for each needed setting that
 * is missing, and for each setting that has a wrong value.
 */
export function providerProblems(env: Env, name: ProviderName): string[] {
  const { label, needed, optional } = PROVIDERS[name];
  const because = settingNames(name).find((setting) => Boolean(env[setting]));
  return Object.entries<z.ZodType>({ ...needed, ...optional }).flatMap(([setting, schema]) => {
    if (env[setting]) return valueProblems(env, setting, schema);
    const isNeeded = setting in needed;
    const reason = `because ${because} names a real provider`;
    return isNeeded
      ? `${setting} must be set, ${reason}. To do without ${label}, remove ${because} and write ${name}=off.`
      : [];
  });
}

/**
 * Checks the value of a setting. Returns a list with the problem, or an empty list if the value is right or missing.
 */
export function valueProblems(env: Env, setting: string, schema: z.ZodType): string[] {
  const parsed = schema.optional().safeParse(env[setting] || undefined);
  return parsed.success ? [] : [`${setting} ${parsed.error.issues[0]?.message ?? "is wrong"}.`];
}

/**
 * The parsed settings of a provider, or null if none of its settings is set. Throws if a needed setting is missing or
 * any setting has a wrong value.
 */
export function providerValues<Name extends ProviderName>(
  env: Env,
  name: Name,
): ProviderValues<Name> | null {
  if (!isConfigured(env, name)) return null;
  const problems = providerProblems(env, name);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const { needed, optional } = PROVIDERS[name];
  const given = Object.entries<z.ZodType>({ ...needed, ...optional }).filter(
    ([setting]) => env[setting],
  );
  const values = given.map(([setting, schema]) => [setting, schema.parse(env[setting])]);
  return Object.fromEntries(values) as ProviderValues<Name>;
}
