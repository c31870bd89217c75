import { MONEY_MAX } from "../../../lib/contracts/codes.ts";

/** Whole NT$, both included. */
export type PriceRange = { price_min?: number | undefined; price_max?: number | undefined };

/** No pattern runs on a longer text. The contract allows 100 characters; NFKC can make them longer. */
const TEXT_MAX = 200;

const AMOUNT =
  /(?:nt)?\$? ?(?<![0-9.])([0-9]{1,6}|[一二兩三四五六七八九十百千零]{1,7})( ?(?:元|塊錢|塊|圓))?/gu;
/** 不到 150 卡 is about energy, 20~30 分鐘 about time. */
const OTHER_UNIT = /^(?:[0-9]| ?(?:大?卡|公|克|k?g|m?l|分|小時|人|顆|份|入|年|歲|%))/u;
const RANGE_SIGNS = ["~", "-", "–", "—", "到", "至"];
const RANGE_ENDS = ["之間", "以內"];

type Rule = { words: string[]; range: (amount: number) => PriceRange };
const BEFORE: Rule[] = [
  {
    words: ["不到", "低於", "少於", "小於"],
    range: (most) => ({ price_max: Math.max(0, most - 1) }),
  },
  { words: ["不超過", "最多", "頂多"], range: (price_max) => ({ price_max }) },
  { words: ["超過", "高於", "大於"], range: (least) => ({ price_min: least + 1 }) },
  { words: ["至少", "最少"], range: (price_min) => ({ price_min }) },
];
const AFTER: Rule[] = [
  { words: ["以下", "以內", "之內", "有找"], range: (price_max) => ({ price_max }) },
  { words: ["以上", "起跳"], range: (price_min) => ({ price_min }) },
];

/** An amount in a text; `hasUnit` if the text says that it is money. */
type Amount = { value: number; start: number; end: number; hasUnit: boolean };
/** A part of a text, and the price that it means. */
type Phrase = { start: number; end: number; range: PriceRange };

/** Takes a price such as 100 元以下 out of a keyword. `words` is the rest. */
export function priceOf(keyword: string): { words: string } & PriceRange {
  const text = keyword.slice(0, TEXT_MAX).normalize("NFKC").toLowerCase().slice(0, TEXT_MAX);
  const amounts = amountsIn(text);
  const phrase =
    rangePhrase(text, amounts) ?? phraseBefore(text, amounts) ?? phraseAfter(text, amounts);
  if (!phrase) return { words: keyword };
  const rest = `${text.slice(0, phrase.start)} ${text.slice(phrase.end)}`;
  return { words: withoutFiller(rest), ...phrase.range };
}

function amountsIn(text: string): Amount[] {
  return Array.from(text.matchAll(AMOUNT)).flatMap(({ 0: whole, 1: digits, 2: unit, index }) => {
    const value = amountOf(digits);
    const end = index + whole.length;
    return value === null ? [] : [{ value, start: index, end, hasUnit: unit !== undefined }];
  });
}

/** 50~100 元 */
function rangePhrase(text: string, amounts: Amount[]): Phrase | undefined {
  for (const [index, first] of amounts.entries()) {
    const second = amounts[index + 1];
    if (!second?.hasUnit) continue;
    if (!RANGE_SIGNS.includes(text.slice(first.end, second.start).trim())) continue;
    const ending = RANGE_ENDS.find((word) => text.startsWith(word, second.end)) ?? "";
    const [price_min = 0, price_max = 0] = [first.value, second.value].sort((a, b) => a - b);
    const end = second.end + ending.length;
    return { start: first.start, end, range: { price_min, price_max } };
  }
  return undefined;
}

/** 不到 150 */
function phraseBefore(text: string, amounts: Amount[]): Phrase | undefined {
  for (const { words, range } of BEFORE) {
    for (const { value, start, end } of amounts) {
      const before = text.slice(0, start).trimEnd();
      const word = words.find((name) => before.endsWith(name));
      if (!word || OTHER_UNIT.test(text.slice(end))) continue;
      return { start: before.length - word.length, end, range: range(value) };
    }
  }
  return undefined;
}

/** 100 元以下 */
function phraseAfter(text: string, amounts: Amount[]): Phrase | undefined {
  for (const { words, range } of AFTER) {
    for (const { value, start, end } of amounts) {
      const from = text[end] === " " ? end + 1 : end;
      const word = words.find((name) => text.startsWith(name, from));
      if (word) return { start, end: from + word.length, range: range(value) };
    }
  }
  return undefined;
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
