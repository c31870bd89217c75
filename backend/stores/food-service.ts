import { and, asc, count, eq, gte, inArray, ne, sql, sum } from "drizzle-orm";
import { CODE, ORDER_STATUS } from "../../lib/contracts/codes.ts";
import type { Product, SetGroup } from "../../lib/contracts/products.ts";
import type { MenuPage } from "../../lib/contracts/stores.ts";
import { type Deps, epochSeconds } from "../call.ts";
import type { Database } from "../db/client.ts";
import { order_items, orders } from "../db/schema/order-tables.ts";
import { food_categories, foods, stores } from "../db/schema/store-tables.ts";
import { ServiceError } from "../service-error.ts";
import { menuPages } from "./menu-pages.ts";
import { unknownStore } from "./store-service.ts";
import { dayStart, taipeiDay } from "./taipei-time.ts";

export async function menuPage(
  deps: Deps,
  { store_id, page }: { store_id: number; page: number },
): Promise<MenuPage> {
  const categories = await categoriesOf(deps.db, store_id);
  if (categories.length === 0) await assertStore(deps.db, store_id);
  const pages = menuPages(categories);
  const shown = pages[page - 1] ?? [];
  const rows = await menuFoods(
    deps,
    store_id,
    shown.map((category) => category.id),
  );
  const byCategory = Map.groupBy(rows, (row) => row.category_id);
  return {
    categories: shown.map(({ id, name }) => ({ id, name, foods: byCategory.get(id) ?? [] })),
    last_page: Math.max(1, pages.length),
  };
}

type AskedFood = { store_id: number; id: number; item_type: Product["item_type"] };

export async function productDetail(deps: Deps, asked: AskedFood): Promise<Product> {
  const [food] = await deps.db
    .select()
    .from(foods)
    .where(
      and(
        eq(foods.id, asked.id),
        eq(foods.store_id, asked.store_id),
        eq(foods.item_type, asked.item_type),
      ),
    );
  if (!food) {
    await assertStore(deps.db, asked.store_id);
    throw new ServiceError(CODE.refused, "找不到這個商品");
  }
  const parts = food.groups.flatMap((group) => group.foods);
  const sold = await soldToday(deps, [food, ...parts]);
  return {
    ...food,
    sale_count: sold.get(food.id) ?? 0,
    groups: food.groups.map((group) => withSales(group, sold)),
  };
}

type Limited = { id: number; is_limit: 0 | 1 };

/** How many of each limited product were ordered since 00:00 in Taipei (domain rule C11). */
async function soldToday(deps: Deps, asked: Limited[]): Promise<Map<number, number>> {
  const ids = asked.filter((food) => food.is_limit === 1).map((food) => food.id);
  if (ids.length === 0) return new Map();
  const rows = await deps.db
    .select({ food_id: order_items.food_id, sold: sum(order_items.quantity).mapWith(Number) })
    .from(order_items)
    .innerJoin(orders, eq(orders.id, order_items.order_id))
    .where(
      and(
        inArray(order_items.food_id, ids),
        ne(orders.order_status, ORDER_STATUS.cancelled),
        gte(orders.create_time, dayStart(taipeiDay(epochSeconds(deps)))),
      ),
    )
    .groupBy(order_items.food_id);
  return new Map(rows.map((row) => [row.food_id, row.sold]));
}

function withSales(group: SetGroup, sold: Map<number, number>): SetGroup {
  return {
    ...group,
    foods: group.foods.map((food) => ({ ...food, sale_count: sold.get(food.id) ?? 0 })),
  };
}

function categoriesOf(db: Database, store_id: number) {
  return db
    .select({ id: food_categories.id, name: food_categories.name, food_count: count() })
    .from(food_categories)
    .innerJoin(foods, eq(foods.category_id, food_categories.id))
    .where(and(eq(food_categories.store_id, store_id), eq(foods.store_id, store_id)))
    .groupBy(food_categories.id)
    .orderBy(asc(food_categories.position), asc(food_categories.id));
}

async function menuFoods(deps: Deps, store_id: number, category_ids: number[]) {
  const rows = await deps.db
    .select(menuColumns)
    .from(foods)
    .where(and(eq(foods.store_id, store_id), inArray(foods.category_id, category_ids)))
    .orderBy(asc(foods.category_id), asc(foods.position));
  const sold = await soldToday(deps, rows);
  return rows.map((row) => ({ ...row, sale_count: sold.get(row.id) ?? 0 }));
}

async function assertStore(db: Database, store_id: number): Promise<void> {
  const [store] = await db.select({ one: sql`1` }).from(stores).where(eq(stores.id, store_id));
  if (!store) throw unknownStore();
}

const menuColumns = {
  id: foods.id,
  category_id: foods.category_id,
  item_type: foods.item_type,
  name: foods.name,
  desc: foods.desc,
  image: foods.image,
  unit_price: foods.unit_price,
  list_price: foods.list_price,
  tag_text: foods.tag_text,
  tag_icon: foods.tag_icon,
  is_offer: foods.is_offer,
  sale_status: foods.sale_status,
  is_limit: foods.is_limit,
  limit_count: foods.limit_count,
  enable_add_cart: foods.enable_add_cart,
  is_user_show: foods.is_user_show,
};
