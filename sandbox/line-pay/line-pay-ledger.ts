import { z } from "zod";
import { type Ledger, openLedger } from "../sandbox-ledger.ts";
import type { RandomBytes } from "../sandbox-secrets.ts";

const EXPIRY_MS = 20 * 60_000;

const fact = { at: z.number(), transactionId: z.string() };

const entrySchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("requested"),
    ...fact,
    token: z.string(),
    orderId: z.string(),
    productName: z.string(),
    amount: z.number(),
    confirmUrl: z.string(),
    cancelUrl: z.string(),
  }),
  z.object({ type: z.literal("authorised"), ...fact }),
  z.object({ type: z.literal("declined"), ...fact }),
  z.object({ type: z.literal("cancelled"), ...fact }),
  z.object({ type: z.literal("confirmed"), ...fact, amount: z.number() }),
  z.object({
    type: z.literal("refunded"),
    ...fact,
    refundTransactionId: z.string(),
    refundAmount: z.number(),
  }),
]);

type LinePayEntry = z.infer<typeof entrySchema>;
type Requested = Extract<LinePayEntry, { type: "requested" }>;
type Refunded = Extract<LinePayEntry, { type: "refunded" }>;

export type PaymentState =
  | "open"
  | "authorised"
  | "declined"
  | "cancelled"
  | "confirmed"
  | "expired";

export type Payment = Omit<Requested, "type" | "at"> & {
  requestedAt: number;
  confirmedAt: number;
  state: Exclude<PaymentState, "expired">;
  refunds: Refunded[];
};

export type LinePayLedger = ReturnType<typeof openLinePayLedger>;

export function openLinePayLedger(ledgerDir: string | null) {
  const ledger: Ledger<LinePayEntry> = openLedger(ledgerDir, "linepay", entrySchema);
  const byId = new Map<string, Payment>();
  const byToken = new Map<string, Payment>();
  const byOrder = new Map<string, Payment>();

  const apply = (entry: LinePayEntry) => {
    if (entry.type === "requested") {
      const payment = newPayment(entry);
      byId.set(payment.transactionId, payment);
      byToken.set(payment.token, payment);
      byOrder.set(payment.orderId, payment);
      return;
    }
    const payment = byId.get(entry.transactionId);
    if (payment) applyToPayment(payment, entry);
  };
  ledger.entries.forEach(apply);

  return {
    entries: ledger.entries,
    record(entry: LinePayEntry) {
      ledger.append(entry);
      apply(entry);
    },
    byTransaction: (transactionId: string) => byId.get(transactionId),
    byToken: (token: string) => byToken.get(token),
    byOrder: (orderId: string) => byOrder.get(orderId),
    newest: (limit: number) => [...byId.values()].slice(-limit).reverse(),
  };
}

export function paymentState(payment: Payment, now: number): PaymentState {
  const isWaiting = payment.state === "open" || payment.state === "authorised";
  return isWaiting && now >= expiresAt(payment) ? "expired" : payment.state;
}

export function expiresAt(payment: Payment) {
  return payment.requestedAt + EXPIRY_MS;
}

function newPayment({ type: _type, at, ...request }: Requested): Payment {
  return { ...request, requestedAt: at, confirmedAt: 0, state: "open", refunds: [] };
}

function applyToPayment(payment: Payment, entry: Exclude<LinePayEntry, Requested>) {
  if (entry.type === "refunded") {
    payment.refunds.push(entry);
    return;
  }
  payment.state = entry.type;
  if (entry.type === "confirmed") payment.confirmedAt = entry.at;
}

// LINE Pay's transaction ids have 19 digits. The id is a string, because a JavaScript number cannot hold 19 digits.
export function newTransactionId(now: number, randomBytes: RandomBytes) {
  const tail = randomBytes(4).readUInt32BE() % 1_000_000;
  return `${String(now).padStart(13, "1")}${String(tail).padStart(6, "0")}`;
}
