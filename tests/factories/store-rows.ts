import type { Database } from "../../backend/db/client.ts";
import {
  food_categories,
  foods,
  store_store_types,
  store_types,
  stores,
} from "../../backend/db/schema/store-tables.ts";
import { searchGrams } from "../../backend/db/search-grams.ts";

export type StoreRow = typeof stores.$inferSelect;
export type FoodRow = typeof foods.$inferSelect;

type StoreValues = typeof stores.$inferInsert;
type CategoryValues = typeof food_categories.$inferInsert;
type FoodValues = typeof foods.$inferInsert;

const numbers = { store: 0, category: 0, food: 0 };

/** A restaurant in 信義區 that never closes and accepts the pay types cash, LINE Pay, PAYUNi page and saved card. */
function makeStore(values: Partial<StoreValues>, types: { name: string }[]): StoreValues {
  numbers.store += 1;
  const name = values.name ?? `測試餐廳${numbers.store}`;
  return {
    id: numbers.store,
    name,
    search_grams: searchGrams([name, ...types.map((type) => type.name)]),
    image: "/pictures/covers/test-f6e7d2",
    web_detail_image: "/pictures/covers/test-f6e7d2",
    phone: "02-2345-6789",
    city_name: "台北市",
    area_name: "信義區",
    area_id: 107,
    address: "台北市信義區市府路45號",
    lat: 25.03361,
    lng: 121.56445,
    intro: "現點現做的便當",
    opening_hours: [{ days: [0, 1, 2, 3, 4, 5, 6], start: "00:00", end: "24:00" }],
    take_payment_method: "2,5,10,11",
    delivery_payment_method: "2,5,10,11",
    ...values,
  };
}

function makeCategory(values: Partial<CategoryValues> & { store_id: number }): CategoryValues {
  numbers.category += 1;
  return { id: numbers.category, name: "人氣主餐", position: numbers.category, ...values };
}

function makeFood(
  values: Partial<FoodValues> & { store_id: number; category_id: number },
): FoodValues {
  numbers.food += 1;
  const unit_price = values.unit_price ?? 120;
  const name = values.name ?? `測試便當${numbers.food}`;
  return {
    id: numbers.food,
    name,
    search_grams: searchGrams([name, values.desc ?? ""]),
    image: "/pictures/foods/test-f6e7d2",
    unit_price,
    list_price: unit_price,
    position: numbers.food,
    ...values,
  };
}

/** Inserts a store and links it to the store types. Inserts the types that do not exist yet. */
export async function insertStore(
  db: Database,
  values: Partial<StoreValues> = {},
  types: { id: number; name: string }[] = [],
): Promise<StoreRow> {
  const store = only(await db.insert(stores).values(makeStore(values, types)).returning());
  for (const [position, { id, name }] of types.entries()) {
    const type = { id, name, image: `/type-${id}`, position: id };
    await db.insert(store_types).values(type).onConflictDoNothing();
    await db.insert(store_store_types).values({ store_id: store.id, type_id: id, position });
  }
  return store;
}

/** Inserts a product of the store. Inserts a new category too, unless `values` names one. */
export async function insertFood(
  db: Database,
  store: { id: number },
  values: Partial<FoodValues> = {},
): Promise<FoodRow> {
  const store_id = store.id;
  const category_id = values.category_id ?? (await insertCategory(db, { store_id })).id;
  return only(
    await db
      .insert(foods)
      .values(makeFood({ store_id, category_id, ...values }))
      .returning(),
  );
}

export async function insertCategory(
  db: Database,
  values: Partial<CategoryValues> & { store_id: number },
) {
  return only(await db.insert(food_categories).values(makeCategory(values)).returning());
}

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error("factory: nothing was inserted");
  return row;
}
