import { and, asc, desc, eq, exists, gt, inArray, isNull, type SQL } from "drizzle-orm";
import { REASON } from "../../../lib/contracts/answer-code.ts";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { CourierSession as ListedSession } from "../../../lib/contracts/courier.ts";
import { type CourierSession, type Deps, epochSeconds, type Session } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { courier_orders, courier_sessions } from "../../db/schema/courier-tables.ts";
import { members, sessions } from "../../db/schema/member-tables.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { isOpenMember } from "../../shared/member-lock.ts";
import { isLive } from "../account/live-sessions.ts";
import { hashSid } from "../account/session-service.ts";
import { ensureCourierDesk } from "../catalog/courier-desk.ts";

const ID_BYTES = 16;
const SESSION_ID = /^[\w-]{22}$/;
/** A courier session ends after this time without a call (RU-47). */
const IDLE_SECONDS = 30 * 60;
/** A courier session ends this long after its start, even if an open page keeps it in use. */
export const COURIER_SESSION_SECONDS = 86_400;
/** `last_seen_time` is written at most once in this time, so that not every call writes to the database. */
const TOUCH_SECONDS = 15;

type SessionDeps = Pick<Deps, "db" | "now" | "randomBytes" | "audit">;
type SessionOwner = { member_id: number; session: Session };

/**
 * Opens a courier session for the member. With this session, courier orders can be placed on the member's account
 * without a login (RU-47). The courier session ends when the member's session that opened it ends.
 */
export async function openCourierSession(deps: SessionDeps, { member_id, session }: SessionOwner) {
  const session_id = deps.randomBytes(ID_BYTES).toString("base64url");
  const now = epochSeconds(deps);
  const times = { create_time: now, last_seen_time: now };
  const sid_hash = hashSid(session.sid);
  const [login] = await deps.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.sid_hash, sid_hash));
  if (!login) throw new ServiceError(CODE.loginNeeded, "請先登入");
  await ensureCourierDesk(deps.db);
  await deps.db
    .insert(courier_sessions)
    .values({ id_hash: hashSid(session_id), member_id, login_id: login.id, ...times });
  deps.audit({ kind: "courier-session-opened", member_id });
  return { session_id, expire_time: now + IDLE_SECONDS };
}

/**
 * Reads and extends a courier session. Throws the same error for an id that is malformed or unknown, for a courier
 * session that has expired or was ended, and for a courier session whose login has ended or whose member is locked.
 */
export async function readCourierSession(
  deps: Pick<Deps, "db" | "now" | "audit">,
  session_id: string,
): Promise<CourierSession> {
  const now = epochSeconds(deps);
  const [row] = SESSION_ID.test(session_id) ? await findSession(deps, session_id, now) : [];
  if (!row) {
    deps.audit({ kind: "courier-session-refused" });
    throw lostSession();
  }
  const isTouched = now - row.last_seen_time >= TOUCH_SECONDS;
  const last_seen_time = isTouched ? now : row.last_seen_time;
  if (isTouched) {
    await deps.db
      .update(courier_sessions)
      .set({ last_seen_time })
      .where(eq(courier_sessions.id, row.id));
  }
  const { id, member_id, create_time } = row;
  return { id, member_id, expire_time: expireTime({ create_time, last_seen_time }) };
}

/** Returns the member's open courier sessions, the most recently used first. */
export async function listCourierSessions(
  deps: Pick<Deps, "db" | "now">,
  member_id: number,
): Promise<ListedSession[]> {
  const { id, create_time, last_seen_time } = courier_sessions;
  const rows = await deps.db
    .select({ id, create_time, last_seen_time })
    .from(courier_sessions)
    .where(and(eq(courier_sessions.member_id, member_id), isOpen(deps.db, epochSeconds(deps))))
    .orderBy(desc(last_seen_time), desc(id));
  const ordered = await deps.db
    .select({ courier_session_id: courier_orders.courier_session_id, order_no: orders.order_no })
    .from(courier_orders)
    .innerJoin(orders, eq(orders.id, courier_orders.order_id))
    .where(
      inArray(
        courier_orders.courier_session_id,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(orders.id));
  const newest = new Map(
    ordered.map(({ courier_session_id, order_no }) => [courier_session_id, order_no]),
  );
  return rows.map((row) => ({
    ...row,
    expire_time: expireTime(row),
    order_no: newest.get(row.id) ?? "",
  }));
}

type SessionEnd = { member_id: number; id: number; reason: "member" | "courier" };

/**
 * Ends a courier session of the member. Does nothing for a session of another member or a session that has already
 * ended.
 */
export async function endCourierSession(
  deps: Pick<Deps, "db" | "now" | "audit">,
  { member_id, id, reason }: SessionEnd,
): Promise<void> {
  const now = epochSeconds(deps);
  const isOwn = and(eq(courier_sessions.id, id), eq(courier_sessions.member_id, member_id));
  const ended = await deps.db
    .update(courier_sessions)
    .set({ end_time: now })
    .where(and(isOwn, hasNotEnded(deps.db, now)))
    .returning({ id: courier_sessions.id });
  if (ended.length > 0) deps.audit({ kind: "courier-session-closed", member_id, reason });
}

type Times = { create_time: number; last_seen_time: number };

function expireTime({ create_time, last_seen_time }: Times): number {
  return Math.min(last_seen_time + IDLE_SECONDS, create_time + COURIER_SESSION_SECONDS);
}

function findSession({ db }: Pick<Deps, "db">, session_id: string, now: number) {
  return db
    .select({
      id: courier_sessions.id,
      member_id: courier_sessions.member_id,
      create_time: courier_sessions.create_time,
      last_seen_time: courier_sessions.last_seen_time,
    })
    .from(courier_sessions)
    .where(and(eq(courier_sessions.id_hash, hashSid(session_id)), isOpen(db, now)));
}

/** Returns the condition for open courier sessions: they have not ended, and their member is not locked. */
function isOpen(db: Database, now: number): SQL | undefined {
  const opener = db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, courier_sessions.member_id), isOpenMember(now)));
  return and(hasNotEnded(db, now), exists(opener));
}

/**
 * Returns the condition for courier sessions that have not ended: nobody has ended them, they have not expired, and the
 * login that opened them is live.
 */
function hasNotEnded(db: Database, now: number): SQL | undefined {
  const login = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, courier_sessions.login_id), isLive(now)));
  return and(
    isNull(courier_sessions.end_time),
    gt(courier_sessions.last_seen_time, now - IDLE_SECONDS),
    gt(courier_sessions.create_time, now - COURIER_SESSION_SECONDS),
    exists(login),
  );
}

/**
 * Returns the courier session of the call. Throws if the call has no courier session, even for a signed-in member
 * (RU-47).
 */
export function courierOf({
  courierSession,
}: {
  courierSession: CourierSession | null;
}): CourierSession {
  if (courierSession === null) throw lostSession();
  return courierSession;
}

function lostSession(): ServiceError {
  return new ServiceError(CODE.refused, "連線已失效，請重新進入", REASON.courierSessionEnded);
}
