import "server-only";
import { z } from "zod";
import { PROVIDERS } from "@/config/provider-settings";
import { startKind } from "@/config/start-rules";
import type { Services } from "@/lib/site/services";

/**
 * A list of origins, separated by spaces, such as `https://a https://b`. The shop opens a card page only if its origin
 * is in CARD_PAGE_ORIGINS. If this setting is empty, the shop cannot open any card page.
 */
const originsSchema = z
  .string()
  .transform(wordsOf)
  .pipe(z.array(z.url().transform((url) => new URL(url).origin)));

/** The contacts in security.txt. By RFC 9116, each contact is a URI, and the URI of a web page uses https. */
const contactsSchema = z
  .string()
  .transform(wordsOf)
  .pipe(z.array(z.url({ protocol: /^(https|mailto|tel)$/ })));

/**
 * The id of a third-party service. If it is empty, the service is off. A malformed id makes the configuration invalid.
 */
const idSchema = (shape: RegExp) => z.union([z.literal(""), z.string().regex(shape)]).default("");

const envSchema = z.object({
  BACKEND_URL: z.url().default("http://127.0.0.1:3001"),
  /** The URL of the campaign partner's service (OPN), if it differs from the URL of the backend (AP-05). */
  OPN_URL: z.url().optional(),
  /** The shop keys, separated by commas. The shop sends only the first one. If there is none, it sends no key. */
  BACKEND_KEY: z
    .string()
    .default("")
    .transform((text) => text.split(",")[0] ?? ""),
  /** The name of the header with the shop key. Another backend may expect another name. */
  BACKEND_KEY_HEADER: z.string().default("x-backend-key"),
  /** The cookie with the backend's anti-forgery token, and the header that returns it (AP-03). */
  BACKEND_CSRF_COOKIE: z.string().default("XSRF-TOKEN"),
  BACKEND_CSRF_HEADER: z.string().default("x-xsrf-token"),
  BACKEND_CLIENT_TYPE_HEADER: z.string().default("client-type"),
  BACKEND_VERSION_CODE_HEADER: z.string().default("version-code"),
  /** The header with the visitor's delivery address, for the call `announcement` (API-40). */
  BACKEND_ADDRESS_HEADER: z.string().default("x-address"),
  APP_ORIGIN: z.url().default("http://localhost:3000"),
  SANDBOX_URL: z.url().default("http://localhost:3002"),
  OP_LOGIN_URL: z.url().optional(),
  ICASH_PAY_BRIDGE_URL: PROVIDERS.ICASH_PAY.optional.ICASH_PAY_BRIDGE_URL.optional(),
  CARD_PAGE_ORIGINS: originsSchema.prefault(""),
  GOOGLE_MAPS_BROWSER_KEY: z.string().default(""),
  GOOGLE_MAPS_SERVER_KEY: z.string().default(""),
  GTM_ID: idSchema(/^GTM-[A-Z0-9]{4,12}$/),
  LIVE_CHAT_ID: idSchema(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  RECORDING_ID: idSchema(/^[a-z0-9]{6,20}$/),
  SECURITY_CONTACT: contactsSchema.prefault(""),
  GOOGLE_PLACES_URL: z.url().default("https://places.googleapis.com"),
});

const ICASH_PAY_BRIDGE = "https://icpbridge.icashsys.com.tw/ICP";

let parsed: ReturnType<typeof readEnv> | undefined;

/** The configuration of the shop. It is read at its first use, because it is not available during a build. */
export function env(): ReturnType<typeof readEnv> {
  parsed ??= readEnv();
  return parsed;
}

function readEnv() {
  const set = Object.entries(process.env).filter(([, value]) => value !== "");
  const { SANDBOX_URL, ...given } = envSchema.parse(Object.fromEntries(set));
  const isService = startKind(process.env) === "service";
  return {
    ...given,
    /**
     * The sign-in page of the membership service. Null for a service without the membership service (`OP=off`). In a
     * demonstration without this setting, it is a page of the sandbox.
     */
    OP_LOGIN_URL: given.OP_LOGIN_URL ?? (isService ? null : `${SANDBOX_URL}/op/login`),
    ICASH_PAY_BRIDGE_URL:
      given.ICASH_PAY_BRIDGE_URL ?? (isService ? ICASH_PAY_BRIDGE : `${SANDBOX_URL}/icashpay/ICP`),
  };
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** The third-party services that have an id in the configuration (RB-09). */
export function configuredServices(): Services {
  const { GTM_ID, RECORDING_ID, LIVE_CHAT_ID } = env();
  return {
    ...(GTM_ID && { analytics: GTM_ID }),
    ...(RECORDING_ID && { recording: RECORDING_ID }),
    ...(LIVE_CHAT_ID && { chat: LIVE_CHAT_ID }),
  };
}
