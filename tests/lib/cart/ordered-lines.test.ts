import { orderedLines, withoutOrdered } from "@/lib/cart/ordered-lines";
import { makeCart, makeLine } from "../../factories/cart-lines";

const noodles = makeLine({ id: 7, quantity: 2 });
const soup = makeLine({ id: 8, name: "酸辣湯" });
const cart = makeCart({ items: [noodles, soup], remark: "不要餐具" });
const ordered = orderedLines(cart);

it("withoutOrdered empties a cart whose lines were all ordered", () => {
  expect(withoutOrdered(cart, ordered)).toMatchObject({ items: [], store_id: 0, remark: "" });
});

it.each([
  ["keeps a line that another tab has added", [noodles, soup, makeLine({ id: 9 })], [[9, 1]]],
  ["keeps portions that another tab has added", [{ ...noodles, quantity: 5 }, soup], [[7, 3]]],
  ["ignores a line that another tab has removed", [soup, makeLine({ id: 9 })], [[9, 1]]],
])("withoutOrdered %s", (_what, items, left) => {
  const rest = withoutOrdered({ ...cart, items }, ordered);
  expect(rest.items.map(({ id, quantity }) => [id, quantity])).toEqual(left);
  expect(rest).toMatchObject({ store_id: cart.store_id, remark: "" });
});

it("withoutOrdered leaves a cart without ordered lines unchanged, including its remark", () => {
  const other = makeCart({ items: [makeLine({ id: 31 })], remark: "多一雙筷子" });
  expect(withoutOrdered(other, ordered)).toBe(other);
});
