import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import { CODE, type DiningType, SALE_STATUS_ON_SALE } from "../../../lib/contracts/codes.ts";
import type { Product, SetFood, SetGroup } from "../../../lib/contracts/products.ts";
import type { MenuPage } from "../../../lib/contracts/stores.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import type { Database } from "../../db/client.ts";
import { balances } from "../../db/schema/order-tables.ts";
import { food_categories, foods, stores } from "../../db/schema/store-tables.ts";
import { ServiceError } from "../../service-error.ts";
import { stockAccount } from "../ledger/hold-service.ts";
import { foodForType, isSoldFor } from "./dining-menu-rules.ts";
import { menuPages } from "./menu-pages.ts";
import { partRows, partStock } from "./set-stock.ts";
import { unknownStore } from "./store-service.ts";

type MenuRequest = { store_id: number; dining_type: DiningType };

/** Returns a page of the foods that the store sells for this dining type, with their prices for the dining type. */
export async function menuPage(
  deps: Deps,
  { store_id, dining_type, page }: MenuRequest & { page: number },
): Promise<MenuPage> {
  const categories = await categoriesOf(deps.db, { store_id, dining_type });
  if (categories.length === 0) await assertStore(deps.db, store_id);
  const pages = menuPages(categories);
  const shown = pages[page - 1] ?? [];
  const rows = await menuFoods(
    deps,
    { store_id, dining_type },
    shown.map((category) => category.id),
  );
  const byCategory = Map.groupBy(rows, (row) => row.category_id);
  return {
    categories: shown.map(({ id, name }) => ({ id, name, foods: byCategory.get(id) ?? [] })),
    last_page: Math.max(1, pages.length),
  };
}

type FoodRequest = MenuRequest & { id: number; item_type: Product["item_type"] };

export async function productDetail(deps: Deps, request: FoodRequest): Promise<Product> {
  const [food] = await deps.db
    .select()
    .from(foods)
    .where(
      and(
        eq(foods.id, request.id),
        eq(foods.store_id, request.store_id),
        eq(foods.item_type, request.item_type),
      ),
    );
  if (!food) {
    await assertStore(deps.db, request.store_id);
    throw new ServiceError(CODE.refused, "找不到這個商品", "unknown-product");
  }
  const now = epochSeconds(deps);
  const [product] = await productsToday(deps.db, { ...request, now }, [food]);
  if (!product) throw new Error(`stores: productsToday returned nothing for food ${food.id}`);
  return product;
}

type FoodRow = typeof foods.$inferSelect;
/** `now` is in epoch seconds. */
type MenuToday = MenuRequest & { now: number };

/**
 * Returns the products as the store sells them today for this dining type. For a limited product and for a limited food
 * in a set, `sale_count` is the number of pieces that were ordered today. For all others it is 0. A food that is off
 * sale gets a limit of 0 in each set.
 */
export async function productsToday(
  db: Database,
  { store_id, dining_type, now }: MenuToday,
  foodRows: FoodRow[],
): Promise<Product[]> {
  const allGroups = foodRows.flatMap(({ groups }) => groups);
  const rows = await partRows(db, store_id, allGroups);
  const sold = foodRows.map((food) => foodForType(food, dining_type));
  const stocked = sold.map((food) => ({ ...food, groups: food.groups.map(stockedGroup) }));
  const parts = stocked.flatMap(({ groups }) => groups.flatMap((group) => group.foods));
  const counts = await countSoldToday(db, [...stocked, ...parts], now);
  const withOrderedCounts = <Item extends { id: number }>(item: Item) => ({
    ...item,
    sale_count: counts.get(item.id) ?? 0,
  });
  return stocked.map((food) => ({
    ...withOrderedCounts(food),
    groups: food.groups.map((group) => ({ ...group, foods: group.foods.map(withOrderedCounts) })),
  }));

  function stockedGroup(group: SetGroup): SetGroup {
    const stock = (part: SetFood) => {
      const { sale_status, ...limit } = partStock(part, rows.get(part.id));
      return { ...part, ...(sale_status === SALE_STATUS_ON_SALE ? limit : NONE_LEFT) };
    };
    return { ...group, foods: group.foods.map(stock) };
  }
}

const NONE_LEFT = { is_limit: 1, limit_count: 0 } as const;

type Limited = { id: number; is_limit: 0 | 1 };

/** Counts the pieces of each limited product that were ordered since 00:00 in Taipei, alone or in sets (RU-58). */
export async function countSoldToday(
  db: Database,
  candidates: Limited[],
  now: number,
): Promise<Map<number, number>> {
  const limited = candidates.filter((food) => food.is_limit === 1);
  const accounts = new Map(limited.map(({ id }) => [stockAccount(id, now), id]));
  if (accounts.size === 0) return new Map();
  const rows = await db
    .select({ account: balances.account, held: balances.held })
    .from(balances)
    .where(inArray(balances.account, [...accounts.keys()]));
  return new Map(rows.map(({ account, held }) => [accounts.get(account) ?? 0, held]));
}

function categoriesOf(db: Database, { store_id, dining_type }: MenuRequest) {
  return db
    .select({ id: food_categories.id, name: food_categories.name, food_count: count() })
    .from(food_categories)
    .innerJoin(foods, eq(foods.category_id, food_categories.id))
    .where(
      and(
        eq(food_categories.store_id, store_id),
        eq(foods.store_id, store_id),
        isSoldFor(dining_type),
      ),
    )
    .groupBy(food_categories.id)
    .orderBy(asc(food_categories.position), asc(food_categories.id));
}

async function menuFoods(
  deps: Deps,
  { store_id, dining_type }: MenuRequest,
  category_ids: number[],
) {
  const rows = await deps.db
    .select(menuColumns)
    .from(foods)
    .where(
      and(
        eq(foods.store_id, store_id),
        inArray(foods.category_id, category_ids),
        isSoldFor(dining_type),
      ),
    )
    .orderBy(asc(foods.category_id), asc(foods.position));
  const sold = await countSoldToday(deps.db, rows, epochSeconds(deps));
  return rows.map((row) => ({
    ...foodForType(row, dining_type),
    sale_count: sold.get(row.id) ?? 0,
  }));
}

export async function assertStore(db: Database, store_id: number): Promise<void> {
  const [store] = await db.select({ one: sql`1` }).from(stores).where(eq(stores.id, store_id));
  if (!store) throw unknownStore();
}

/** The columns of `foods` that lists of products show. */
export const menuColumns = {
  id: foods.id,
  category_id: foods.category_id,
  item_type: foods.item_type,
  name: foods.name,
  desc: foods.desc,
  image: foods.image,
  unit_price: foods.unit_price,
  list_price: foods.list_price,
  business_price: foods.business_price,
  dining_types: foods.dining_types,
  tag_text: foods.tag_text,
  tag_icon: foods.tag_icon,
  is_offer: foods.is_offer,
  sale_status: foods.sale_status,
  is_limit: foods.is_limit,
  limit_count: foods.limit_count,
  enable_add_cart: foods.enable_add_cart,
  is_user_show: foods.is_user_show,
  has_options: sql<
    0 | 1
  >`case when ${foods.relish_groups} = '[]' and ${foods.groups} = '[]' then 0 else 1 end`,
};
