import type { SessionMember } from "@/lib/contracts/members";
import { needsMember } from "@/lib/routing/guard";
import { hrefs } from "@/lib/routing/hrefs";
import { getFromShop, NETWORK_FAILED, postToShop } from "./api-client";
import { courierMark } from "./courier-session-store";
import { openPage, replacePage } from "./leave";
import { endMember } from "./leave-for-login";
import { pagePathname } from "./page-locale";
import { readStored, removeSession, removeStored, writeStored } from "./storage";
import { isEnteringByApp } from "./use-app-code";

const PAYMENT_RETURNS = "/third/";

/**
 * Reads the member of the session, if this browser has one stored (LG-26). A refusal clears the member and the last
 * checkout (LG-27). A failed connection clears nothing, because the session may still be valid.
 */
export async function checkSession(): Promise<void> {
  if (isEnteringByApp()) return;
  const member = readStored("member");
  if (!member?.isLogin) return leaveVisitor();
  const answer = await getFromShop<Partial<SessionMember>>("/api/session");
  if (answer.ok) writeStored("member", { ...member, ...answer.data });
  else if (answer.code > NETWORK_FAILED && !isPaymentReturn()) leaveMember();
}

/** LG-29: this browser has no member, so it opens the login, even if the server still has a session. */
function leaveVisitor(): void {
  if (isForMembers()) replacePage(hrefs.login());
}

/** LG-27, LG-28: leaves a member page after the session has ended. */
function leaveMember(): void {
  endMember();
  if (isForMembers()) replacePage(hrefs.index());
}

function isForMembers(): boolean {
  const { pathname, search } = window.location;
  const isCourier = courierMark() !== null;
  return needsMember({ pathname, query: new URLSearchParams(search), isCourier });
}

/** True for payment return pages. They stay open, because their own calls lead to the login and back. */
function isPaymentReturn(): boolean {
  return isForMembers() && pagePathname().startsWith(PAYMENT_RETURNS);
}

/** LG-30 to LG-33: code 0 clears member, contact and checkout; cart and address stay. */
export async function logOut(): Promise<void> {
  const answer = await postToShop<null>("/api/session/logout", {});
  if (!answer.ok) {
    logFailure(`logout refused with code ${answer.code}`);
    return;
  }
  forgetLocalMember();
  // LG-31: a page that was opened with the app's code is not loaded again.
  if (isEnteringByApp()) openPage(hrefs.index());
  else window.location.reload();
}

/** Removes the member's data from this browser. Cart and address stay (LG-33). */
export function forgetLocalMember(): void {
  removeStored("member", "contactName", "contactPhone", "payType", "cardSelected");
  removeStored("lastCheckout", "lastCourierOrder", "lastChoices", "recentOrders", "favorites");
  removeStored("groups");
  removeSession("favoritesRead");
  forgetRegistration();
}

/** LG-32: failures of login and logout go to the console and open no dialog. */
export function logFailure(message: string): void {
  console.error(`session: ${message}`);
}

/** The session storage keys of the registration: the provider's data about the person, and pending codes. */
const REGISTRATION_KEYS = [
  "registerPhone",
  "registerName",
  "registerEmail",
  "registerCode",
  "carrierCode",
  "thirdBinding",
  "thirdBindingBack",
] as const;

/** Removes all data of the registration, so that another person in this tab cannot see it (SE-17). */
export function forgetRegistration(): void {
  removeSession(...REGISTRATION_KEYS);
}
