import { CODE } from "../../../lib/contracts/codes.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { ServiceError } from "../../service-error.ts";
import { codBarcodeEnd, codBarcodeText, hasCodBarcode } from "./cod-barcode-rules.ts";
import { type OwnOrder, ownOrder } from "./own-order.ts";

/** The barcode that is scanned when an order is paid in cash. */
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
