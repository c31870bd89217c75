import { and, asc, eq, gte } from "drizzle-orm";
import { CODE } from "../../lib/contracts/codes.ts";
import type { Card } from "../../lib/contracts/payments.ts";
import { type Deps, epochSeconds } from "../call.ts";
import { cards } from "../db/schema/card-tables.ts";
import type { PayuniBoundCard } from "../providers/payuni-wire.ts";
import { ServiceError } from "../service-error.ts";
import { cardBrand, lastMonth, monthOf } from "./card-rules.ts";

/** The member's cards that can pay now; the one saved last comes last (SPEC §2 Checkout, status=bindCard). */
export async function listCards(deps: Deps, member_id: number): Promise<Card[]> {
  return deps.db
    .select({
      id: cards.id,
      card_four_no: cards.card_four_no,
      card_six_no: cards.card_six_no,
      credit_card_type: cards.credit_card_type,
    })
    .from(cards)
    .where(usableCards(deps, member_id))
    .orderBy(asc(cards.saved_time), asc(cards.id));
}

/** Not yours, not there, deleted and expired sound the same. */
export async function assertUsableCard(
  deps: Deps,
  { member_id, card_id }: { member_id: number; card_id: number | undefined },
): Promise<number> {
  const [card] = await deps.db
    .select({ id: cards.id })
    .from(cards)
    .where(and(usableCards(deps, member_id), eq(cards.id, card_id ?? 0)));
  if (!card) throw new ServiceError(CODE.refused, "找不到此信用卡，請重新選擇");
  return card.id;
}

function usableCards(deps: Deps, member_id: number) {
  return and(
    eq(cards.member_id, member_id),
    eq(cards.is_deleted, 0),
    gte(cards.last_month, monthOf(epochSeconds(deps))),
  );
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
  const fresh = { credit_hash: bound.CreditHash, is_deleted: 0 as const };
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
    return old && old.credit_hash !== bound.CreditHash ? old.credit_hash : null;
  });
}
