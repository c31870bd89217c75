import { storedAddress } from "@/lib/address/saved-address";
import type { SavedAddress } from "@/lib/contracts/addresses";
import { readStored, writeStored } from "./storage";

/**
 * Stores the changed address book of the member. If the current delivery address is among them, it takes the note of the
 * door, so that the next order has it (MB-12).
 */
export function storeAddressBook(addressList: SavedAddress[]): void {
  const member = readStored("member");
  if (member) writeStored("member", { ...member, addressList });
  const current = readStored("address");
  const same = addressList.find(
    ({ city_name, area_name, street }) =>
      city_name === current?.cityName &&
      area_name === current.areaName &&
      street === current.street,
  );
  if (current && same) writeStored("address", { ...current, remark: storedAddress(same).remark });
}
