import type { SavedAddress, StoredAddress } from "@/lib/contracts/addresses";
import { readStored, writeStored } from "./storage";

/**
 * Stores the saved addresses of the member after a change. If the delivery address is one of them, it gets the new
 * remark, so that the next order contains it (MB-12). A remark that the customer typed for one order stays.
 */
export function storeAddressBook(addressList: SavedAddress[]): void {
  const member = readStored("member");
  const current = readStored("address");
  const before = member?.addressList ?? [];
  if (member) writeStored("member", { ...member, addressList });
  const changed = current && changedEntry(current, { before, after: addressList });
  if (changed) writeStored("address", { ...current, remark: changed.remark });
}

/**
 * Finds the saved address that is used as the delivery address, and returns it in its changed form. If two saved
 * addresses are at the same place, the remark before the change tells which of them is used.
 */
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
