import { lineOf, phoneOf, textOf } from "@/lib/checkout/request-text";

it.each([
  [" 王小明 ", "王小明"],
  ["王\t小\n明", "王 小 明"],
  ["王\u2028小明", "王 小明"],
  ["一二三四五六", "一二三四五"],
])("lineOf makes one trimmed line of limited length: %j", (text, line) => {
  expect(lineOf(text, 5)).toBe(line);
});

it.each([
  [" 不要辣\n謝謝 ", "不要辣\n謝謝"],
  ["不要\u0000辣\u0007", "不要辣"],
  ["一\n二\r三\t四五六七八九", "一\n二\r三\t四五六"],
])("textOf keeps line breaks and tabs and removes other control characters: %j", (text, kept) => {
  expect(textOf(text, 9)).toBe(kept);
});

it.each([
  ["0912-345-678", "0912345678"],
  ["(02) 2345 6789", "0223456789"],
  ["+886 912 345 678", "0912345678"],
  ["0912345678", "0912345678"],
])("phoneOf reads a phone number in the spelling of an address book: %s", (text, phone) => {
  expect(phoneOf(text)).toBe(phone);
});
