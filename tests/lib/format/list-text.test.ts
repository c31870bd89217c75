import { colon, comma, dotText, listText } from "@/lib/format/list-text";

it.each([
  ["zh-TW", "便當、飲料", "外送費・滿 NT$300", "，", "："],
  ["en", "便當, 飲料", "外送費 · 滿 NT$300", ", ", ": "],
])(
  "listText, dotText, comma and colon use the punctuation of %s (LN-06)",
  (locale, list, dots, pause, before) => {
    expect(listText(["便當", "飲料"], locale)).toBe(list);
    expect(dotText(["外送費", false, "", "滿 NT$300"], locale)).toBe(dots);
    expect(comma(locale) + colon(locale)).toBe(pause + before);
  },
);
