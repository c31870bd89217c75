import { getTranslations } from "next-intl/server";
import type { ComponentProps, ReactNode } from "react";
import { AppEntry } from "@/components/account/sign-in/app-entry";
import { IntroAreas } from "@/components/catalog/areas/intro-areas";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import type { IntroVariant } from "./intro-address";
import { IntroApps } from "./intro-apps";
import { IntroHero } from "./intro-hero";
import { IntroNotice } from "./intro-notice";
import { IntroPartners } from "./intro-partners";
import { JoinStrip } from "./join-strip";
import { RunningOrder } from "./personal-section";

type Props = {
  variant?: IntroVariant;
  /** The districts with stores, and their names in the language of the page. */
  areas?: ComponentProps<typeof IntroAreas>;
  /** Content that only one variant has. It is shown below the address form. */
  children?: ReactNode;
};

/** The intro of the shop (RT-01, RT-02) and of the partner campaign (RT-03). */
export function IntroPage({ variant = "fdm", areas, children }: Props) {
  return (
    <main id="main" className="flex-1">
      <IntroHero variant={variant} />
      {children}
      <IntroSteps />
      {areas && <IntroAreas {...areas} />}
      <IntroPartners />
      <IntroApps />
      <JoinStrip />
      <IntroNotice />
      <AppEntry />
      {variant === "fdm" && <RunningOrder className="page-width" />}
    </main>
  );
}

const STEPS = ["how1", "how2", "how3"] as const;

async function IntroSteps() {
  const t = await getTranslations("home");
  const steps = STEPS.map((step) => ({ title: t(`${step}Title`), text: t(`${step}Text`) }));
  return (
    <div className="page-width py-12 md:py-16">
      <NumberedSteps title={t("howTitle")} steps={steps} />
    </div>
  );
}
