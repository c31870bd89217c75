import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { Messages } from "next-intl";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { FaqGroups } from "@/components/site/faq-groups";
import { JsonLd } from "@/components/site/json-ld";
import { LegalSections } from "@/components/site/legal-sections";
import { TextPage } from "@/components/site/text-page";
import { hrefs } from "@/lib/routing/hrefs";
import { isTextTab, type TextTab } from "@/lib/routing/routes";
import { readFaq } from "@/lib/server/content-reader";
import { localMetadata } from "@/lib/server/page-language";
import { CSRF_COOKIE, SESSION_COOKIE } from "@/lib/server/session-options";
import { site } from "@/lib/site/site";
import { faqNode } from "@/lib/site/site-json-ld";

export const ensureStatic = "navigation";
export const instant = false;

type Props = { params: Promise<{ p: string }> };

async function names() {
  return {
    brand: site.name[await getLocale()],
    mail: site.serviceMail,
    session: SESSION_COOKIE,
    csrf: CSRF_COOKIE,
  };
}

/**
 * The build does not render the FAQ, because the questions come from the backend and no backend runs during a build.
 */
export function generateStaticParams() {
  return [{ p: "terms" }, { p: "privacy" }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { p } = await params;
  if (!isTextTab(p)) return { robots: { index: false } };
  const t = await getTranslations("texts");
  return localMetadata({
    title: t(`${p}.title`),
    description: t(`${p}.description`, await names()),
    path: hrefs.static({ p }),
  });
}

export default async function Page({ params }: Props) {
  const { p } = await params;
  if (!isTextTab(p)) notFound();
  return p === "faq" ? <FaqPage /> : <LegalPage tab={p} />;
}

async function FaqPage() {
  const [t, groups, named] = await Promise.all([getTranslations("texts"), readFaq(), names()]);
  const lead = groups.length > 0 ? t("faq.lead", named) : t("faq.empty", named);
  return (
    <TextPage tab="faq" lead={lead} contents={groups.map(({ type_name }) => type_name)}>
      {groups.length > 0 && <JsonLd nodes={[faqNode(groups)]} />}
      <FaqGroups groups={groups} />
    </TextPage>
  );
}

type LegalTab = Exclude<TextTab, "faq">;
type Section = {
  [Tab in LegalTab]: `${Tab}.sections.${keyof Messages["texts"][Tab]["sections"] & string}`;
}[LegalTab];

async function LegalPage({ tab }: { tab: LegalTab }) {
  const [t, { texts }, named] = await Promise.all([
    getTranslations("texts"),
    getMessages(),
    names(),
  ]);
  const sections = Object.keys(texts[tab].sections).map((key) => {
    const section = `${tab}.sections.${key}` as Section;
    return { title: t(`${section}.title`), text: t(`${section}.text`, named) };
  });
  return (
    <TextPage
      tab={tab}
      lead={t(`${tab}.lead`, named)}
      contents={sections.map(({ title }) => title)}
    >
      <LegalSections sections={sections} />
      <p className="pt-10 text-sm text-ink-soft">{t("updated")}</p>
    </TextPage>
  );
}
