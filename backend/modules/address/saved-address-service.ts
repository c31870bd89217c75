import { and, eq } from "drizzle-orm";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { Database } from "../../db/client.ts";
import { member_addresses } from "../../db/schema/member-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { isSameAddress, type Place } from "./place-rules.ts";

type Named = { member_id: number; address_id: number };

/**
 * Replaces the claimed position by the position of the saved address that the request names. A request with another
 * text than the saved address keeps its own position, which is checked later.
 */
export async function withSavedPosition<Request extends Place & { address_id: number }>(
  db: Database,
  { member_id, request }: { member_id: number; request: Request },
): Promise<Request> {
  const saved = await findOwnAddress(db, { member_id, address_id: request.address_id });
  return saved && isSameAddress(saved, request)
    ? { ...request, lat: saved.lat, lng: saved.lng }
    : request;
}

/** The same message for an address of another member and for one that does not exist. */
export async function assertOwnAddress(db: Database, named: Named): Promise<void> {
  if (named.address_id !== 0 && !(await findOwnAddress(db, named))) {
    throw new ServiceError(CODE.refused, "找不到此地址，請重新選擇");
  }
}

async function findOwnAddress(db: Database, { member_id, address_id }: Named) {
  if (address_id === 0) return null;
  const [own] = await db
    .select()
    .from(member_addresses)
    .where(and(eq(member_addresses.id, address_id), eq(member_addresses.member_id, member_id)));
  return own ?? null;
}
