export type Dish = { name: string; price: number; picture: string; desc: string };
export type MenuCategory = { name: string; groups: string[]; dishes: Dish[] };

export function readMenu(text: string): MenuCategory[] {
  return text
    .trim()
    .split("# ")
    .filter(Boolean)
    .map((block) => {
      const [head = "", ...lines] = block.trim().split("\n");
      const [name = "", groups = ""] = head.split(" | ");
      return { name, groups: groups.split(" ").filter(Boolean), dishes: lines.map(readDish) };
    });
}

function readDish(line: string): Dish {
  const [name = "", price, picture = "", desc = ""] = line.split(" ");
  return { name, price: Number(price), picture, desc };
}
