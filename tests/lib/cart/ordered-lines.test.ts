import { orderedLines, withoutOrdered } from "@/lib/cart/ordered-lines";
import { makeCart, makeLine } from "../../factories/cart-lines";

const noodles = makeLine({ id: 7, quantity: 2 });
const soup = makeLine({ id: 8, name: "酸辣湯" });
const cart = makeCart({ items: [noodles, soup], remark: "不要餐具" });
const ordered = orderedLines(cart);

it("a cart of which every line was ordered becomes empty", () => {
  expect(withoutOrdered(cart, ordered)).toMatchObject({ items: [], store_id: 0, remark: "" });
});

it.each([
  ["a line of another tab stays", [noodles, soup, makeLine({ id: 9 })], [[9, 1]]],
  ["pieces that another tab has added stay", [{ ...noodles, quantity: 5 }, soup], [[7, 3]]],
  ["ignores a line that another tab has removed", [soup, makeLine({ id: 9 })], [[9, 1]]],
])("%s", (_what, items, left) => {
  const rest = withoutOrdered({ ...cart, items }, ordered);
  expect(rest.items.map(({ id, quantity }) => [id, quantity])).toEqual(left);
  expect(rest).toMatchObject({ store_id: cart.store_id, remark: "" });
});

it("leaves a cart that was started again meanwhile unchanged, with its note", () => {
  const other = makeCart({ items: [makeLine({ id: 31 })], remark: "多一雙筷子" });
  expect(withoutOrdered(other, ordered)).toBe(other);
});
