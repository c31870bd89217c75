import { getLocale, getTranslations } from "next-intl/server";
import { DataText } from "@/components/ui/data-text";
import { hrefs } from "@/lib/routing/hrefs";
import { CONSENT_HASH } from "@/lib/site/services";
import { site } from "@/lib/site/site";
import { FooterLinks } from "./footer-links";
import { LanguageLinks } from "./language-links";

type Props = {
  wording: string;
  year: number;
  /** True if third-party services are configured. The footer then links to the consent panel. */
  asksConsent: boolean;
};

/** The footer (FT-01 to FT-06). `wording` is the backend's text about payments. It is left out if it is empty. */
export async function Footer({ wording, year, asksConsent }: Props) {
  const locale = await getLocale();
  const t = await getTranslations("frame");
  const partners = site.partners.map(({ name, href }) => ({ name: name[locale], href }));
  const help = [
    { name: t("faq"), href: hrefs.static({ p: "faq" }) },
    { name: t("terms"), href: hrefs.static({ p: "terms" }) },
    { name: t("privacy"), href: hrefs.static({ p: "privacy" }) },
    ...(asksConsent ? [{ name: t("consent"), href: CONSENT_HASH }] : []),
  ];
  const media = { name: t("media"), href: `mailto:${site.mediaMail}` };
  const apps = [
    { name: t("ios"), href: site.iosUrl },
    { name: t("android"), href: site.androidUrl },
    { name: t("subscription"), href: hrefs.subscription() },
    { name: t("referral"), href: hrefs.referralPage() },
  ];
  return (
    // Without `overflow-anchor`, the browser would keep the footer in sight while the content above it loads. So a
    // visitor who comes back to a long page would see only the footer.
    <footer className="mt-16 border-t border-line bg-surface max-md:pb-20 [overflow-anchor:none]">
      <div className="page-width grid gap-8 py-10 text-sm text-ink-soft">
        <nav aria-label={t("footer")} className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          <FooterLinks title={t("help")} links={help} />
          <FooterLinks title={t("partners")} links={[media, ...partners]} />
          <FooterLinks title={t("app")} links={apps} />
          <FooterLinks title={t("social")} links={site.socials} />
        </nav>
        <div className="grid gap-2 border-t border-line pt-6">
          <p>
            <LanguageLinks className="inline-flex min-h-11 items-center text-ink underline underline-offset-4" />
          </p>
          {wording && (
            <p>
              <DataText>{wording}</DataText>
            </p>
          )}
          <p>{t("copyright", { year: String(year), brand: site.name[locale] })}</p>
        </div>
      </div>
    </footer>
  );
}
