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
 * Keeps what the person is shown: one quote per member and store, or per courier session, the newest. Its id is a
 * hash of its owner, cart and bill: the same in every tab of its owner, and of no use to anybody else.
 */
export async function saveQuote(db: Database, quoted: Quoted) {
  const row = {
    inputs_hash: inputsHash(quoted),
    pay_total: quoted.draft.price.pay_total,
    create_time: quoted.draft.now,
  };
  const { member_id, request } = quoted;
  await db
    .insert(quotes)
    .values({ member_id, store_id: quotePlace(request), ...row })
    .onConflictDoUpdate({ target: [quotes.member_id, quotes.store_id], set: row });
  return { quote_id: row.inputs_hash };
}

/** A customer pays only an amount that was shown. Code 4 with an empty message makes the client ask again (RU-24). */
export async function assertQuoted(db: Database, quoted: Quoted): Promise<void> {
  const { member_id, request, draft } = quoted;
  const [quote] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.member_id, member_id), eq(quotes.store_id, quotePlace(request))));
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

/** All courier orders are the desk's: each session has a quote of its own, where no store has one. */
function quotePlace({ store_id, courierOrder }: DraftRequest): number {
  return courierOrder ? -courierOrder.express_id : store_id;
}

/** Every sum of the bill counts: one that grew while another shrank is a changed quote too. */
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
    express_id: courierOrder?.express_id ?? null,
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
