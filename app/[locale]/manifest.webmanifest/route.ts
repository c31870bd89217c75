import { getTranslations } from "next-intl/server";
import { hrefs } from "@/lib/routing/hrefs";
import { localeOf, localPath } from "@/lib/routing/locale-path";
import { LANGUAGES } from "@/lib/routing/routes";
import { THEME_COLOR } from "@/lib/site/metadata";
import { site } from "@/lib/site/site";

type Context = { params: Promise<{ locale: string }> };

/**
 * Returns the web app manifest, which browsers need to install the shop as an app. The manifests of all languages have
 * the same `id`, so browsers install only one app. The language of the app is the language of the manifest that the
 * browser read last. The manifest has only the light theme colour; the head of each page has the dark theme colour too.
 */
export async function GET(_request: Request, { params }: Context) {
  const locale = localeOf((await params).locale);
  const [t, tCart, tOrders] = await Promise.all([
    getTranslations({ locale, namespace: "site" }),
    getTranslations({ locale, namespace: "cart" }),
    getTranslations({ locale, namespace: "orders" }),
  ]);
  const manifest = {
    id: "/",
    name: site.name[locale],
    short_name: site.name[locale],
    description: t("description"),
    lang: LANGUAGES[locale].tag,
    start_url: localPath(locale, hrefs.home()),
    scope: "/",
    display: "standalone",
    theme_color: THEME_COLOR.light,
    background_color: THEME_COLOR.light,
    categories: ["food", "shopping"],
    icons: ICONS,
    shortcuts: [
      { name: tCart("title"), url: localPath(locale, hrefs.cart()) },
      { name: tOrders("title"), url: localPath(locale, hrefs.orderlist()) },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json", "cache-control": "max-age=3600" },
  });
}

/** scripts/draw-icons.mjs creates these files. */
const ICONS = [192, 512].flatMap((size) =>
  (["any", "maskable"] as const).map((purpose) => ({
    src: `/icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })),
);
