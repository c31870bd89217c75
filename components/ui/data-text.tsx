import { useLocale } from "next-intl";
import { textLanguage } from "@/lib/routing/locale-path";

/**
 * A text that a store, the operator or a customer wrote. On a page in another language, a Chinese text is marked with
 * `lang` (LN-12).
 */
export function DataText({ children }: { children: string }) {
  const lang = textLanguage(children, useLocale());
  return lang ? <span lang={lang}>{children}</span> : children;
}
