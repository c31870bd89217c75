import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MemberScreen } from "@/components/account/member-screen";
import { Messages } from "@/components/ui/messages";
import { ScriptNote } from "@/components/ui/script-note";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("members");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

export default async function MemberPage() {
  const t = await getTranslations("members");
  return (
    <main id="main" className="page-width flex-1 py-5 md:py-8">
      <h1 className="mb-4 text-2xl">{t("title")}</h1>
      <ScriptNote part="member" className="mb-4" />
      <Messages of={["members", "dataNames", "errors"]}>
        <MemberScreen />
      </Messages>
    </main>
  );
}
