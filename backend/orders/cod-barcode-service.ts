import { and, eq } from "drizzle-orm";
import { CODE } from "../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../call.ts";
import { orders } from "../db/schema/order-tables.ts";
import { ServiceError } from "../service-error.ts";
import { codBarcodeEnd, codBarcodeText, hasCodBarcode } from "./cod-barcode-rules.ts";

type Asked = { member_id: number; order_id: number };

/** What the courier or the counter scans when an order is paid in cash; another member's order sounds like none. */
export async function codBarcode(deps: Deps, { member_id, order_id }: Asked) {
  const [order] = await deps.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, order_id), eq(orders.member_id, member_id)));
  if (!order) throw new ServiceError(CODE.refused, "找不到這筆訂單");
  if (!hasCodBarcode(order, epochSeconds(deps))) {
    throw new ServiceError(CODE.refused, "此訂單沒有可使用的付款條碼");
  }
  return {
    barcode: codBarcodeText(order),
    amount: order.pay_total,
    expire_time: codBarcodeEnd(order),
  };
}
