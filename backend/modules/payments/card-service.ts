import { and, asc, eq, gte, type SQL } from "drizzle-orm";
import { REASON } from "../../../lib/contracts/answer-code.ts";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { Card } from "../../../lib/contracts/payments.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { cards } from "../../db/schema/card-tables.ts";
import type { PayuniBoundCard } from "../../providers/payuni-wire.ts";
import { ServiceError } from "../../service-error.ts";
import { cardBrand, lastMonth, monthOf } from "./card-rules.ts";
import { openToken, sealToken } from "./card-seal.ts";

/**
 * The owner of a card: a courier session on the member's account, or the member if `courier_session_id` is 0.
 */
export type CardOwner = { member_id: number; courier_session_id: number };

/** The value of `CreditTokenStatus` for a token that can be charged. */
export const TOKEN_OK = 1;

type AnyOwner = Pick<CardOwner, "member_id"> & Partial<CardOwner>;

/** Returns the owner's cards that can be charged now, the newest last (CK-37). */
export async function listCards(deps: Deps, owner: CardOwner): Promise<Card[]> {
  const usable = await usableCards(deps.db, deps, owner);
  return usable.map(({ id, card_four_no, card_six_no, credit_card_type }) => ({
    id,
    card_four_no,
    card_six_no,
    credit_card_type,
  }));
}

/**
 * Returns `card_id` if the owner can pay with this card now. Otherwise throws an error, which is the same for a card of
 * another owner, for an unknown, deleted or expired card, and for a card whose token cannot be decrypted.
 */
export async function assertUsableCard(
  db: Database,
  deps: Pick<Deps, "config" | "now">,
  { card_id, ...owner }: CardOwner & { card_id: number | undefined },
): Promise<number> {
  const card = (await usableCards(db, deps, owner)).find(({ id }) => id === card_id);
  if (!card)
    throw new ServiceError(CODE.refused, "找不到此信用卡，請重新選擇", REASON.paymentMethod);
  return card.id;
}

/**
 * Deletes the token at PAYUNi, and then removes the card from the list (MB-13). If PAYUNi does not confirm the
 * deletion, the card stays in the list, because it could still be charged. A card whose token cannot be decrypted is
 * removed without a call to PAYUNi.
 */
export async function removeCard(
  deps: Deps,
  { card_id, ...owner }: CardOwner & { card_id: number },
): Promise<void> {
  const isThisCard = and(isOwnedBy(owner), eq(cards.id, card_id), eq(cards.is_deleted, 0));
  const [card] = await deps.db.select().from(cards).where(isThisCard);
  if (!card) throw new ServiceError(CODE.refused, "找不到此信用卡，請重新整理頁面", "unknown-card");
  const token = await openToken(deps, card);
  const isForgotten = token === null || (await forgetToken(deps, { token, owner }));
  if (!isForgotten)
    throw new ServiceError(CODE.refused, "信用卡暫時無法移除，請稍後再試", "card-not-removed");
  await deps.db.update(cards).set({ is_deleted: 1 }).where(isThisCard);
  deps.audit({ kind: "card-removed", member_id: owner.member_id, card_id });
}

/**
 * Deletes a token at PAYUNi. Returns true if PAYUNi confirms that nobody can charge the card with the token any more.
 * PAYUNi may refuse the deletion because an earlier call, whose answer was lost, has already deleted the token. After a
 * refusal, the function therefore checks whether PAYUNi still lists a valid token of this card.
 */
export async function forgetToken(
  { providers: { payuni } }: Deps,
  { token, owner }: { token: string; owner: CardOwner },
): Promise<boolean> {
  const answer = await payuni.forgetCard(token);
  if (answer.ok !== false) return answer.ok === true;
  const bound = await payuni.boundCards(payuniOwner(owner));
  if (bound.ok !== true) return false;
  return !bound.info.some(
    ({ CreditHash, CreditTokenStatus }) => CreditHash === token && CreditTokenStatus === TOKEN_OK,
  );
}

/** Returns the text that identifies the owner of saved cards at PAYUNi. It contains no personal data. */
export function payuniOwner({ member_id, courier_session_id }: CardOwner): string {
  return courier_session_id === 0
    ? `futao-${member_id}`
    : `futao-${member_id}-${courier_session_id}`;
}

/**
 * Returns the owner's cards that are not removed and not expired. Cards whose token cannot be decrypted are left out,
 * because they cannot be charged.
 */
async function usableCards(db: Database, deps: Pick<Deps, "config" | "now">, owner: CardOwner) {
  const rows = await db
    .select()
    .from(cards)
    .where(
      and(
        isOwnedBy(owner),
        eq(cards.is_deleted, 0),
        gte(cards.last_month, monthOf(epochSeconds(deps))),
      ),
    )
    .orderBy(asc(cards.saved_time), asc(cards.id));
  const tokens = await Promise.all(rows.map((row) => openToken(deps, row)));
  return rows.filter((_row, at) => tokens[at] !== null);
}

/**
 * Returns the tokens of an owner's cards, also of the removed cards; null for a token that cannot be decrypted. Without
 * a `courier_session_id`, the member's own cards and the cards of all courier sessions of the member are included.
 */
export async function tokensOf(deps: Deps, owner: AnyOwner) {
  const rows = await deps.db.select().from(cards).where(isOwnedBy(owner));
  return Promise.all(rows.map(async (row) => ({ id: row.id, token: await openToken(deps, row) })));
}

function isOwnedBy({ member_id, courier_session_id }: AnyOwner): SQL | undefined {
  const isOfSession =
    courier_session_id === undefined ? undefined : eq(cards.courier_session_id, courier_session_id);
  return and(eq(cards.member_id, member_id), isOfSession);
}

type CardInput = { owner: CardOwner; bound: PayuniBoundCard };

/**
 * Saves a card, unless the shop cannot show its brand. If the same card was saved before, its row is updated. Returns
 * the token that was replaced, or null.
 */
export async function saveCard(deps: Deps, { owner, bound }: CardInput): Promise<string | null> {
  const credit_card_type = cardBrand(bound.Card6No);
  if (credit_card_type === null) return null;
  const { member_id } = owner;
  const card = {
    ...owner,
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
          isOwnedBy(owner),
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
        target: [
          cards.member_id,
          cards.courier_session_id,
          cards.card_six_no,
          cards.card_four_no,
          cards.last_month,
        ],
        set: { ...fresh, saved_time },
      });
    const replaced = old ? await openToken(deps, { member_id, ...old }) : null;
    return replaced === bound.CreditHash ? null : replaced;
  });
}
