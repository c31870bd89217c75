import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { locale as rootLocale } from "next/root-params";
import { hasLocale } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { localPath } from "@/lib/routing/locale-path";
import { LANGUAGES, LOCALES } from "@/lib/routing/routes";
import { configuredServices, env } from "@/lib/server/env";
import { THEME_COLOR } from "@/lib/site/metadata";
import { servicesText } from "@/lib/site/services";
import { site } from "@/lib/site/site";
import "../globals.css";

// Turns off Next.js's check that navigations are instant, because every page is cached as a whole document without a
// static shell.
export const instant = false;

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("site");
  const brand = site.name[await getLocale()];
  return {
    // The metadata of the pages contains paths. Next.js makes them absolute URLs with this base, because crawlers and
    // link previews need absolute URLs.
    metadataBase: new URL(env().APP_ORIGIN),
    title: { default: t("title", { brand }), template: t("titleTemplate", { brand }) },
    description: t("description"),
    manifest: localPath(await getLocale(), "/manifest.webmanifest"),
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
    // VisitorScript adds attributes to this element before React hydrates it, so React must not warn about the
    // difference.
    <html lang={LANGUAGES[locale].tag} suppressHydrationWarning>
      <body>
        {/* lib/client/choose-provider reads this element when a visitor enters an address. React moves the element
            into the head. */}
        {mapsKey && <meta name="maps-key" content={mapsKey} />}
        {/* lib/client/page-services reads this element. */}
        {services && <meta name="services" content={services} />}
        {children}
      </body>
    </html>
  );
}
