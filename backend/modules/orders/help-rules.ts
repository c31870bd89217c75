import { type HelpKind, ON_THE_WAY, ORDER_STATUS } from "../../../lib/contracts/codes.ts";
import type { HelpQuoteBody, HelpRequest } from "../../../lib/contracts/order-help.ts";
import type { Provider } from "../../shared/pay-type-rules.ts";

/** A report is taken for this time after the delivery (OR-20). */
const WINDOW_SECONDS = 48 * 3600;
/** From this delay on the delivery fee goes back, and an order that did not arrive can be reported. */
const LATE_SECONDS = 30 * 60;
/** The limits of a refund without the operator (OR-22), in NT$ and for each member. */
const AUTOMATIC_MAX = 200;
const AUTOMATIC_SUM_MAX = 400;
const AUTOMATIC_COUNT_MAX = 2;
export const AUTOMATIC_PERIOD_SECONDS = 30 * 86_400;

/**
 * icash Pay gives no sum of a payment that was refunded in part. Neither a lost answer nor the payment audit could be
 * checked, so only its whole payments are refunded by the provider (docs/decisions/043).
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

/** The facts of an order that the rules read. Amounts are NT$, times epoch seconds. */
export type HelpFacts = {
  order_status: number;
  track: "platform" | "self" | "pickup";
  subtotal: number;
  service_fee: number;
  pay_total: number;
  /** The delivery fee minus every discount of it. */
  fee_paid: number;
  delivered_time: number | null;
  /** The time when the courier was at the door; without such a report, the time of the delivery. */
  arrived_time: number | null;
  /** The end of the promised time window. */
  promised_end: number | null;
  lines: { line: number; name: string; quantity: number; total_price: number }[];
  reported: Reported[];
  /** The payment that can be refunded; null for cash, a corporate bill and an order without a payment. */
  payment: { id: number; provider: Provider; amount: number; refund_due: number } | null;
};

/** The last second in which the order can be reported; null before its delivery. */
export function helpUntil({ delivered_time }: Pick<HelpFacts, "delivered_time">): number | null {
  return delivered_time === null ? null : delivered_time + WINDOW_SECONDS;
}

/** The kinds of reports that are possible now. A pickup cannot be late and cannot fail to arrive. */
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

/** The pieces of each line that were not reported yet. A declined report counts, so that it is not sent again. */
export function linesLeft({ lines, reported }: HelpFacts) {
  const reportedLines = reported.flatMap((one) => one.lines);
  return lines.map(({ line, name, quantity }) => {
    const same = reportedLines.filter((one) => one.line === line);
    const left = quantity - same.reduce((sum, one) => sum + one.quantity, 0);
    return { line, name, left: Math.max(0, left) };
  });
}

type HelpScope = Pick<HelpQuoteBody, "kind" | "lines">;

/** True if the report names pieces that can be reported, each line once, or no line for the whole order. */
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

/** The refund of a report in NT$ (OR-21). All refunds of an order are never more than what was paid. */
export function helpAmount(facts: HelpFacts, scope: HelpScope): number {
  return Math.min(worth(facts, scope), amountLeft(facts));
}

/** The rest of the payment, in NT$, without granted and requested refunds. */
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

/** The discounts of an order reduce all its lines by the same share. */
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

/** Decides how an amount is refunded. */
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
  /** The member's refunds without the operator in the last 30 days. */
  automatic: { count: number; sum: number };
};

/**
 * True if the refund needs no operator (OR-22): a small amount, a fault that the records or a photo show, and a member
 * with few such refunds.
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
