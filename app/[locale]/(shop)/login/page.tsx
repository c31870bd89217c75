import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SignInPanel } from "@/components/auth/sign-in-panel";
import { Messages } from "@/components/i18n/messages";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

export default async function LoginPage() {
  const t = await getTranslations("auth");
  return (
    <main
      id="main"
      className="page-width grid flex-1 content-center justify-items-center gap-6 py-12"
    >
      <div className="grid gap-2 text-center">
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="text-ink-soft">{t("lead")}</p>
      </div>
      <Messages of={["auth", "errors"]}>
        <SignInPanel />
      </Messages>
    </main>
  );
}
