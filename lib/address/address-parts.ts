type AddressParts = { city_name: string; area_name: string; street: string; remark?: string };

/**
 * True if the text contains 號, which follows a house number. Without 號, the customer must confirm the address (AD-11).
 */
export function hasHouseNumber(text: string) {
  return text.includes("號");
}

/** The part of an address that fits into a narrow header. */
export function shortAddress({ area_name, street }: Pick<AddressParts, "area_name" | "street">) {
  return street || area_name;
}

export function fullAddress({ city_name, area_name, street, remark = "" }: AddressParts) {
  return `${city_name}${area_name}${street}${remark}`;
}
