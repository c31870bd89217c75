import { afterOrder } from "@/lib/checkout/after-order";
import { agreedPayType } from "@/lib/checkout/ordering-request";
import { keyToRepeat } from "@/lib/checkout/submit-key";
import { validateOrder } from "@/lib/checkout/validate-order";
import { callApi } from "@/lib/client/call-api";
import { newSubmitKey } from "@/lib/client/new-submit-key";
import { CODE } from "@/lib/contracts/codes";
import {
  type Checkout,
  type CheckoutFault,
  type CheckoutForm,
  formOf,
  isStale,
  patch,
  show,
  showNotice,
  turn,
} from "./checkout-engine";
import { askAboutChange, type Quoted, quoteIfChanged, quoteOrder } from "./quote-order";

/**
 * One press of the order button: validate, lock, send (CK-78, CK-79). It checks and sends what was on the page at the
 * press, so the customer pays no amount that was not shown. Later changes are not part of it.
 */
export async function submitOrder<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
): Promise<void> {
  const state = checkout.store.getState();
  if (state.phase !== "ready" || state.form.quoting.type === "asking") return;
  const { form } = state;
  const { order } = form;
  if (order === null || checkout.kind.leaveIfOutdated(checkout, form)) return;
  show(checkout, { phase: "sending", form: { ...form, arrival: null } });
  const fault = await findFault(checkout, { form, order });
  if (fault) showFault(checkout, fault);
  else {
    const isShown = !isStale(checkout.kind, form);
    const agreed = isShown ? { form, order } : await renewQuote(checkout, { form, order });
    if (agreed) await send(checkout, agreed, "first");
  }
  if (checkout.store.getState().phase === "sending") turn(checkout, "ready");
  // Changes of the meantime have waited. A question that failed is not repeated at once.
  if (formOf(checkout)?.quoting.type !== "failed") await quoteIfChanged(checkout);
}

/** The customer has agreed to the new amounts. */
export async function submitChanged<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
): Promise<void> {
  if (formOf(checkout)?.quoting.type === "asking") return;
  turn(checkout, "ready");
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
  patch(checkout, { fault });
  showNotice(checkout, { type: "fault" });
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
  const { kind, go } = checkout;
  const { form, order } = agreed;
  const pay_type = agreedPayType(order, form.draft);
  if (pay_type === null) {
    return showFault(checkout, { field: "payment", code: "missing-pay-type" });
  }
  const isRepeat = formOf(checkout)?.unanswered != null;
  const headers = { "idempotency-key": beginSubmit(checkout) };
  const invoice = kind.invoiceOf(form, order);
  const answer = await kind.place({ form, order, pay_type, invoice }, headers);
  const after = afterOrder(answer);
  // An order may stand under the key of a repeat that is refused. Only the same key makes no second one.
  const isAnswered = after.next !== "retry" && !(isRepeat && after.next === "refuse");
  if (isAnswered) {
    patch(checkout, { unanswered: null });
    keepForm(checkout);
  }
  const now = formOf(checkout);
  if (now === null) return;
  switch (after.next) {
    case "order-list":
    case "awaited":
      return kind.placed(checkout, now, after);
    case "pay":
    case "icash":
      patch(checkout, kind.sent(now, after.order_id));
      turn(checkout, "leaving");
      keepForm(checkout);
      return go(after.next === "pay" ? after.url : kind.icashPath(after.path), "new");
    case "refuse": {
      const { message, reason } = after;
      return patch(checkout, { refusal: { code: CODE.refused, message, reason } });
    }
    case "login":
      if (!answer.ok) kind.endSession(checkout, answer);
      return;
    case "retry":
      return showNotice(checkout, { type: "unsent" });
    case "recompute": {
      // A quote that has only expired is renewed without a question, once.
      const again = await renewQuote(checkout, agreed);
      if (!again) return;
      if (attempt === "first") return send(checkout, again, "second");
      return patch(checkout, { refusal: { code: CODE.refused, message: "" } });
    }
  }
}

/** Stored before it is sent: whatever happens to this page, the next press repeats the same submit. */
function beginSubmit<Form extends CheckoutForm>(checkout: Checkout<Form>): string {
  const time = Date.now();
  const key = keyToRepeat(formOf(checkout)?.unanswered ?? null, time) ?? newSubmitKey();
  patch(checkout, { unanswered: { key, time } });
  keepForm(checkout);
  return key;
}

function keepForm<Form extends CheckoutForm>(checkout: Checkout<Form>): void {
  const form = formOf(checkout);
  if (form) checkout.kind.keep(form);
}
