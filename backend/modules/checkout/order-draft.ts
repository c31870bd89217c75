import { and, eq, sql } from "drizzle-orm";
import {
  CODE,
  COUPON_USER_TYPE,
  INVOICE_TYPE,
  type InvoiceType,
} from "../../../lib/contracts/codes.ts";
import type { Store } from "../../../lib/contracts/stores.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { members } from "../../db/schema/member-tables.ts";
import { orders } from "../../db/schema/order-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { assertOwnAddress } from "../address/saved-address-service.ts";
import { findHeldCoupon, isFirstOrder } from "../benefits/coupon-service.ts";
import { findPoints } from "../benefits/point-service.ts";
import { findSubscription } from "../benefits/subscription-service.ts";
import { openOrders } from "../catalog/store-load.ts";
import type { StoreRow } from "../catalog/store-row.ts";
import { findStore, typesOf, unknownStore } from "../catalog/store-service.ts";
import { storeView } from "../catalog/store-view.ts";
import { type Hold, roomLeft, slotHold, stockHold } from "../ledger/hold-service.ts";
import type { Applied, Benefits } from "./benefit-rules.ts";
import {
  courierDeskAt,
  courierOrderBenefits,
  courierOrderView,
  parcelLines,
  withoutContact,
} from "./courier-order-draft.ts";
import { refuseOpenCourierOrder } from "./courier-order-service.ts";
import { checkOrder, type Disallowed } from "./disallow-rules.ts";
import { draftFacts } from "./draft-facts.ts";
import { assertConsistentTime, type DraftRequest } from "./draft-request.ts";
import { type DraftLine, draftLines, foodsNeededBy } from "./order-lines.ts";
import { pricedOrder } from "./order-pricing.ts";
import { isGuest } from "./partner-guest-service.ts";
import type { Price } from "./price-rules.ts";
import type { StoreOffer } from "./store-offer-rules.ts";

export type Draft = {
  now: number;
  store: StoreRow;
  view: Store;
  member: Awaited<ReturnType<typeof findMember>>;
  lines: DraftLine[];
  offers: StoreOffer[];
  selected: number;
  price: Price;
  benefits: Benefits;
  applied: Applied;
  holds: Hold[];
  disallowed: Disallowed | null;
};

/**
 * Reads the data of an order, computes its price and checks whether it may be placed now. Both the quote and the order
 * use this function. The queries run one after another, because a transaction has only one connection.
 */
export async function draftOrder(
  db: Database,
  deps: Pick<Deps, "config" | "now">,
  { member_id, request }: { member_id: number; request: DraftRequest },
): Promise<Draft> {
  const { store_id, dining_type, courierOrder } = request;
  assertConsistentTime(request);
  const now = epochSeconds(deps);
  const found = await findStore(db, store_id);
  if (!found) throw unknownStore();
  const store = courierOrder ? courierDeskAt(found, courierOrder) : found;
  const known = await findMember(db, member_id);
  const member = courierOrder || isGuest(known) ? withoutContact(known) : known;
  await assertOwnAddress(db, { member_id, address_id: request.address_id });
  const types = await typesOf(db, [store_id]);
  const open = await openOrders(db, [store_id], now);
  const lines = courierOrder
    ? parcelLines(request)
    : await draftLines(db, { store_id, dining_type, requests: request.foods });
  const held = await readBenefits(db, { member_id, code_id: request.code_id, now });
  const benefits = courierOrder ? courierOrderBenefits(held) : held;
  const shown = { at: request, dining_type, now, open_orders: open.get(store_id) ?? 0 };
  const { offered } = deps.config;
  const seen = storeView({
    store,
    comments: [],
    offered,
    types: types.get(store_id) ?? [],
    ...shown,
  });
  const view = courierOrder ? courierOrderView(seen, request, courierOrder) : seen;
  const { offers, selected, price, applied } = pricedOrder({
    store,
    view,
    lines,
    request,
    benefits,
    now,
  });
  const scarce = holdsOf({ request, lines, now });
  const room = await roomLeft(db, scarce, member_id);
  const facts = draftFacts({ request, store, view, lines, price, room, now, member });
  return {
    now,
    store,
    view,
    member,
    lines,
    offers,
    selected,
    price,
    benefits,
    applied,
    holds: [...scarce, ...applied.holds],
    disallowed: checkOrder(facts) ?? (await refuseOpenCourierOrder(db, request)),
  };
}

type DraftInput = { request: DraftRequest; lines: DraftLine[]; now: number };

function holdsOf({ request, lines, now }: DraftInput): Hold[] {
  const limited = foodsNeededBy(lines).filter(({ food }) => food.is_limit === 1);
  const stock = [...Map.groupBy(limited, ({ food }) => food.id).values()].flatMap((same) => {
    const [first] = same;
    const amount = same.reduce((sum, { quantity }) => sum + quantity, 0);
    return first ? [stockHold(first.food, { amount, now })] : [];
  });
  if (request.is_reservation === 0) return stock;
  return [...stock, slotHold(request.store_id, request.reservation_start_time)];
}

type BenefitQuery = { member_id: number; code_id: number; now: number };

/** Reads the member's benefits. Throws if the coupon does not belong to the member. */
async function readBenefits(db: Database, query: BenefitQuery): Promise<Benefits> {
  const { member_id, code_id } = query;
  const coupon = code_id === 0 ? null : await findHeldCoupon(db, { member_id, code_id });
  const is_first_order =
    coupon?.coupon.user_type === COUPON_USER_TYPE.firstOrder && (await isFirstOrder(db, member_id));
  const points = await findPoints(db, member_id);
  const subscription = await findSubscription(db, query);
  return { coupon, is_first_order, points, subscription };
}

async function findMember(db: Database, member_id: number) {
  const [member] = await db
    .select({
      phone: members.phone,
      email: emailOf(member_id),
      business_id: members.business_id,
      carrier: members.carrier,
      company_title: companyPart(member_id, orders.invoice_title),
      company_number: companyPart(member_id, orders.invoice_number),
    })
    .from(members)
    .where(eq(members.id, member_id));
  if (!member) throw new ServiceError(CODE.loginNeeded, "請先登入");
  return member;
}

/**
 * The SQL expression for the email address of the invoice: the member's own email address, or else that of the member's
 * last invoice by email, or else an empty text.
 */
function emailOf(member_id: number) {
  const last = lastInvoice(member_id, INVOICE_TYPE.email, orders.invoice_email);
  return sql<string>`coalesce(nullif(${members.email}, ''), (${last}), '')`;
}

/** The SQL expression for a column of the member's last company invoice; empty without such an invoice. */
function companyPart(member_id: number, part: InvoiceColumn) {
  return sql<string>`coalesce((${lastInvoice(member_id, INVOICE_TYPE.company, part)}), '')`;
}

type InvoiceColumn =
  | typeof orders.invoice_email
  | typeof orders.invoice_title
  | typeof orders.invoice_number;

function lastInvoice(member_id: number, type: InvoiceType, part: InvoiceColumn) {
  const isOwn = and(eq(orders.member_id, member_id), eq(orders.invoice_type, type));
  return sql`select ${part} from ${orders} where ${isOwn} and ${part} <> '' order by ${orders.create_time} desc, ${orders.id} desc limit 1`;
}
