import { ID_MAX, OPAQUE_ID_MAX } from "@/lib/contracts/codes";

export type Fields = Record<string, unknown>;

/** A stored value that no page can use counts as nothing. A person or an older version may have written it. */
export function isStoredAddress(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { address, areaName, cityName, street, remark, lat, lng } = value;
  const isWritten = [address, areaName, cityName, street, remark].every(
    (text) => typeof text === "string",
  );
  return isWritten && isDegrees(lat, 90) && isDegrees(lng, 180);
}

/** Every call would refuse a point that is not on earth. */
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

export function isId(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value <= ID_MAX;
}

/** An id in the form of any backend. */
export function isOpaqueId(value: unknown): boolean {
  return (
    isId(value) || (isText(value) && value !== "" && (value as string).length <= OPAQUE_ID_MAX)
  );
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
