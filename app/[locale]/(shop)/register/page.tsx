import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RegisterForm } from "@/components/auth/register-form";
import { Messages } from "@/components/i18n/messages";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return {
    title: t("registerTitle"),
    description: t("registerDescription"),
    robots: { index: false },
  };
}

export default async function RegisterPage() {
  const t = await getTranslations("auth");
  return (
    <main
      id="main"
      className="page-width grid flex-1 content-start justify-items-center gap-6 py-10"
    >
      <div className="grid max-w-sm gap-2 text-center">
        <h1 className="text-2xl">{t("registerTitle")}</h1>
        <p className="text-balance text-ink-soft">{t("registerLead")}</p>
      </div>
      <Messages of={["auth", "errors"]}>
        <RegisterForm />
      </Messages>
    </main>
  );
}
