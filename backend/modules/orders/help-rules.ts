import { type HelpKind, ON_THE_WAY, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { HelpQuoteBody, HelpRequest } from "../../../lib/contracts/order-help.ts";
import type { Provider } from "../../shared/pay-type-rules.ts";

/** How long after the delivery an order can be reported (OR-20). */
const WINDOW_SECONDS = 48 * 3600;
/**
 * If an order was at least this late, a report `late` refunds the delivery fee. If an order is this late and still on
 * the way, it can be reported as not arrived.
 */
const LATE_SECONDS = 30 * 60;
/**
 * The limits of the refunds that need no decision of the operator (OR-22): the largest single refund, and the sum and
 * the number of a member's refunds within 30 days. Amounts are in NT$.
 */
const AUTOMATIC_MAX = 200;
const AUTOMATIC_SUM_MAX = 400;
const AUTOMATIC_COUNT_MAX = 2;
export const AUTOMATIC_PERIOD_SECONDS = 30 * 86_400;

/**
 * Whether a provider can refund a part of a payment. icash Pay cannot be used for partial refunds, because its answers
 * do not contain the refunded amount. After a lost answer, the backend could not find out whether the refund was made,
 * and the payment audit could not check it (docs/decisions/043).
 */
const REFUNDS_PARTS: Record<Provider, boolean> = {
  "line-pay": true,
  payuni: true,
  "icash-pay": false,
};

const LINE_KINDS: readonly HelpKind[] = ["missing", "wrong", "damaged"];
const DELIVERED: readonly number[] = [ORDER_STATUS.delivered, ORDER_STATUS.selfCashDone];

type Reported = Pick<HelpRequest, "kind" | "amount" | "state"> & {
  lines: { line: number; quantity: number }[];
};

/** The facts about an order that these rules need. Amounts are in NT$, times in epoch seconds. */
export type HelpFacts = {
  order_status: number;
  track: "platform" | "self" | "pickup";
  subtotal: number;
  service_fee: number;
  pay_total: number;
  /** The delivery fee minus all its discounts. */
  fee_paid: number;
  delivered_time: number | null;
  /** The time when the courier reported the arrival at the address, or else the time of the delivery. */
  arrived_time: number | null;
  /** The end of the promised time window. */
  promised_end: number | null;
  lines: { line: number; name: string; quantity: number; total_price: number }[];
  reported: Reported[];
  /** The payment that can be refunded, or null if there is none, for example for cash or a corporate bill. */
  payment: { id: number; provider: Provider; amount: number; refund_due: number } | null;
};

/** Returns the last second in which a delivered order can be reported, or null before the delivery. */
export function helpUntil({ delivered_time }: Pick<HelpFacts, "delivered_time">): number | null {
  return delivered_time === null ? null : delivered_time + WINDOW_SECONDS;
}

/** Returns the kinds of reports that are possible now. A pick-up order cannot be reported as late or as not arrived. */
export function helpKinds(facts: HelpFacts, now: number): HelpKind[] {
  const { order_status, track, reported, promised_end } = facts;
  const isReported = (kind: HelpKind) => reported.some((one) => one.kind === kind);
  if (isReported("not-arrived")) return [];
  if (ON_THE_WAY.includes(order_status)) {
    return promised_end !== null && now >= promised_end + LATE_SECONDS ? ["not-arrived"] : [];
  }
  const until = helpUntil(facts);
  if (!DELIVERED.includes(order_status) || until === null || now > until) return [];
  const ofLines = linesLeft(facts).some(({ left }) => left > 0) ? LINE_KINDS : [];
  if (track === "pickup") return [...ofLines];
  return [...ofLines, ...(isReported("late") ? [] : (["late"] as const)), "not-arrived"];
}

/**
 * Returns the number of pieces of each line that were not reported yet. Declined reports also count, so that the same
 * pieces are not reported again.
 */
export function linesLeft({ lines, reported }: HelpFacts) {
  const reportedLines = reported.flatMap((one) => one.lines);
  return lines.map(({ line, name, quantity }) => {
    const same = reportedLines.filter((one) => one.line === line);
    const left = quantity - same.reduce((sum, one) => sum + one.quantity, 0);
    return { line, name, left: Math.max(0, left) };
  });
}

type HelpScope = Pick<HelpQuoteBody, "kind" | "lines">;

/**
 * Returns true if the lines of a report are valid. A report about missing, wrong or damaged dishes must name at least
 * one line, each line at most once, and only pieces that were not reported yet. Any other report must name no lines.
 */
export function areLinesOpen(facts: HelpFacts, { kind, lines }: HelpScope): boolean {
  if (!LINE_KINDS.includes(kind)) return lines.length === 0;
  const left = new Map(linesLeft(facts).map((one) => [one.line, one.left]));
  const isOnce = new Set(lines.map(({ line }) => line)).size === lines.length;
  return (
    lines.length > 0 &&
    isOnce &&
    lines.every(({ line, quantity }) => quantity <= (left.get(line) ?? 0))
  );
}

/** Returns the refund of a report in NT$ (OR-21). All refunds of an order together are at most the paid amount. */
export function helpAmount(facts: HelpFacts, scope: HelpScope): number {
  return Math.min(worth(facts, scope), amountLeft(facts));
}

/**
 * Returns the amount in NT$ that can still be refunded: the paid amount minus the refunds of all reports that were not
 * declined.
 */
export function amountLeft({ pay_total, reported }: HelpFacts): number {
  const open = reported.filter(({ state }) => state !== "declined");
  return Math.max(0, pay_total - open.reduce((sum, { amount }) => sum + amount, 0));
}

function worth(facts: HelpFacts, { kind, lines }: HelpScope): number {
  switch (kind) {
    case "missing":
    case "wrong":
    case "damaged":
      return worthOfLines(facts, lines);
    case "late":
      return isLate(facts) ? facts.fee_paid : 0;
    case "not-arrived":
      return facts.pay_total;
  }
}

/**
 * Returns the amount that was paid for the reported pieces, in NT$, rounded down. The discounts of the order, except
 * those of the delivery fee, are divided among all lines in proportion to their prices.
 */
function worthOfLines(facts: HelpFacts, reported: HelpScope["lines"]): number {
  const { subtotal, pay_total, service_fee, fee_paid, lines } = facts;
  if (subtotal <= 0) return 0;
  const paid = Math.min(subtotal, Math.max(0, pay_total - service_fee - fee_paid));
  const listed = reported.reduce((sum, { line, quantity }) => {
    const ordered = lines.find((one) => one.line === line);
    return ordered ? sum + (ordered.total_price * quantity) / ordered.quantity : sum;
  }, 0);
  return Math.floor((listed * paid) / subtotal);
}

function isLate({ arrived_time, promised_end }: HelpFacts): boolean {
  if (arrived_time === null || promised_end === null) return false;
  return arrived_time >= promised_end + LATE_SECONDS;
}

/**
 * Returns `provider` if the payment provider can refund the amount, or else `contact`, which means that the operator
 * arranges the refund.
 */
export function refundWay({ payment }: HelpFacts, amount: number): HelpRequest["way"] {
  if (payment === null || amount === 0) return "contact";
  const rest = payment.amount - payment.refund_due;
  const isPossible = REFUNDS_PARTS[payment.provider] ? amount <= rest : amount === payment.amount;
  return isPossible && amount <= rest ? "provider" : "contact";
}

type RefundCase = {
  kind: HelpKind;
  amount: number;
  way: HelpRequest["way"];
  photo_count: number;
  /** The number and the sum in NT$ of the member's refunds without the operator in the last 30 days. */
  automatic: { count: number; sum: number };
};

/**
 * Returns true if the refund needs no decision of the operator (OR-22). The amount must be small, the provider must be
 * able to refund it, and the member's automatic refunds of the last 30 days, including this one, must stay within the
 * limits. A report about wrong or damaged dishes also needs a photo. A report that the order has not arrived always
 * needs the operator.
 */
export function isAutomatic({ kind, amount, way, photo_count, automatic }: RefundCase): boolean {
  const isShown = kind === "missing" || kind === "late" || photo_count > 0;
  return (
    kind !== "not-arrived" &&
    isShown &&
    way === "provider" &&
    amount <= AUTOMATIC_MAX &&
    automatic.count < AUTOMATIC_COUNT_MAX &&
    automatic.sum + amount <= AUTOMATIC_SUM_MAX
  );
}
