import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getMessages, getTranslations } from "next-intl/server";
import { FaqGroups } from "@/components/content/faq-groups";
import { LegalSections } from "@/components/content/legal-sections";
import { TextPage } from "@/components/content/text-page";
import { hrefs } from "@/lib/routing/hrefs";
import { isTextTab, type TextTab } from "@/lib/routing/routes";
import { readFaq } from "@/lib/server/faq-reader";
import { SESSION_COOKIE } from "@/lib/server/session-options";
import { site } from "@/lib/site/site";

export const ensureStatic = "navigation";
export const instant = false;

type Props = { params: Promise<{ p: string }> };

const NAMES = { brand: site.name, mail: site.serviceMail, session: SESSION_COOKIE };

/** The questions are the backend's, which a build does not have. */
export function generateStaticParams() {
  return [{ p: "terms" }, { p: "privacy" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { p } = await params;
  if (!isTextTab(p)) return { robots: { index: false } };
  const t = await getTranslations("texts");
  return {
    title: t(`${p}.title`),
    description: t(`${p}.description`, NAMES),
    alternates: { canonical: hrefs.static({ p }) },
  };
}

export default async function Page({ params }: Props) {
  const { p } = await params;
  if (!isTextTab(p)) notFound();
  return p === "faq" ? <FaqPage /> : <LegalPage tab={p} />;
}

async function FaqPage() {
  const [t, groups] = await Promise.all([getTranslations("texts"), readFaq()]);
  const lead = groups.length > 0 ? t("faq.lead", NAMES) : t("faq.empty", NAMES);
  return (
    <TextPage tab="faq" lead={lead} contents={groups.map(({ type_name }) => type_name)}>
      <FaqGroups groups={groups} />
    </TextPage>
  );
}

async function LegalPage({ tab }: { tab: Exclude<TextTab, "faq"> }) {
  const [t, { texts }] = await Promise.all([getTranslations("texts"), getMessages()]);
  const sections = Object.keys(texts[tab].sections).map((key) => ({
    title: t(`${tab}.sections.${key}.title`),
    text: t(`${tab}.sections.${key}.text`, NAMES),
  }));
  return (
    <TextPage
      tab={tab}
      lead={t(`${tab}.lead`, NAMES)}
      contents={sections.map(({ title }) => title)}
    >
      <LegalSections sections={sections} />
      <p className="pt-10 text-sm text-ink-soft">{t("updated")}</p>
    </TextPage>
  );
}
