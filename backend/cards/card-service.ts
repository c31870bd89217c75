import { and, asc, eq, gte } from "drizzle-orm";
import { CODE } from "../../lib/contracts/codes.ts";
import type { Card } from "../../lib/contracts/payments.ts";
import { type Deps, epochSeconds } from "../call.ts";
import { cards } from "../db/schema/card-tables.ts";
import type { PayuniBoundCard } from "../providers/payuni-wire.ts";
import { ServiceError } from "../service-error.ts";
import { cardBrand, lastMonth, monthOf } from "./card-rules.ts";
import { openToken, sealToken } from "./card-seal.ts";

/** The member's cards that can pay now; the one saved last comes last (SPEC §2 Checkout, status=bindCard). */
export async function listCards(deps: Deps, member_id: number): Promise<Card[]> {
  const usable = await usableCards(deps, member_id);
  return usable.map(({ id, card_four_no, card_six_no, credit_card_type }) => ({
    id,
    card_four_no,
    card_six_no,
    credit_card_type,
  }));
}

/** Not yours, not there, deleted and expired sound the same. */
export async function assertUsableCard(
  deps: Deps,
  { member_id, card_id }: { member_id: number; card_id: number | undefined },
): Promise<number> {
  const card = (await usableCards(deps, member_id)).find(({ id }) => id === card_id);
  if (!card) throw new ServiceError(CODE.refused, "找不到此信用卡，請重新選擇");
  return card.id;
}

/** Without those whose token does not open any more: each charge of one would be refused. */
async function usableCards(deps: Deps, member_id: number) {
  const rows = await deps.db
    .select()
    .from(cards)
    .where(
      and(
        eq(cards.member_id, member_id),
        eq(cards.is_deleted, 0),
        gte(cards.last_month, monthOf(epochSeconds(deps))),
      ),
    )
    .orderBy(asc(cards.saved_time), asc(cards.id));
  const tokens = await Promise.all(rows.map((row) => openToken(deps, row)));
  return rows.filter((_row, at) => tokens[at] !== null);
}

/** What charges each of a member's cards; a token that does not open charges nothing. */
export async function tokensOf(deps: Deps, member_id: number) {
  const rows = await deps.db.select().from(cards).where(eq(cards.member_id, member_id));
  return Promise.all(rows.map(async (row) => ({ id: row.id, token: await openToken(deps, row) })));
}

type Saving = { member_id: number; bound: PayuniBoundCard };

/** One row for each card, however often it is bound; the token that it replaces, if any, is given back. */
export async function saveCard(deps: Deps, { member_id, bound }: Saving): Promise<string | null> {
  const credit_card_type = cardBrand(bound.Card6No);
  if (credit_card_type === null) return null;
  const card = {
    member_id,
    card_six_no: bound.Card6No,
    card_four_no: bound.Card4No,
    last_month: lastMonth(bound.CardExpiredDT),
  };
  const credit_hash = await sealToken(deps, { member_id, credit_hash: bound.CreditHash });
  const fresh = { credit_hash, is_deleted: 0 as const };
  return deps.db.transaction(async (tx) => {
    const [old] = await tx
      .select({ credit_hash: cards.credit_hash })
      .from(cards)
      .where(
        and(
          eq(cards.member_id, member_id),
          eq(cards.card_six_no, card.card_six_no),
          eq(cards.card_four_no, card.card_four_no),
          eq(cards.last_month, card.last_month),
        ),
      );
    const saved_time = epochSeconds(deps);
    await tx
      .insert(cards)
      .values({ ...card, ...fresh, credit_card_type, saved_time })
      .onConflictDoUpdate({
        target: [cards.member_id, cards.card_six_no, cards.card_four_no, cards.last_month],
        set: { ...fresh, saved_time },
      });
    const replaced = old ? await openToken(deps, { member_id, ...old }) : null;
    return replaced === bound.CreditHash ? null : replaced;
  });
}
