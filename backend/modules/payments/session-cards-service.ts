import { and, eq, gt, isNull, notExists } from "drizzle-orm";
import { type Deps, epochSeconds } from "../../call.ts";
import { cards } from "../../db/schema/card-tables.ts";
import { express_sessions } from "../../db/schema/express-tables.ts";
import { EXPRESS_ABSOLUTE_SECONDS } from "../courier/courier-session-service.ts";
import { openToken } from "./card-seal.ts";

const BATCH = 20;

/**
 * Gives back the tokens of cards whose courier session was ended or is a day old: nobody can pay with them any more.
 * A token that PAYUNi does not confirm is tried again at the next run.
 */
export async function forgetSessionCards(deps: Deps): Promise<void> {
  const isOpen = and(
    eq(express_sessions.id, cards.express_id),
    isNull(express_sessions.end_time),
    gt(express_sessions.create_time, epochSeconds(deps) - EXPRESS_ABSOLUTE_SECONDS),
  );
  const open = deps.db.select({ id: express_sessions.id }).from(express_sessions).where(isOpen);
  const over = await deps.db
    .select()
    .from(cards)
    .where(and(gt(cards.express_id, 0), eq(cards.is_deleted, 0), notExists(open)))
    .limit(BATCH);
  for (const card of over) {
    const { id, member_id } = card;
    const token = await openToken(deps, card);
    const forgotten = token === null || (await deps.providers.payuni.forgetCard(token)).ok === true;
    if (!forgotten) {
      deps.log.error("cards: the token of a courier session stays", { id });
      continue;
    }
    await deps.db.update(cards).set({ is_deleted: 1 }).where(eq(cards.id, id));
    deps.audit({ kind: "card-removed", member_id, card_id: id });
  }
}
