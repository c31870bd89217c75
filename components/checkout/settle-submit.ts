import { afterPlaced } from "@/lib/checkout/after-order";
import { type AfterSubmitResult, afterSubmitResult } from "@/lib/checkout/after-submit-result";
import { callApi } from "@/lib/client/call-api";
import { CODE } from "@/lib/contracts/codes";
import type { Checkout, CheckoutForm } from "./checkout-engine";
import { applyOutcome } from "./submit-order";

/**
 * Asks the backend whether a submit without an answer has placed its order. If the backend knows the result, continues
 * as if the submit had been answered (CK-95). If there is no order, the idempotency key is kept, because the submit may
 * still arrive at the backend. A repeat with the same key then returns the order of that submit and places no second
 * order.
 */
export async function settleSubmit<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
): Promise<void> {
  const key = keyToAsk(checkout);
  if (key === null) return;
  const { caller } = checkout.kind;
  const answer = await callApi("submitResult", { query: { key } }, { ...caller, breakage: "stay" });
  const form = checkout.form;
  // The customer may have pressed the order button again in the meantime.
  if (form?.unanswered?.key !== key || isBusy(checkout)) return;
  const after = afterSubmitResult(answer);
  if (after.next === "placed" || after.next === "refuse") {
    checkout.patch({ unanswered: null });
    checkout.keep();
  }
  await applyResult(checkout, form, after);
}

async function applyResult<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  form: Form,
  after: AfterSubmitResult,
): Promise<void> {
  const isUnknown = isResultUnknown(checkout);
  switch (after.next) {
    case "placed": {
      const answer = { ok: true, data: after.placed, message: "" } as const;
      await applyOutcome(checkout, form, { after: afterPlaced(after.placed), answer });
      return;
    }
    case "refuse":
      if (isUnknown) checkout.setPhase({ phase: "ready" });
      return checkout.patch({ refusal: { ...after, code: CODE.paymentFailed } });
    case "absent":
      if (isUnknown) checkout.setPhase({ phase: "notice", notice: { type: "absent" } });
      return;
    default:
      return;
  }
}

/**
 * The idempotency key of the submit without an answer; null if there is no such submit, or while an order is being sent
 * or the next page is being opened. Also null if the cart has changed since the submit. The page of the order list then
 * asks about the earlier submit.
 */
function keyToAsk<Form extends CheckoutForm>(checkout: Checkout<Form>): string | null {
  const { form, kind } = checkout;
  if (!form?.unanswered || isBusy(checkout)) return null;
  const { key, ordered } = form.unanswered;
  return JSON.stringify(ordered) === JSON.stringify(kind.orderedOf(form)) ? key : null;
}

function isBusy<Form extends CheckoutForm>({ state }: Checkout<Form>): boolean {
  return state.phase === "sending" || state.phase === "leaving";
}

/** True while a dialog says that the result of the submit is unknown. */
function isResultUnknown<Form extends CheckoutForm>({ state }: Checkout<Form>): boolean {
  return state.phase === "notice" && ["offline", "no-answer"].includes(state.notice.type);
}
