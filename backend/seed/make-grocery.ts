import { foodPicture } from "./food-pictures.ts";
import { freshShelves } from "./grocery-shelves-fresh.ts";
import { houseShelves } from "./grocery-shelves-house.ts";
import { pantryShelves } from "./grocery-shelves-pantry.ts";
import { type FoodRow, makeFood } from "./make-food.ts";
import type { Menu } from "./make-menu.ts";
import type { Random } from "./random.ts";
import { readAisles, type Shelf } from "./read-shelves.ts";
import type { CategoryRow } from "./seed-ids.ts";
import { seedId } from "./seed-ids.ts";

const aisles = readAisles([freshShelves, pantryShelves, houseShelves].join(""));

type Grocery = {
  store_id: number;
  /** The approximate part of all grocery products that this store sells, from 0 to 1. */
  share: number;
  random: Random;
};

/**
 * Makes a grocery's categories and products. The categories have two levels, aisle and shelf, and only shelves contain
 * products.
 */
export function makeGrocery(store: Grocery): Menu {
  const categories: CategoryRow[] = [];
  const foods: FoodRow[] = [];
  for (const aisle of aisles) {
    const parent = addCategory(categories, store, { name: aisle.name, parent_id: null });
    for (const shelf of aisle.shelves) {
      const { id } = addCategory(categories, store, {
        name: shelf.name,
        parent_id: parent.id,
      });
      foods.push(...stock(shelf, { ...store, category_id: id, from: foods.length }));
    }
  }
  return { categories, foods };
}

type Level = { name: string; parent_id: number | null };

function addCategory(rows: CategoryRow[], { store_id }: Grocery, { name, parent_id }: Level) {
  const n = rows.length + 1;
  const row = {
    id: seedId(store_id, n),
    store_id,
    parent_id,
    name,
    image: parent_id === null ? foodPicture("grocery", name, "") : "",
    position: n,
  };
  rows.push(row);
  return row;
}

function stock(shelf: Shelf, store: Grocery & { category_id: number; from: number }): FoodRow[] {
  const { store_id, category_id, share, from, random } = store;
  const [first, ...others] = shelf.products;
  const chosen = others.filter(() => random.chance(share));
  return (first ? [first, ...chosen] : []).map(({ name, price }, index) =>
    makeFood({
      store_id,
      n: from + index + 1,
      category_id,
      dish: { name, price, desc: "" },
      image: foodPicture("grocery", name, shelf.name),
      isPlain: false,
      random,
    }),
  );
}
