import { fullAddress, hasHouseNumber, shortAddress } from "@/lib/address/address-parts";
import { normalizeAddressText, toChineseNumber } from "@/lib/address/address-text";

test.each([
  ["信義路５段７號", "信義路五段7號"],
  [" 台北市　信義區 ", "台北市信義區"],
  ["407 臺中市西屯區", "台中市西屯區"],
  ["台灣大道三段99號", "台灣大道三段99號"],
  ["大墩11街100號", "大墩十一街100號"],
  ["100巷5號", "100巷5號"],
  ["7-1號", "7之1號"],
])("normalizeAddressText converts %j to %j", (text, expected) => {
  expect(normalizeAddressText(text)).toBe(expected);
});

test.each([
  [7, "七"],
  [10, "十"],
  [11, "十一"],
  [26, "二十六"],
])("the number %i is %s in Chinese", (value, expected) => {
  expect(toChineseNumber(value)).toBe(expected);
});

test("hasHouseNumber is true only for a text with 號", () => {
  expect(hasHouseNumber("信義路五段7號")).toBe(true);
  expect(hasHouseNumber("信義路五段7")).toBe(false);
});

test("shortAddress is the street, or the district if the street is empty", () => {
  expect(shortAddress({ area_name: "信義區", street: "市府路45號" })).toBe("市府路45號");
  expect(shortAddress({ area_name: "信義區", street: "" })).toBe("信義區");
});

test("fullAddress ends with the floor from the remark", () => {
  const address = { city_name: "台北市", area_name: "信義區", street: "市府路45號" };
  expect(fullAddress({ ...address, remark: "5樓" })).toBe("台北市信義區市府路45號5樓");
});
