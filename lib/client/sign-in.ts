import type { StoredAddress } from "@/lib/contracts/addresses";
import type { SessionMember } from "@/lib/contracts/members";
import { readStored, writeStored } from "./storage";

/** What a login answers with: the member's record, and the way back. */
export type SignedIn = { member: SessionMember; returnTo: string };

/**
 * SPEC §4 Login: the member is stored as logged in, with contact name and phone; a saved default address is
 * taken only where the visitor had none. The way back is a full load, so that every part starts signed in.
 */
export function enterAs(
  { member, returnTo }: SignedIn,
  go = (href: string) => window.location.replace(href),
): void {
  writeStored("member", member);
  const saved = member.addressList.find((address) => address.is_default === 1);
  writeStored("contactName", saved?.contact_name || member.displayName);
  writeStored("contactPhone", saved?.contact_phone || member.phone);
  if (saved && !readStored("address")) {
    const { address, area_name, city_name, lat, lng, street, remark } = saved;
    const stored: StoredAddress = {
      address,
      areaName: area_name,
      cityName: city_name,
      lat,
      lng,
      street,
      remark,
    };
    writeStored("address", stored);
  }
  go(returnTo);
}
