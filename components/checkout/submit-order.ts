import { type AfterOrder, afterOrder } from "@/lib/checkout/after-order";
import { agreedPayType } from "@/lib/checkout/ordering-request";
import { keyToRepeat } from "@/lib/checkout/submit-key";
import { validateOrder } from "@/lib/checkout/validate-order";
import { callApi } from "@/lib/client/call-api";
import { newSubmitKey } from "@/lib/client/new-submit-key";
import { CODE } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import type { PlacedOrder } from "@/lib/contracts/orders";
import { type Checkout, type CheckoutFault, type CheckoutForm, isStale } from "./checkout-engine";
import { askAboutChange, type Quoted, quoteIfChanged, quoteOrder } from "./quote-order";

/**
 * One press of the order button: validate, lock, send (CK-78, CK-79). It checks and sends what was on the page at the
 * press, so the customer pays no amount that was not shown. Later changes are not part of it.
 */
export async function submitOrder<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
): Promise<void> {
  const state = checkout.state;
  if (state.phase !== "ready" || state.form.quoting.type === "asking") return;
  const { form } = state;
  const { order } = form;
  if (order === null || checkout.kind.leaveIfOutdated(checkout, form)) return;
  checkout.setPhase({ phase: "sending" });
  checkout.patch({ arrival: null });
  const fault = await findFault(checkout, { form, order });
  if (fault) showFault(checkout, fault);
  else {
    const isShown = !isStale(checkout.kind, form);
    const agreed = isShown ? { form, order } : await renewQuote(checkout, { form, order });
    if (agreed) await send(checkout, agreed, "first");
  }
  if (checkout.state.phase === "sending") checkout.setPhase({ phase: "ready" });
  // Changes of the meantime have waited. A question that failed is not repeated at once.
  if (checkout.form?.quoting.type !== "failed") await quoteIfChanged(checkout);
}

/** The customer has agreed to the new amounts. */
export async function submitChanged<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
): Promise<void> {
  if (checkout.form?.quoting.type === "asking") return;
  checkout.setPhase({ phase: "ready" });
  await submitOrder(checkout);
}

/** The checks on the page (VA-05 to VA-11). Only the first fault counts. */
async function findFault<Form extends CheckoutForm>(
  { kind }: Checkout<Form>,
  { form, order }: Quoted<Form>,
): Promise<CheckoutFault | null> {
  const { ownFault, ...facts } = kind.facts(form, order);
  if (ownFault) return ownFault;
  const payment = {
    pay_type: agreedPayType(order, form.draft),
    chosen_pay_type: form.draft.pay_type,
  };
  return validateOrder(
    { ...facts, ...payment, invoice: kind.invoiceOf(form, order) },
    async (tax_id) => {
      const answer = await callApi("checkTaxId", { query: { tax_id } });
      return answer.ok ? null : answer;
    },
  );
}

function showFault<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  fault: CheckoutFault,
): void {
  checkout.patch({ fault });
  checkout.setPhase({ phase: "notice", notice: { type: "fault" } });
}

/** A new quote if it is what the page showed. Else the customer is asked once. */
async function renewQuote<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  shown: Quoted<Form>,
): Promise<Quoted<Form> | null> {
  const fresh = await quoteOrder(checkout, shown.form);
  if (fresh === null || fresh.order.is_disallow_order === 1) return null;
  return askAboutChange(checkout, shown.order) ? null : fresh;
}

async function send<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  agreed: Quoted<Form>,
  attempt: "first" | "second",
): Promise<void> {
  const { form, order } = agreed;
  const pay_type = agreedPayType(order, form.draft);
  if (pay_type === null) {
    return showFault(checkout, { field: "payment", code: "missing-pay-type" });
  }
  const isRepeat = Boolean(checkout.form?.unanswered);
  const headers = { "idempotency-key": beginSubmit(checkout) };
  const invoice = checkout.kind.invoiceOf(form, order);
  const answer = await checkout.kind.place({ form, order, pay_type, invoice }, headers);
  const after = afterOrder(answer);
  // An order may stand under the key of a repeat that is refused. Only the same key makes no second one.
  const isAnswered = after.next !== "retry" && !(isRepeat && after.next === "refuse");
  if (isAnswered) {
    checkout.patch({ unanswered: null });
    checkout.keep();
  }
  if (after.next !== "recompute") return follow(checkout, checkout.form ?? form, { after, answer });
  // A quote that has only expired is renewed without a question, once.
  const again = await renewQuote(checkout, agreed);
  if (!again) return;
  if (attempt === "first") await send(checkout, again, "second");
  else checkout.patch({ refusal: { code: CODE.refused, message: "" } });
}

type Outcome = {
  after: Exclude<AfterOrder, { next: "recompute" }>;
  answer: Answer<PlacedOrder>;
};

/** Goes where the answer leads (CK-83 to CK-90). */
function follow<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  form: Form,
  { after, answer }: Outcome,
): Promise<void> | void {
  const { kind, go } = checkout;
  switch (after.next) {
    case "order-list":
    case "awaited":
      return kind.placed(checkout, form, after);
    case "pay":
    case "icash":
      checkout.patch(kind.sent(form, after.order_id));
      checkout.setPhase({ phase: "leaving" });
      checkout.keep();
      return go(after.next === "pay" ? after.url : kind.icashPath(after.path), "new");
    case "refuse": {
      const { message, reason } = after;
      return checkout.patch({ refusal: { code: CODE.refused, message, reason } });
    }
    case "login":
      return answer.ok ? undefined : kind.endSession(checkout, answer);
    case "retry":
      return checkout.setPhase({ phase: "notice", notice: { type: "unsent" } });
  }
}

/** Stored before it is sent: whatever happens to this page, the next press repeats the same submit. */
function beginSubmit<Form extends CheckoutForm>(checkout: Checkout<Form>): string {
  const time = Date.now();
  const key = keyToRepeat(checkout.form?.unanswered ?? null, time) ?? newSubmitKey();
  checkout.patch({ unanswered: { key, time } });
  checkout.keep();
  return key;
}
