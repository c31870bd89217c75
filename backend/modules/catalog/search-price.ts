import { MONEY_MAX } from "../../../lib/contracts/codes.ts";

/** Whole NT$, both included. */
export type PriceRange = { price_min?: number | undefined; price_max?: number | undefined };

/** No pattern runs on a longer text. The contract allows 100 characters; NFKC can make them longer. */
const TEXT_MAX = 200;

const DIGITS = "(?:nt)?\\$? ?(?<![0-9.])([0-9]{1,6}|[一二兩三四五六七八九十百千零]{1,7})";
const UNIT = " ?(?:元|塊錢|塊|圓)";
/** 不到 150 卡 is about energy, 20~30 分鐘 about time. */
const NO_OTHER_UNIT = "(?![0-9]| ?(?:大?卡|公|克|k?g|m?l|分|小時|人|顆|份|入|年|歲|%))";
const END = `(?:${UNIT})?${NO_OTHER_UNIT}`;

/** The first pattern that occurs counts. */
const PATTERNS: { pattern: RegExp; range: (first: number, second: number) => PriceRange }[] = [
  {
    pattern: new RegExp(`${DIGITS}(?:${UNIT})? ?[~\\-–—到至] ?${DIGITS}${UNIT}(?:之間|以內)?`, "u"),
    range: (first, second) => ({
      price_min: Math.min(first, second),
      price_max: Math.max(first, second),
    }),
  },
  {
    pattern: new RegExp(`(?:不到|低於|少於|小於) ?${DIGITS}${END}`, "u"),
    range: (most) => ({ price_max: Math.max(0, most - 1) }),
  },
  {
    pattern: new RegExp(`(?:不超過|最多|頂多) ?${DIGITS}${END}`, "u"),
    range: (price_max) => ({ price_max }),
  },
  {
    pattern: new RegExp(`(?:超過|高於|大於) ?${DIGITS}${END}`, "u"),
    range: (least) => ({ price_min: least + 1 }),
  },
  {
    pattern: new RegExp(`(?:至少|最少) ?${DIGITS}${END}`, "u"),
    range: (price_min) => ({ price_min }),
  },
  {
    pattern: new RegExp(`${DIGITS}(?:${UNIT})? ?(?:以下|以內|之內|有找)`, "u"),
    range: (price_max) => ({ price_max }),
  },
  {
    pattern: new RegExp(`${DIGITS}(?:${UNIT})? ?(?:以上|起跳)`, "u"),
    range: (price_min) => ({ price_min }),
  },
];

/** Takes a price such as 100 元以下 out of a keyword. `words` is the rest. */
export function priceOf(keyword: string): { words: string } & PriceRange {
  const text = keyword.slice(0, TEXT_MAX).normalize("NFKC").toLowerCase().slice(0, TEXT_MAX);
  for (const { pattern, range } of PATTERNS) {
    const found = pattern.exec(text);
    const [first, second] = [amountOf(found?.[1]), amountOf(found?.[2] ?? found?.[1])];
    if (found && first !== null && second !== null) {
      return { words: withoutFiller(text.replace(found[0], " ")), ...range(first, second) };
    }
  }
  return { words: keyword };
}

/** 100 元以下的便當, 便當價格 100 元以下 */
function withoutFiller(words: string): string {
  return words
    .trim()
    .replace(/^的/u, "")
    .replace(/(?:價格|價錢|價位)$/u, "")
    .trim();
}

const NUMERALS = "零一二三四五六七八九";
const UNITS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

/** 150, 一百五十, 一百五 and 百五. Null for a text that is no amount. */
function amountOf(text: string | undefined): number | null {
  if (!text) return null;
  if (/^[0-9]/.test(text)) return withinMoney(Number(text));
  let [sum, digit, last] = [0, null as number | null, 10];
  for (const character of text.replaceAll("兩", "二")) {
    const unit = UNITS[character];
    if (unit === undefined) {
      if (digit) return null;
      digit = NUMERALS.indexOf(character);
      // 一百零五 is 105, but 一百五 is 150.
      if (digit === 0) last = 10;
    } else {
      sum += (digit || 1) * unit;
      [digit, last] = [null, unit];
    }
  }
  return withinMoney(sum + (digit ?? 0) * (last / 10));
}

function withinMoney(amount: number): number | null {
  return amount > 0 && amount <= MONEY_MAX ? amount : null;
}
