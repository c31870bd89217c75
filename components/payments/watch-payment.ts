import { callApi } from "@/lib/client/call-api";
import { asReturning } from "@/lib/client/courier-session-store";
import { type AfterConfirm, afterConfirm } from "@/lib/orders/after-confirm";

const STEP_MS = 3000;
/** Polling ends after this time. The page then asks when it becomes visible again. */
const LIMIT_MS = 5 * 60_000;

export type PaymentNews = Exclude<AfterConfirm, { next: "wait" }> | { next: "late" };
type Watching = { order_id: number; tell: (news: PaymentNews) => void };

/**
 * Asks for the state of a payment in the app (PV-14): every three seconds while the page is visible, and when it
 * becomes visible again. Ends with the first final answer.
 */
export function watchPayment({ order_id, tell }: Watching) {
  const ending = new AbortController();
  const { signal } = ending;
  const end = Date.now() + LIMIT_MS;
  let isAsking = false;

  async function ask() {
    if (isAsking || document.hidden || signal.aborted) return;
    isAsking = true;
    const input = { body: { order_id } };
    const asPayer = asReturning(new URLSearchParams(window.location.search));
    // The payer is in the app. A shop that is away for a moment must not lead to the error page.
    const answer = await callApi("appPayConfirm", input, {
      ...asPayer,
      signal,
      breakage: "stay",
    });
    isAsking = false;
    const after = afterConfirm(answer);
    if (signal.aborted || after.next === "wait") return;
    stop();
    tell(after);
  }
  const steps = setInterval(() => {
    if (Date.now() < end) return void ask();
    clearInterval(steps);
    tell({ next: "late" });
  }, STEP_MS);
  function stop() {
    clearInterval(steps);
    ending.abort();
  }
  document.addEventListener("visibilitychange", () => void ask(), { signal });
  void ask();
  return stop;
}
