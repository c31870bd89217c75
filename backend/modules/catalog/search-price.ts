import { MONEY_MAX } from "../../../lib/contracts/codes.ts";

/** A price range in whole NT$. It includes both limits. */
export type PriceRange = { price_min?: number | undefined; price_max?: number | undefined };

export function hasLimit({ price_min, price_max }: PriceRange): boolean {
  return price_min !== undefined || price_max !== undefined;
}

export function isInRange(price: number, { price_min, price_max }: PriceRange): boolean {
  return price >= (price_min ?? 0) && price <= (price_max ?? MONEY_MAX);
}

/**
 * Longer texts are cut before a regular expression is applied. The contract allows 100 characters, but NFKC can make a
 * text longer.
 */
const TEXT_MAX = 200;

/**
 * Matches an amount, with its unit if it has one. 塊 and 圓 do not count as money before a letter, except before a few
 * such as 的 and 以, because they are not money in 3 塊炸雞 and 圓桌.
 */
const AMOUNT =
  /(?:nt)?\$? ?(?<![0-9.])([0-9]{1,6}|[一二兩三四五六七八九十百千零]{1,7})( ?(?:元|塊錢|[塊圓](?![^\P{L}的以之有起到至])))?/gu;
/**
 * Matches the text after an amount if it begins with another digit or with a unit that is not money: 卡 in 不到 150 卡, 分
 * in 最多 30 分鐘.
 */
const OTHER_UNIT =
  /^(?:[0-9一二兩三四五六七八九十百千零半]| ?(?:大?卡|公|克|k?cal|k?g|m?l|oz|分|小時|[人顆份入年歲%個杯塊圓]))/u;
/**
 * A number without 元, 錢 or $ is a price only if it is at least this value. A smaller number is a count or a rating: 最多
 * 2 樣, 評價 4 以上.
 */
const MIN_WITHOUT_UNIT = 10;
const MONEY = /[元錢$]/u;
const THOUSANDS = /(?<=[0-9]),(?=[0-9]{3}(?![0-9]))/g;
const RANGE_SIGNS = ["~", "-", "–", "—", "到", "至"];
const RANGE_ENDS = ["之間", "以內", "之內", "以下"];

/** An amount in a text. `hasUnit` is true if a unit of money follows it. */
type Amount = { value: number; start: number; end: number; hasUnit: boolean };
/** A part of a text, and the price range that it describes. */
type Phrase = { start: number; end: number; range: PriceRange };
type Find = (text: string, amounts: Amount[]) => Phrase | undefined;

/** The patterns of prices. If two of them find the same limit, the earlier pattern decides. */
const FINDERS: Find[] = [
  findRange,
  findBefore(["不到", "低於", "少於", "小於"], (price) => ({ price_max: Math.max(0, price - 1) })),
  findBefore(["不超過", "最多", "頂多"], (price_max) => ({ price_max })),
  findBefore(["超過", "高於", "大於"], (price) => ({ price_min: price + 1 })),
  findBefore(["至少", "最少"], (price_min) => ({ price_min })),
  findAfter(["以下", "以內", "之內", "有找"], (price_max) => ({ price_max })),
  findAfter(["以上", "起跳"], (price_min) => ({ price_min })),
];

/** Finds prices such as 100 元以下 in a keyword. `words` is the keyword without the prices. */
export function priceOf(keyword: string): { words: string } & PriceRange {
  const whole = keyword.slice(0, TEXT_MAX).normalize("NFKC").toLowerCase().slice(0, TEXT_MAX);
  let text = whole.replace(THOUSANDS, "");
  let price: PriceRange | null = null;
  for (const find of FINDERS) {
    const phrase = find(text, amountsIn(text));
    if (!phrase) continue;
    text = `${text.slice(0, phrase.start)} ${text.slice(phrase.end)}`;
    price = { ...phrase.range, ...(price ?? {}) };
  }
  return price ? { words: withoutFiller(text), ...price } : { words: keyword };
}

function amountsIn(text: string): Amount[] {
  return Array.from(text.matchAll(AMOUNT)).flatMap(({ 0: whole, 1: digits, 2: unit, index }) => {
    const value = amountOf(digits);
    const end = index + whole.length;
    return value === null ? [] : [{ value, start: index, end, hasUnit: unit !== undefined }];
  });
}

/** Finds a range such as 50~100 元. */
function findRange(text: string, amounts: Amount[]): Phrase | undefined {
  for (const [index, first] of amounts.entries()) {
    const second = amounts[index + 1];
    if (!second?.hasUnit) continue;
    if (!RANGE_SIGNS.includes(text.slice(first.end, second.start).trim())) continue;
    const ending = RANGE_ENDS.find((word) => text.startsWith(word, second.end)) ?? "";
    const end = second.end + ending.length;
    if (!isMoney(text, { value: second.value, start: first.start, end })) continue;
    const [price_min = 0, price_max = 0] = [first.value, second.value].sort((a, b) => a - b);
    return { start: first.start, end, range: { price_min, price_max } };
  }
  return undefined;
}

/** Finds one of the words before an amount, such as 不到 150. */
function findBefore(words: string[], range: (amount: number) => PriceRange): Find {
  return (text, amounts) => {
    for (const { value, start, end } of amounts) {
      const before = text.slice(0, start).trimEnd();
      const word = words.find((name) => before.endsWith(name));
      if (!word || OTHER_UNIT.test(text.slice(end))) continue;
      const from = before.length - word.length;
      if (isMoney(text, { value, start: from, end }))
        return { start: from, end, range: range(value) };
    }
    return undefined;
  };
}

/** Finds one of the words after an amount, such as 100 元以下. */
function findAfter(words: string[], range: (amount: number) => PriceRange): Find {
  return (text, amounts) => {
    for (const { value, start, end } of amounts) {
      const from = text[end] === " " ? end + 1 : end;
      const word = words.find((name) => text.startsWith(name, from));
      if (!word) continue;
      const to = from + word.length;
      if (isMoney(text, { value, start, end: to })) return { start, end: to, range: range(value) };
    }
    return undefined;
  };
}

function isMoney(text: string, { value, start, end }: Omit<Amount, "hasUnit">): boolean {
  return value >= MIN_WITHOUT_UNIT || MONEY.test(text.slice(start, end));
}

/** Removes words that belonged to a price, such as 的 in 100 元以下的便當 and 價格 in 便當價格 100 元以下. */
function withoutFiller(words: string): string {
  return words
    .trim()
    .replace(/^的/u, "")
    .replace(/(?:價格|價錢|價位)$/u, "")
    .trim();
}

const NUMERALS = "零一二三四五六七八九";
const UNITS: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };

/**
 * Returns the value of an amount such as 150, 一百五十, 一百五 or 百五. Returns null if the text is not an amount from 1 to
 * `MONEY_MAX`.
 */
function amountOf(text: string | undefined): number | null {
  if (!text) return null;
  if (/^[0-9]/.test(text)) return withinMoney(Number(text));
  let [sum, digit, last] = [0, null as number | null, 10];
  for (const character of text.replaceAll("兩", "二")) {
    const unit = UNITS[character];
    if (unit === undefined) {
      if (digit) return null;
      digit = NUMERALS.indexOf(character);
      // A digit after 零 counts ones: 一百零五 is 105, but 一百五 is 150.
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
