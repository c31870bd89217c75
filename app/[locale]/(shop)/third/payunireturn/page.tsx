import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Messages } from "@/components/i18n/messages";
import { PaymentReturn } from "@/components/payments/payment-return";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("payments");
  return { title: t("title"), robots: { index: false } };
}

export default async function PayuniReturnPage() {
  const t = await getTranslations("payments");
  return (
    <main id="main" className="page-width flex-1 py-5 md:py-8">
      <h1 className="sr-only mb-4 text-2xl">{t("title")}</h1>
      <Messages of={["payments", "errors"]}>
        <PaymentReturn of="attempt" />
      </Messages>
    </main>
  );
}
