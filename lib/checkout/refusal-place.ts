import type { Refusal } from "@/lib/contracts/envelope";
import type { Order } from "@/lib/contracts/orders";

/** The wire has no code for it: the server's sentence is what tells which part of the page it is about. */
const ABOUT = {
  range: /超出運營服務範圍/,
  time: /時段|無訂餐服務/,
  payment: /[此他或]付款方式|此信用卡/,
  coupon: /優惠券/,
} as const;

type Against = {
  /** Null: refused before there was one. */
  order: Pick<Order, "is_disallow_order" | "disallow_order_reason"> | null;
  /** The answer to the order itself, which is the newer word. */
  refusal: Pick<Refusal, "message"> | null;
};

/** The server's sentence when it is this part of the page that a change could lift it from. */
export function refusalAt(place: keyof typeof ABOUT, { order, refusal }: Against): string | null {
  const quoted = order?.is_disallow_order === 1 ? order.disallow_order_reason : "";
  const reason = refusal?.message ?? quoted;
  return ABOUT[place].test(reason) ? reason : null;
}
