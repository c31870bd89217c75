type AddressParts = { city_name: string; area_name: string; street: string; remark?: string };

/** SPEC §4 Intro: a street without this character asks for confirmation. */
export function hasHouseNumber(text: string) {
  return text.includes("號");
}

/** What a narrow header has room for. */
export function shortAddress({ area_name, street }: Pick<AddressParts, "area_name" | "street">) {
  return street || area_name;
}

export function fullAddress({ city_name, area_name, street, remark = "" }: AddressParts) {
  return `${city_name}${area_name}${street}${remark}`;
}
