import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { type Deps, epochSeconds, type Session } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { members, sessions } from "../../db/schema/member-tables.ts";
import { linkGroupGuests } from "../../shared/link-group-guests.ts";
import { isOpenMember } from "../../shared/member-lock.ts";
import { deviceKind } from "./device-kind-rules.ts";
import { sessionToken } from "./session-token.ts";
import { coarseNetwork } from "./visitor-network.ts";

type SessionCookies = { sid?: string };

const SID = /^[A-Za-z0-9_-]{43}$/;
const DAY = 86_400;
export const IDLE_SECONDS = 7 * DAY;
export const ABSOLUTE_SECONDS = 30 * DAY;
const TOUCH_SECONDS = 60;

type SessionDeps = Pick<Deps, "db" | "now" | "randomBytes">;
/** The IP address and the user agent of a session's client. The list of sessions shows them in a shortened form. */
export type Visit = { ip: string; userAgent: string | null };

/**
 * Reads the session of a request. The session id of a visitor has no row in `sessions`. A login gives the browser a new
 * session id.
 */
export async function readSession(
  deps: SessionDeps,
  cookies: SessionCookies,
  { ip }: Pick<Visit, "ip">,
): Promise<Session> {
  const { sid } = cookies;
  if (!sid || !SID.test(sid)) return { sid: newSid(deps), member_id: null };
  const now = epochSeconds(deps);
  const sid_hash = hashSid(sid);
  const [row] = await deps.db
    .select({
      member_id: sessions.member_id,
      create_time: sessions.create_time,
      last_seen_time: sessions.last_seen_time,
    })
    .from(sessions)
    .innerJoin(members, and(eq(members.id, sessions.member_id), isOpenMember(now)))
    .where(eq(sessions.sid_hash, sid_hash));
  if (!row || isOver(row, now)) return { sid, member_id: null };
  if (now - row.last_seen_time >= TOUCH_SECONDS) {
    const network = coarseNetwork(ip);
    await deps.db
      .update(sessions)
      .set({ last_seen_time: now, ...(network && { network }) })
      .where(eq(sessions.sid_hash, sid_hash));
  }
  return { sid, member_id: row.member_id };
}

type Start = { member_id: number; visit: Visit };

/**
 * Ends `session` and starts a member's session under a new id. This prevents session fixation: an id that an attacker
 * has planted in the browser is not signed in.
 */
export async function startMemberSession(
  deps: SessionDeps,
  session: Session,
  start: Start,
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.sid_hash, hashSid(session.sid)));
    const last_login_time = epochSeconds(deps);
    await tx.update(members).set({ last_login_time }).where(eq(members.id, start.member_id));
    const sid = await insertSession(tx, deps, start);
    const { member_id } = start;
    await linkGroupGuests(tx, { from: hashSid(session.sid), to: hashSid(sid), member_id });
    return sid;
  });
}

/** Ends all sessions of the member and starts a new session. Returns the id of the new session. */
export async function replaceMemberSessions(
  tx: Transaction,
  deps: Pick<SessionDeps, "now" | "randomBytes">,
  start: Start,
): Promise<string> {
  await tx.delete(sessions).where(eq(sessions.member_id, start.member_id));
  return insertSession(tx, deps, start);
}

async function insertSession(
  tx: Transaction,
  deps: Pick<SessionDeps, "now" | "randomBytes">,
  { member_id, visit }: Start,
): Promise<string> {
  const sid = newSid(deps);
  const now = epochSeconds(deps);
  await tx.insert(sessions).values({
    sid_hash: hashSid(sid),
    member_id,
    ...deviceKind(visit.userAgent),
    network: coarseNetwork(visit.ip),
    create_time: now,
    last_seen_time: now,
  });
  return sid;
}

export async function endMemberSession(deps: SessionDeps, session: Session): Promise<void> {
  await deps.db.delete(sessions).where(eq(sessions.sid_hash, hashSid(session.sid)));
}

export function sendSession(
  deps: Pick<Deps, "config" | "randomBytes">,
  reply: FastifyReply,
  sid: string,
): void {
  const secure = deps.config.APP_ORIGIN.startsWith("https:");
  const options = { path: "/", sameSite: "lax", secure } as const;
  reply.setCookie("sid", sid, { ...options, httpOnly: true });
  reply.setCookie("XSRF-TOKEN", sessionToken(deps, sid), options);
}

export function hashSid(sid: string): string {
  return createHash("sha256").update(sid).digest("hex");
}

export function newSid(deps: Pick<Deps, "randomBytes">): string {
  return deps.randomBytes(32).toString("base64url");
}

function isOver(row: { create_time: number; last_seen_time: number }, now: number): boolean {
  return now - row.last_seen_time >= IDLE_SECONDS || now - row.create_time >= ABSOLUTE_SECONDS;
}
