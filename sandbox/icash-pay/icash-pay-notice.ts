import type { SandboxDeps } from "../sandbox-deps.ts";
import { icashTradeFields } from "./icash-pay-api.ts";
import type { IcashTrade } from "./icash-pay-ledger.ts";
import { sealText, signature } from "./icash-pay-seal.ts";

/**
 * The delay in milliseconds before each try to send a notice. icash Pay does not publish how often it tries. With
 * several tries, a shop that is unreachable for a moment still gets the notice.
 */
const DELAYS_MS = [0, 3000, 15_000];
const OK_STATUS = 200;

/**
 * Sends the result of a trade to the CallbackURL. If there is no answer with the status 200, tries again after the next
 * delay, until no delay is left.
 */
export function sendIcashNotice(deps: SandboxDeps, trade: IcashTrade, delays = DELAYS_MS): void {
  const [delay, ...nextDelays] = delays;
  if (delay === undefined) return;
  setTimeout(() => {
    const { form, headers } = icashNotice(deps, trade);
    void deps.post(trade.callbackUrl, form, headers).then((status) => {
      if (status !== OK_STATUS) sendIcashNotice(deps, trade, nextDelays);
    });
  }, delay).unref();
}

function icashNotice(deps: SandboxDeps, trade: IcashTrade) {
  const { icashPay } = deps.config;
  const EncData = sealText(icashTradeFields(trade, deps), icashPay);
  return {
    form: { EncData },
    headers: {
      "X-iCP-EncKeyID": icashPay.keyId,
      "X-iCP-Signature": signature(EncData, icashPay.sandboxKeys().privateKey),
    },
  };
}
