import { readFileSync } from "node:fs";
import { cities } from "@/lib/address/districts";
import { printableText } from "@/lib/site/printable-text";
import { site } from "@/lib/site/site";

const covered = new Set(readFileSync("app/og/fonts/covered.txt", "utf8"));
const draw = (text: string) => printableText(text, covered);

it("a name is drawn as it is written", () => {
  expect(draw("阿榮滷肉飯 A1（信義店）")).toBe("阿榮滷肉飯 A1（信義店）");
  for (const name of Object.values(site.name)) expect(draw(name)).toBe(name);
});

it("emoji and unknown signs are left out without a gap", () => {
  expect(draw("🍜 麵 🍜 屋 \u0000")).toBe("麵 屋");
});

it("leaves out a name if the font lacks one of its letters", () => {
  expect(draw("𠮷野家")).toBe("");
  expect(draw("مطعم")).toBe("");
});

it("every city and district can be drawn", () => {
  const names = cities.flatMap(({ city_name, districts }) => [
    city_name,
    ...districts.map(({ area_name }) => area_name),
  ]);
  expect(names.filter((name) => draw(name) !== name)).toEqual([]);
});
