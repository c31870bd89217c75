import { countsOf } from "@/lib/cart/cart-counts";
import { makeItem } from "../../factories/cart-lines";

it("countsOf adds the quantities of all lines of a product", () => {
  const items = [
    { ...makeItem({ id: 7, quantity: 2 }), pdkey: "a" },
    { ...makeItem({ id: 7, quantity: 1, remark: "不要蔥" }), pdkey: "b" },
    { ...makeItem({ id: 8, quantity: 4 }), pdkey: "c" },
  ];
  expect([...countsOf({ items })]).toEqual([
    [7, 3],
    [8, 4],
  ]);
});
