import { getOwn } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { keptExpressSession } from "@/lib/client/express-session";
import { memberHere } from "@/lib/client/last-checkout";
import type { Go } from "@/lib/client/leave";
import { CODE } from "@/lib/contracts/answer-code";
import type { Refusal } from "@/lib/contracts/envelope";
import { isSessionId } from "@/lib/routing/guard";
import { postBrowserForm, readBrowserForm } from "./browser-form";
import { leaveForPayersLogin, wayBack } from "./leave-payment";

/** Leaves for the page that saves a card (acceptance PY-10), or answers why it does not. */
export async function leaveForCard(go: Go): Promise<Refusal | null> {
  // Whoever comes back here is on the way to the checkout; each question opens another page at PAYUNi.
  if (isBack()) return left(() => go(wayBack()));
  const session_id = sessionId();
  const answer = await callApi("bindCard", { query: session_id === null ? {} : { session_id } });
  if (!answer.ok) {
    if (answer.code !== CODE.loginNeeded) return answer;
    return left(() => leaveForPayersLogin(go, wayBack()));
  }
  const form = readBrowserForm(answer.data);
  if (!form) return { code: CODE.refused, message: "" };
  const query = new URLSearchParams({ action: form.action });
  const place = await getOwn<string>(`/api/pay/card-page?${query}`);
  return place.ok ? left(() => postBrowserForm({ ...form, action: place.data })) : place;
}

function left(leave: () => void): null {
  leave();
  return null;
}

/** Brought out of the history, not asked for. */
function isBack(): boolean {
  const [visit] = window.performance.getEntriesByType("navigation");
  return visit !== undefined && "type" in visit && visit.type === "back_forward";
}

/**
 * Of a courier's errand: from the address, or as it was kept (SPEC §4 express mode). A member whose address names
 * none saves a card of their own: an errand of earlier that day has nothing to do with it.
 */
function sessionId(): string | null {
  const asked = new URLSearchParams(window.location.search).get("session_id");
  if (asked !== null) return isSessionId(asked) ? asked : null;
  return memberHere() === "" ? keptExpressSession() : null;
}
