import { getTranslations } from "next-intl/server";
import { Messages } from "@/components/ui/messages";
import { site } from "@/lib/site/site";
import { IntroAddress, type IntroVariant } from "./intro-address";

export async function IntroHero({ variant }: { variant: IntroVariant }) {
  const [t, tIntro] = [await getTranslations("home"), await getTranslations("intro")];
  const isCampaign = variant === "opn";
  const [small, large] = [`${site.hero}-640.webp`, `${site.hero}-1280.webp`];
  return (
    <section className="bg-brand-tint">
      <div className="page-width grid items-start gap-6 py-6 md:grid-cols-2 md:gap-12 md:py-14">
        <div className="grid gap-4 md:gap-6">
          <h1 className="text-2xl md:text-3xl">
            {isCampaign ? tIntro("opnTitle") : t("introTitle")}
          </h1>
          <p className="text-ink-soft md:text-lg">
            {isCampaign ? tIntro("opnLead") : t("introLead")}
          </p>
          <div className="rounded-sheet bg-paper p-4 shadow-float md:p-6">
            <Messages of={["address", "errors"]}>
              <IntroAddress variant={variant} />
            </Messages>
          </div>
        </div>
        <img
          src={small}
          srcSet={`${small} 640w, ${large} 1280w`}
          // The artwork is soft, so a smaller file looks good on a dense screen and loads faster.
          sizes="(width >= 48rem) 540px, 60vw"
          width={640}
          height={480}
          alt=""
          fetchPriority="high"
          className="h-auto w-full rounded-sheet"
        />
      </div>
    </section>
  );
}
