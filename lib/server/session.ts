import "server-only";
import { getIronSession, unsealData } from "iron-session";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { connection } from "next/server";
import { SESSION_COOKIE, type SessionData, sessionOptions } from "./session-options";

/** The sealed session, to be changed and saved by a route handler. */
export async function openSession() {
  return getIronSession<SessionData>(await cookies(), sessionOptions());
}

/** The session as a page may read it; empty for a visitor or a cookie that does not open. */
export async function readSession(): Promise<SessionData> {
  await connection();
  const sealed = (await cookies()).get(SESSION_COOKIE)?.value;
  return sealed ? unsealData<SessionData>(sealed, sessionOptions()) : {};
}

/** Every guarded page asks again: the middleware is a courtesy, not a boundary. */
export async function requireMember(): Promise<SessionData & { sid: string }> {
  const { sid, member } = await readSession();
  if (!sid || !member) redirect("/login");
  return { sid, member };
}
