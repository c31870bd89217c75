import { and, desc, eq, inArray, notInArray } from "drizzle-orm";
import { FAVORITES_MAX } from "../../../lib/contracts/codes.ts";
import type { FavoriteStore } from "../../../lib/contracts/store-lists.ts";
import type { Deps } from "../../call.ts";
import type { Transaction } from "../../db/client.ts";
import { members } from "../../db/schema/member-tables.ts";
import { member_favorites, stores } from "../../db/schema/store-tables.ts";
import { isCourierDesk } from "./courier-desk.ts";

type Change = { member_id: number; add: number[]; remove: number[] };

/**
 * Changes the member's favourite stores and returns them, the newest first (HM-33). Unknown stores are ignored. If
 * there are more than `FAVORITES_MAX`, the oldest are removed.
 *
 * Locks: the member's row.
 */
export async function changeFavorites(deps: Deps, change: Change): Promise<FavoriteStore[]> {
  const { member_id, add, remove } = change;
  return deps.db.transaction(async (tx) => {
    if (add.length + remove.length > 0) {
      await tx.select().from(members).where(eq(members.id, member_id)).for("update");
      await removeFavorites(tx, member_id, remove);
      await addFavorites(tx, member_id, add);
    }
    return favoritesOf(tx, member_id);
  });
}

function removeFavorites(tx: Transaction, member_id: number, ids: number[]) {
  const { member_id: owner, store_id } = member_favorites;
  return tx.delete(member_favorites).where(and(eq(owner, member_id), inArray(store_id, ids)));
}

async function addFavorites(tx: Transaction, member_id: number, ids: number[]): Promise<void> {
  const known = await tx.select({ id: stores.id }).from(stores).where(inArray(stores.id, ids));
  const offered = known.filter((store) => !isCourierDesk(store)).map(({ id }) => id);
  // The first store of `ids` is the newest favourite. It is inserted last, so that its row gets the highest id.
  const added = ids.filter((id) => offered.includes(id)).toReversed();
  if (added.length === 0) return;
  const rows = added.map((store_id) => ({ member_id, store_id }));
  await tx.insert(member_favorites).values(rows).onConflictDoNothing();
  const kept = tx
    .select({ id: member_favorites.id })
    .from(member_favorites)
    .where(eq(member_favorites.member_id, member_id))
    .orderBy(desc(member_favorites.id))
    .limit(FAVORITES_MAX);
  const isExcess = notInArray(member_favorites.id, kept);
  await tx.delete(member_favorites).where(and(eq(member_favorites.member_id, member_id), isExcess));
}

function favoritesOf(tx: Transaction, member_id: number): Promise<FavoriteStore[]> {
  const { id, name, image } = stores;
  return tx
    .select({ id, name, image })
    .from(member_favorites)
    .innerJoin(stores, eq(stores.id, member_favorites.store_id))
    .where(eq(member_favorites.member_id, member_id))
    .orderBy(desc(member_favorites.id));
}
