import { eq, sql } from "drizzle-orm";
import { schema } from "../../../backend/db/client.ts";
import { searchGrams } from "../../../backend/db/search-grams.ts";
import { DINING_TYPE } from "../../../lib/contracts/codes";
import { insertFood, insertStore } from "../../factories/store-rows";
import { createTestBackend, type TestBackend } from "../../setup/in-process-backend";

const { foods, store_texts, stores } = schema;

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

async function textsOf(store: { id: number }) {
  const [texts] = await backend.db
    .select()
    .from(store_texts)
    .where(eq(store_texts.store_id, store.id));
  return texts;
}

function renamed(name: string) {
  return { name, search_grams: searchGrams([name]) };
}

describe("the database writes the texts that a search compares (DB-14)", () => {
  test("when a store is added or renamed, and deletes them when the store is deleted", async () => {
    const store = await insertStore(backend.db, { name: "茶屋" });
    expect(await textsOf(store)).toMatchObject({
      name: "茶屋",
      products: "",
      grams: "'屋' '茶' '茶屋'",
    });
    await insertFood(backend.db, store, renamed("粥"));
    await backend.db.update(stores).set(renamed("麵")).where(eq(stores.id, store.id));
    expect(await textsOf(store)).toMatchObject({ name: "麵", grams: "'粥' '麵'" });
    await backend.db.delete(foods).where(eq(foods.store_id, store.id));
    await backend.db
      .delete(schema.food_categories)
      .where(eq(schema.food_categories.store_id, store.id));
    await backend.db.delete(stores).where(eq(stores.id, store.id));
    expect(await textsOf(store)).toBeUndefined();
  });

  test("when products are added, changed, sold out, moved to another store or deleted", async () => {
    const [store, other] = [await insertStore(backend.db), await insertStore(backend.db)];
    const values = {
      unit_price: 60,
      business_price: 55,
      dining_types: [DINING_TYPE.delivery, DINING_TYPE.businessReservation],
      desc: "臺式\n大碗",
    };
    const soup = await insertFood(backend.db, store, { name: "湯（小）", ...values });
    const rice = await insertFood(backend.db, store, { name: "白飯", unit_price: 10 });
    const products = async (of = store) => (await textsOf(of))?.products.split("\n");
    const change = (food: { id: number }, set: Partial<typeof foods.$inferInsert>) =>
      backend.db.update(foods).set(set).where(eq(foods.id, food.id));
    const line = `${soup.id}\t湯(小)\t60\t55\t[1, 4]\t台式 大碗`;
    expect(await products()).toEqual([line, `${rice.id}\t白飯\t10`]);
    await change(rice, { sale_status: 0 });
    expect(await products()).toEqual([line]);
    await change(rice, { sale_status: 1, unit_price: 12 });
    expect(await products()).toEqual([line, `${rice.id}\t白飯\t12`]);
    await change(rice, { store_id: other.id });
    expect([await products(), await products(other)]).toEqual([[line], [`${rice.id}\t白飯\t12`]]);
    await backend.db.delete(foods).where(eq(foods.id, soup.id));
    expect(await products()).toEqual([""]);
  });

  test("when a product gets another id, and when the table of products is truncated", async () => {
    const store = await insertStore(backend.db, { name: "店" });
    const food = await insertFood(backend.db, store, { ...renamed("湯"), unit_price: 5 });
    await backend.db.update(foods).set({ id: 7_000_000 }).where(eq(foods.id, food.id));
    expect(await textsOf(store)).toMatchObject({ products: "7000000\t湯\t5" });
    await backend.db.execute(sql`truncate foods cascade`);
    expect(await textsOf(store)).toMatchObject({ products: "", grams: "'店'" });
  });

  test.each(["null", "1", '"x"'])(
    "and leaves out the dining types of a product if they are not a list (%s)",
    async (json) => {
      const store = await insertStore(backend.db);
      const food = await insertFood(backend.db, store, { ...renamed("湯"), unit_price: 5 });
      await backend.db.execute(
        sql`update foods set dining_types = ${json}::jsonb where id = ${food.id}`,
      );
      expect(await textsOf(store)).toMatchObject({ products: `${food.id}\t湯\t5` });
    },
  );

  test("with the grams of the store and at most 99,000 grams of its products, but without texts that do not have one or two characters", async () => {
    const store = await insertStore(backend.db, { name: "龜龜" });
    const grams = sql`array(select chr(19968 + i / 400) || chr(19968 + i % 400) from generate_series(0, 119999) as i)`;
    const wrong = sql`array[null, '', 'long']`;
    const search_grams = sql`${grams} || ${wrong} || array['鿿']` as never;
    await insertFood(backend.db, store, { search_grams });
    const { rows } = (await backend.db.execute(
      sql`select length(grams) as count, grams @@ '龜龜'::tsquery as own, grams @@ '鿿'::tsquery as single
        from store_texts where store_id = ${store.id}`,
    )) as unknown as { rows: object[] };
    expect(rows).toEqual([{ count: 99_002, own: true, single: true }]);
  });
});
