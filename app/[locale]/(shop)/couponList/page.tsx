import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CouponTabs } from "@/components/benefits/coupon-tabs";
import { buttonClass } from "@/components/ui/button";
import { Messages } from "@/components/ui/messages";
import { PageLink } from "@/components/ui/page-link";
import { ScriptNote } from "@/components/ui/script-note";
import { hrefs } from "@/lib/routing/hrefs";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("couponList");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

export default async function CouponListPage() {
  const t = await getTranslations("couponList");
  return (
    <main id="main" className="page-width flex-1 py-5 md:py-8">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl">{t("title")}</h1>
        <PageLink href={hrefs.home()} className={`-mr-4 flex-none ${buttonClass("quiet")}`}>
          {t("startOrdering")}
        </PageLink>
      </div>
      <ScriptNote part="member" className="mb-4" />
      <Messages of={["couponList", "coupons", "errors"]}>
        <CouponTabs />
      </Messages>
    </main>
  );
}
