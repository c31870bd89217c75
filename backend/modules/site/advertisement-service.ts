import { and, asc, eq, inArray } from "drizzle-orm";
import type { DiningType } from "../../../lib/contracts/codes.ts";
import type { Advertisement } from "../../../lib/contracts/content.ts";
import type { Deps } from "../../call.ts";
import { advertisements } from "../../db/schema/content-tables.ts";

/** The `store_id` of an advertisement for every store. */
const EVERY_STORE = 0;

type Spot = { type: string; store_id: number; dining_type: DiningType };

export async function advertisementsFor(
  { db }: Deps,
  { type, store_id, dining_type }: Spot,
): Promise<Advertisement[]> {
  const rows = await db
    .select()
    .from(advertisements)
    .where(
      and(eq(advertisements.type, type), inArray(advertisements.store_id, [EVERY_STORE, store_id])),
    )
    .orderBy(asc(advertisements.position), asc(advertisements.id));
  return rows.filter((row) => row.dining_types.includes(dining_type));
}
