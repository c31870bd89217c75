import { ne } from "drizzle-orm";
import { PAY_TYPE, RES_STORE_TYPE } from "../../../lib/contracts/codes.ts";
import type { Database } from "../../db/client.ts";
import { stores } from "../../db/schema/store-tables.ts";

/** The id of the courier desk. No store of the demonstration data or of a merchant has this id. */
export const COURIER_DESK_ID = 900_000_005;
/**
 * The condition that excludes the courier desk. No page, list or sitemap shows the courier desk, because it exists only
 * so that courier orders have a store.
 */
export const hasPage = ne(stores.id, COURIER_DESK_ID);
/** The pay types of courier orders. Every courier order is prepaid or on the corporate bill (RU-50). */
const PAYMENT_METHODS = [
  PAY_TYPE.linePay,
  PAY_TYPE.icashPay,
  PAY_TYPE.payuni,
  PAY_TYPE.creditCard,
  PAY_TYPE.corporateBill,
].join(",");

const DESK: typeof stores.$inferInsert = {
  id: COURIER_DESK_ID,
  name: "福饕快遞",
  image: "/pictures/covers/grocery-1-c0dccd",
  web_detail_image: "/pictures/covers/grocery-1-c0dccd",
  phone: "02-2345-6789",
  city_name: "台北市",
  area_name: "信義區",
  area_id: 0,
  address: "台北市信義區市府路45號",
  lat: 25.0336,
  lng: 121.5645,
  intro: "",
  opening_hours: [{ days: [0, 1, 2, 3, 4, 5, 6], start: "00:00", end: "24:00" }],
  has_take: 0,
  has_delivery: 0,
  reservation: 0,
  res_store_type: RES_STORE_TYPE.other,
  is_items_remark: 0,
  take_payment_method: PAYMENT_METHODS,
  delivery_payment_method: PAYMENT_METHODS,
};

/**
 * Inserts the store to which all courier orders belong. This store has no menu and offers neither pick-up nor delivery,
 * so the lists of nearby stores do not show it. Because courier orders have a store, payments, order lists and the
 * order simulator handle them like other orders.
 */
export async function ensureCourierDesk(db: Database): Promise<void> {
  await db.insert(stores).values(DESK).onConflictDoNothing();
}

export function isCourierDesk({ id }: { id: number }): boolean {
  return id === COURIER_DESK_ID;
}
