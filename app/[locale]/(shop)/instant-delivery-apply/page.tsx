import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ApplyForm } from "@/components/courier/apply-form";
import { CorporateEntry } from "@/components/courier/corporate-entry";
import { CorporateNext } from "@/components/courier/corporate-next";
import { Messages } from "@/components/ui/messages";
import { ScriptNote } from "@/components/ui/script-note";
import { hrefs } from "@/lib/routing/hrefs";
import { localMetadata } from "@/lib/server/page-language";
import { site } from "@/lib/site/site";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("corporate");
  const path = hrefs.instantDeliveryApply();
  return localMetadata({ title: t("title"), description: t("description"), path });
}

export default async function InstantDeliveryApplyPage() {
  const t = await getTranslations("corporate");
  return (
    <main id="main" className="page-width flex-1 py-5 md:py-8">
      <div className="max-w-5xl">
        <h1 className="text-2xl">{t("heading")}</h1>
        <p className="mt-1 mb-4 text-ink-soft">{t("lead")}</p>
        <div className="grid gap-8 tall:grid-cols-[minmax(0,1fr)_18rem] tall:items-start tall:gap-12">
          <div className="min-w-0">
            <ScriptNote part="application" className="mb-4" />
            <Messages of={["corporate", "errors"]}>
              <CorporateEntry />
              <ApplyForm mail={site.cooperationMail} />
            </Messages>
          </div>
          <CorporateNext />
        </div>
      </div>
    </main>
  );
}
