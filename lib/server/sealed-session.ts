import "server-only";
import { getIronSession } from "iron-session";
import { cookies } from "next/headers";
import { type SessionData, sealingOptions, sessionOptions } from "./session-options";

/** The sealed session, to be changed and saved by a route handler. */
export async function openSession() {
  const session = await getIronSession<SessionData>(await cookies(), await sessionOptions());
  session.updateConfig(await sealingOptions());
  return session;
}
