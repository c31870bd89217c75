import type { LinePayClient } from "../../backend/providers/line-pay-client.ts";

/**
 * The outcome of a call to LINE Pay. `timeout`: the call does not reach LINE Pay. `lost`: LINE Pay carries out the
 * call, but the answer is lost. `late`: LINE Pay carries out the call after the caller has stopped waiting.
 */
export type Outcome = "answered" | "timeout" | "lost" | "late";

/** The lifetime of a payment page in seconds. After that, LINE Pay confirms no payment on this page. */
export const PAGE_SECONDS = 1200;

type Trade = {
  attempt_no: string;
  amount: number;
  requestedMs: number;
  state: "waiting" | "authorised" | "cancelled" | "captured";
  refunded: number;
};

const refusal = (returnCode: string) => ({ ok: false as const, returnCode, returnMessage: "" });
const TIMEOUTS = {
  request: 20_000,
  confirm: 40_000,
  details: 20_000,
  check: 20_000,
  refund: 20_000,
};

type Environment = { pass: (effect: () => void) => Promise<Outcome>; now: () => number };

/**
 * Creates a simulated LINE Pay that keeps its trades in memory. Each call waits until `pass` returns the outcome of the
 * call. `now` returns epoch milliseconds.
 */
export function createVirtualLinePay({ pass, now }: Environment) {
  const trades = new Map<string, Trade>();
  const late: (() => void)[] = [];

  async function call<Answer>(effect: () => Answer): Promise<Answer | { ok: "unknown" }> {
    const outcome = await pass(effect);
    if (outcome === "late") late.push(effect);
    if (outcome === "timeout" || outcome === "late") return { ok: "unknown" };
    const answer = effect();
    return outcome === "lost" ? { ok: "unknown" } : answer;
  }
  const success = <Info>(info: Info) => ({ ok: true as const, info });
  const isExpired = ({ state, requestedMs }: Trade) =>
    (state === "waiting" || state === "authorised") && now() >= requestedMs + PAGE_SECONDS * 1000;

  const client: LinePayClient = {
    timeoutsMs: TIMEOUTS,
    request: ({ orderId, amount }) =>
      call(() => {
        const id = String(trades.size + 1);
        const trade = { attempt_no: orderId, amount, requestedMs: now(), refunded: 0 };
        trades.set(id, { ...trade, state: "waiting" });
        return success({
          transactionId: id,
          paymentUrl: { web: `https://pay.example/${id}`, app: "" },
        });
      }),
    confirm: ({ transactionId, amount }) =>
      call(() => {
        const trade = trades.get(transactionId);
        if (trade?.state === "captured") return refusal("1172");
        if (trade && isExpired(trade)) return refusal("1180");
        if (trade?.state !== "authorised" || trade.amount !== amount) return refusal("1169");
        trade.state = "captured";
        return success({
          transactionId,
          orderId: trade.attempt_no,
          payInfo: [{ method: "BALANCE", amount }],
        });
      }),
    check: (transactionId) =>
      call(() => {
        const trade = trades.get(transactionId);
        const state = !trade || isExpired(trade) ? ("cancelled" as const) : trade.state;
        return success({ state: state === "captured" ? ("completed" as const) : state });
      }),
    details: ({ transactionId = "" }) =>
      call(() => {
        const trade = trades.get(transactionId);
        if (trade?.state !== "captured") return refusal("1150");
        const refundList = trade.refunded
          ? [{ refundTransactionId: `9${transactionId}`, refundAmount: -trade.refunded }]
          : [];
        const { attempt_no: orderId, amount } = trade;
        const payInfo = [{ method: "BALANCE", amount }];
        const kind = { transactionType: "PAYMENT", payStatus: "CAPTURE", currency: "TWD" };
        return success([{ transactionId, orderId, ...kind, payInfo, refundList }]);
      }),
    refund: ({ transactionId, refundAmount }) =>
      call(() => {
        const trade = trades.get(transactionId);
        if (trade?.state !== "captured") return refusal("1150");
        const amount = refundAmount ?? trade.amount;
        if (trade.refunded + amount > trade.amount) return refusal("1165");
        trade.refunded += amount;
        return success({ refundTransactionId: `9${transactionId}` });
      }),
  };

  return {
    client,
    /** Lets the payer authorise or cancel a payment on its payment page. */
    choose(transaction_id: string, choice: "authorised" | "cancelled") {
      const trade = trades.get(transaction_id);
      if (trade?.state === "waiting" && !isExpired(trade)) trade.state = choice;
    },
    /** True if the payer has cancelled the payment attempt, or if the payment page of the attempt has expired. */
    isEnded: (attempt_no: string) =>
      [...trades.values()].some(
        (trade) =>
          trade.attempt_no === attempt_no && (trade.state === "cancelled" || isExpired(trade)),
      ),
    /** Carries out the calls with the outcome `late`. */
    catchUp() {
      for (const effect of late.splice(0)) effect();
    },
    /** Returns the captured and the refunded amount of a payment attempt in NT$. */
    booksOf(attempt_no: string) {
      const own = [...trades.values()].filter((trade) => trade.attempt_no === attempt_no);
      const captured = own.filter(({ state }) => state === "captured");
      return {
        captured: captured.reduce((sum, { amount }) => sum + amount, 0),
        refunded: captured.reduce((sum, { refunded }) => sum + refunded, 0),
      };
    },
  };
}
