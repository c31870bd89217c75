import { type AfterOrder, afterOrder } from "@/lib/checkout/after-order";
import { agreedPayType, orderingRequest } from "@/lib/checkout/ordering-request";
import { changedLines } from "@/lib/checkout/price-lines";
import { type OrderFault, validateOrder } from "@/lib/checkout/validate-order";
import { callApi } from "@/lib/client/call-api";
import { CODE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { type CheckoutContext, inputOf, invoiceOf, isStale } from "./checkout-state";
import { finishCheckout, keepCheckout, leaveForLogin } from "./keep-checkout";
import { recompute } from "./recompute-order";

/** SPEC §4 Checkout, Submit: validate, lock, send; nobody pays a sum that was not on the page. */
export async function submitOrder(context: CheckoutContext): Promise<void> {
  const { get, set } = context;
  const { stage, isSending, order } = get();
  if (stage !== "open" || isSending || !order) return;
  set({ isSending: true, hasCancelledPayment: false });
  const fault = await findFault(context, order);
  if (fault) set({ fault, dialog: { is: "fault" } });
  else if (!isStale(get()) || (await isUnchanged(context, order))) await send(context, "first");
  set({ isSending: false });
}

/** The new amounts were read and agreed to. */
export async function submitChanged(context: CheckoutContext): Promise<void> {
  context.set({ dialog: null });
  await submitOrder(context);
}

function findFault({ get }: CheckoutContext, order: Order): Promise<OrderFault | null> {
  const state = get();
  const { contact_name, contact_phone } = state.draft;
  const facts = {
    pay_type: agreedPayType(order, state.draft.pay_type),
    contact_name,
    contact_phone,
    order_phone: isStale(state) ? contact_phone.trim() : order.address.contact_phone,
    invoice: invoiceOf(state),
    address: state.address,
  };
  return validateOrder(facts, async (tax_id) => {
    const answer = await callApi("checkTaxId", { query: { tax_id } });
    return answer.ok ? null : answer.message;
  });
}

/** A fresh quote: true when it is what the page showed, else the person is asked once, line by line. */
async function isUnchanged(context: CheckoutContext, before: Order): Promise<boolean> {
  const after = await recompute(context);
  if (after === null || after.is_disallow_order === 1) return false;
  const lines = changedLines(before, after);
  const [from, to] = [before.pay_total, after.pay_total];
  if (lines.length === 0 && from === to) return true;
  context.set({ dialog: { is: "changed", lines, from, to } });
  return false;
}

type Attempt = "first" | "second";

async function send(context: CheckoutContext, attempt: Attempt): Promise<void> {
  const { get } = context;
  const { draft, order, idempotency_key } = get();
  const input = inputOf(get());
  const pay_type = order && agreedPayType(order, draft.pay_type);
  if (!input || !order || pay_type === null) return;
  const body = orderingRequest({ ...input, order, pay_type, invoice: invoiceOf(get()) });
  const headers = { "idempotency-key": idempotency_key };
  const after = afterOrder(await callApi("ordering", { body }, { headers }));
  if (after.next !== "recompute") {
    follow(context, after);
    return;
  }
  // A quote that only grew old is renewed without a word; a second time is for the person to decide.
  if ((await isUnchanged(context, order)) && attempt === "first") await send(context, "second");
}

function follow(context: CheckoutContext, after: Exclude<AfterOrder, { next: "recompute" }>): void {
  const { set, go } = context;
  switch (after.next) {
    case "order-list":
      finishCheckout(context);
      break;
    case "pay":
    case "icash":
      keepCheckout(context, after.order_id);
      set({ stage: "leaving" });
      go(after.next === "pay" ? after.url : after.path, "new");
      break;
    case "refuse":
      set({ refusal: { code: CODE.refused, message: after.message } });
      break;
    case "login":
      leaveForLogin(context);
      break;
    case "retry":
      set({ dialog: { is: "unsent" } });
  }
}
