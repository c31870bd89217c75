import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { Transaction } from "../../db/client.ts";
import { courier_orders, parcel_images } from "../../db/schema/courier-tables.ts";
import { help_photos, help_requests } from "../../db/schema/help-tables.ts";
import { order_items, orders } from "../../db/schema/order-tables.ts";
import { outbox, payments } from "../../db/schema/payment-tables.ts";
import { reviews } from "../../db/schema/store-tables.ts";

const ENDED_STATUSES = [
  ORDER_STATUS.delivered,
  ORDER_STATUS.selfCashDone,
  ORDER_STATUS.cancelled,
] as const;
const OPEN_PAYMENTS = ["created", "requested", "confirming", "refunding"] as const;

/**
 * Returns the condition for an order that needs no further work: it has ended, and no payment, refund or task is open.
 */
export function isSettled(): SQL {
  const openPayment = sql`select 1 from ${payments} where ${payments.order_id} = ${orders.id} and ${inArray(payments.status, [...OPEN_PAYMENTS])}`;
  const openTask = sql`select 1 from ${outbox} where ${outbox.order_id} = ${orders.id} and ${outbox.done_time} is null`;
  return sql`(${inArray(orders.order_status, [...ENDED_STATUSES])} and not exists (${openPayment}) and not exists (${openTask}))`;
}

/**
 * Empties the columns that identify the customer and the address. The city and district, the amounts, the products and
 * the invoice without its email address are kept, because the law on business accounting requires them
 * (docs/privacy.md). A second call changes nothing.
 */
export async function anonymizeOrders(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(orders)
    .set({
      contact_name: "",
      contact_phone: "",
      street: "",
      address_remark: "",
      lat: 0,
      lng: 0,
      remark: "",
      invoice_email: "",
      card_id: null,
    })
    .where(inArray(orders.id, ids));
  await tx
    .update(order_items)
    .set({
      remark: "",
      request: sql`${order_items.request} || '{"remark":"","username":""}'::jsonb`,
    })
    .where(inArray(order_items.order_id, ids));
  await tx
    .update(courier_orders)
    .set({
      pickup_contact_name: "",
      pickup_contact_phone: "",
      pickup_street: "",
      pickup_remark: "",
      pickup_lat: 0,
      pickup_lng: 0,
      address_label: "",
      optional_text: "",
    })
    .where(inArray(courier_orders.order_id, ids));
  await tx
    .update(help_requests)
    .set({ text: "", answer: "" })
    .where(inArray(help_requests.order_id, ids));
  await tx.delete(help_photos).where(inArray(help_photos.order_id, ids));
  await tx.delete(parcel_images).where(inArray(parcel_images.order_id, ids));
}

/**
 * Removes the author's picture from the member's reviews and replaces the author's name. The reviews themselves stay.
 */
export async function anonymizeReviews(tx: Transaction, member_id: number): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.member_id, member_id));
  await tx
    .update(reviews)
    .set({ avatar: "", icon_url: "", first_name: "會員", last_name: "已刪除" })
    .where(inArray(reviews.order_id, own));
}
