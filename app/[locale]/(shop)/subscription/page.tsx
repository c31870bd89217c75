import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SubscriptionPage } from "@/components/benefits/subscription-page";
import { hrefs } from "@/lib/routing/hrefs";
import { sellsSubscription } from "@/lib/server/content-reader";
import { localMetadata } from "@/lib/server/page-language";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("subscriptions");
  const path = hrefs.subscription();
  return localMetadata({ title: t("title"), description: t("description"), path });
}

export default async function ShopSubscriptionPage() {
  return <SubscriptionPage isSold={await sellsSubscription()} />;
}
