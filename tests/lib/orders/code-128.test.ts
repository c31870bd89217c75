import { code128 } from "@/lib/orders/code-128";

/** The modules as a scanner sees them, without the quiet ones. */
function modules(digits: string): string {
  const { path, width } = code128(digits) ?? { path: "", width: 0 };
  const cells = Array.from({ length: width }, () => "0");
  for (const [, x, count] of path.matchAll(/M(\d+) 0h(\d+)/g)) {
    cells.fill("1", Number(x), Number(x) + Number(count));
  }
  return cells.join("").slice(10, -10);
}

const START_C = "11010011100";
const STOP = "1100011101011";

it.each([
  // Value 0 stands first: the check symbol is (105 + 0) mod 103 = 2.
  ["00", "11011001100", "11001100110"],
  // (105 + 12 + 2·34 + 3·56) mod 103 = 44.
  ["123456", "10110011100" + "10001011000" + "11100010110", "10001101110"],
  // (105 + 99) mod 103 = 101.
  ["99", "10111011110", "11101011110"],
])("%s is a start, its pairs, the check symbol and a stop", (digits, pairs, check) => {
  expect(modules(digits)).toBe(START_C + pairs + check + STOP);
});

it("eighteen digits are twelve symbols and the longer stop, with ten empty modules on either side", () => {
  expect(code128("992288270211001101")?.width).toBe(10 + 11 * 11 + 13 + 10);
});

it.each(["", "1", "123", "12a4", "１２"])("%p is no Code 128-C", (text) => {
  expect(code128(text)).toBeNull();
});
