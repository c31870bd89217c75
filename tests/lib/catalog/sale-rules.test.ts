import { maxQuantity, saleBlock } from "@/lib/catalog/sale-rules";
import { makePart, makePartGroup, makeProduct } from "../../factories/product-shapes";

it.each([
  ["on sale", {}, null],
  ["sold out (PR-25)", { sale_status: 0 }, "soldOut"],
  ["any other sale status (EN-11)", { sale_status: 7 }, "soldOut"],
  ["sold out but still shown (PR-24)", { sale_status: 0, is_user_show: 1 }, "restocking"],
  ["limit used up (PR-25)", { is_limit: 1, limit_count: 5, sale_count: 5 }, "soldOut"],
  ["more sold than the limit", { is_limit: 1, limit_count: 5, sale_count: 6 }, "soldOut"],
  ["limit that is switched off", { is_limit: 0, limit_count: 5, sale_count: 5 }, null],
  ["not for sale (PR-26)", { enable_add_cart: 0 }, "notForSale"],
  ["price NT$0 (PR-27)", { unit_price: 0 }, "zeroPrice"],
  [
    "several reasons, of which sold out comes first",
    { sale_status: 0, enable_add_cart: 0, unit_price: 0 },
    "soldOut",
  ],
] as const)("%s: a product with %j has the sale block %s", (_name, values, expected) => {
  expect(saleBlock(makeProduct(values))).toBe(expected);
});

const gone = { is_limit: 1, limit_count: 5, sale_count: 5 } as const;
const fixed = { is_required: 1 } as const;

it.each([
  [
    "can be ordered when another food of the choice is not sold out",
    [makePart(gone), makePart()],
    null,
  ],
  [
    "is sold out when every food of a choice is sold out",
    [makePart(gone), makePart(gone)],
    "soldOut",
  ],
  [
    "is sold out when a fixed food is sold out",
    [makePart({ ...gone, ...fixed }), makePart()],
    "soldOut",
  ],
  [
    "can be ordered when only an extra food next to a fixed food is sold out",
    [makePart(fixed), makePart(gone)],
    null,
  ],
  ["can be ordered when a group has no food", [], null],
] as const)("a set %s", (_name, foods, expected) => {
  const groups = [makePartGroup({ foods: [...foods] })];
  expect(saleBlock(makeProduct({ item_type: "set", groups }))).toBe(expected);
});

it.each([
  [{ is_limit: 1, limit_count: 5, sale_count: 2 }, 3],
  [{ is_limit: 1, limit_count: 5, sale_count: 9 }, 0],
  [{ is_limit: 0, limit_count: 5, sale_count: 2 }, null],
] as const)("a product with %j has the maximum quantity %s (PR-13)", (values, expected) => {
  expect(maxQuantity(makeProduct(values))).toBe(expected);
});
