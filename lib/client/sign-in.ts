import { storedAddress } from "@/lib/address/saved-address";
import type { SessionMember } from "@/lib/contracts/members";
import { replacePage } from "./leave";
import { forgetRegistration } from "./session";
import { readStored, writeStored } from "./storage";

/** The answer of a login: the member's record, and the path that the browser opens next. */
export type SignedIn = { member: SessionMember; returnTo: string };

/**
 * Stores the signed-in member with the contact name and phone (LG-16, LG-17). The member's default address becomes the
 * delivery address only if no address is stored (LG-18). Then opens the path `returnTo` by a full load, so that every
 * part of the page knows the member from the start.
 */
export function storeSignIn({ member, returnTo }: SignedIn, go = replacePage): void {
  writeStored("member", member);
  const saved = member.addressList.find((address) => address.is_default === 1);
  writeStored("contactName", saved?.contact_name || member.displayName);
  writeStored("contactPhone", saved?.contact_phone || member.phone);
  if (saved && !readStored("address")) writeStored("address", storedAddress(saved));
  forgetRegistration();
  go(returnTo);
}
