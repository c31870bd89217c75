import { and, eq } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { Database } from "../../db/client.ts";
import { quotes } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import type { DraftRequest } from "./draft-request.ts";
import type { Draft } from "./order-draft.ts";
import { quoteInputsHash } from "./order-fingerprint.ts";

const QUOTE_SECONDS = 15 * 60;

type Quoted = {
  member_id: number;
  request: DraftRequest & { quote_id?: string | undefined };
  draft: Draft;
};

/**
 * Stores the quote. A member has one stored quote for each store, and a courier session has one. A newer quote replaces
 * it. The quote id is the hash of `quoteInputsHash`. Therefore equal quotes in different tabs have the same id. Nobody
 * else can use the id, because the hash contains the owner.
 */
export async function saveQuote(db: Database, quoted: Quoted) {
  const row = {
    inputs_hash: inputsHash(quoted),
    pay_total: quoted.draft.price.pay_total,
    create_time: quoted.draft.now,
  };
  await db
    .insert(quotes)
    .values({ ...ownerOf(quoted), ...row })
    .onConflictDoUpdate({
      target: [quotes.member_id, quotes.store_id, quotes.courier_session_id],
      set: row,
    });
  return { quote_id: row.inputs_hash };
}

/**
 * Makes sure that a customer pays only an amount that was shown. Throws code 4 if the stored quote is missing, is too
 * old or differs from the order, or if the request contains the id of another quote. Code 4 with an empty message makes
 * the checkout page request a new quote (RU-24).
 */
export async function assertQuoted(db: Database, quoted: Quoted): Promise<void> {
  const { request, draft } = quoted;
  const { member_id, store_id, courier_session_id } = ownerOf(quoted);
  const [quote] = await db
    .select()
    .from(quotes)
    .where(
      and(
        eq(quotes.member_id, member_id),
        eq(quotes.store_id, store_id),
        eq(quotes.courier_session_id, courier_session_id),
      ),
    );
  const bill = inputsHash(quoted);
  const { quote_id: shown = bill } = request;
  const isGood =
    quote !== undefined &&
    draft.now - quote.create_time <= QUOTE_SECONDS &&
    quote.pay_total === draft.price.pay_total &&
    quote.inputs_hash === bill &&
    shown === bill;
  if (!isGood) throw new ServiceError(CODE.quoteChanged, "");
}

/**
 * Returns the key of a quote. It includes the courier session, because all courier orders belong to the same store, the
 * courier desk.
 */
function ownerOf({ member_id, request: { store_id, courierOrder } }: Quoted) {
  return { member_id, store_id, courier_session_id: courierOrder?.courier_session_id ?? 0 };
}

/**
 * Hashes every amount of the bill except the list price, so that the quote id also changes if two amounts have changed
 * but the total is the same.
 */
function inputsHash({ member_id, request, draft }: Quoted): string {
  const {
    store_id,
    dining_type,
    foods,
    is_reservation,
    reservation_start_time,
    lat,
    lng,
    courierOrder,
  } = request;
  const { code_id, subscription_type, op_event_id } = draft.applied;
  const { total_list_price: _list, ...bill } = draft.price;
  return quoteInputsHash({
    member_id,
    courier_session_id: courierOrder?.courier_session_id ?? null,
    store_id,
    dining_type,
    foods,
    selected: draft.selected,
    code_id,
    subscription_type,
    op_event_id,
    bill,
    is_reservation,
    reservation_start_time,
    lat,
    lng,
    pickup: courierOrder ? [courierOrder.pickup_lat, courierOrder.pickup_lng] : undefined,
  });
}
