import { and, eq } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { OrderAddress } from "../../../lib/contracts/orders.ts";
import type { Database } from "../../db/client.ts";
import { member_addresses } from "../../db/schema/member-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { INCOMPLETE_ADDRESS, isSameAddress } from "./place-rules.ts";

type SavedAddressId = { member_id: number; address_id: number };

type AddressFields = { [Name in keyof OrderAddress]?: OrderAddress[Name] | undefined };

/**
 * Completes the address of a request. A request in which a field of the address is missing gets the saved address, but
 * keeps its own `address_remark` if it has one. A complete address with the same text as the saved address gets the
 * position of the saved address. Any other complete address keeps its own position, which is checked later.
 */
export async function withAddress<Request extends AddressFields & { address_id: number }>(
  db: Database,
  { member_id, request }: { member_id: number; request: Request },
): Promise<Request & OrderAddress> {
  const { address_id } = request;
  const saved = await findOwnAddress(db, { member_id, address_id });
  if (isTyped(request)) {
    return saved && isSameAddress(saved, request)
      ? { ...request, lat: saved.lat, lng: saved.lng }
      : request;
  }
  if (!saved) {
    throw address_id === 0
      ? new ServiceError(CODE.refused, INCOMPLETE_ADDRESS, "incomplete-address")
      : unknownAddress();
  }
  const { city_name, area_name, street, lat, lng, remark } = saved;
  const address_remark = request.address_remark ?? remark;
  return { ...request, city_name, area_name, street, lat, lng, address_remark };
}

function isTyped<Request extends AddressFields>(
  request: Request,
): request is Request & OrderAddress {
  const { lat, lng, city_name, area_name, street, address_remark } = request;
  const parts = [lat, lng, city_name, area_name, street, address_remark];
  return parts.every((part) => part !== undefined);
}

/**
 * Throws if `address_id` is not 0 and the address does not belong to the member. The error is the same for an address
 * of another member and for an unknown address.
 */
export async function assertOwnAddress(db: Database, named: SavedAddressId): Promise<void> {
  if (named.address_id !== 0 && !(await findOwnAddress(db, named))) {
    throw unknownAddress();
  }
}

async function findOwnAddress(db: Database, { member_id, address_id }: SavedAddressId) {
  if (address_id === 0) return null;
  const [own] = await db
    .select()
    .from(member_addresses)
    .where(and(eq(member_addresses.id, address_id), eq(member_addresses.member_id, member_id)));
  return own ?? null;
}

function unknownAddress(): ServiceError {
  return new ServiceError(CODE.refused, "找不到此地址，請重新選擇", "unknown-address");
}
