import type { Refusal } from "@/lib/contracts/envelope";
import type { SessionMember } from "@/lib/contracts/members";
import { needsMember } from "@/lib/routing/guard";
import { hrefs } from "@/lib/routing/hrefs";
import { getFromShop, isBreakage, postToShop } from "./api-client";
import { courierMark } from "./courier-session-store";
import { openPage, replacePage } from "./leave";
import { endMember } from "./leave-for-login";
import { pagePathname } from "./page-locale";
import { readStored, removeSession, removeStored, writeStored } from "./storage";
import { isEnteringByApp } from "./use-app-code";

const PAYMENT_RETURNS = "/third/";

/**
 * If this browser has a stored member, checks that the session is still valid and updates the stored member (LG-26). If
 * the backend refuses, the data of the member are removed (`endMember`), except on a payment return page that needs a
 * member (LG-27). After a breakage, nothing is removed, because the session may still be valid. Without a stored
 * member, nothing is checked, and a member page opens the login (LG-29). The function does nothing on a page that the
 * membership service's app opened with a sign-in code.
 */
export async function checkSession(): Promise<void> {
  if (isEnteringByApp()) return;
  const member = readStored("member");
  if (!member?.isLogin) return leaveVisitor();
  const answer = await getFromShop<Partial<SessionMember>>("/api/session");
  if (answer.ok) writeStored("member", { ...member, ...answer.data });
  else if (!isBreakage(answer) && !isPaymentReturn()) leaveMember();
}

/** LG-29: without a stored member, a member page opens the login, even if the server still has a session. */
function leaveVisitor(): void {
  if (isForMembers()) replacePage(hrefs.login());
}

/** LG-27, LG-28: removes the member after the session has ended, and leaves a member page. */
function leaveMember(): void {
  endMember();
  if (isForMembers()) replacePage(hrefs.index());
}

function isForMembers(): boolean {
  const { pathname, search } = window.location;
  const isCourier = courierMark() !== null;
  return needsMember({ pathname, query: new URLSearchParams(search), isCourier });
}

/**
 * True for a payment return page that needs a member. Such a page stays open after the session has ended, because its
 * own calls lead to the login and back.
 */
function isPaymentReturn(): boolean {
  return isForMembers() && pagePathname().startsWith(PAYMENT_RETURNS);
}

/**
 * LG-30 to LG-33: logs out. After code 0, the member's data are removed from this browser; the cart and the address
 * stay. Otherwise nothing is removed, and the refusal or breakage is returned, so that the page can show its text.
 */
export async function logOut(): Promise<Refusal | null> {
  const answer = await postToShop<null>("/api/session/logout", {});
  if (!answer.ok) {
    if (isBreakage(answer)) logFailure(`no answer to the logout, code ${answer.code}`);
    return answer;
  }
  forgetLocalMember();
  // LG-31: a page that the membership service's app opened with a sign-in code is not reloaded. The intro (`/`) opens
  // instead.
  if (isEnteringByApp()) openPage(hrefs.index());
  else window.location.reload();
  return null;
}

/** Removes the member's data from this browser. Cart and address stay (LG-33). */
export function forgetLocalMember(): void {
  removeStored("member", "contactName", "contactPhone", "payType", "cardSelected");
  removeStored("lastCheckout", "lastCourierOrder", "lastChoices", "recentOrders", "favorites");
  removeStored("groups");
  removeSession("favoritesRead");
  forgetRegistration();
}

/** LG-32: writes a breakage of login or logout to the console. No dialog opens. */
export function logFailure(message: string): void {
  console.error(`session: ${message}`);
}

/**
 * The session storage keys of a registration or of a change of sign-in methods:
 * - the data that the sign-in provider has sent about the person
 * - codes that are not used yet
 * - the reason why the person visits a provider (`third-binding.ts`)
 */
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
