import { sql } from "drizzle-orm";
import { searchText } from "../../backend/db/search-grams.ts";

/**
 * Returns for each question the ids of the stores that are right. A question may ask for several things. For each of
 * them, `means` contains a list of words with the same meaning. A store is right if every list has a word that is in
 * the store's name, in one of its types or in one of its dishes. A dish counts only if it is on sale and its price is
 * in the price range of the question. A store without any dish that counts is never right.
 */
export async function rightStores(db, ids, questions) {
  const texts = await textsOf(db, ids);
  return questions.map((question) => {
    const right = texts.filter((store) => isRight(store, question));
    return new Set(right.map(({ id }) => id));
  });
}

function isRight({ own, dishes }, { means, price_min = 0, price_max = Number.MAX_SAFE_INTEGER }) {
  const affordable = dishes.filter(({ price }) => price >= price_min && price <= price_max);
  return (
    affordable.length > 0 &&
    means.every((words) =>
      words
        .map(searchText)
        .some((word) => own.includes(word) || affordable.some(({ name }) => name.includes(word))),
    )
  );
}

async function textsOf(db, ids) {
  const { rows } = await db.execute(
    sql`select stores.id, stores.name,
          (select coalesce(json_agg(store_types.name), '[]') from store_store_types
            join store_types on store_types.id = type_id where store_id = stores.id) as types,
          (select coalesce(json_agg(json_build_array(foods.name, unit_price)), '[]') from foods
            where store_id = stores.id and sale_status = 1) as dishes
        from stores where stores.id = any(${sql.param(ids)})`,
  );
  return rows.map(({ id, name, types, dishes }) => ({
    id,
    own: [name, ...types].map(searchText).join("\n"),
    dishes: dishes.map(([dish, price]) => ({ name: searchText(dish), price })),
  }));
}
