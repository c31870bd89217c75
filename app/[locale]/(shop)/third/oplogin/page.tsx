import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProviderReturn } from "@/components/account/sign-in/provider-return";
import { Messages } from "@/components/ui/messages";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

export default function ProviderReturnPage() {
  return (
    <main id="main" className="page-width grid flex-1 content-center justify-items-center py-12">
      <Messages of={["auth", "errors"]}>
        <ProviderReturn />
      </Messages>
    </main>
  );
}
