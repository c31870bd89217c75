import { NextIntlClientProvider } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { EarlyEvents } from "@/components/layout/early-events";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { SessionSync } from "@/components/layout/session-sync";
import { readFooter } from "@/lib/server/content-reader";
import { configuredServices } from "@/lib/server/env";
import { configuredNames } from "@/lib/site/consent-choice";

// Turns off Next.js's check that navigations are instant, because every page is cached as a whole document without a
// static shell.
export const instant = false;

export default async function ShopLayout({ children }: { children: ReactNode }) {
  const asksConsent = configuredNames(configuredServices()).length > 0;
  const t = await getTranslations("site");
  return (
    <NextIntlClientProvider messages={null}>
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-brand px-5 py-3 font-bold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t("skipToContent")}
      </a>
      <Header />
      {children}
      <Footer {...(await readFooter())} asksConsent={asksConsent} />
      <EarlyEvents />
      <SessionSync reloadOffer={{ text: t("partMissing"), label: t("reload") }} />
    </NextIntlClientProvider>
  );
}
