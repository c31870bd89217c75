import type { Options } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { paymentReturnOptions } from "@/lib/client/courier-session-store";
import type { Go } from "@/lib/client/leave";
import { keepResult } from "@/lib/client/return-query";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import type { PlacedOrder } from "@/lib/contracts/orders";
import { type AfterConfirm, afterConfirm } from "@/lib/orders/after-confirm";
import { listedPayment } from "@/lib/orders/listed-payment";
import { readingCall } from "@/lib/routing/payment-call";
import { leaveForPayerLogin, leavePaid } from "./leave-payment";

export type ReturnState =
  | { kind: "pending" }
  | { kind: "paid" }
  /** There was no result after all tries. The page at `path` asks for the result again. */
  | { kind: "slow"; path: string }
  | { kind: "missing" }
  | { kind: "refused"; refusal: Refusal };

/** The delay in milliseconds before each try, while the payment has no result. */
const WAITS_MS = [2000, 3000, 5000, 8000];

/**
 * Reads the payment result that the server stored when the payer returned. If the payment has no result yet, asks for
 * it several times. Opens the next page after a successful payment, or the sign-in page if the payer must sign in.
 */
export async function followReturn(go: Go): Promise<ReturnState> {
  const result = keepResult();
  switch (result?.state) {
    case undefined:
      return { kind: "missing" };
    case "paid":
      return continueAsPaid(go);
    case "login":
      return continueAtLogin(go, result.place);
    case "refused":
      return { kind: "refused", refusal: result };
    case "pending":
      return waitForResult(go, result.place);
  }
}

async function waitForResult(go: Go, path: string): Promise<ReturnState> {
  const after = await finalState(path);
  switch (after.next) {
    case "order-list":
      return continueAsPaid(go);
    case "login":
      return continueAtLogin(go, path);
    case "wait":
      return { kind: "slow", path };
    case "refuse":
      return { kind: "refused", refusal: after };
  }
}

async function finalState(path: string): Promise<AfterConfirm> {
  const { pathname, searchParams: query } = new URL(path, window.location.origin);
  const paymentCall = readingCall({ pathname, query });
  for (const wait of WAITS_MS) {
    if (!paymentCall) break;
    await new Promise((resolve) => setTimeout(resolve, wait));
    // The payment may have succeeded, so a short failure of the backend must not lead to the error page.
    const options = { ...paymentReturnOptions(query), breakage: "stay" } as const;
    const after = afterConfirm(await ask(paymentCall, options));
    if (after.next !== "wait") return after;
  }
  return { next: "wait" };
}

type ReadingCall = NonNullable<ReturnType<typeof readingCall>>;

async function ask(
  paymentCall: ReadingCall,
  options: Options,
): Promise<Answer<PlacedOrder | null>> {
  switch (paymentCall.call) {
    case "payResult":
      return callApi("payResult", { query: { number: paymentCall.number } }, options);
    case "appPayConfirm":
      return callApi("appPayConfirm", { body: { order_id: paymentCall.order_id } }, options);
    case "listUserOrder": {
      // listUserOrder lists the orders of the member, so it is called with the member session and not with the courier
      // session.
      const { headers: _asCourier, ...asMember } = options;
      const listed = await callApi("listUserOrder", { query: { page: 1 } }, asMember);
      return listedPayment(listed, paymentCall.order_id);
    }
  }
}

function continueAsPaid(go: Go): ReturnState {
  leavePaid(go);
  return { kind: "paid" };
}

function continueAtLogin(go: Go, path: string): ReturnState {
  leaveForPayerLogin(go, path);
  return { kind: "pending" };
}
