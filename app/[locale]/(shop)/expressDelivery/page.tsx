import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CourierOrderScreen } from "@/components/courier/courier-screen";
import { Messages } from "@/components/ui/messages";
import { ScriptNote } from "@/components/ui/script-note";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("express");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

const DOMAINS = [
  "express",
  "corporate",
  "courierOrderPage",
  "checkout",
  "discounts",
  "invoices",
  "orders",
  "errors",
];

export default async function ExpressDeliveryPage() {
  const t = await getTranslations("express");
  return (
    <main id="main" className="page-width flex-1 py-5 md:py-8">
      <h1 className="mb-4 text-2xl">{t("title")}</h1>
      <ScriptNote part="courier" className="mb-4" />
      <Messages of={DOMAINS}>
        <CourierOrderScreen />
      </Messages>
    </main>
  );
}
