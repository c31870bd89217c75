import { getLocale, getTranslations } from "next-intl/server";
import { PageLink } from "@/components/ui/page-link";
import { QrCode } from "@/components/ui/qr-code";
import { hrefs } from "@/lib/routing/hrefs";
import { site } from "@/lib/site/site";
import { AppLinks } from "./app-links";

type Props = { /** The URL of this page, which the QR code contains. */ url: string };

const REASONS = ["why1", "why2", "why3"] as const;

/** The page from which visitors download the apps (RT-16). */
export async function DownloadPage({ url }: Props) {
  const [t, tPlan] = await Promise.all([getTranslations("apps"), getTranslations("subscriptions")]);
  const [brand, plan] = [site.name[await getLocale()], tPlan("title")];
  return (
    <main id="main" className="flex-1">
      <div className="bg-brand-tint">
        <div className="page-width grid items-center gap-8 py-10 md:grid-cols-[minmax(0,1fr)_auto] md:gap-16 md:py-16">
          <div className="grid max-w-xl gap-5">
            <img
              src={site.logo}
              alt=""
              width={72}
              height={72}
              className="size-18 rounded-sheet shadow-float"
            />
            <div className="grid gap-3">
              <h1 className="text-2xl md:text-3xl">{t("heading", { brand })}</h1>
              <p className="text-lg text-ink-soft">{t("lead")}</p>
            </div>
            <AppLinks labels={{ ios: t("ios"), android: t("android") }} />
          </div>
          <div className="grid w-64 justify-items-center gap-3 rounded-sheet bg-paper p-5 text-center shadow-float max-md:hidden">
            <QrCode text={url} label={t("qrLabel")} className="size-44" />
            <p className="font-bold">{t("scan")}</p>
            <p className="text-sm text-ink-soft">{t("scanText")}</p>
          </div>
        </div>
      </div>
      <section className="page-width py-10 md:py-14">
        <h2 className="text-xl">{t("whyTitle")}</h2>
        <ul className="mt-4 grid gap-4 md:mt-6 md:grid-cols-3">
          {REASONS.map((reason) => (
            <li key={reason} className="rounded-card bg-surface p-5">
              <h3 className="text-lg">{t(`${reason}Title`, { plan })}</h3>
              <p className="text-ink-soft">{t(`${reason}Text`)}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8 text-ink-soft">
          {t("web")}{" "}
          <PageLink
            href={hrefs.index()}
            className="inline-flex min-h-11 items-center font-bold text-brand underline underline-offset-4"
          >
            {t("order")}
          </PageLink>
        </p>
      </section>
    </main>
  );
}
