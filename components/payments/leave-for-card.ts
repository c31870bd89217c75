import { getFromShop, type Options } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { AS_COURIER, courierMark } from "@/lib/client/courier-session-store";
import { currentMid } from "@/lib/client/last-checkout";
import type { Go } from "@/lib/client/leave";
import { CODE } from "@/lib/contracts/answer-code";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { isCourierReturn } from "@/lib/routing/guard";
import { postBrowserForm, readBrowserForm } from "./browser-form";
import { cardReturnHere, checkoutReturnPath, leaveForPayerLogin } from "./leave-payment";

/**
 * Opens the provider's page that saves a card (PY-10), or the sign-in page if the person must sign in first. Returns
 * null after another page was opened, and the refusal otherwise.
 */
export async function leaveForCard(go: Go): Promise<Refusal | null> {
  // If the browser's Back or Forward button has opened this page, `bindCard` was called when the page was opened
  // before. A second call would open a second card page at PAYUNi. So this function opens the page where the person
  // started instead.
  if (isBack()) return leaveBy(() => go(checkoutReturnPath()));
  const answer = await callApi("bindCard", cardInput(), payerOptions());
  if (!answer.ok) {
    if (answer.code !== CODE.loginNeeded) return answer;
    return leaveBy(() => leaveForPayerLogin(go, checkoutReturnPath()));
  }
  const form = readBrowserForm(answer.data);
  if (!form) return { code: CODE.refused, message: "" };
  const query = new URLSearchParams({ action: form.action });
  const pageAnswer = await getFromShop<string>(`/api/pay/card-page?${query}`);
  if (!pageAnswer.ok) return pageAnswer;
  // If the person must fill in the form, the browser opens /api/pay/card-document, which shows the backend's HTML with
  // a Content-Security-Policy of its own.
  if (form.needsInput) return leaveBy(() => go(documentPath()));
  return leaveBy(() => postBrowserForm({ ...form, action: pageAnswer.data }));
}

function cardInput() {
  const return_to = cardReturnHere();
  return return_to ? { query: { return_to } } : {};
}

function documentPath(): string {
  const query = payerOptions() === AS_COURIER ? `?dining_type=${DINING_TYPE.courier}` : "";
  return `/api/pay/card-document${query}`;
}

function leaveBy(leave: () => void): null {
  leave();
  return null;
}

/** True if the browser's Back or Forward button has opened this page. */
function isBack(): boolean {
  const [visit] = window.performance.getEntriesByType("navigation");
  return visit !== undefined && "type" in visit && visit.type === "back_forward";
}

/**
 * Returns the call options that choose the owner of the card (EX-08). The courier session owns the card if this browser
 * has a courier session and either the URL has `dining_type=5` or no member is signed in. Otherwise the member owns the
 * card.
 */
function payerOptions(): Options {
  const isCourier = isCourierReturn(new URLSearchParams(window.location.search));
  return (isCourier || currentMid() === "") && courierMark() !== null ? AS_COURIER : {};
}
