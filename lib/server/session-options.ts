import type { SessionOptions } from "iron-session";
import { csrfCookie } from "@/lib/account/csrf-cookie";
import type { LoginType } from "@/lib/contracts/codes";
import type { BackendCookies } from "./backend-cookies";
import { sealKeys } from "./session-keys";

/**
 * The content of the sealed cookie: the backend's cookies, and the member data for the guard and the header.
 */
export type SessionData = {
  backendCookies?: BackendCookies;
  /** The random anti-forgery token. Calls that change data must send it in a header (SE-06). */
  csrfToken?: string;
  /** A random id of the browser. It is kept after logout, to detect a person with two accounts (SE-27, RU-44). */
  device?: string;
  /** A verified identity without an account, for the registration. */
  pendingIdentity?: { third_login_type: LoginType; third_user_id: string } | undefined;
  /** The time of the last start of a provider sign-in, in epoch milliseconds. A return removes it. */
  signInBegun?: number | undefined;
  /** The code of a sign-in link, until the page's call uses it. */
  signInCode?: SignInCode | undefined;
  /** The identity from a link of the provider's app, until the person confirms or declines it. */
  pendingAppLogin?: { gid_bar_code: string; phone: string } | undefined;
  member?: { mid: string; displayName: string; m_grade: string; business_id: number } | undefined;
};

export type SignInCode = {
  v: string;
  state?: string | undefined;
  /** True if this session started the sign-in. Anyone can send a link with a code of the provider's app. */
  isOwn: boolean;
};

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

// The middleware imports this file too, so it uses no Node modules.
const isSecure = (process.env.APP_ORIGIN ?? "").startsWith("https:");

export const SESSION_COOKIE = isSecure ? "__Host-futao" : "futao";
/** The cookie with the id of a courier session. Scripts cannot read it. */
export const COURIER_COOKIE = isSecure ? "__Host-courier-session" : "courier-session";
export const CSRF_COOKIE = csrfCookie(isSecure ? "https:" : "http:");

/** Options to read the session with any secret of `SESSION_SECRET`. */
export async function sessionOptions(): Promise<SessionOptions> {
  return optionsWith((await sessionKeys()).reading);
}

/** Options to write the session with the current secret. iron-session would otherwise use the highest id. */
export async function sealingOptions(): Promise<SessionOptions> {
  return optionsWith((await sessionKeys()).writing);
}

const derived = new Map<string, ReturnType<typeof sealKeys>>();

function sessionKeys() {
  const setting = process.env.SESSION_SECRET;
  if (!setting) throw new Error("session: SESSION_SECRET is not set");
  const keys = derived.get(setting) ?? sealKeys(setting, "session cookie");
  derived.set(setting, keys);
  return keys;
}

function optionsWith(password: Record<number, string>): SessionOptions {
  return {
    password,
    cookieName: SESSION_COOKIE,
    ttl: THIRTY_DAYS_SECONDS,
    cookieOptions: { secure: isSecure, httpOnly: true, sameSite: "lax", path: "/" },
  };
}

export const cookieIsSecure = isSecure;
