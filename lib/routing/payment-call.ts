import { isCourierReturn } from "./guard";
import { normalPath } from "./locale-path";
import { readOrderId } from "./path-ids";

/** The URL of a payment return as the payment provider sent it (RT-19). */
export type ReturnAddress = { pathname: string; query: URLSearchParams };

/** The call that returns the result of one payment. */
export type PaymentCall =
  | { call: "getLinePayConfirm"; transactionId: string; amount: number }
  /** For a payment return without an amount. The amount is then taken from the order list. */
  | { call: "getLinePayConfirm"; transactionId: string; order_id: number }
  | { call: "payResult"; number: string }
  | { call: "appPayConfirm"; order_id: number }
  | { call: "listUserOrder"; order_id: number };

/**
 * The query parameters by which providers identify a payment, and the parameter `dining_type`, which shows whether the
 * payer is a member or a courier session (PY-08).
 */
const KEYS = ["amount", "transactionId", "orderId", "number", "id", "order_id", "dining_type"];

/**
 * The call that settles the payment of a payment return (PY-01, PY-03, PY-07), or only reads its result (`listCall`).
 * Null for other URLs, and if the URL does not identify a payment. The call can be repeated, because the backend
 * settles a payment only once.
 */
export function settlingCall({ pathname, query }: ReturnAddress): PaymentCall | null {
  switch (normalPath(pathname)) {
    case "/third/lpconfirm":
      return linePayCall(query);
    case "/third/icashpayreturn":
      return icashPayCall(query);
    case "/third/payreturn":
    case "/third/payunireturn":
      return attemptCall(query, "number") ?? listCall(query);
    default:
      return null;
  }
}

/**
 * The call with which the page asks for a result that was not known at the payment return. It is the call of
 * `settlingCall`, except for LINE Pay. For LINE Pay it is `payResult`, or null if the URL does not identify the payment
 * attempt.
 */
export function readingCall(address: ReturnAddress) {
  const paymentCall = settlingCall(address);
  return paymentCall?.call === "getLinePayConfirm"
    ? attemptCall(address.query, "orderId")
    : paymentCall;
}

/**
 * The path of the payment return with only the known parameters. It is stored in a cookie, so that the page can open it
 * again. The space in a cookie is limited. Therefore only the first value of each parameter is kept, and a value of
 * more than 40 characters is dropped.
 */
export function returnPath({ pathname, query }: ReturnAddress): string {
  const kept = KEYS.map((key) => [key, query.get(key) ?? ""]).filter(
    ([, text = ""]) => text !== "" && text.length <= 40,
  );
  return `${pathname}?${new URLSearchParams(kept)}`;
}

/**
 * The path of the payment return without payment data. For a courier order it keeps the dining type, because
 * `needsMember` needs it (PY-09).
 */
export function pathWithoutPayment({ pathname, query }: ReturnAddress): string {
  return isCourierReturn(query) ? `${pathname}?dining_type=${query.get("dining_type")}` : pathname;
}

/** The order id in a URL of the shop (`id`) or in a payment return of a backend (`order_id`). */
export function orderId(query: URLSearchParams): number | null {
  return readOrderId(query.get("id") ?? query.get("order_id"));
}

function linePayCall(query: URLSearchParams): PaymentCall | null {
  const transactionId = value(query, "transactionId", /^\d{10,25}$/);
  if (transactionId === null) return null;
  const call = "getLinePayConfirm";
  if (query.has("amount")) {
    const amount = value(query, "amount", /^\d{1,9}$/);
    return amount === null ? null : { call, transactionId, amount: Number(amount) };
  }
  const order_id = readOrderId(query.get("orderId"));
  return order_id === null ? null : { call, transactionId, order_id };
}

function icashPayCall(query: URLSearchParams) {
  const order_id = orderId(query);
  return order_id === null ? null : ({ call: "appPayConfirm", order_id } as const);
}

/**
 * For a backend without payment attempts. Its payment return contains the order id, and only its order list shows the
 * result of the payment.
 */
function listCall(query: URLSearchParams) {
  const order_id = readOrderId(query.get("order_id"));
  return order_id === null ? null : ({ call: "listUserOrder", order_id } as const);
}

function attemptCall(query: URLSearchParams, key: "number" | "orderId") {
  const number = value(query, key, /^[\w.-]{1,100}$/);
  return number === null ? null : ({ call: "payResult", number } as const);
}

function value(query: URLSearchParams, key: string, shape: RegExp): string | null {
  const text = query.get(key) ?? "";
  return shape.test(text) ? text : null;
}
