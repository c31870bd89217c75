import { agreedPayType } from "@/lib/checkout/ordering-request";
import { type OrderFacts, orderFaults, visibleFaults } from "@/lib/checkout/validate-order";
import { callApi } from "@/lib/client/call-api";
import type { CheckoutFault, CheckoutForm, OrderKind } from "./checkout-engine";
import type { QuotedForm } from "./quote-order";

/**
 * Checks the form and returns the faults in the order of the checks (VA-05 to VA-11). The server is asked to check the
 * tax ID only if no earlier check fails.
 */
export async function findFaults<Form extends CheckoutForm>(
  kind: OrderKind<Form>,
  quoted: QuotedForm<Form>,
): Promise<CheckoutFault[]> {
  const faults = await orderFaults(factsOf(kind, quoted), async (tax_id) => {
    const answer = await callApi("checkTaxId", { query: { tax_id } });
    return answer.ok ? null : answer;
  });
  return withOwnFaults(kind, quoted, faults);
}

/** The faults of the last submit that the customer has not corrected yet. */
export function remainingFaults<Form extends CheckoutForm>(
  kind: OrderKind<Form>,
  quoted: QuotedForm<Form>,
): CheckoutFault[] {
  const { form, order } = quoted;
  if (form.faults.length === 0) return [];
  const now = withOwnFaults(kind, quoted, visibleFaults(factsOf(kind, quoted)));
  const tax_id = kind.invoiceOf(form, order).invoiceCompanyId.trim();
  return form.faults.filter((fault) =>
    fault.code === "tax-id-refused"
      ? fault.tax_id === tax_id
      : now.some(({ field, code }) => field === fault.field && code === fault.code),
  );
}

function factsOf<Form extends CheckoutForm>(
  kind: OrderKind<Form>,
  { form, order }: QuotedForm<Form>,
): OrderFacts {
  const pay_type = agreedPayType(order, form.draft);
  return { ...kind.facts(form, order), pay_type, invoice: kind.invoiceOf(form, order) };
}

/**
 * Adds the faults that only this kind of order has. The stops of a courier order have their own checks of contact and
 * address. If a check of a stop fails, the faults of the stops come first and replace the faults of the common contact
 * and address.
 */
function withOwnFaults<Form extends CheckoutForm>(
  kind: OrderKind<Form>,
  { form, order }: QuotedForm<Form>,
  common: CheckoutFault[],
): CheckoutFault[] {
  const { ownFaults } = kind.facts(form, order);
  if (ownFaults.length === 0) return common;
  return [
    ...ownFaults,
    ...common.filter(({ field }) => field === "payment" || field === "invoice"),
  ];
}
