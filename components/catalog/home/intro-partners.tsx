import { getLocale, getTranslations } from "next-intl/server";
import { pictureSources } from "@/components/ui/picture-sources";
import { SLIDER_AUTOPLAY_MS } from "@/lib/contracts/codes";
import { site } from "@/lib/site/site";
import { PartnerSlider } from "./partner-slider";

/** The slider of the configured partners (AD-19). */
export async function IntroPartners() {
  const locale = await getLocale();
  const t = await getTranslations("intro");
  const partners = site.showcase.map(({ name, kind, logo }) => {
    return { name: name[locale], kind: kind[locale], logo: pictureSources(logo, "logo").url };
  });
  return (
    <section aria-labelledby="partners" className="page-width pb-12 md:pb-16">
      <PartnerSlider
        title={t("partnersTitle")}
        text={t("partnersText")}
        names={{
          play: t("play"),
          pause: t("pause"),
          previous: t("previous"),
          next: t("next"),
        }}
        partners={partners}
        intervalMs={SLIDER_AUTOPLAY_MS}
      />
    </section>
  );
}
