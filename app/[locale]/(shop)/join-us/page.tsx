import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { JoinUsPage } from "@/components/partners/join-us-page";
import { hrefs } from "@/lib/routing/hrefs";
import { pageMetadata } from "@/lib/site/metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("joinUs");
  return pageMetadata({
    title: t("title"),
    description: t("description"),
    path: hrefs.joinUs(),
  });
}

export default function ShopJoinUsPage() {
  return <JoinUsPage />;
}
