import type { SavedAddress, StoredAddress } from "@/lib/contracts/addresses";
import { readStored, writeStored } from "./storage";

/**
 * Stores the changed address book of the member. If the current delivery address is one of them, it takes the changed
 * note of the door, so that the next order has it (MB-12). A note that was typed for one order stays.
 */
export function storeAddressBook(addressList: SavedAddress[]): void {
  const member = readStored("member");
  const current = readStored("address");
  const before = member?.addressList ?? [];
  if (member) writeStored("member", { ...member, addressList });
  const changed = current && changedEntry(current, { before, after: addressList });
  if (changed) writeStored("address", { ...current, remark: changed.remark });
}

/** The entry of the current address after the change. Two entries of one place differ by their notes. */
function changedEntry(
  current: StoredAddress,
  { before, after }: { before: SavedAddress[]; after: SavedAddress[] },
): SavedAddress | undefined {
  const isCurrentPlace = ({ city_name, area_name, street }: SavedAddress) =>
    city_name === current.cityName && area_name === current.areaName && street === current.street;
  const candidates = after.filter(isCurrentPlace);
  const old = before.find((saved) => isCurrentPlace(saved) && saved.remark === current.remark);
  if (old) return candidates.find(({ id }) => id === old.id);
  return current.remark === "" && candidates.length === 1 ? candidates[0] : undefined;
}
