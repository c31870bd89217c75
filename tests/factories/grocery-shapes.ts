import type { GroceryCategory, GroceryItem, GroceryList } from "@/lib/contracts/products";
import { makeProduct } from "./product-shapes";

export function makeGroceryItem(values: Partial<GroceryItem> = {}): GroceryItem {
  const {
    relish_groups: _options,
    groups: _parts,
    food_image_list: _pictures,
    ...food
  } = makeProduct({ id: 31, name: "香蕉（一串）", desc: "", unit_price: 45, list_price: 45 });
  return { ...food, category_id: 11, has_options: 0, ...values };
}

export function makeGroceryList(...items: Partial<GroceryItem>[]): GroceryList {
  return { data: items.map(makeGroceryItem), last_page: 1 };
}

/** The category 生鮮 with the subcategories 水果 and 蔬菜, and the category 飲料. */
export function makeCategories(): GroceryCategory[] {
  const image = "/pictures/foods/banana-f3d9b1";
  const children = [
    { id: 11, name: "水果" },
    { id: 12, name: "蔬菜" },
  ];
  return [
    { id: 1, name: "生鮮", image, food_count: 3, children },
    { id: 2, name: "飲料", image: "", food_count: 1, children: [] },
  ];
}
