import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { DownloadPage } from "@/components/site/download-page";
import { hrefs } from "@/lib/routing/hrefs";
import { env } from "@/lib/server/env";
import { localMetadata } from "@/lib/server/page-language";
import { site } from "@/lib/site/site";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("apps");
  const description = t("description", { brand: site.name[await getLocale()] });
  return localMetadata({ title: t("title"), description, path: hrefs.downloadApp() });
}

export default function ShopDownloadPage() {
  return <DownloadPage url={new URL(hrefs.downloadApp(), env().APP_ORIGIN).href} />;
}
