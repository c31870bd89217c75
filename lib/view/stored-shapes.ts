export type Fields = Record<string, unknown>;

/** What a hand or an older version may have left under a key and no page can use counts as nothing stored. */
export function isStoredAddress(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { address, areaName, cityName, street, remark, lat, lng } = value;
  const isWritten = [address, areaName, cityName, street, remark].every(
    (text) => typeof text === "string",
  );
  return isWritten && isDegrees(lat, 90) && isDegrees(lng, 180);
}

/** What is no place on earth, every call would refuse. */
function isDegrees(value: unknown, max: number): boolean {
  return typeof value === "number" && Math.abs(value) <= max;
}

export function isStoredMember(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { displayName, mid, addressList } = value;
  return typeof displayName === "string" && typeof mid === "string" && Array.isArray(addressList);
}

export function isText(value: unknown): boolean {
  return typeof value === "string";
}

export const ID_MAX = 2_147_483_647;

export function isId(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value <= ID_MAX;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
