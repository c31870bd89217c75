import { DEFAULT_LOCALE } from "@/lib/routing/routes";

/** `便當、飲料`, in English `Bento, Drinks`. */
export function listText(names: string[], locale: string): string {
  return names.join(locale === DEFAULT_LOCALE ? "、" : ", ");
}
