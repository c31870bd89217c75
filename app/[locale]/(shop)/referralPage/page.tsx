import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ReferralPage } from "@/components/benefits/referral-page";
import { hrefs } from "@/lib/routing/hrefs";
import { localMetadata } from "@/lib/server/page-language";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("referrals");
  const path = hrefs.referralPage();
  return localMetadata({ title: t("title"), description: t("description"), path });
}

export default function ShopReferralPage() {
  return <ReferralPage />;
}
