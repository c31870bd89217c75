import { and, eq, gt, ne } from "drizzle-orm";
import { CODE } from "../../lib/contracts/codes.ts";
import { type Deps, type ExpressSession, epochSeconds } from "../call.ts";
import { express_sessions } from "../db/schema/express-tables.ts";
import { members } from "../db/schema/member-tables.ts";
import { isOpenMember } from "../members/member-lock.ts";
import { hashSid } from "../members/session-service.ts";
import { ServiceError } from "../service-error.ts";
import { ensureCourierDesk } from "../stores/courier-desk.ts";

const ID_BYTES = 16;
const SESSION_ID = /^[\w-]{22}$/;
/** Domain rule C9. */
const IDLE_SECONDS = 30 * 60;
/** A page left open keeps asking: one day is enough for any errand. */
export const EXPRESS_ABSOLUTE_SECONDS = 86_400;
const TOUCH_SECONDS = 15;

type SessionDeps = Pick<Deps, "db" | "now" | "randomBytes">;

/** A corporate member lets somebody order errands on his account, without a login (domain rule C9). */
export async function openExpressSession(deps: SessionDeps, member_id: number) {
  const [corporate] = await deps.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, member_id), ne(members.business_id, 0)));
  if (!corporate) throw new ServiceError(CODE.refused, "快遞企業方案僅供企業會員使用");
  const session_id = deps.randomBytes(ID_BYTES).toString("base64url");
  const now = epochSeconds(deps);
  const times = { create_time: now, last_seen_time: now };
  await ensureCourierDesk(deps.db);
  await deps.db
    .insert(express_sessions)
    .values({ id_hash: hashSid(session_id), member_id, ...times });
  return { session_id, expire_time: now + IDLE_SECONDS };
}

/** Unknown, expired, locked and malformed sound the same. Every call with it keeps it open. */
export async function readExpressSession(
  deps: Pick<Deps, "db" | "now">,
  session_id: string,
): Promise<ExpressSession> {
  const now = epochSeconds(deps);
  const [row] = SESSION_ID.test(session_id) ? await findSession(deps, session_id, now) : [];
  if (!row) throw lostSession();
  if (now - row.last_seen_time >= TOUCH_SECONDS) {
    await deps.db
      .update(express_sessions)
      .set({ last_seen_time: now })
      .where(eq(express_sessions.id, row.id));
  }
  const { id, member_id, create_time } = row;
  const expire_time = Math.min(now + IDLE_SECONDS, create_time + EXPRESS_ABSOLUTE_SECONDS);
  return { id, member_id, expire_time };
}

function findSession({ db }: Pick<Deps, "db">, session_id: string, now: number) {
  const isOpener = and(
    eq(members.id, express_sessions.member_id),
    isOpenMember(now),
    ne(members.business_id, 0),
  );
  return db
    .select({
      id: express_sessions.id,
      member_id: express_sessions.member_id,
      create_time: express_sessions.create_time,
      last_seen_time: express_sessions.last_seen_time,
    })
    .from(express_sessions)
    .innerJoin(members, isOpener)
    .where(
      and(
        eq(express_sessions.id_hash, hashSid(session_id)),
        gt(express_sessions.last_seen_time, now - IDLE_SECONDS),
        gt(express_sessions.create_time, now - EXPRESS_ABSOLUTE_SECONDS),
      ),
    );
}

/** A login is no session: errands are ordered and seen with one (SPEC §4 express mode). */
export function courierOf({ express }: { express: ExpressSession | null }): ExpressSession {
  if (express === null) throw lostSession();
  return express;
}

function lostSession(): ServiceError {
  return new ServiceError(CODE.refused, "連線已失效，請重新進入");
}
