import { readOrderId } from "@/lib/orders/order-id";

it.each([
  ["7", 7],
  ["999999999", 999_999_999],
  ["0", null],
  ["-1", null],
  ["007", null],
  ["1e3", null],
  ["7 ", null],
  ["9999999999", null],
  ["", null],
  [null, null],
])("%p names order %p", (text, id) => {
  expect(readOrderId(text)).toBe(id);
});
