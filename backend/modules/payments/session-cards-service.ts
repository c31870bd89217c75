import { and, desc, eq, gt, isNull, notExists } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import { cards } from "../../db/schema/card-tables.ts";
import { courier_sessions } from "../../db/schema/courier-tables.ts";
import { COURIER_SESSION_SECONDS } from "../courier/courier-session-service.ts";
import { openToken } from "./card-seal.ts";
import { forgetToken } from "./card-service.ts";

/** After this many failures a run ends, because PAYUNi probably cannot be reached. */
const FAILURES_MAX = 20;

/**
 * Removes the saved cards of courier sessions that were ended or are a day old, because nobody can pay with these cards
 * any more. Their tokens are deleted at PAYUNi too. If PAYUNi does not confirm the deletion of a token, the next run
 * tries again.
 */
export async function forgetSessionCards(deps: Deps): Promise<void> {
  const isOpen = and(
    eq(courier_sessions.id, cards.courier_session_id),
    isNull(courier_sessions.end_time),
    gt(courier_sessions.create_time, epochSeconds(deps) - COURIER_SESSION_SECONDS),
  );
  const openSession = deps.db
    .select({ id: courier_sessions.id })
    .from(courier_sessions)
    .where(isOpen);
  const unusableCards = await deps.db
    .select()
    .from(cards)
    .where(and(gt(cards.courier_session_id, 0), eq(cards.is_deleted, 0), notExists(openSession)))
    // The newest cards come first, so that they are not delayed by older cards whose tokens PAYUNi does not delete.
    .orderBy(desc(cards.id));
  let failures = 0;
  for (const card of unusableCards) {
    if (failures === FAILURES_MAX) return;
    const { id, member_id } = card;
    const token = await openToken(deps, card);
    const isForgotten = token === null || (await forgetToken(deps, { token, owner: card }));
    if (!isForgotten) {
      failures += 1;
      deps.log.error("cards: PAYUNi did not delete the token of a courier session", { id });
      continue;
    }
    await deps.db.update(cards).set({ is_deleted: 1 }).where(eq(cards.id, id));
    deps.audit({ kind: "card-removed", member_id, card_id: id });
  }
}
