import { callApi } from "@/lib/client/call-api";
import { paymentReturnOptions } from "@/lib/client/courier-session-store";
import { CODE } from "@/lib/contracts/answer-code";
import { type AfterConfirm, afterConfirm } from "@/lib/orders/after-confirm";

const POLL_MS = 3000;
/** Polling ends after this time. Afterwards the page asks only when it becomes visible. */
const LIMIT_MS = 5 * 60_000;

export type PaymentNews = Exclude<AfterConfirm, { next: "wait" }> | { next: "late" };
type WatchOptions = { order_id: number; onAnswer: (news: PaymentNews) => void };

/**
 * Asks for the state of a payment in the app (PV-14): every three seconds while the page is visible, and when it
 * becomes visible again. Ends with the first final answer.
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
    // The payer is in the app, so a short failure of the shop must not open the error page.
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

/** While the payer is in the app, a backend without reasons refuses the call just because nothing is paid yet. */
function isPremature(after: AfterConfirm): boolean {
  return after.next === "refuse" && after.code !== CODE.paymentFailed;
}
