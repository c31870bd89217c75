import { type AbstractIntlMessages, IntlProvider, useLocale } from "next-intl";
import type { ComponentType } from "react";
import { DEFAULT_LOCALE, type LOCALES } from "@/lib/routing/routes";

type ByLocale = Record<(typeof LOCALES)[number], AbstractIntlMessages>;

/** Provides a component that loads on demand with its messages, so that no page contains them. */
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
