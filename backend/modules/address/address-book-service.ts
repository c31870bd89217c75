import { and, asc, count, desc, eq, ne } from "drizzle-orm";
import type { SavedAddress } from "../../../lib/contracts/addresses.ts";
import { CODE, DOOR_LENGTHS, SAVED_ADDRESSES_MAX } from "../../../lib/contracts/codes.ts";
import type { BodyOf } from "../../../lib/contracts/endpoints.ts";
import type { Deps } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { member_addresses, members } from "../../db/schema/member-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { doorNote } from "./door-rules.ts";
import { INCOMPLETE_ADDRESS, isCompletePlace } from "./place-rules.ts";

type AddressOwner = { member_id: number };

/**
 * Saves a new address of the member if `id` is 0, or else changes the address with this `id` (MB-11). The first address
 * becomes the default. Returns all addresses of the member.
 *
 * Locks: the member's row, so that simultaneous calls cannot create two default addresses or too many addresses.
 */
export async function saveAddress(
  deps: Pick<Deps, "db">,
  { member_id, address: { id, ...given } }: AddressOwner & { address: BodyOf<"saveAddress"> },
): Promise<SavedAddress[]> {
  if (!isCompletePlace(given))
    throw new ServiceError(CODE.refused, INCOMPLETE_ADDRESS, "incomplete-address");
  const remark = doorNote(given.door);
  if (remark.length > DOOR_LENGTHS.all) {
    const text = `門口資訊合計最多 ${DOOR_LENGTHS.all} 個字，請縮短其他說明`;
    throw new ServiceError(CODE.refused, text, "door-note-too-long");
  }
  return deps.db.transaction(async (tx) => {
    await lockMember(tx, member_id);
    const own = await ownCount(tx, member_id);
    if (id === 0 && own >= SAVED_ADDRESSES_MAX) {
      const text = `最多可以儲存 ${SAVED_ADDRESSES_MAX} 個地址，請先刪除不用的地址`;
      throw new ServiceError(CODE.refused, text, "too-many-addresses");
    }
    const { city_name, area_name, street } = given;
    const values = { ...given, address: city_name + area_name + street, remark };
    const saved_id = id === 0 ? await insert(tx, { ...values, member_id }) : id;
    if (id !== 0) await update(tx, { member_id, id, values });
    await keepOneDefault(tx, { member_id, wanted: given.is_default === 1 ? saved_id : null });
    return addressBook(tx, member_id);
  });
}

/**
 * Deletes an address of the member. If it was the default, another address becomes the default. Locks: the member's
 * row.
 */
export async function removeAddress(
  deps: Pick<Deps, "db">,
  { member_id, id }: AddressOwner & { id: number },
): Promise<SavedAddress[]> {
  return deps.db.transaction(async (tx) => {
    await lockMember(tx, member_id);
    const gone = await tx.delete(member_addresses).where(isOwn(member_id, id)).returning();
    if (gone.length === 0) throw unknownAddress();
    await keepOneDefault(tx, { member_id, wanted: null });
    return addressBook(tx, member_id);
  });
}

type Row = typeof member_addresses.$inferInsert;

async function insert(tx: Transaction, row: Row): Promise<number> {
  // keepOneDefault sets the default afterwards, because the database allows only one default address.
  const [saved] = await tx
    .insert(member_addresses)
    .values({ ...row, is_default: 0 })
    .returning({ id: member_addresses.id });
  if (!saved) throw new Error("addresses: no row was inserted");
  return saved.id;
}

type Change = AddressOwner & { id: number; values: Omit<Row, "id" | "member_id"> };

async function update(tx: Transaction, { member_id, id, values }: Change): Promise<void> {
  const { is_default: _later, ...rest } = values;
  const changed = await tx
    .update(member_addresses)
    .set(rest)
    .where(isOwn(member_id, id))
    .returning({ id: member_addresses.id });
  if (changed.length === 0) throw unknownAddress();
}

/**
 * Makes the wanted address the default. Without a wanted address, the present default stays. If there is no default
 * either, the oldest address becomes the default.
 */
async function keepOneDefault(
  tx: Transaction,
  { member_id, wanted }: AddressOwner & { wanted: number | null },
): Promise<void> {
  const [first] = await tx
    .select({ id: member_addresses.id })
    .from(member_addresses)
    .where(eq(member_addresses.member_id, member_id))
    .orderBy(desc(member_addresses.is_default), asc(member_addresses.id))
    .limit(1);
  const id = wanted ?? first?.id;
  if (id === undefined) return;
  const others = and(eq(member_addresses.member_id, member_id), ne(member_addresses.id, id));
  await tx.update(member_addresses).set({ is_default: 0 }).where(others);
  await tx.update(member_addresses).set({ is_default: 1 }).where(isOwn(member_id, id));
}

function addressBook(tx: Transaction, member_id: number): Promise<SavedAddress[]> {
  return tx
    .select()
    .from(member_addresses)
    .where(eq(member_addresses.member_id, member_id))
    .orderBy(desc(member_addresses.is_default), asc(member_addresses.id));
}

async function ownCount(tx: Transaction, member_id: number): Promise<number> {
  const isOfMember = eq(member_addresses.member_id, member_id);
  const [row] = await tx.select({ own: count() }).from(member_addresses).where(isOfMember);
  return row?.own ?? 0;
}

async function lockMember(tx: Transaction, member_id: number): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, member_id)).for("update");
}

function isOwn(member_id: number, id: number) {
  return and(eq(member_addresses.member_id, member_id), eq(member_addresses.id, id));
}

/** The error is the same for an address of another member and for an unknown address. */
function unknownAddress(): ServiceError {
  return new ServiceError(CODE.refused, "找不到此地址，請重新整理頁面", "unknown-address");
}
