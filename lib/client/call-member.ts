import type { CallInput, DataOf, EndpointName } from "@/lib/contracts/endpoints";
import type { Answer } from "@/lib/contracts/envelope";
import type { Options } from "./api-client";
import { sendCall } from "./call-api";

/** The calls that only the account pages make, in the same form as `callPaths`. */
export const memberCallPaths = {
  addressList: "GET /UserApi/addressList",
  buySubscription: "POST /v3/PaymentApi/buySubscription",
  ownSubscription: "GET /v3/UserApi/ownSubscription",
  removeAddress: "POST /v3/UserApi/removeAddress",
  removeCard: "POST /v3/PaymentApi/removeCard",
  renewSubscription: "POST /v3/UserApi/renewSubscription",
  saveAddress: "POST /v3/UserApi/saveAddress",
} as const satisfies Partial<Record<EndpointName, string>>;

/**
 * Makes a call of an account page. By default a breakage does not open the error page, because the dialogs show the
 * failure.
 */
export function callMember<Name extends keyof typeof memberCallPaths>(
  name: Name,
  input: CallInput<Name>,
  options: Options = { breakage: "stay" },
): Promise<Answer<DataOf<Name>>> {
  return sendCall<Name>(memberCallPaths[name], input, options);
}
