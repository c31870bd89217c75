import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { JoinUsPage } from "@/components/partners/join-us-page";
import { hrefs } from "@/lib/routing/hrefs";
import { localMetadata } from "@/lib/server/page-language";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("joinUs");
  return localMetadata({
    title: t("title"),
    description: t("description"),
    path: hrefs.joinUs(),
  });
}

export default function ShopJoinUsPage() {
  return <JoinUsPage />;
}
