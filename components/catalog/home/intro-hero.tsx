import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { Messages } from "@/components/ui/messages";
import { PageLink } from "@/components/ui/page-link";
import { ScriptNote } from "@/components/ui/script-note";
import { hrefs } from "@/lib/routing/hrefs";
import { site } from "@/lib/site/site";
import { IntroAddress, type IntroVariant, KnownAddress } from "./intro-address";
import { PersonalSection } from "./personal-section";

/**
 * For a person with a stored address, shows the address and the button that opens the list of stores. A member also
 * sees earlier orders (HM-31).
 */
async function KnownVisitor() {
  const t = await getTranslations("home");
  return (
    <div className="hidden grid-cols-1 gap-4 [[data-known]_&]:grid">
      <div className="grid grid-cols-1 gap-3 rounded-sheet bg-paper p-4 shadow-float md:p-6">
        <KnownAddress label={t("knownTo", { address: "" })} />
        <PageLink href={hrefs.home()} className={`${buttonClass("primary")} min-h-13`}>
          {t("knownStores")}
        </PageLink>
      </div>
      <PersonalSection part="ordered" title={t("again")} />
    </div>
  );
}

export async function IntroHero({ variant }: { variant: IntroVariant }) {
  const [t, tIntro] = [await getTranslations("home"), await getTranslations("intro")];
  const isCampaign = variant === "opn";
  const [small, large] = [`${site.hero}-640.webp`, `${site.hero}-1280.webp`];
  return (
    <section className="bg-brand-tint">
      <div className="page-width grid items-start gap-6 py-6 md:grid-cols-2 md:gap-12 md:py-14 [[data-known]_&]:max-w-3xl [[data-known]_&]:md:grid-cols-1 [[data-known]_&]:md:py-8">
        <div className="grid grid-cols-1 gap-4 md:gap-6">
          <h1 className="text-2xl md:text-3xl">
            {isCampaign ? tIntro("opnTitle") : t("introTitle")}
          </h1>
          {!isCampaign && <KnownVisitor />}
          <p className="text-ink-soft md:text-lg [[data-known]_&]:hidden">
            {isCampaign ? tIntro("opnLead") : t("introLead")}
          </p>
          <div
            className={`rounded-sheet bg-paper p-4 shadow-float md:p-6 ${isCampaign ? "" : SECOND_CHOICE}`}
          >
            <ScriptNote part="address" className="mb-4" />
            <Messages of={["address", "errors"]}>
              <IntroAddress variant={variant} />
            </Messages>
          </div>
        </div>
        <img
          src={small}
          srcSet={`${small} 640w, ${large} 1280w`}
          // The declared size is smaller than the shown size, so that a high-resolution screen loads a smaller file.
          // The picture has soft shapes and still looks good.
          sizes="(width >= 48rem) 540px, 60vw"
          width={640}
          height={480}
          alt=""
          fetchPriority="high"
          className="h-auto w-full rounded-sheet [[data-known]_&]:hidden"
        />
      </div>
    </section>
  );
}

/**
 * If the person has a stored address, the submit button of the form gets secondary colours, so that the button to the
 * stores is the only primary button.
 */
const SECOND_CHOICE =
  "[[data-known]_&]:[&_[type=submit]:enabled]:bg-surface [[data-known]_&]:[&_[type=submit]:enabled]:text-brand [[data-known]_&]:[&_[type=submit]:enabled:hover]:bg-brand-tint";
