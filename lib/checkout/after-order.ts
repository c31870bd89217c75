import { REASON } from "@/lib/contracts/answer-code";
import { CODE, ORDER_STATUS, PAY_TYPE, type PayType } from "@/lib/contracts/codes";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import type { PlacedOrder, SameOrder } from "@/lib/contracts/orders";
import { payAddressCode } from "@/lib/payments/pay-address";
import { hrefs } from "@/lib/routing/hrefs";

type AfterPlaced =
  | { next: "order-list"; order_id: number }
  | { next: "pay"; url: string; order_id: number }
  | { next: "icash"; path: string; order_id: number }
  /** The result of the payment is not known yet. The order list shows it later. */
  | { next: "awaited"; order_id: number };

export type AfterOrder =
  | AfterPlaced
  /** The backend placed no order, because the customer placed an equal order (`first`) a moment ago (CK-93). */
  | { next: "same"; first: SameOrder }
  | { next: "refuse"; message: string; reason?: string | undefined }
  | { next: "recompute" }
  | { next: "login" }
  /** It is unknown whether the submit reached the backend. The same submit may be sent again. */
  | { next: "retry" };

/** The next step after the answer to a submit (CK-83 to CK-88). */
export function afterOrder(answer: Answer<PlacedOrder>): AfterOrder {
  if (answer.ok) return afterPlaced(answer.data);
  const { code, message, reason, same_order: first } = answer;
  if (code < CODE.ok) return { next: "retry" };
  if (isSessionOver(answer)) return { next: "login" };
  if (code === CODE.quoteChanged && message === "") return { next: "recompute" };
  if (reason === REASON.sameOrder && first) return { next: "same", first };
  return { next: "refuse", message, reason };
}

/** True if the member session or the courier session has ended (EX-02). */
export function isSessionOver({ code, reason }: Refusal): boolean {
  return code === CODE.loginNeeded || reason === REASON.courierSessionEnded;
}

const COLLECTED_ONLINE: readonly PayType[] = [
  PAY_TYPE.linePay,
  PAY_TYPE.icashPay,
  PAY_TYPE.payuni,
  PAY_TYPE.creditCard,
];

export function afterPlaced(placed: PlacedOrder): AfterPlaced {
  const { id: order_id, pay_type, order_status, payment_url_web: url } = placed;
  const isDone = pay_type === PAY_TYPE.cash || order_status === ORDER_STATUS.ordered;
  if (isDone) return { next: "order-list", order_id };
  const isPaymentUnknown =
    order_status === ORDER_STATUS.awaitingPayment && COLLECTED_ONLINE.includes(pay_type);
  if (url === "" && isPaymentUnknown) return { next: "awaited", order_id };
  // There is no payment page: nothing is paid online, or a repeated submit returned an order that the store has already
  // accepted or that was cancelled.
  if (url === "") return { next: "order-list", order_id };
  if (pay_type === PAY_TYPE.icashPay) {
    const path = hrefs.icashPay({ id: order_id, qc: payAddressCode(url) });
    return { next: "icash", path, order_id };
  }
  return { next: "pay", url, order_id };
}
