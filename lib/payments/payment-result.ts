import { safeReturnTo } from "@/lib/routing/return-to";

/** The query key of the mark that names the cookie with a payment's result. */
export const RESULT_KEY = "result";
/**
 * Each mark names a cookie. There are several marks, so that two tabs do not share a result, but only a few, so that
 * forged returns cannot displace the other cookies of a browser.
 */
export const RESULT_MARKS = "0123456789abcdef";

/** The state of a payment when its payer returned. */
export type PaymentResult =
  /** `order_id` is absent if the backend did not name the order. */
  | { state: "paid"; order_id?: string }
  /** `place` is the return address, which the page opens again. */
  | { state: "pending" | "login"; place: string }
  | { state: "refused"; code: number; message: string };

/**
 * The cookie on a page of this protocol. Over https its prefix makes browsers refuse a cookie that another host of the
 * domain has set.
 */
export function resultCookie(mark: string, protocol: string): string {
  return `${protocol === "https:" ? "__Host-" : ""}payment-${mark}`;
}

export function isResultMark(text: string): boolean {
  return text.length === 1 && RESULT_MARKS.includes(text);
}

/** The result as the text of a cookie. */
export function resultText(result: PaymentResult): string {
  const fields = Object.entries(result).map(([key, value]) => [key, String(value)]);
  return String(new URLSearchParams(fields));
}

/** Reads the text of a cookie; null if it is invalid. */
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
