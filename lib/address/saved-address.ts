import type { SavedAddress, StoredAddress } from "@/lib/contracts/addresses";

/** An address of the member's account as this browser keeps it (AD-14, LG-18). */
export function storedAddress(saved: SavedAddress): StoredAddress {
  const { address, area_name, city_name, lat, lng, street, remark } = saved;
  return { address, areaName: area_name, cityName: city_name, lat, lng, street, remark };
}

export type NamedAddress = { saved: SavedAddress; name: string; detail: string };

/** For a list to choose from: the default first, each under a name of its own, also when read out. */
export function namedAddresses(list: SavedAddress[]): NamedAddress[] {
  const sorted = [...list].sort((a, b) => b.is_default - a.is_default);
  const told = sorted.map((saved) => ({
    saved,
    name: saved.address,
    detail: [saved.remark, saved.contact_name].filter(Boolean).join("・"),
  }));
  return told.filter(
    ({ name, detail }, index) =>
      told.findIndex((other) => other.name === name && other.detail === detail) === index,
  );
}
