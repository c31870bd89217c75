import { callApi } from "@/lib/client/call-api";
import { asReturning } from "@/lib/client/courier-session-store";
import type { Answer } from "@/lib/contracts/envelope";
import type { PlacedOrder } from "@/lib/contracts/orders";

/** How the address of a return page names its payment. */
export type PaymentKind = "line-pay" | "icash-pay" | "attempt";
type Question = () => Promise<Answer<PlacedOrder | null>>;
export type PaymentQuestions = {
  ask: Question;
  /** While it is being decided; null when the address does not say how. */
  askAgain: Question | null;
};

/** What to ask about the payment that the address names; null when it names none. */
export function paymentQuestions(
  kind: PaymentKind,
  query: URLSearchParams,
): PaymentQuestions | null {
  switch (kind) {
    case "line-pay":
      return linePayQuestions(query);
    case "icash-pay": {
      const order_id = orderId(query);
      return order_id === null
        ? null
        : always(() => callApi("appPayConfirm", { body: { order_id } }, asReturning(query)));
    }
    case "attempt": {
      const question = attemptQuestion(query, "number");
      return question && always(question);
    }
  }
}

/** The confirmation moves money and is sent once (PY-01); after that only its result is read. */
function linePayQuestions(query: URLSearchParams): PaymentQuestions | null {
  const transactionId = value(query, "transactionId", /^\d{10,25}$/);
  const amount = value(query, "amount", /^\d{1,9}$/);
  if (transactionId === null || amount === null) return null;
  const asked = { transactionId, amount: Number(amount) };
  return {
    ask: () => callApi("getLinePayConfirm", { query: asked }, asReturning(query)),
    askAgain: attemptQuestion(query, "orderId"),
  };
}

/** LINE Pay, too, names our attempt when it sends its payer back. */
function attemptQuestion(query: URLSearchParams, key: "number" | "orderId"): Question | null {
  const number = value(query, key, /^F\d{14}-\d{1,4}$/);
  if (number === null) return null;
  return () => callApi("payResult", { query: { number } }, asReturning(query));
}

function always(question: Question): PaymentQuestions {
  return { ask: question, askAgain: question };
}

/** The order that an icash Pay page is about. */
export function orderId(query: URLSearchParams): number | null {
  const id = value(query, "id", /^[1-9]\d{0,8}$/);
  return id === null ? null : Number(id);
}

function value(query: URLSearchParams, key: string, shape: RegExp): string | null {
  const text = query.get(key) ?? "";
  return shape.test(text) ? text : null;
}
