import { getTranslations } from "next-intl/server";
import { Messages } from "@/components/ui/messages";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { ApplicationForm } from "./application-form";
import { APPLY_ID, JoinHero } from "./join-hero";
import { JoinPoints } from "./join-points";
import { JoinServices } from "./join-services";

const STEPS = ["step1", "step2", "step3"] as const;

/** The benefits for a merchant (JN-04 to JN-06), and the application (JN-07). */
export async function JoinUsPage() {
  const t = await getTranslations("joinUs");
  return (
    <main id="main" className="flex-1">
      <JoinHero />
      <JoinPoints />
      <JoinServices />
      <div className="page-width py-12 md:py-16">
        <NumberedSteps
          title={t("stepsTitle")}
          steps={STEPS.map((step) => ({ title: t(step), text: t(`${step}Text`) }))}
        />
      </div>
      <section id={APPLY_ID} aria-labelledby="apply-title" className="bg-surface py-12 md:py-16">
        <div className="page-width grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12">
          <div className="grid content-start gap-3 lg:sticky lg:top-24 lg:self-start">
            <h2 id="apply-title" className="text-2xl">
              {t("formTitle")}
            </h2>
            <p className="text-ink-soft">{t("formLead")}</p>
            <p className="rounded-card bg-warn-tint px-4 py-3 text-sm font-bold text-warn">
              {t("physicalOnly")}
            </p>
            <p className="text-sm text-ink-soft">{t("existing")}</p>
          </div>
          <div className="relative min-w-0">
            <Messages of={["joinUsForm"]}>
              <ApplicationForm />
            </Messages>
          </div>
        </div>
      </section>
    </main>
  );
}
