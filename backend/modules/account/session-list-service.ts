import { and, desc, eq, ne } from "drizzle-orm";
import type { DataOf } from "../../../lib/contracts/endpoints.ts";
import { type Deps, epochSeconds, type Session } from "../../call.ts";
import { sessions } from "../../db/schema/member-tables.ts";
import { isLive } from "./live-sessions.ts";
import { hashSid } from "./session-service.ts";

type SessionOwner = { session: Session; member_id: number };

/**
 * Returns the member's live sessions. The current session comes first. The others follow by the time of their last use,
 * the latest first. The `id` in the list is the id of the row. The secret session id (`sid`) and its hash are not in
 * the list.
 */
export async function listSessions(
  deps: Pick<Deps, "db" | "now">,
  { session, member_id }: SessionOwner,
): Promise<DataOf<"sessionList">> {
  const own_hash = hashSid(session.sid);
  const rows = await deps.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.member_id, member_id), isLive(epochSeconds(deps))))
    .orderBy(desc(sessions.last_seen_time), desc(sessions.id));
  return rows
    .map(({ sid_hash, member_id: _member_id, ...shown }) => ({
      ...shown,
      is_current: sid_hash === own_hash ? (1 as const) : (0 as const),
    }))
    .toSorted((a, b) => b.is_current - a.is_current);
}

/**
 * Ends the member's session with this `id`. Without an `id`, ends all sessions of the member except the current one.
 * The current session and sessions of other members are never ended. Returns the number of ended sessions.
 */
export async function endOtherSessions(
  { db }: Pick<Deps, "db">,
  { session, member_id, id }: SessionOwner & { id?: number },
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.member_id, member_id),
        ne(sessions.sid_hash, hashSid(session.sid)),
        id === undefined ? undefined : eq(sessions.id, id),
      ),
    )
    .returning({ id: sessions.id });
  return ended.length;
}
