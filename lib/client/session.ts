import type { SessionMember } from "@/lib/contracts/members";
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
  else if (answer.code > NETWORK_FAILED) removeStored("member", "lastCheckout");
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
