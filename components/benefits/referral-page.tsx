import { getLocale, getTranslations } from "next-intl/server";
import { Messages } from "@/components/ui/messages";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { RuleList } from "@/components/ui/rule-list";
import { ScriptNote } from "@/components/ui/script-note";
import { site } from "@/lib/site/site";
import { OwnCode } from "./own-code";

const STEPS = ["how1", "how2", "how3"] as const;
const RULES = ["rule1", "rule2", "rule3", "rule4", "rule5"] as const;

/** The page about referrals: the rewards for the member and the friend, the steps, and the member's code (CM-04). */
export async function ReferralPage() {
  const t = await getTranslations("referrals");
  const brand = site.name[await getLocale()];
  return (
    <main id="main" className="flex-1">
      <div className="bg-brand-tint">
        <div className="page-width grid items-center gap-6 py-8 md:grid-cols-2 md:gap-12 md:py-14">
          <div className="grid gap-3">
            <h1 className="text-2xl md:text-3xl">{t("heading")}</h1>
            <p className="text-lg text-ink-soft">{t("lead")}</p>
          </div>
          <ScriptNote part="referral" />
          <Messages of={["referrals", "errors"]}>
            <OwnCode />
          </Messages>
        </div>
      </div>
      <div className="page-width grid gap-12 py-10 md:gap-16 md:py-14">
        <NumberedSteps
          title={t("howTitle")}
          steps={STEPS.map((step) => ({
            title: t(`${step}Title`),
            text: t(`${step}Text`, { brand }),
          }))}
        />
        <RuleList title={t("rulesTitle")} rules={RULES.map((rule) => t(rule))} />
      </div>
    </main>
  );
}
