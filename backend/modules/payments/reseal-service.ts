import { and, eq, like, not } from "drizzle-orm";
import type { Deps } from "../../call.ts";
import { cards } from "../../db/schema/card-tables.ts";
import { currentSealPrefix, openToken, sealToken } from "./card-seal.ts";

type ResealDeps = Pick<Deps, "db" | "config" | "randomBytes" | "log">;

/**
 * Seals again, with the current master secret, each card token that was sealed with an older secret or in an older
 * format, or that an earlier version stored unsealed. Afterwards the older secrets can be removed.
 */
export async function resealCards(deps: ResealDeps): Promise<void> {
  const isOld = not(like(cards.credit_hash, `${currentSealPrefix(deps)}%`));
  const rows = await deps.db
    .select({ id: cards.id, member_id: cards.member_id, credit_hash: cards.credit_hash })
    .from(cards)
    .where(isOld);
  const resealed = [];
  for (const row of rows) if (await reseal(deps, row)) resealed.push(row.id);
  const unsealed = rows.length - resealed.length;
  if (resealed.length > 0) deps.log.info("cards: sealed again", { count: resealed.length });
  if (unsealed > 0)
    deps.log.error("cards: sealed with a master secret that is not given", { count: unsealed });
}

type Sealed = { id: number; member_id: number; credit_hash: string };

async function reseal(deps: ResealDeps, { id, member_id, credit_hash }: Sealed): Promise<boolean> {
  const token = await openToken(deps, { member_id, credit_hash });
  if (token === null) return false;
  const fresh = await sealToken(deps, { member_id, credit_hash: token });
  // If the card was saved again in the meantime, its new token is not overwritten.
  const isUnchanged = and(eq(cards.id, id), eq(cards.credit_hash, credit_hash));
  await deps.db.update(cards).set({ credit_hash: fresh }).where(isUnchanged);
  return true;
}
