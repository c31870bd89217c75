import { getTranslations } from "next-intl/server";
import { AppEntry } from "@/components/account/sign-in/app-entry";
import { Messages } from "@/components/ui/messages";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { RuleList } from "@/components/ui/rule-list";
import { hrefs } from "@/lib/routing/hrefs";
import { OwnSubscription } from "./own-subscription";

const RULES = ["rule1", "rule2", "rule3", "rule4", "rule5", "rule6"] as const;
const WEB_STEPS = ["how1", "how2", "how3"] as const;
const APP_STEPS = ["how1", "howInApp", "how3"] as const;
const COVERS = [
  { key: "delivery", picture: "/pictures/foods/bento-cad7b0" },
  { key: "take", picture: "/pictures/foods/pearl-milk-tea-eaddc8" },
] as const;

type Props = { /** True if the subscription can be bought on the web. */ isSold: boolean };

/**
 * The page about the subscription and its rules (SB-01, SB-04). The page names no discount amounts: they come from the
 * backend, and only the checkout shows them (SB-03).
 */
export async function SubscriptionPage({ isSold }: Props) {
  const t = await getTranslations("subscriptions");
  const steps = isSold ? WEB_STEPS : APP_STEPS;
  return (
    <main id="main" className="flex-1">
      <div className="bg-brand-tint">
        <div className="page-width grid items-center gap-6 py-8 md:grid-cols-2 md:gap-12 md:py-14">
          <div className="grid gap-3">
            <h1 className="text-3xl">{t("title")}</h1>
            <p className="text-lg text-ink-soft">{t("lead")}</p>
          </div>
          <Messages of={["subscriptions", "errors"]}>
            <OwnSubscription />
          </Messages>
        </div>
      </div>
      <div className="page-width grid gap-12 py-10 md:gap-16 md:py-14">
        <section>
          <h2 className="text-xl">{t("coversTitle")}</h2>
          <ul className="mt-4 grid gap-4 md:mt-6 md:grid-cols-2">
            {COVERS.map(({ key, picture }) => (
              <li
                key={key}
                className="flex items-center gap-4 rounded-card border border-line bg-paper p-4 md:p-5"
              >
                <Picture
                  src={picture}
                  alt=""
                  shape="food"
                  sizes="6rem"
                  className="size-20 flex-none rounded-card md:size-24"
                />
                <div>
                  <h3 className="text-lg">{t(`${key}Title`)}</h3>
                  <p className="text-ink-soft">{t(`${key}Text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <RuleList title={t("rulesTitle")} rules={RULES.map((rule) => t(rule))} />
        <NumberedSteps
          title={t("howTitle")}
          steps={steps.map((step) => ({ title: t(`${step}Title`), text: t(`${step}Text`) }))}
        />
        <p className="text-sm text-ink-soft">
          {t.rich("terms", {
            link: (text) => (
              <PageLink href={hrefs.static({ p: "terms" })} className="text-brand underline">
                {text}
              </PageLink>
            ),
          })}
        </p>
      </div>
      {/* The app of the membership service opens `/intro?event=dsub` with a sign-in code. The middleware redirects to
          this page, and AppEntry signs the member in (RT-05, LG-15). */}
      <AppEntry />
    </main>
  );
}
