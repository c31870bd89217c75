import { normalizeAddressText } from "@/lib/address/address-text";
import { districts } from "@/lib/address/districts";
import { geocode } from "@/lib/address/geocode";
import { parseAddress } from "@/lib/address/parse-address";
import { suggestAddresses } from "@/lib/address/suggest-addresses";
import { fc } from "@/tests/setup/seeded-properties";

const FULL_WIDTH_OFFSET = 0xfee0;
const toFullWidth = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + FULL_WIDTH_OFFSET));

const number = fc.integer({ min: 1, max: 999 });
const road = fc.constantFrom("中正路", "民權東路三段", "台灣大道二段", "文化街", "環河南路一段");
const village = fc.constantFrom("富世村", "西文里", "介壽村", "東里村", "陳厝寮");
const street = fc.oneof(
  fc.tuple(road, number).map(([name, door]) => `${name}${door}號`),
  fc.tuple(road, number, number).map(([name, lane, door]) => `${name}${lane}巷${door}號`),
  fc.tuple(road, number, number, number).map(([name, a, b, c]) => `${name}${a}巷${b}弄${c}號`),
  fc.tuple(road, number, number).map(([name, door, subDoor]) => `${name}${door}之${subDoor}號`),
  fc.tuple(village, number).map(([name, door]) => `${name}${door}號`),
);
const floor = fc.constantFrom("", "3樓", "12樓之2", "B1");
const district = fc.constantFrom(...districts);

/** Functions that write the same address in different ways. */
const spelling = fc.constantFrom<(text: string, zip: string) => string>(
  (text) => text,
  (text, zip) => `${zip}${text}`,
  (text, zip) => `${zip}01 ${text}`,
  (text) => `台灣${text}`,
  (text, zip) => `${zip} 臺灣 ${text}`,
  (text) => toFullWidth(text),
  (text) => text.replaceAll("台", "臺"),
  (text) => text.replace(/([縣市區鄉鎮路段巷弄])/g, "$1 "),
  (text) => text.replace("一段", "1段").replace("二段", "２段").replace("三段", " 3 段"),
  (text) => text.replace(/(\d)之(\d)/g, "$1-$2"),
);

test("parseAddress returns the same result if the address has a zip code, the country, full-width digits, 臺, spaces, section numbers in digits or a hyphen instead of 之", () => {
  fc.assert(
    fc.property(district, street, floor, spelling, (place, line, remark, spell) => {
      const { city_name, area_name, area_id, zip } = place;
      const plain = `${city_name}${area_name}${line}${remark}`;
      expect(parseAddress(spell(plain, zip))).toMatchObject({
        city_name,
        area_name,
        area_id,
        street: line,
        remark,
        missing: null,
        has_number: true,
      });
    }),
    { numRuns: 1500 },
  );
});

test("normalizeAddressText does not change a text that it has already normalised", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), street), (text) => {
      const once = normalizeAddressText(text);
      expect(normalizeAddressText(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});

test("normalizeAddressText joins a Greek letter and its mark into one character, and a second run changes nothing", () => {
  const once = normalizeAddressText("\u03a9\u037a");
  expect(once).toBe("\u1ffc");
  expect(normalizeAddressText(once)).toBe(once);
});

test("geocode returns null for an address outside of Taiwan", () => {
  const abroad = fc.constantFrom(
    "東京都新宿區",
    "香港中環",
    "上海市黃浦區",
    "福建省廈門市",
    "新加坡",
    "New York ",
  );
  fc.assert(
    fc.property(abroad, street, (place, line) => {
      expect(geocode(`${place}${line}`)).toBeNull();
    }),
  );
});

test("suggestAddresses returns at most six suggestions for any text, and each suggestion begins with the name of its city", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), street), (text) => {
      const list = suggestAddresses(text);
      expect(list.length).toBeLessThanOrEqual(6);
      for (const item of list) expect(item.text.startsWith(item.city_name)).toBe(true);
    }),
  );
});

test("suggestAddresses suggests a complete typed address in any district unchanged, and geocode returns its district and its street", () => {
  fc.assert(
    fc.property(district, street, ({ city_name, area_name, area_id }, line) => {
      const text = `${city_name}${area_name}${line}`;
      expect(suggestAddresses(text).map((item) => item.text)).toContain(text);
      expect(geocode(text)).toMatchObject({ area_id, street: line });
    }),
    { numRuns: 500 },
  );
});
