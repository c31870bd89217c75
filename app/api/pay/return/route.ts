import { randomInt } from "node:crypto";
import { cookies } from "next/headers";
import type { NextRequest } from "next/server";
import type { Answer } from "@/lib/contracts/envelope";
import type { PlacedOrder } from "@/lib/contracts/orders";
import { afterConfirm } from "@/lib/orders/after-confirm";
import { listedPayment, PENDING } from "@/lib/orders/listed-payment";
import {
  type PaymentResult,
  RESULT_KEY,
  RESULT_MARKS,
  resultCookie,
  resultText,
} from "@/lib/payments/payment-result";
import { isCourierReturn } from "@/lib/routing/guard";
import { hrefs } from "@/lib/routing/hrefs";
import {
  type PaymentCall,
  pathWithoutPayment,
  returnPath,
  settlingCall,
} from "@/lib/routing/payment-call";
import { PUBLIC_URL_HEADER } from "@/lib/routing/public-route";
import { inTime } from "@/lib/server/answer-in-time";
import { BackendError } from "@/lib/server/backend-client";
import { readCourierSession } from "@/lib/server/courier-cookie";
import {
  BadRequest,
  callFor,
  callForRedirect,
  handler,
  seeOther,
} from "@/lib/server/route-handler";
import { cookieIsSecure } from "@/lib/server/session-options";
import { logError } from "@/lib/server/shop-log";
import { visitorSentence } from "@/lib/server/visitor-language";

/**
 * The longest time that the handler waits for the result. The browser shows an empty page until the redirect, so after
 * this time the handler redirects to the return page, which shows a spinner.
 */
const MAX_WAIT_MS = 5000;
const RESULT_SECONDS = 10 * 60;
const MAX_MESSAGE_LENGTH = 200;

/**
 * Handles the return of a payer from a payment provider: settles the payment (PY-01 to PY-04, PY-07, PY-08) and
 * redirects to a URL without payment data. The middleware rewrites the paths of payment returns to this handler. The
 * request guard puts the original URL into the header `PUBLIC_URL_HEADER`.
 */
export const GET = handler(async (request) => {
  const url = new URL(request.headers.get(PUBLIC_URL_HEADER) ?? "/", request.url);
  const address = { pathname: url.pathname, query: url.searchParams };
  const paymentCall = settlingCall(address);
  if (paymentCall === null) throw new BadRequest(404, "notFound");
  const isCourier = isCourierReturn(address.query);
  const session_id = isCourier ? await readCourierSession() : undefined;
  const settled = settle(request, { paymentCall, session_id }).catch(logBreakage);
  const answer = await inTime(settled, MAX_WAIT_MS);
  const after = answer ? afterConfirm(answer) : ({ next: "wait" } as const);
  switch (after.next) {
    case "order-list":
      return withResult(
        isCourier ? hrefs.expressDelivery() : hrefs.orderlist(),
        paidResult(paymentCall, answer),
      );
    case "wait":
      return withResult(pathWithoutPayment(address), {
        state: "pending",
        place: returnPath(address),
      });
    case "login":
      return withResult(pathWithoutPayment(address), {
        state: "login",
        place: returnPath(address),
      });
    case "refuse": {
      const { code, message } = after;
      const reason = answer?.ok === false ? answer.reason : undefined;
      const sentence = await visitorSentence({ code, message, reason });
      const text = sentence.slice(0, MAX_MESSAGE_LENGTH);
      return withResult(pathWithoutPayment(address), { state: "refused", code, message: text });
    }
  }
});

/**
 * Settles the payment. A redirect by a provider sends our cookies but no anti-forgery header, so the handler does not
 * require the header. This is safe, because a forged return can only settle a payment that the payer has made. If the
 * backend's anti-forgery token in the session has expired, the backend answers 403. Then `refresh` renews the token and
 * the call is sent again.
 */
async function settle(
  request: NextRequest,
  payment: ReturnedPayment,
): Promise<Answer<PlacedOrder | null>> {
  const first = await ask(request, payment).catch(nullIfStale);
  if (first) return first.answer;
  await callFor(request, "refresh", { query: {} });
  return (await ask(request, payment)).answer;
}

/**
 * For the payment of a courier order, `session_id` is the courier session of this browser (PY-09). For other payments
 * it is undefined.
 */
type ReturnedPayment = { paymentCall: PaymentCall; session_id: string | undefined };

async function ask(
  request: NextRequest,
  { paymentCall, session_id }: ReturnedPayment,
): Promise<{ answer: Answer<PlacedOrder | null> }> {
  switch (paymentCall.call) {
    case "getLinePayConfirm": {
      const { call, transactionId } = paymentCall;
      const amount =
        "amount" in paymentCall
          ? paymentCall.amount
          : await listedAmount(request, paymentCall.order_id);
      if (typeof amount !== "number") return { answer: amount };
      const query = { transactionId, amount, session_id };
      return callForRedirect(request, call, { query });
    }
    case "payResult": {
      const { call, number } = paymentCall;
      return callForRedirect(request, call, { query: { number, session_id } });
    }
    case "appPayConfirm": {
      const { call, order_id } = paymentCall;
      return callForRedirect(request, call, { query: { session_id }, body: { order_id } });
    }
    case "listUserOrder": {
      const { answer } = await callForRedirect(request, paymentCall.call, { query: { page: 1 } });
      return { answer: listedPayment(answer, paymentCall.order_id) };
    }
  }
}

/**
 * Returns the amount of an order from the first page of the order list, in NT$. If this page does not contain the
 * order, or if the backend refuses the list, returns the answer for the payer instead: wait, sign in again, or a
 * refusal.
 */
async function listedAmount(
  request: NextRequest,
  order_id: number,
): Promise<number | Answer<null>> {
  const { answer } = await callForRedirect(request, "listUserOrder", { query: { page: 1 } });
  if (!answer.ok) return listedPayment(answer, order_id);
  const order = answer.data.orders.find(({ id }) => String(id) === String(order_id));
  return order ? order.pay_total : PENDING;
}

/**
 * Returns the result of a successful payment. If the order id is known, the result contains it, so that the order list
 * can show the paid order first (OR-07).
 */
function paidResult(
  paymentCall: PaymentCall,
  answer: Answer<PlacedOrder | null> | null,
): PaymentResult {
  const requestedId = "order_id" in paymentCall ? paymentCall.order_id : undefined;
  const order_id = (answer?.ok ? answer.data?.id : undefined) ?? requestedId;
  return order_id === undefined ? { state: "paid" } : { state: "paid", order_id: String(order_id) };
}

function nullIfStale(error: unknown): null {
  if (error instanceof BackendError && error.status === 403) return null;
  throw error;
}

function logBreakage(error: unknown): null {
  logError(error instanceof BackendError ? error.message : "payment return: failed");
  return null;
}

/**
 * Stores the result in a cookie and redirects to `place`. The redirect adds a mark to the query of `place`. The name of
 * the cookie contains this mark, so that the page can find the cookie.
 */
async function withResult(place: string, result: PaymentResult) {
  const mark = RESULT_MARKS.charAt(randomInt(RESULT_MARKS.length));
  const cookie = resultCookie(mark, cookieIsSecure ? "https:" : "http:");
  (await cookies()).set(cookie, resultText(result), {
    path: "/",
    sameSite: "lax",
    secure: cookieIsSecure,
    maxAge: RESULT_SECONDS,
  });
  return seeOther(`${place}${place.includes("?") ? "&" : "?"}${RESULT_KEY}=${mark}`);
}
