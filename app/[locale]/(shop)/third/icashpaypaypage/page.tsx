import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { IcashPay } from "@/components/payments/icash-pay";
import { Messages } from "@/components/ui/messages";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("payments");
  return { title: t("icashTitle"), description: t("icashDescription"), robots: { index: false } };
}

export default async function IcashPayPage() {
  const t = await getTranslations("payments");
  return (
    <main id="main" className="page-width flex-1 py-5 md:py-8">
      <h1 className="mb-4 text-center text-2xl">{t("icashTitle")}</h1>
      <Messages of={["payments", "errors"]}>
        <IcashPay />
      </Messages>
    </main>
  );
}
