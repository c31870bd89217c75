/** The key of the mark that stands in an address in place of a payment's result. */
export const RESULT_KEY = "result";
/**
 * Every mark names a cookie. Few marks, so that forged returns cannot crowd out the other cookies of a browser; more
 * than one, so that two tabs do not mix their payments.
 */
export const RESULT_MARKS = "0123456789abcdef";

/** What the server found out about a payment when its payer came back. */
export type PaymentResult =
  | { state: "paid" }
  /** `place` is the return address, to be visited again. */
  | { state: "pending" | "login"; place: string }
  | { state: "refused"; code: number; message: string };

export function resultCookie(mark: string): string {
  return `payment-${mark}`;
}

export function isResultMark(text: string): boolean {
  return text.length === 1 && RESULT_MARKS.includes(text);
}

/** As text of a cookie. */
export function resultText(result: PaymentResult): string {
  const fields = Object.entries(result).map(([key, value]) => [key, String(value)]);
  return String(new URLSearchParams(fields));
}

/** Null for a text that is no result. */
export function readResult(text: string): PaymentResult | null {
  const fields = new URLSearchParams(text);
  const state = fields.get("state");
  switch (state) {
    case "paid":
      return { state };
    case "pending":
    case "login":
      return { state, place: fields.get("place") ?? "" };
    case "refused":
      return { state, code: Number(fields.get("code")), message: fields.get("message") ?? "" };
    default:
      return null;
  }
}
