import { ID_MAX, OPAQUE_ID_MAX } from "@/lib/contracts/codes";

type Fields = Record<string, unknown>;

/**
 * True if the value from the storage of the browser is a valid address. People or older versions of the shop may have
 * written an invalid address.
 */
export function isStoredAddress(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { address, areaName, cityName, street, remark, lat, lng } = value;
  const isWritten = [address, areaName, cityName, street, remark].every(
    (text) => typeof text === "string",
  );
  return isWritten && isDegrees(lat, 90) && isDegrees(lng, 180);
}

/** True if the value is a valid latitude or longitude. Calls refuse any other value. */
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

/** True if the value can be an id. Some backends use numbers as ids, others use texts. */
export function isOpaqueId(value: unknown): boolean {
  return (
    isId(value) || (isText(value) && value !== "" && (value as string).length <= OPAQUE_ID_MAX)
  );
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
