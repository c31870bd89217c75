import { fc } from "@/tests/setup/seeded-properties";
import { priceOf } from "../../../../backend/modules/catalog/search-price.ts";

it.each([
  ["便當 100 元以下", { words: "便當", price_max: 100 }],
  ["便當100元以下", { words: "便當", price_max: 100 }],
  ["100元以下的便當", { words: "便當", price_max: 100 }],
  ["便當１００元以下", { words: "便當", price_max: 100 }],
  ["便當一百元以下", { words: "便當", price_max: 100 }],
  ["便當兩百塊以內", { words: "便當", price_max: 200 }],
  ["一百五以下", { words: "", price_max: 150 }],
  ["一百零五元以下", { words: "", price_max: 105 }],
  ["百元有找 麵", { words: "麵", price_max: 100 }],
  ["拉麵 不到 150", { words: "拉麵", price_max: 149 }],
  ["拉麵價格不超過 NT$150", { words: "拉麵", price_max: 150 }],
  ["火鍋 300 元以上", { words: "火鍋", price_min: 300 }],
  ["火鍋超過三百元", { words: "火鍋", price_min: 301 }],
  ["50~100元 飲料", { words: "飲料", price_min: 50, price_max: 100 }],
  ["50～100元", { words: "", price_min: 50, price_max: 100 }],
  ["50元到100元的飲料", { words: "飲料", price_min: 50, price_max: 100 }],
  ["100-50元", { words: "", price_min: 50, price_max: 100 }],
  ["50~100元以下 飲料", { words: "飲料", price_min: 50, price_max: 100 }],
  ["1,000元以下 火鍋", { words: "火鍋", price_max: 1000 }],
  ["火鍋 NT$1，500以下", { words: "火鍋", price_max: 1500 }],
  ["火鍋 300元以上500元以下", { words: "火鍋", price_min: 300, price_max: 500 }],
  ["便當 50塊以上 不超過 100", { words: "便當", price_min: 50, price_max: 100 }],
  ["不到100塊的便當", { words: "便當", price_max: 99 }],
  ["最多200塊 炸雞", { words: "炸雞", price_max: 200 }],
])("reads %s as %j", (keyword, expected) => {
  expect(priceOf(keyword)).toEqual(expected);
});

it.each([
  "牛肉麵",
  "7-11",
  "50嵐",
  "1個",
  "100元便當",
  "百元熱炒",
  "最多2杯",
  "超過10個",
  "至少一半",
  "評價4以上",
  "4.5以上",
  "最多3塊炸雞",
  "至少12塊雞塊",
  "6~9塊雞塊",
  "6到12塊雞塊",
  "8到10圓桌",
  "不到一百卡",
  "低於 500 kcal",
  "超過16oz",
  "不到 150 卡",
  "20~30 分鐘",
  "以下",
  "0元以下",
  "一一元以下",
  "",
])("finds no price in %j", (keyword) => {
  expect(priceOf(keyword)).toEqual({ words: keyword });
});

it("reads every amount up to NT$99,999, and returns the lower amount of a range as price_min", () => {
  const amount = fc.integer({ min: 1, max: 99_999 });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      expect(priceOf(`麵 ${one} 元以下`)).toEqual({ words: "麵", price_max: one });
      const range = { price_min: Math.min(one, other), price_max: Math.max(one, other) };
      expect(priceOf(`麵 ${one}~${other}元`)).toEqual({ words: "麵", ...range });
    }),
  );
});

it("accepts any text, even a text of a million characters", () => {
  const part = fc.constantFrom("1", "百", "元", "不到", "以下", "~", " ", "ﷺ", "$", "麵");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 400 }), (parts) => {
      const { price_min = 0, price_max = 0 } = priceOf(parts.join(""));
      expect(price_min >= 0 && price_max >= 0).toBe(true);
    }),
  );
  expect(priceOf("1".repeat(1_000_000)).words).toHaveLength(1_000_000);
});
