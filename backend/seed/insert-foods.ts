import { sql } from "drizzle-orm";
import type { OptionGroup } from "../../lib/contracts/products.ts";
import { foods } from "../db/schema/store-tables.ts";
import { searchGrams } from "../db/search-grams.ts";
import { columnDefinitions, columnList, jsonParts, type Transaction } from "./insert-rows.ts";
import type { FoodRow } from "./make-food.ts";

type SharedColumn = "relish_groups" | "search_grams";

/**
 * Inserts the products. Many products have the same options or the same search grams. Therefore each distinct list of
 * options or search grams is sent to PostgreSQL only once, in a temporary table that the insert statements join.
 */
export async function insertFoods(tx: Transaction, rows: readonly FoodRow[]): Promise<void> {
  const options = createNumbering<OptionGroup[]>();
  const texts = createNumbering<string>();
  const slim = rows.map(({ relish_groups, ...row }) => ({
    ...row,
    options_no: options.numberOf(relish_groups),
    text_no: texts.numberOf(`${row.name}\n${row.desc}`),
  }));
  await createTemporaryTable(tx, "relish_groups", options.values);
  const grams = texts.values.map((text) => searchGrams(text.split("\n")));
  await createTemporaryTable(tx, "search_grams", grams);
  const own = Object.keys(rows[0] ?? {}).filter((name) => name !== "relish_groups");
  const all = columnList([...own, "relish_groups", "search_grams"]);
  for (const part of jsonParts(slim)) {
    await tx.execute(
      sql`insert into ${foods} (${all}) select ${all}
        from json_to_recordset(${part}::json) as rows(${columnDefinitions(foods, own)}, options_no int, text_no int)
        join seed_relish_groups as options on options.no = options_no
        join seed_search_grams as texts on texts.no = text_no`,
    );
  }
}

/** Creates the temporary table `seed_<column>` for this transaction. Its column `no` numbers the values from 0. */
async function createTemporaryTable(
  tx: Transaction,
  column: SharedColumn,
  values: readonly unknown[],
) {
  const json = JSON.stringify(values.map((value, no) => ({ no, [column]: value })));
  await tx.execute(
    sql`create temporary table ${sql.identifier(`seed_${column}`)} on commit drop as
      select * from json_to_recordset(${json}::json) as rows(no int, ${columnDefinitions(foods, [column])})`,
  );
}

function createNumbering<T>() {
  const numbers = new Map<T, number>();
  const values: T[] = [];
  const numberOf = (value: T) => {
    const known = numbers.get(value);
    if (known !== undefined) return known;
    numbers.set(value, values.length);
    return values.push(value) - 1;
  };
  return { values, numberOf };
}
