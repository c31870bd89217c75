import { getTranslations } from "next-intl/server";
import { Picture } from "@/components/ui/picture";
import { site } from "@/lib/site/site";
import { PartnerSlider } from "./partner-slider";

/** The partners' slider (acceptance AD-19): who they are comes from the configuration. */
export async function IntroPartners() {
  const t = await getTranslations("intro");
  return (
    <section aria-labelledby="partners" className="page-width pb-12 md:pb-16">
      <PartnerSlider
        names={{
          play: t("play"),
          pause: t("pause"),
          previous: t("previous"),
          next: t("next"),
        }}
        heading={
          <div className="flex-1">
            <h2 id="partners" className="text-xl">
              {t("partnersTitle")}
            </h2>
            <p className="text-ink-soft">{t("partnersText")}</p>
          </div>
        }
      >
        {site.showcase.map(({ name, kind, logo }) => (
          <li
            key={name}
            className="grid w-36 flex-none snap-start justify-items-center gap-1 rounded-card bg-surface p-4 text-center md:w-44"
          >
            <Picture src={logo} alt="" sizes="72px" shape="logo" className="size-18 rounded-full" />
            <p className="mt-2 font-bold">{name}</p>
            <p className="text-sm text-ink-soft">{kind}</p>
          </li>
        ))}
      </PartnerSlider>
    </section>
  );
}
