import type { SandboxDeps } from "../sandbox-deps.ts";
import { message, noticeFields, noticeStatus } from "./payuni-answers.ts";
import type { PayuniLedger, Trade } from "./payuni-ledger.ts";

/**
 * The delay in milliseconds before each of the three tries to send a notice. PAYUNi does not publish how often it
 * tries. Several tries let a shop that is down for a few seconds still get the notice.
 */
const DELAYS_MS = [0, 3000, 15_000];
const OK_STATUS = 200;

/** Sends the result of a trade to the shop's NotifyURL. */
export function sendNotice(deps: SandboxDeps, ledger: PayuniLedger, trade: Trade): void {
  const sendAfter = ([delay, ...nextDelays]: number[]) => {
    if (delay === undefined) return;
    setTimeout(() => {
      void deps.post(trade.notifyUrl, noticeForm(deps, ledger, trade)).then((status) => {
        if (status !== OK_STATUS) sendAfter(nextDelays);
      });
    }, delay).unref();
  };
  sendAfter(DELAYS_MS);
}

/** The form that the sandbox posts to the NotifyURL and the payer's browser posts to the ReturnURL. */
export function noticeForm(
  { config, now }: SandboxDeps,
  ledger: PayuniLedger,
  trade: Trade,
): Record<string, string> {
  const at = now();
  return message(config.payuni, noticeStatus(ledger, trade, at), noticeFields(ledger, trade, at));
}
