import { type AbstractIntlMessages, IntlProvider, useLocale } from "next-intl";
import type { ComponentType } from "react";
import { DEFAULT_LOCALE, type LOCALES } from "@/lib/routing/routes";

type ByLocale = Record<(typeof LOCALES)[number], AbstractIntlMessages>;

/** A part whose code comes on demand brings its messages along: no page carries them before. */
export function withMessages<Props extends object>(Part: ComponentType<Props>, all: ByLocale) {
  return function WithMessages(props: Props) {
    const locale = useLocale();
    const messages = locale in all ? all[locale as keyof ByLocale] : all[DEFAULT_LOCALE];
    return (
      <IntlProvider locale={locale} messages={messages}>
        <Part {...props} />
      </IntlProvider>
    );
  };
}
