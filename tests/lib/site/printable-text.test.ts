import { readFileSync } from "node:fs";
import { cities } from "@/lib/address/districts";
import { printableText } from "@/lib/site/printable-text";
import { site } from "@/lib/site/site";

const covered = new Set(readFileSync("app/og/fonts/covered.txt", "utf8"));
const draw = (text: string) => printableText(text, covered);

it("printableText keeps a name whose characters are all in the font", () => {
  expect(draw("阿榮滷肉飯 A1（信義店）")).toBe("阿榮滷肉飯 A1（信義店）");
  for (const name of Object.values(site.name)) expect(draw(name)).toBe(name);
});

it("printableText removes emoji and control characters without leaving a gap", () => {
  expect(draw("🍜 麵 🍜 屋 \u0000")).toBe("麵 屋");
});

it("printableText returns an empty text if the font lacks a letter of the name", () => {
  expect(draw("𠮷野家")).toBe("");
  expect(draw("مطعم")).toBe("");
});

it("the font has all characters of every city and district", () => {
  const names = cities.flatMap(({ city_name, districts }) => [
    city_name,
    ...districts.map(({ area_name }) => area_name),
  ]);
  expect(names.filter((name) => draw(name) !== name)).toEqual([]);
});
