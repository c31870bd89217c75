import { useLocale } from "next-intl";
import { textLanguage } from "@/lib/routing/locale-path";

/** A text of a store, the operator or a customer. A Chinese one is marked on pages of another language (LN-12). */
export function DataText({ children }: { children: string }) {
  const lang = textLanguage(children, useLocale());
  return lang ? <span lang={lang}>{children}</span> : children;
}
