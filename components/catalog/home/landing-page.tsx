import { getLocale, getTranslations } from "next-intl/server";
import { AppLinks } from "@/components/site/app-links";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";
import { site } from "@/lib/site/site";
import { JoinStrip } from "./join-strip";

/**
 * The page that advertisements lead to: the slogan, the links to the apps, and the link for merchants (CM-06, GN-07).
 */
export async function LandingPage() {
  const [t, tApps] = await Promise.all([getTranslations("landing"), getTranslations("apps")]);
  return (
    <main id="main" className="flex flex-1 flex-col">
      <div className="bg-brand-tint">
        <div className="page-width grid items-center gap-8 py-8 md:grid-cols-2 md:gap-12 md:py-14">
          <div className="grid gap-6">
            <p className="flex items-center gap-3 font-black text-xl">
              <img src={site.logo} alt="" width={44} height={44} className="size-11" />
              {site.name[await getLocale()]}
            </p>
            <div className="grid gap-3">
              <h1 className="text-2xl md:text-3xl">{t("heading")}</h1>
              <p className="text-lg text-ink-soft">{t("lead")}</p>
            </div>
            <PageLink
              href={hrefs.index()}
              className={`${buttonClass("primary")} justify-self-start px-8`}
            >
              {t("order")}
            </PageLink>
            <section aria-labelledby="apps" className="grid max-w-lg gap-3">
              <div>
                <h2 id="apps" className="text-lg">
                  {t("appTitle")}
                </h2>
                <p className="text-ink-soft">{t("appText")}</p>
              </div>
              <AppLinks labels={{ ios: tApps("ios"), android: tApps("android") }} rank="second" />
            </section>
          </div>
          <img
            src={`${site.hero}-640.webp`}
            srcSet={`${site.hero}-640.webp 640w, ${site.hero}-1280.webp 1280w`}
            sizes="(width >= 48rem) 540px, 92vw"
            width={640}
            height={480}
            alt=""
            className="h-auto w-full rounded-sheet"
          />
        </div>
      </div>
      <JoinStrip />
      <nav
        aria-label={t("legal")}
        className="page-width flex flex-wrap gap-x-6 border-t border-line text-sm text-ink-soft"
      >
        <PageLink href={hrefs.static({ p: "terms" })} className={LEGAL}>
          {t("terms")}
        </PageLink>
        <PageLink href={hrefs.static({ p: "privacy" })} className={LEGAL}>
          {t("privacy")}
        </PageLink>
      </nav>
    </main>
  );
}

const LEGAL = "inline-flex min-h-11 items-center hover:text-ink hover:underline";
