import { cartEvents, marketingPhone } from "@/lib/cart/cart-events";
import type { CartItem } from "@/lib/contracts/carts";
import { makeLine, makeRelish } from "../../factories/cart-lines";

const noodles = makeLine({ id: 7 });
const two = { ...noodles, quantity: 2 };
const big = makeLine({ id: 7, relish_ids: [makeRelish()], quantity: 2 });
const rice = makeLine({ id: 8, quantity: 3 });
type Expected = [event: string, ...items: [id: number, quantity: number][]][];

it.each<[string, CartItem[], CartItem[], Expected]>([
  ["a first line", [], [noodles], [["add", [7, 1]]]],
  ["another line", [noodles], [noodles, rice], [["add", [8, 3]]]],
  ["one portion more", [noodles], [two], [["modify", [7, 2]]]],
  ["one portion less", [two], [noodles], [["modify", [7, 1]]]],
  ["a removed line", [noodles, rice], [noodles], [["remove", [8, 3]]]],
  ["removing all lines", [noodles, rice], [], [["remove", [7, 1], [8, 3]]]],
  ["other options of a line", [two, rice], [big, rice], [["update", [7, 2]]]],
  [
    "another choice for a sold-out product",
    [two],
    [{ ...two, unavailable_type: 1 }],
    [["update", [7, 2]]],
  ],
  [
    "an edit that merges two lines",
    [noodles, big],
    [{ ...big, quantity: 3 }],
    [
      ["remove", [7, 1]],
      ["modify", [7, 3]],
    ],
  ],
  [
    "a replaced product",
    [noodles],
    [rice],
    [
      ["remove", [7, 1]],
      ["add", [8, 3]],
    ],
  ],
  ["no change", [noodles], [noodles], []],
])("cartEvents returns the expected events for %s (CA-47)", (_what, before, after, expected) => {
  const events = cartEvents(before, after).map(({ event, items }) => [
    event,
    ...items.map(({ id, quantity }) => [id, quantity]),
  ]);
  expect(events).toEqual(expected);
});

it.each([
  ["0912345678", "+886912345678"],
  ["", ""],
  ["0223456789", ""],
  ["+886912345678", ""],
  ["09123456789", ""],
])("marketingPhone turns %j into %j (AP-15)", (phone, expected) => {
  expect(marketingPhone(phone)).toBe(expected);
});
