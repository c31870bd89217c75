import { render, screen } from "@testing-library/react";
import { Barcode } from "@/components/orders/barcode";

const START_C = "11010011100";
const STOP = "1100011101011";
const QUIET = "0".repeat(10);

/** Returns the bars of the barcode as a scanner reads them: 1 for black and 0 for white. */
function scan(digits: string): string {
  render(<Barcode digits={digits} label="付款條碼" />);
  const image = screen.getByRole("img");
  const [left = 0, , width] = (image.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const modules = Array.from({ length: width ?? 0 }, () => "0");
  const path = image.firstElementChild?.getAttribute("d") ?? "";
  for (const [, x, count] of path.matchAll(/M(\d+) 0h(\d+)/g)) {
    modules.fill("1", Number(x) - left, Number(x) - left + Number(count));
  }
  return modules.join("");
}

it.each([
  // For the value 0, the check symbol is (105 + 0) mod 103 = 2.
  ["00", "11011001100", "11001100110"],
  // (105 + 12 + 2·34 + 3·56) mod 103 = 44.
  ["123456", "10110011100" + "10001011000" + "11100010110", "10001101110"],
  // (105 + 99) mod 103 = 101.
  ["99", "10111011110", "11101011110"],
])(
  "draws %s as the start symbol, a symbol for each pair of digits, the check symbol and the stop symbol",
  (digits, pairs, check) => {
    expect(scan(digits)).toBe(QUIET + START_C + pairs + check + STOP + QUIET);
  },
);

it("draws eighteen digits with 11 modules for each symbol, 13 for the stop symbol and 10 white modules on each side", () => {
  expect(scan("992288270211001101")).toHaveLength(10 + 11 * 11 + 13 + 10);
});

it.each(["", "1", "123", "12a4", "１２"])(
  "draws no bars for %p, because it does not consist of pairs of digits",
  (text) => {
    render(<Barcode digits={text} label="付款條碼" />);
    expect(screen.queryByRole("img")).toBeNull();
  },
);
