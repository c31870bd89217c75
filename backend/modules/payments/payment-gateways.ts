import type { Deps } from "../../call.ts";
import type { Provider } from "../../shared/pay-type-rules.ts";
import { icashPayGateway } from "./icash-pay-gateway.ts";
import { linePayGateway } from "./line-pay-gateway.ts";
import type { KnownPayment, LookUpStatus, PaymentGateway } from "./payment-gateway.ts";
import { payuniGateway } from "./payuni-gateway.ts";

const GATEWAYS: Record<Provider, (deps: Deps) => PaymentGateway> = {
  "line-pay": linePayGateway,
  payuni: payuniGateway,
  "icash-pay": icashPayGateway,
};

/**
 * Looks up the state of a payment for its payer without moving money. Returns `unsure` if the provider does not answer
 * or if too many look-ups are running.
 */
export async function lookUpForPayer(
  deps: Deps,
  payment: KnownPayment,
  member_id: number,
): Promise<LookUpStatus> {
  const lookup = { key: `look:${payment.id}`, member_id };
  const look = await deps.lookups.ask(lookup, () =>
    gatewayOf(deps, payment.provider).look(payment),
  );
  return look ?? "unsure";
}

export function gatewayOf(deps: Deps, provider: Provider): PaymentGateway {
  return GATEWAYS[provider](deps);
}
