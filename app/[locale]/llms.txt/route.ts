import { connection } from "next/server";
import { getTranslations } from "next-intl/server";
import { citiesOf } from "@/lib/address/area-places";
import { cityName, type PlaceNames } from "@/lib/address/place-name";
import { hrefs } from "@/lib/routing/hrefs";
import { localeOf, localPath } from "@/lib/routing/locale-path";
import { LANGUAGES, LOCALES, type Locale, TEXT_TABS } from "@/lib/routing/routes";
import { readAreas } from "@/lib/server/area-reader";
import { env } from "@/lib/server/env";
import { llmsText } from "@/lib/site/llms-text";
import { site } from "@/lib/site/site";
import { PLACE_NAMES } from "@/messages/server-texts";

type Context = { params: Promise<{ locale: string }> };
type Texts = Awaited<ReturnType<typeof getTranslations<"llms">>>;

export async function GET(_request: Request, { params }: Context) {
  await connection();
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: "llms" });
  const cities = citiesOf((await readAreas()) ?? []);
  const places = PLACE_NAMES[locale];
  const content = {
    title: site.name[locale],
    summary: t("summary"),
    sections: [
      mainPages(t, locale),
      ...(cities.length > 0 ? [areas(t, cities, places)] : []),
      languages(t, locale),
    ],
    lists: [
      { title: t("addresses"), lines: shapes(t, locale) },
      {
        title: t("notes"),
        lines: [t("note2"), t("note3"), t("contact", { mail: site.serviceMail })],
      },
    ],
  };
  const text = llmsText(content, new URL(localPath(locale, "/"), env().APP_ORIGIN).href);
  return new Response(text, {
    headers: { "content-type": "text/markdown; charset=utf-8", "cache-control": "max-age=3600" },
  });
}

function shapes(t: Texts, locale: Locale): string[] {
  return [
    [t("store"), "/store?stid={id}"],
    [t("grocery"), "/grocery?stid={id}&cat={id}"],
    [t("product"), "/product?stid={id}&fdid={id}"],
    [t("set"), "/product?stid={id}&setid={id}"],
  ].map(([text, path = ""]) => `${localPath(locale, path)}: ${text}`);
}

function mainPages(t: Texts, locale: Locale) {
  const pages = [
    { path: hrefs.index(), text: t("index") },
    { path: hrefs.home(), text: t("home") },
    { path: hrefs.storeList(), text: t("storeList") },
    ...TEXT_TABS.map((p) => ({ path: hrefs.static({ p }), text: t(p) })),
    { path: "/sitemap.xml", text: t("note1") },
  ];
  const links = pages.map((page) => ({ ...page, name: localPath(locale, page.path) }));
  return { title: t("pages"), links };
}

function areas(t: Texts, cities: { city_name: string }[], places: PlaceNames) {
  const links = cities.map((city) => ({
    name: cityName(city.city_name, places),
    path: hrefs.areas(city),
    text: t("area"),
  }));
  return { title: t("areas"), links };
}

/** Returns links to llms.txt in each other language. */
function languages(t: Texts, current: Locale) {
  const links = LOCALES.filter((locale) => locale !== current).map((locale) => ({
    name: LANGUAGES[locale].name,
    path: new URL(localPath(locale, "/llms.txt"), env().APP_ORIGIN).href,
    text: t("language"),
  }));
  return { title: t("languages"), links };
}
