import { safeReturnTo } from "@/lib/routing/return-to";

/** The query parameter that names the cookie with the result of a payment. */
export const RESULT_KEY = "result";
/**
 * The possible values of this parameter, one character each. Each value has its own cookie, so that two tabs rarely
 * share a result. There are only sixteen values. With more values, forged returns could create so many cookies that the
 * browser drops other cookies of the shop.
 */
export const RESULT_MARKS = "0123456789abcdef";

/** The state of a payment at the time when the payer returned. */
export type PaymentResult =
  /** `order_id` is absent if the backend did not name the order. */
  | { state: "paid"; order_id?: string }
  /** `place` is the path and query of the payment return, which the page can open again. */
  | { state: "pending" | "login"; place: string }
  | { state: "refused"; code: number; message: string };

/**
 * The name of the cookie, for pages with this protocol. On https the name has the prefix `__Host-`, so browsers refuse
 * a cookie with this name from another host of the same domain.
 */
export function resultCookie(mark: string, protocol: string): string {
  return `${protocol === "https:" ? "__Host-" : ""}payment-${mark}`;
}

export function isResultMark(text: string): boolean {
  return text.length === 1 && RESULT_MARKS.includes(text);
}

/** The value of the cookie for a result. */
export function resultText(result: PaymentResult): string {
  const fields = Object.entries(result).map(([key, value]) => [key, String(value)]);
  return String(new URLSearchParams(fields));
}

/** Reads the value of a cookie. Returns null if it is invalid. */
export function readResult(text: string): PaymentResult | null {
  const fields = new URLSearchParams(text);
  const state = fields.get("state");
  switch (state) {
    case "paid": {
      const order_id = fields.get("order_id");
      return order_id === null ? { state } : { state, order_id };
    }
    case "pending":
    case "login": {
      const place = safeReturnTo(fields.get("place"));
      return place === null ? null : { state, place };
    }
    case "refused":
      return { state, code: Number(fields.get("code")), message: fields.get("message") ?? "" };
    default:
      return null;
  }
}
