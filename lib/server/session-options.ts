import type { SessionOptions } from "iron-session";
import type { LoginType } from "@/lib/contracts/codes";

/** What the sealed cookie holds: the backend's session id, and enough of the member to guard and greet. */
export type SessionData = {
  sid?: string;
  /** Random, and kept when nobody is signed in: one person behind two accounts is known by it (domain rule C7). */
  device?: string;
  /** An identity that its provider proved and that has no account yet: what registration is for. */
  pendingIdentity?: { third_login_type: LoginType; third_user_id: string } | undefined;
  /** One that the provider's app brought while somebody else was signed in, until the person has decided. */
  pendingSwitch?: { gid_bar_code: string; phone: string } | undefined;
  member?: { mid: string; displayName: string; m_grade: string; business_id: number } | undefined;
};

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;

// Read by the middleware too: nothing here may need Node.
const isSecure = (process.env.APP_ORIGIN ?? "").startsWith("https:");

export const SESSION_COOKIE = isSecure ? "__Host-futao" : "futao";

export function sessionOptions(): SessionOptions {
  const password = process.env.SESSION_SECRET;
  if (!password) throw new Error("session: SESSION_SECRET is not set");
  return {
    password,
    cookieName: SESSION_COOKIE,
    ttl: THIRTY_DAYS_SECONDS,
    cookieOptions: { secure: isSecure, httpOnly: true, sameSite: "lax", path: "/" },
  };
}

export const cookieIsSecure = isSecure;
