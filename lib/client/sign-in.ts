import { storedAddress } from "@/lib/address/saved-address";
import type { SessionMember } from "@/lib/contracts/members";
import { replacePage } from "./leave";
import { forgetRegistration } from "./session";
import { readStored, writeStored } from "./storage";

/** The answer of a login: the member's record and the return address. */
export type SignedIn = { member: SessionMember; returnTo: string };

/**
 * Stores the member as logged in, with contact name and phone (LG-16, LG-17). A saved default address is used only
 * when no address is stored (LG-18). The return is a full load, so every part starts signed in.
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
