import { DINING_TYPE } from "../../../lib/contracts/codes.ts";

type Errandish = { dining_type: number };

/** The pages that payers come back to. One who paid an errand has no login, so the address says it (acceptance PY-08). */
export function linePayReturnPath(amount: number, order: Errandish): string {
  return `/third/lpconfirm?amount=${amount}${courierQuery(order)}`;
}

export function payuniReturnPath(number: string, order: Errandish | undefined): string {
  return `/third/payunireturn?number=${number}${order ? courierQuery(order) : ""}`;
}

export function icashReturnPath(order: Errandish & { id: number }): string {
  return `/third/icashpayreturn?id=${order.id}${courierQuery(order)}`;
}

export function unpaidPath(order: Errandish): string {
  return isErrand(order) ? "/expressDelivery" : "/checkout";
}

function courierQuery(order: Errandish): string {
  return isErrand(order) ? `&dining_type=${DINING_TYPE.courier}` : "";
}

function isErrand({ dining_type }: Errandish): boolean {
  return dining_type === DINING_TYPE.courier;
}
