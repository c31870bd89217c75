import {
  isResultMark,
  type PaymentResult,
  RESULT_KEY,
  readResult,
  resultCookie,
} from "@/lib/payments/payment-result";
import { readCookie, writeCookie } from "./cookies";
import { readSession, writeSession } from "./storage";

/** Not a secret: it identifies the payer, and the guard and the page read it from the address (PY-08). */
const STAYS = "dining_type";

/**
 * The query of a page that a payer waits on. The first call takes it out of the address bar and keeps it for this tab,
 * so that a reload shows the same payment and two tabs do not mix theirs.
 */
export function returnQuery(): URLSearchParams {
  const { search } = window.location;
  const bare = bareSearch();
  const key = tabKey();
  if (search === bare) return new URLSearchParams(readSession(key) ?? search);
  writeSession(key, search);
  // Without storage, only the address survives a reload.
  if (readSession(key) === search) replaceSearch(bare);
  return new URLSearchParams(search);
}

/** The result that the server left for this page (PY-01 to PY-04); null without one. A result is taken once. */
export function takeResult(): PaymentResult | null {
  return readResult(takeResultText() ?? "");
}

/** The same, kept for this tab: a reload shows it again. */
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
  const text = readCookie(resultCookie(mark));
  writeCookie(resultCookie(mark), "", 0);
  url.searchParams.delete(RESULT_KEY);
  replaceSearch(url.search);
  return text ?? "";
}

function replaceSearch(search: string): void {
  const { pathname } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
}

function bareSearch(): string {
  const stays = new URLSearchParams(window.location.search).get(STAYS);
  return stays === null ? "" : `?${new URLSearchParams({ [STAYS]: stays })}`;
}

function tabKey(): string {
  return `return:${window.location.pathname.toLowerCase()}${bareSearch()}`;
}
