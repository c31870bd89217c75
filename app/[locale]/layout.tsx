import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { locale as rootLocale } from "next/root-params";
import { hasLocale } from "next-intl";
import { getTranslations } from "next-intl/server";
import { LOCALES } from "@/lib/routing/routes";
import { configuredServices } from "@/lib/server/configured-services";
import { env } from "@/lib/server/env";
import { servicesText } from "@/lib/site/services";
import { site } from "@/lib/site/site";
import { THEME_COLOR } from "@/lib/site/theme-color";
import "../globals.css";

// Pages are whole, cached documents: there is no shell that could be shown before them.
export const instant = false;

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("site");
  const brand = site.name;
  return {
    // Addresses in the head are written as paths; crawlers and link previews need the whole.
    metadataBase: new URL(env().APP_ORIGIN),
    title: { default: t("title", { brand }), template: t("titleTemplate", { brand }) },
    description: t("description"),
    icons: { icon: "/icon.svg", apple: "/icons/apple-180.png" },
    formatDetection: { telephone: false },
    robots: { "max-image-preview": "large" },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: THEME_COLOR.light },
    { media: "(prefers-color-scheme: dark)", color: THEME_COLOR.dark },
  ],
};

export default async function RootLayout({ children }: LayoutProps<"/[locale]">) {
  const locale = await rootLocale();
  if (!hasLocale(LOCALES, locale)) notFound();
  const mapsKey = env().GOOGLE_MAPS_BROWSER_KEY;
  const services = servicesText(configuredServices());
  return (
    <html lang="zh-Hant-TW">
      <body>
        {/* Read by lib/client/maps-key when somebody begins with an address; React lifts it into the head. */}
        {mapsKey && <meta name="maps-key" content={mapsKey} />}
        {/* Likewise, by lib/client/wanted-services. */}
        {services && <meta name="services" content={services} />}
        {children}
      </body>
    </html>
  );
}
