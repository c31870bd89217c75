import type { SessionMember } from "@/lib/contracts/members";
import { hrefs } from "@/lib/routing/hrefs";
import { LOGIN_REQUIRED_PATHS } from "@/lib/routing/routes";
import { getOwn, NETWORK_FAILED, postOwn } from "./api-client";
import { readStored, removeStored, writeStored } from "./storage";

/**
 * SPEC §4: with a local member, asks the server who it is; a refusal clears the member and the last checkout.
 * A connection that failed says nothing about the session, so nothing is cleared then.
 */
export async function checkSession(): Promise<void> {
  const member = readStored("member");
  if (!member?.isLogin) return;
  const answer = await getOwn<Partial<SessionMember>>("/api/session");
  if (answer.ok) writeStored("member", { ...member, ...answer.data });
  else if (answer.code > NETWORK_FAILED) leaveMember();
}

/** LG-27, LG-28: on a page of members only there is nothing left to show. */
function leaveMember(): void {
  removeStored("member", "lastCheckout");
  const path = window.location.pathname.toLowerCase();
  const isGuarded = LOGIN_REQUIRED_PATHS.some((guarded) => guarded.toLowerCase() === path);
  if (isGuarded) window.location.assign(hrefs.index());
}

/** LG-30 to LG-33: code 0 clears member, contact and checkout; cart and address stay. */
export async function logOut(): Promise<void> {
  const answer = await postOwn<null>("/api/session/logout", {});
  if (!answer.ok) {
    console.error(`session: logout refused with code ${answer.code}`);
    return;
  }
  removeStored("member", "contactName", "contactPhone", "payType", "cardSelected", "lastCheckout");
  window.location.reload();
}
