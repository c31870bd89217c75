import {
  isResultMark,
  type PaymentResult,
  RESULT_KEY,
  readResult,
  resultCookie,
} from "@/lib/payments/payment-result";
import { readCookie, writeCookie } from "./cookies";
import { readSession, removeSession, writeSession } from "./storage";

/** This parameter stays in the URL, because the request guard and the page read it (PY-08). It is not secret. */
const DINING_TYPE_KEY = "dining_type";

/**
 * The query of a payment return page. The first call moves the query from the address bar to the session storage of
 * this tab. So a reload shows the same payment, and another tab can show another payment.
 */
export function returnQuery(): URLSearchParams {
  const { search } = window.location;
  const bare = bareSearch();
  const key = tabKey();
  if (search === bare) return new URLSearchParams(readSession(key) ?? search);
  writeSession(key, search);
  // The query is removed from the URL only if session storage works. Otherwise a reload would lose the query.
  if (readSession(key) === search) replaceSearch(bare);
  return new URLSearchParams(search);
}

/**
 * Returns the payment result for this page (PY-01 to PY-04), or null if there is none. The server has stored it in a
 * cookie. This function removes the cookie.
 */
export function takeResult(): PaymentResult | null {
  return readResult(takeResultText() ?? "");
}

/**
 * Like `takeResult`, but also stores the result in this tab, so that a reload shows it again. Removes all parameters
 * except `dining_type` from the URL.
 */
export function keepResult(): PaymentResult | null {
  const text = takeResultText();
  const key = tabKey();
  if (text !== null) writeSession(key, text);
  replaceSearch(bareSearch());
  return readResult(text ?? readSession(key) ?? "");
}

function takeResultText(): string | null {
  const url = new URL(window.location.href);
  const mark = url.searchParams.get(RESULT_KEY) ?? "";
  if (!isResultMark(mark)) return null;
  const cookie = resultCookie(mark, url.protocol);
  const text = readCookie(cookie);
  writeCookie(cookie, "", 0);
  url.searchParams.delete(RESULT_KEY);
  replaceSearch(url.search);
  return text ?? "";
}

function replaceSearch(search: string): void {
  const { pathname } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
}

function bareSearch(): string {
  const stays = new URLSearchParams(window.location.search).get(DINING_TYPE_KEY);
  return stays === null ? "" : `?${new URLSearchParams({ [DINING_TYPE_KEY]: stays })}`;
}

function tabKey(): string {
  return `return:${window.location.pathname.toLowerCase()}${bareSearch()}`;
}

const UNPAID_REASON_KEY = "unpaidReason";

/** Stores the reason why a payment failed. The checkout page shows the reason when the customer returns there. */
export function saveUnpaidReason(reason: string): void {
  writeSession(UNPAID_REASON_KEY, reason);
}

/**
 * Returns the stored reason and removes it. It is "" if no reason is stored, for example because the payer cancelled
 * the payment.
 */
export function takeUnpaidReason(): string {
  const reason = readSession(UNPAID_REASON_KEY) ?? "";
  removeSession(UNPAID_REASON_KEY);
  return reason;
}
