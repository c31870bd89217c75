import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Failure } from "@/components/site/failure";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("failures");
  return {
    title: t("serverErrorTitle"),
    description: t("serverErrorText"),
    robots: { index: false },
  };
}

export default async function ServerErrorPage() {
  const t = await getTranslations("failures");
  return (
    <main id="main" className="flex flex-1">
      <Failure
        title={t("serverErrorTitle")}
        text={t("serverErrorText")}
        action={t("backToIndex")}
      />
    </main>
  );
}
