import { callApi } from "@/lib/client/call-api";
import { paymentReturnOptions } from "@/lib/client/courier-session-store";
import { CODE } from "@/lib/contracts/answer-code";
import { type AfterConfirm, afterConfirm } from "@/lib/orders/after-confirm";

const POLL_MS = 3000;
/** The polling ends after this time. After that the page asks only when it becomes visible again. */
const LIMIT_MS = 5 * 60_000;

export type PaymentNews = Exclude<AfterConfirm, { next: "wait" }> | { next: "late" };
type WatchOptions = { order_id: number; onAnswer: (news: PaymentNews) => void };

/**
 * Asks for the state of a payment in the icash Pay app (PV-14): every three seconds while the page is visible, and when
 * the page becomes visible again. Stops at the first final answer. After five minutes without a final answer, reports
 * `late`.
 */
export function watchPayment({ order_id, onAnswer }: WatchOptions) {
  const ending = new AbortController();
  const { signal } = ending;
  const end = Date.now() + LIMIT_MS;
  let isRequesting = false;

  async function ask() {
    if (isRequesting || document.hidden || signal.aborted) return;
    isRequesting = true;
    const input = { body: { order_id } };
    const asPayer = paymentReturnOptions(new URLSearchParams(window.location.search));
    // The payer is paying in the app, so a short failure of the shop must not lead to the error page.
    const answer = await callApi("appPayConfirm", input, {
      ...asPayer,
      signal,
      breakage: "stay",
    });
    isRequesting = false;
    const after = afterConfirm(answer);
    if (signal.aborted || after.next === "wait" || isPremature(after)) return;
    stop();
    onAnswer(after);
  }
  const steps = setInterval(() => {
    if (Date.now() < end) return void ask();
    clearInterval(steps);
    onAnswer({ next: "late" });
  }, POLL_MS);
  function stop() {
    clearInterval(steps);
    ending.abort();
  }
  document.addEventListener("visibilitychange", () => void ask(), { signal });
  void ask();
  return stop;
}

/**
 * True for a refusal that may only mean that the payer has not paid yet. As long as a payment is open, a backend that
 * sends no reasons may answer with any code except `paymentFailed` (docs/decisions/038).
 */
function isPremature(after: AfterConfirm): boolean {
  return after.next === "refuse" && after.code !== CODE.paymentFailed;
}
