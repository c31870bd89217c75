import "server-only";
import { getIronSession } from "iron-session";
import { cookies } from "next/headers";
import { type SessionData, sealingOptions, sessionOptions } from "./session-options";

/** Opens the sealed session cookie. A route handler can change the session and save it. */
export async function openSession() {
  const session = await getIronSession<SessionData>(await cookies(), await sessionOptions());
  session.updateConfig(await sealingOptions());
  return session;
}

/** Removes the member from the sealed session, and the identities and codes of sign-ins that were not finished. */
export async function forgetMember(): Promise<void> {
  const session = await openSession();
  session.member = undefined;
  session.pendingIdentity = undefined;
  session.pendingAppLogin = undefined;
  session.signInCode = undefined;
  await session.save();
}

/** Removes the sign-in code from the session, because the provider accepts a code only once. */
export async function forgetSignInCode(): Promise<void> {
  const session = await openSession();
  session.signInCode = undefined;
  await session.save();
}
