import { DINING_TYPE } from "../../../lib/contracts/codes.ts";
import type { Deps } from "../../call.ts";

type CourierOrderLike = { dining_type: number };

/**
 * Returns the path to which LINE Pay redirects the payer. For a courier order the path contains its dining type, so
 * that the return page opens `/expressDelivery` and accepts a payer without a login (PY-08, PY-09). The paths for
 * PAYUNi and icash Pay below contain it too.
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

/** Returns the addresses to which PAYUNi sends the payer's return and the notice. */
export function payuniCallbackUrls({ config }: Pick<Deps, "config">) {
  return {
    returnUrl: `${config.APP_ORIGIN}/api/notify/payuni-return`,
    notifyUrl: `${config.APP_ORIGIN}/api/notify/payuni`,
  };
}
