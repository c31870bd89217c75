import "server-only";
import { getIronSession } from "iron-session";
import { cookies } from "next/headers";
import { type SessionData, sealingOptions, sessionOptions } from "./session-options";

/** The sealed session. A route handler changes and saves it. */
export async function openSession() {
  const session = await getIronSession<SessionData>(await cookies(), await sessionOptions());
  session.updateConfig(await sealingOptions());
  return session;
}

/** Removes the member and all started sign-ins from the sealed session. */
export async function forgetMember(): Promise<void> {
  const session = await openSession();
  session.member = undefined;
  session.pendingIdentity = undefined;
  session.pendingAppLogin = undefined;
  session.signInCode = undefined;
  await session.save();
}

/** Removes the sign-in code of a link: the provider accepts it once. */
export async function forgetSignInCode(): Promise<void> {
  const session = await openSession();
  session.signInCode = undefined;
  await session.save();
}
