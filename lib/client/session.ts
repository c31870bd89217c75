import type { SessionMember } from "@/lib/contracts/members";
import { needsMember } from "@/lib/routing/guard";
import { hrefs } from "@/lib/routing/hrefs";
import { getOwn, NETWORK_FAILED, postOwn } from "./api-client";
import { courierMark } from "./courier-session-store";
import { endMember } from "./leave-for-login";
import { forgetRegistration } from "./registration-notes";
import { readStored, removeStored, writeStored } from "./storage";
import { isEnteringByApp } from "./use-app-code";

const PAYMENT_RETURNS = "/third/";

/**
 * With a local member, asks the server who it is (LG-26). A refusal clears the member and the last checkout (LG-27). A
 * failed connection says nothing about the session, so nothing is cleared.
 */
export async function checkSession(): Promise<void> {
  if (isEnteringByApp()) return;
  const member = readStored("member");
  if (!member?.isLogin) return leaveVisitor();
  const answer = await getOwn<Partial<SessionMember>>("/api/session");
  if (answer.ok) writeStored("member", { ...member, ...answer.data });
  else if (answer.code > NETWORK_FAILED && !isPaymentReturn()) leaveMember();
}

/** LG-29: the server may still have a session, but this browser has no member and asks for a login. */
function leaveVisitor(): void {
  if (isForMembers()) window.location.replace(hrefs.login());
}

/** LG-27, LG-28: a members' page has nothing to show without a member. */
function leaveMember(): void {
  endMember();
  if (isForMembers()) window.location.replace(hrefs.index());
}

function isForMembers(): boolean {
  const { pathname, search } = window.location;
  const isCourier = courierMark() !== null;
  return needsMember({ pathname, query: new URLSearchParams(search), isCourier });
}

/** A payment page is not left here: its own calls lead to the login and back. */
function isPaymentReturn(): boolean {
  return isForMembers() && window.location.pathname.toLowerCase().startsWith(PAYMENT_RETURNS);
}

/** LG-30 to LG-33: code 0 clears member, contact and checkout; cart and address stay. */
export async function logOut(): Promise<void> {
  const answer = await postOwn<null>("/api/session/logout", {});
  if (!answer.ok) {
    logFailure(`logout refused with code ${answer.code}`);
    return;
  }
  forgetLocalMember();
  // LG-31: a page that was opened with the app's code is not loaded again.
  if (isEnteringByApp()) window.location.assign(hrefs.index());
  else window.location.reload();
}

/** What this browser keeps about the member. Cart and address stay (LG-33). */
export function forgetLocalMember(): void {
  removeStored("member", "contactName", "contactPhone", "payType", "cardSelected");
  removeStored("lastCheckout", "lastCourierOrder");
  forgetRegistration();
}

/** LG-32: failures of login and logout go to the console and open no dialog. */
export function logFailure(what: string): void {
  console.error(`session: ${what}`);
}
