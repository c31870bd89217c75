import { getTranslations } from "next-intl/server";
import { NumberedSteps } from "@/components/ui/numbered-steps";

const STEPS = ["how1", "how2", "how3"] as const;

export async function IntroSteps() {
  const t = await getTranslations("home");
  const steps = STEPS.map((step) => ({ title: t(`${step}Title`), text: t(`${step}Text`) }));
  return (
    <div className="page-width py-12 md:py-16">
      <NumberedSteps title={t("howTitle")} steps={steps} />
    </div>
  );
}
