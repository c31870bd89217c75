import type { Deps } from "../call.ts";
import { icashPayGateway } from "./icash-pay-gateway.ts";
import { linePayGateway } from "./line-pay-gateway.ts";
import type { Provider } from "./pay-type-rules.ts";
import type { PaymentGateway } from "./payment-gateway.ts";
import { payuniGateway } from "./payuni-gateway.ts";

const GATEWAYS: Record<Provider, (deps: Deps) => PaymentGateway> = {
  "line-pay": linePayGateway,
  payuni: payuniGateway,
  "icash-pay": icashPayGateway,
};

export function gatewayOf(deps: Deps, provider: Provider): PaymentGateway {
  return GATEWAYS[provider](deps);
}
