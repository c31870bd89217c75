import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BindCard } from "@/components/payments/bind-card";
import { Messages } from "@/components/ui/messages";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("payments");
  return { title: t("bindTitle"), description: t("bindDescription"), robots: { index: false } };
}

export default async function BindCardPage() {
  const t = await getTranslations("payments");
  return (
    <main id="main" className="page-width grid flex-1 content-center py-5 md:py-8">
      <h1 className="sr-only">{t("bindTitle")}</h1>
      <Messages of={["payments", "errors"]}>
        <BindCard />
      </Messages>
    </main>
  );
}
