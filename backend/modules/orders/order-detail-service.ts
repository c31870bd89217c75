import { asc, eq } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import { type OrderDetail, orderDetailSchema } from "../../../lib/contracts/order-detail.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { order_items } from "../../db/schema/order-tables.ts";
import { reviews, stores } from "../../db/schema/store-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { charityOf } from "../../shared/charity-rules.ts";
import { codBarcodeEnd, codBarcodeText, hasCodBarcode } from "./cod-barcode-rules.ts";
import type { OrderRow } from "./order-event-service.ts";
import { addressOf, OFFERED, storeColumns } from "./order-list-service.ts";
import { isOfStore, orderProgress } from "./order-progress-service.ts";
import { type OwnOrder, ownOrder } from "./own-order.ts";

/** Returns the content of the order page. The reports of the order are read with a separate call (`orderHelp`). */
export async function orderDetail(deps: Deps, own: OwnOrder): Promise<OrderDetail> {
  const { db } = deps;
  const order = await ownOrder(db, own);
  const [store, foods, review, { progress }] = await Promise.all([
    storeOf(db, order.store_id),
    linesOf(db, order.id),
    reviewOf(db, order.id),
    orderProgress(db, order.id, epochSeconds(deps)),
  ]);
  return orderDetailSchema.parse({
    ...order,
    ...progress,
    ...store,
    // As in the checkout, the discount includes the reduction of the delivery fee by points.
    delivery_discount: order.delivery_discount + order.op_delivery_waiver,
    address: addressOf(order, store?.store_address ?? ""),
    foods,
    invoice: invoiceOf(order),
    review,
    has_help: isOfStore(order) ? 1 : 0,
    ...OFFERED,
  });
}

async function storeOf(db: Database, id: number) {
  const [store] = await db.select(storeColumns).from(stores).where(eq(stores.id, id));
  return store;
}

async function linesOf(db: Database, order_id: number) {
  const rows = await db
    .select()
    .from(order_items)
    .where(eq(order_items.order_id, order_id))
    .orderBy(asc(order_items.position));
  return rows.map((row) => ({ ...row, id: row.food_id, username: row.request.username }));
}

async function reviewOf(db: Database, order_id: number) {
  const [review] = await db
    .select({
      star_num: reviews.star_num,
      content: reviews.content,
      create_time: reviews.create_time,
    })
    .from(reviews)
    .where(eq(reviews.order_id, order_id));
  return review ?? null;
}

function invoiceOf(order: OrderRow) {
  return {
    type: order.invoice_type,
    issue_type: order.invoice_issue_type ?? undefined,
    email: maskedEmail(order.invoice_email),
    title: order.invoice_title,
    number: order.invoice_number,
    carrier: order.invoice_carrier,
    charity: charityOf(order.invoice_charity)?.name,
  };
}

/** Masks an email address. Only its first character and its domain stay visible. */
function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? "" : `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** Returns the barcode that is scanned when the customer pays the order in cash. */
export async function codBarcode(deps: Deps, own: OwnOrder) {
  const order = await ownOrder(deps.db, own);
  if (!hasCodBarcode(order, epochSeconds(deps))) {
    throw new ServiceError(CODE.refused, "此訂單沒有可使用的付款條碼", "no-payment-barcode");
  }
  return {
    barcode: codBarcodeText(order),
    amount: order.pay_total,
    expire_time: codBarcodeEnd(order),
  };
}
