import {
  isResultMark,
  type PaymentResult,
  RESULT_KEY,
  readResult,
  resultCookie,
} from "@/lib/payments/payment-result";
import { readCookie, writeCookie } from "./cookies";
import { readSession, removeSession, writeSession } from "./storage";

/** This key stays in the address, because the guard and the page read it (PY-08). It is not secret. */
const DINING_TYPE_KEY = "dining_type";

/**
 * The query of a payment return page. The first call moves it from the address bar to session storage, so that a
 * reload shows the same payment and two tabs do not share one.
 */
export function returnQuery(): URLSearchParams {
  const { search } = window.location;
  const bare = bareSearch();
  const key = tabKey();
  if (search === bare) return new URLSearchParams(readSession(key) ?? search);
  writeSession(key, search);
  // Only if session storage works. Otherwise the address must keep the query for a reload.
  if (readSession(key) === search) replaceSearch(bare);
  return new URLSearchParams(search);
}

/** Takes the result that the server stored for this page (PY-01 to PY-04); null without one. It is taken once. */
export function takeResult(): PaymentResult | null {
  return readResult(takeResultText() ?? "");
}

/** Takes the result like `takeResult`, and stores it in this tab, so that a reload shows it again. */
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

/** Stores the reason why a payment failed. The checkout shows it after the return. */
export function saveUnpaidReason(reason: string): void {
  writeSession(UNPAID_REASON_KEY, reason);
}

/** Takes the reason; empty if the payer cancelled. */
export function takeUnpaidReason(): string {
  const reason = readSession(UNPAID_REASON_KEY) ?? "";
  removeSession(UNPAID_REASON_KEY);
  return reason;
}
