import type { SessionOptions } from "iron-session";
import { csrfCookie } from "@/lib/account/csrf-cookie";
import type { LoginType } from "@/lib/contracts/codes";
import type { BackendCookies } from "./backend-cookies";
import { sealKeys } from "./session-keys";

/**
 * The content of the sealed cookie: the backend's cookies, and what the guard and the header need of the
 * member.
 */
export type SessionData = {
  backendCookies?: BackendCookies;
  /** Random. A page's changing call must bring it back in a header (SE-06). */
  csrfToken?: string;
  /** A random id of the browser. It stays after signing out and shows one person with two accounts (SE-27, RU-44). */
  device?: string;
  /** A proved identity without an account. Registration uses it. */
  pendingIdentity?: { third_login_type: LoginType; third_user_id: string } | undefined;
  /** When this session last went to the provider's sign-in page, in epoch milliseconds. One return uses it up. */
  signInBegun?: number | undefined;
  /** The code of a link that signs in, until the page's call uses it. */
  signInCode?: SignInCode | undefined;
  /** The identity of a link from the provider's app, until the person has confirmed or declined it. */
  pendingAppLogin?: { gid_bar_code: string; phone: string } | undefined;
  member?: { mid: string; displayName: string; m_grade: string; business_id: number } | undefined;
};

export type SignInCode = {
  v: string;
  state?: string | undefined;
  /** True when this session began the sign-in. A code of the provider's app can be in a link from anybody. */
  isOwn: boolean;
};

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

// The middleware imports this file too, so it uses no Node modules.
const isSecure = (process.env.APP_ORIGIN ?? "").startsWith("https:");

export const SESSION_COOKIE = isSecure ? "__Host-futao" : "futao";
/** Contains the id of a courier session. Scripts cannot read it. */
export const COURIER_COOKIE = isSecure ? "__Host-courier-session" : "courier-session";
export const CSRF_COOKIE = csrfCookie(isSecure ? "https:" : "http:");

/** For reading: every secret of `SESSION_SECRET` opens its cookies. */
export async function sessionOptions(): Promise<SessionOptions> {
  return optionsWith((await sessionKeys()).reading);
}

/** For writing: the current secret seals. iron-session would otherwise take the highest id. */
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
