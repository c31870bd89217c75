import { sql } from "drizzle-orm";
import type { Database } from "../../backend/db/client.ts";
import { balances, ledger, orders } from "../../backend/db/schema/order-tables.ts";
import {
  DINING_TYPE,
  INVOICE_TYPE,
  ORDER_STATUS,
  PAY_STATUS,
  PAY_TYPE,
} from "../../lib/contracts/codes.ts";

export type OrderRow = typeof orders.$inferSelect;
type OrderValues = typeof orders.$inferInsert;

let number = 0;

/** A delivery order with cash, just placed: NT$120 of food and a delivery fee of NT$35. */
function makeOrder(
  values: Partial<OrderValues> & { member_id: number; store_id: number },
): OrderValues {
  number += 1;
  const subtotal = values.subtotal ?? 120;
  const create_time = values.create_time ?? Date.parse("2026-11-21T12:00:00+08:00") / 1000;
  return {
    order_no: `F261121${String(number).padStart(8, "0")}`,
    dining_type: DINING_TYPE.delivery,
    pay_type: PAY_TYPE.cash,
    order_status: ORDER_STATUS.ordered,
    pay_status: PAY_STATUS.unpaid,
    track: "platform",
    contact_name: "王小明",
    contact_phone: "0912345678",
    city_name: "台北市",
    area_name: "信義區",
    street: "市府路45號",
    address_remark: "",
    lat: 25.03361,
    lng: 121.56445,
    is_reservation: 0,
    reservation_start_time: -1,
    reservation_end_time: -1,
    remark: "",
    invoice_type: INVOICE_TYPE.email,
    invoice_email: "a@example.com",
    invoice_title: "",
    invoice_number: "",
    food_count: 1,
    subtotal,
    service_fee: 0,
    delivery_fee: 35,
    delivery_discount: 0,
    discount_price: 0,
    store_coupon_discount_money: 0,
    op_discount_price: 0,
    total_price: Math.max(subtotal + 35, values.pay_total ?? 0),
    pay_total: subtotal + 35,
    fingerprint: `test-${number}`,
    create_time,
    update_time: create_time,
    ...values,
  };
}

export async function insertOrder(
  db: Database,
  values: Partial<OrderValues> & { member_id: number; store_id: number },
): Promise<OrderRow> {
  const [row] = await db.insert(orders).values(makeOrder(values)).returning();
  if (!row) throw new Error("factory: no order was inserted");
  return row;
}

type Held = { order_id: number; account: string; amount: number };

/** Adds a hold of the order to the ledger, and adds its amount to `held` and `most` of the balance. */
export async function insertHold(db: Database, held: Held): Promise<void> {
  const { account, amount } = held;
  await db.insert(ledger).values({ ...held, entry: "hold", create_time: 0 });
  await db
    .insert(balances)
    .values({ account, held: amount, most: amount })
    .onConflictDoUpdate({
      target: balances.account,
      set: { held: sql`${balances.held} + ${amount}`, most: sql`${balances.most} + ${amount}` },
    });
}
