type Product = { name: string; price: number };
export type Shelf = { name: string; products: Product[] };
export type Aisle = { name: string; shelves: Shelf[] };

/** Parses a text in the format that grocery-shelves-fresh.ts describes. */
export function readAisles(text: string): Aisle[] {
  return blocksOf(text, "# ").map(([name, rest]) => ({
    name,
    shelves: blocksOf(rest, "## ").map(readShelf),
  }));
}

function readShelf([name, lines]: [string, string]): Shelf {
  return { name, products: lines.split("\n").flatMap(readLine) };
}

/** Returns one product for each product name and each pack size of the line, with all sizes of a name in sequence. */
function readLine(line: string): Product[] {
  const [products = "", packs = ""] = line.split("; ");
  return products.split(" ").flatMap((word) => {
    const [text = "", factor = "1"] = word.split("@");
    return namesOf(text).flatMap((name) =>
      packs.split(" ").map((pack) => {
        const [size = "", price] = pack.split("@");
        return {
          name: `${name} ${withSpace(size)}`,
          price: shelfPrice(Number(price) * Number(factor)),
        };
      }),
    );
  });
}

/** Turns `{甲,乙}茶` into 甲茶 and 乙茶. */
function namesOf(text: string): string[] {
  const [, before = "", choices, after = ""] = /^([^{]*)\{([^}]+)\}(.*)$/s.exec(text) ?? [];
  return choices ? choices.split(",").map((choice) => `${before}${choice}${after}`) : [text];
}

function withSpace(size: string): string {
  return size.replace(/(\d)(?=\p{Script=Han})/u, "$1 ");
}

/** Rounds a price in NT$ so that it ends in 5 (below NT$150) or 9. Prices below NT$50 are only rounded to whole NT$. */
function shelfPrice(price: number): number {
  if (price < 50) return Math.round(price);
  return Math.round(price / 10) * 10 + (price < 150 ? 5 : 9) - 10;
}

function blocksOf(text: string, mark: string): [string, string][] {
  const lines = text.trim().split("\n");
  const starts = lines.flatMap((line, index) => (line.startsWith(mark) ? [index] : []));
  return starts.map((start, at) => [
    lines[start]?.slice(mark.length) ?? "",
    lines.slice(start + 1, starts[at + 1]).join("\n"),
  ]);
}
