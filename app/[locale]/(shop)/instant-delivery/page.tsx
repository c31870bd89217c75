import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { InstantDeliveryPage } from "@/components/courier/instant-delivery-page";
import { hrefs } from "@/lib/routing/hrefs";
import { localMetadata } from "@/lib/server/page-language";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("instantDelivery");
  const path = hrefs.instantDelivery();
  return localMetadata({ title: t("title"), description: t("description"), path });
}

export default function ShopInstantDeliveryPage() {
  return <InstantDeliveryPage />;
}
