import type { SessionOptions } from "iron-session";
import { csrfCookie } from "@/lib/account/csrf-cookie";
import type { LoginType } from "@/lib/contracts/codes";
import type { BackendCookies } from "./backend-cookies";
import { sealKeys } from "./session-keys";

/**
 * The content of the sealed session cookie: the cookies of the backend, the state of sign-ins, and the data of the
 * member that the middleware and the page header need.
 */
export type SessionData = {
  backendCookies?: BackendCookies;
  /** The random anti-forgery token. Calls that change data must send it in a header (SE-06). */
  csrfToken?: string;
  /**
   * A random id of the browser. It is kept after the logout, so that the backend can detect a person with two accounts
   * (SE-27, RU-44).
   */
  device?: string;
  /** A verified identity that has no account yet. The registration uses it. */
  pendingIdentity?: { third_login_type: LoginType; third_user_id: string } | undefined;
  /**
   * The time in epoch milliseconds at which the last sign-in with a provider was started. It is removed when the
   * visitor returns.
   */
  signInBegun?: number | undefined;
  /** The sign-in code that was removed from a URL. It is kept until a call of the page uses it. */
  signInCode?: SignInCode | undefined;
  /**
   * The identity from a link of the membership service's app. It is kept until the person confirms or declines the
   * sign-in.
   */
  pendingAppLogin?: { gid_bar_code: string; phone: string } | undefined;
  member?: { mid: string; displayName: string; m_grade: string; business_id: number } | undefined;
};

export type SignInCode = {
  v: string;
  state?: string | undefined;
  /** True if this session started the sign-in. Otherwise the code comes from a link, which anyone can send. */
  isOwn: boolean;
};

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

// This file must not import Node modules, because the middleware also imports it.
const isSecure = (process.env.APP_ORIGIN ?? "").startsWith("https:");

export const SESSION_COOKIE = isSecure ? "__Host-futao" : "futao";
/** The cookie with the id of a courier session. Scripts cannot read it. */
export const COURIER_COOKIE = isSecure ? "__Host-courier-session" : "courier-session";
export const CSRF_COOKIE = csrfCookie(isSecure ? "https:" : "http:");

/** The options to open the session cookie with the keys of all secrets in `SESSION_SECRET`. */
export async function sessionOptions(): Promise<SessionOptions> {
  return optionsWith((await sessionKeys()).reading);
}

/**
 * The options to seal the session cookie with the current key. With all keys, iron-session would use the key with the
 * highest id.
 */
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
