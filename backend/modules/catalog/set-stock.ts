import { and, eq, inArray } from "drizzle-orm";
import { SALE_STATUS_ON_SALE } from "../../../lib/contracts/codes.ts";
import type { SetFood, SetGroup } from "../../../lib/contracts/products.ts";
import type { Database } from "../../db/client.ts";
import { foods } from "../../db/schema/store-tables.ts";

export type Stock = { is_limit: 0 | 1; limit_count: number; sale_status: number };
type StockRow = Stock & { id: number };

/** Reads the stock of the foods in these sets. A food that is sold only in sets has no row in `foods`. */
export async function partRows(
  db: Database,
  store_id: number,
  groups: SetGroup[],
): Promise<Map<number, StockRow>> {
  const ids = groups.flatMap((group) => group.foods.map(({ id }) => id));
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: foods.id,
      is_limit: foods.is_limit,
      limit_count: foods.limit_count,
      sale_status: foods.sale_status,
    })
    .from(foods)
    .where(and(eq(foods.store_id, store_id), inArray(foods.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Returns the stock of a food in a set. A food has one stock, whether it is sold alone or in sets. If the food itself
 * has a limit, the limit that the set states for the food is ignored.
 */
export function partStock(part: SetFood, row: StockRow | undefined): Stock {
  const { is_limit, limit_count } = row?.is_limit === 1 ? row : part;
  return { is_limit, limit_count, sale_status: row?.sale_status ?? SALE_STATUS_ON_SALE };
}
