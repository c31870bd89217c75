import "server-only";
import { getIronSession } from "iron-session";
import { cookies } from "next/headers";
import { type SessionData, sessionOptions } from "./session-options";

/** The sealed session, to be changed and saved by a route handler. */
export async function openSession() {
  return getIronSession<SessionData>(await cookies(), sessionOptions());
}
