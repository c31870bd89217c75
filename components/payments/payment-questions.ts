import { callApi } from "@/lib/client/call-api";
import type { Answer } from "@/lib/contracts/envelope";
import type { PlacedOrder } from "@/lib/contracts/orders";

/** How the address of a return page names its payment. */
export type PaymentKind = "line-pay" | "icash-pay" | "attempt";
type Question = () => Promise<Answer<PlacedOrder | null>>;

/** What to ask about the payment that the address names; null when it names none. */
export function paymentQuestion(kind: PaymentKind, query: URLSearchParams): Question | null {
  return QUESTIONS[kind](query);
}

const QUESTIONS: Record<PaymentKind, (query: URLSearchParams) => Question | null> = {
  "line-pay": (query) => {
    const transactionId = value(query, "transactionId", /^\d{10,25}$/);
    const amount = value(query, "amount", /^\d{1,9}$/);
    if (transactionId === null || amount === null) return null;
    return () => callApi("getLinePayConfirm", { query: { transactionId, amount } });
  },
  "icash-pay": (query) => {
    const order_id = orderId(query);
    return order_id === null ? null : () => callApi("appPayConfirm", { body: { order_id } });
  },
  attempt: (query) => {
    const number = value(query, "number", /^F\d{14}-\d{1,4}$/);
    return number === null ? null : () => callApi("payResult", { query: { number } });
  },
};

/** The order that an icash Pay page is about. */
export function orderId(query: URLSearchParams): number | null {
  const id = value(query, "id", /^[1-9]\d{0,8}$/);
  return id === null ? null : Number(id);
}

function value(query: URLSearchParams, key: string, shape: RegExp): string | null {
  const text = query.get(key) ?? "";
  return shape.test(text) ? text : null;
}
