import { allLines, matchingLines } from "../../../../backend/modules/catalog/product-lines.ts";
import { DINING_TYPE, type DiningType } from "../../../../lib/contracts/codes";

const { delivery, businessReservation } = DINING_TYPE;
const PRODUCTS = [
  "1\t紅燒牛肉麵\t180",
  "2\tcold brew 咖啡\t90\t\t\t冰滴 牛奶",
  "3\t牛·肉(大) 麵\t200\t150",
  "4\t會議餐盒\t120\t110\t[4]",
].join("\n");
const find = (words: string[], dining_type: DiningType = delivery) =>
  matchingLines(PRODUCTS, words, dining_type).map(({ name }) => name);

it.each([
  ["a word in a name, ignoring punctuation and spaces", ["牛肉"], ["紅燒牛肉麵", "牛·肉(大) 麵"]],
  ["a word in a description", ["牛奶"], ["cold brew 咖啡"]],
  ["letters, ignoring a space", ["coldbrew"], ["cold brew 咖啡"]],
  [
    "any of several words, each product once",
    ["燒", "麵", "咖啡"],
    ["紅燒牛肉麵", "cold brew 咖啡", "牛·肉(大) 麵"],
  ],
  ["nothing for the end of one product and the beginning of the next", ["麵cold"], []],
  ["nothing for the end of a name and the price after it", ["麵180"], []],
])("finds %s", (_what, words, expected) => {
  expect(find(words)).toEqual(expected);
});

it("returns only products that are sold for the dining type, with their prices for this dining type", () => {
  expect(find(["餐盒"])).toEqual([]);
  expect(find(["餐盒"], businessReservation)).toEqual(["會議餐盒"]);
  const prices = allLines(PRODUCTS, businessReservation, {}).map(({ unit_price }) => unit_price);
  expect(prices).toEqual([180, 90, 150, 110]);
  expect(allLines(PRODUCTS, delivery, {})).toHaveLength(3);
});

it.each([
  ["delivery", delivery, ["紅燒牛肉麵"]],
  ["a business reservation", businessReservation, ["紅燒牛肉麵", "牛·肉(大) 麵"]],
])("returns only products whose price for %s is in the price range", (_name, type, expected) => {
  const found = allLines(PRODUCTS, type, { price_min: 150, price_max: 180 });
  expect(found.map(({ name }) => name)).toEqual(expected);
});

it("returns no product of a store without products", () => {
  expect(allLines("", delivery, {})).toEqual([]);
  expect(matchingLines("", ["茶"], delivery)).toEqual([]);
});

it("returns a product for every dining type if its list of dining types is JSON null", () => {
  const line = "1\t牛肉麵\t180\t\tnull\t辣";
  expect(matchingLines(line, ["牛肉"], delivery)).toMatchObject([{ name: "牛肉麵", desc: "辣" }]);
  expect(allLines(line, businessReservation, {})).toHaveLength(1);
});
