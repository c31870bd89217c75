import { render, screen } from "@testing-library/react";
import { Barcode } from "@/components/orders/barcode";

const START_C = "11010011100";
const STOP = "1100011101011";
const QUIET = "0".repeat(10);

/** The modules as a scanner sees them. */
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
  // The value 0 comes first: the check symbol is (105 + 0) mod 103 = 2.
  ["00", "11011001100", "11001100110"],
  // (105 + 12 + 2·34 + 3·56) mod 103 = 44.
  ["123456", "10110011100" + "10001011000" + "11100010110", "10001101110"],
  // (105 + 99) mod 103 = 101.
  ["99", "10111011110", "11101011110"],
])("draws %s as a start, its pairs, the check symbol and a stop", (digits, pairs, check) => {
  expect(scan(digits)).toBe(QUIET + START_C + pairs + check + STOP + QUIET);
});

it("draws eighteen digits as twelve symbols and the longer stop, with ten empty modules on either side", () => {
  expect(scan("992288270211001101")).toHaveLength(10 + 11 * 11 + 13 + 10);
});

it.each(["", "1", "123", "12a4", "１２"])(
  "draws no bars for %p, which is not pairs of digits",
  (text) => {
    render(<Barcode digits={text} label="付款條碼" />);
    expect(screen.queryByRole("img")).toBeNull();
  },
);
