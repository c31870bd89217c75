import type { SavedAddress, StoredAddress } from "@/lib/contracts/addresses";

/** Converts an address of the member's account to the shape in local storage (AD-14, LG-18). */
export function storedAddress(saved: SavedAddress): StoredAddress {
  const { address, area_name, city_name, lat, lng, street, remark } = saved;
  return { address, areaName: area_name, cityName: city_name, lat, lng, street, remark };
}

/**
 * The id of the saved address with the same city, district, street and remark as `stored`, or 0 if there is none. The
 * remark must be the same, because a backend that gets an id may use the remark of the saved address. If the position
 * comes from the device (`pin`), the id is 0, because a backend that gets an id uses the position of the saved address.
 */
export function savedAddressId(stored: StoredAddress, list: SavedAddress[]): SavedAddress["id"] {
  if (stored.precision === "pin") return 0;
  const same = list.find(
    ({ city_name, area_name, street, remark }) =>
      city_name === stored.cityName &&
      area_name === stored.areaName &&
      street === stored.street &&
      remark === stored.remark,
  );
  return same?.id ?? 0;
}

export type NamedAddress = { saved: SavedAddress; name: string; detail: string };

/** The addresses for a select list, the default address first. Addresses with the same name and detail appear once. */
export function namedAddresses(list: SavedAddress[]): NamedAddress[] {
  const sorted = [...list].sort((a, b) => b.is_default - a.is_default);
  const named = sorted.map((saved) => ({
    saved,
    name: saved.address,
    detail: [saved.remark, saved.contact_name].filter(Boolean).join("・"),
  }));
  return named.filter(
    ({ name, detail }, index) =>
      named.findIndex((other) => other.name === name && other.detail === detail) === index,
  );
}
