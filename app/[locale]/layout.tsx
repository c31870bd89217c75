import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { locale as rootLocale } from "next/root-params";
import { hasLocale } from "next-intl";
import { getTranslations } from "next-intl/server";
import { LOCALES } from "@/lib/routing/routes";
import { env } from "@/lib/server/env";
import { site } from "@/lib/site/site";
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
    title: { default: t("title", { brand }), template: t("titleTemplate", { brand }) },
    description: t("description"),
    icons: { icon: "/icon.svg" },
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#17130f" },
  ],
};

export default async function RootLayout({ children }: LayoutProps<"/[locale]">) {
  const locale = await rootLocale();
  if (!hasLocale(LOCALES, locale)) notFound();
  const mapsKey = env().GOOGLE_MAPS_BROWSER_KEY;
  return (
    <html lang="zh-Hant-TW">
      <body>
        {/* Read by lib/client/maps-key when somebody begins with an address; React lifts it into the head. */}
        {mapsKey && <meta name="maps-key" content={mapsKey} />}
        {children}
      </body>
    </html>
  );
}
