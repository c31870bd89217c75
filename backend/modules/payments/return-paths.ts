import { DINING_TYPE } from "../../../lib/contracts/codes.ts";
import type { Deps } from "../../call.ts";

type CourierOrderLike = { dining_type: number };

/**
 * The pages that payers return to. The payer of a courier order has no login, so the address names the courier order
 * (PY-08).
 */
export function linePayReturnPath(amount: number, order: CourierOrderLike): string {
  return `/third/lpconfirm?amount=${amount}${courierQuery(order)}`;
}

export function payuniReturnPath(number: string, order: CourierOrderLike | undefined): string {
  return `/third/payunireturn?number=${number}${order ? courierQuery(order) : ""}`;
}

export function icashReturnPath(order: CourierOrderLike & { id: number }): string {
  return `/third/icashpayreturn?id=${order.id}${courierQuery(order)}`;
}

export function unpaidPath(order: CourierOrderLike): string {
  return isCourierOrder(order) ? "/expressDelivery" : "/checkout";
}

function courierQuery(order: CourierOrderLike): string {
  return isCourierOrder(order) ? `&dining_type=${DINING_TYPE.courier}` : "";
}

function isCourierOrder({ dining_type }: CourierOrderLike): boolean {
  return dining_type === DINING_TYPE.courier;
}

/** The addresses for PAYUNi's return and notice. */
export function payuniCallbackUrls({ config }: Pick<Deps, "config">) {
  return {
    returnUrl: `${config.APP_ORIGIN}/api/notify/payuni-return`,
    notifyUrl: `${config.APP_ORIGIN}/api/notify/payuni`,
  };
}
