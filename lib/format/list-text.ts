import { DEFAULT_LOCALE } from "@/lib/routing/routes";

/** Joins names: `便當、飲料`, or in English `Bento, Drinks`. */
export function listText(names: string[], locale: string): string {
  return names.join(locale === DEFAULT_LOCALE ? "、" : ", ");
}

/** Joins parts with a dot: `外送費・滿 NT$300`, or in English `Delivery fee · from NT$300`. Leaves out empty parts. */
export function dotText(parts: (string | false | null | undefined)[], locale: string): string {
  return parts.filter(Boolean).join(dot(locale));
}

export function dot(locale: string): string {
  return locale === DEFAULT_LOCALE ? "・" : " · ";
}

export function colon(locale: string): string {
  return locale === DEFAULT_LOCALE ? "：" : ": ";
}

export function comma(locale: string): string {
  return locale === DEFAULT_LOCALE ? "，" : ", ";
}
