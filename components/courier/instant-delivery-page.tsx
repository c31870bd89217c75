import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { Messages } from "@/components/ui/messages";
import { PageLink } from "@/components/ui/page-link";
import { COURIER_TERMS } from "@/lib/courier/courier-terms";
import { hrefs } from "@/lib/routing/hrefs";
import { CourierFees } from "./courier-fees";
import { CourierLimits } from "./courier-limits";
import { CourierOrderSample } from "./courier-sample";
import { StartCourier } from "./start-courier";

const FEES = "fees";
const STEPS = ["step1", "step2", "step3"] as const;
const PLAN = ["plan1", "plan2", "plan3"] as const;

/** The page about the courier service, its fees, and the plan for companies (IS-01). */
export async function InstantDeliveryPage() {
  const t = await getTranslations("instantDelivery");
  const { quantity_max: quantity } = COURIER_TERMS;
  return (
    <main id="main" className="flex-1">
      <div className="bg-brand-tint">
        <div className="page-width grid grid-cols-1 items-center gap-8 py-8 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-16 md:py-16">
          <div className="grid grid-cols-1 gap-4 md:gap-6">
            <p className="font-bold text-brand-strong">{t("title")}</p>
            <h1 className="text-2xl wrap-break-word md:text-3xl">{t("headline")}</h1>
            <p className="max-w-xl text-ink-soft md:text-lg">{t("lead")}</p>
            <div className="flex flex-wrap gap-3">
              <Messages of={["corporate", "errors"]}>
                <StartCourier returnPath={hrefs.instantDelivery()} />
              </Messages>
              <Apply look="secondary" />
              <a
                href={`#${FEES}`}
                className={`${buttonClass("quiet")} text-brand-strong! max-sm:-ms-5`}
              >
                {t("seeFees")}
              </a>
            </div>
          </div>
          <CourierOrderSample />
        </div>
      </div>
      <section aria-labelledby="steps-title" className="page-width py-10 md:py-16">
        <h2 id="steps-title" className="text-xl">
          {t("stepsTitle")}
        </h2>
        <ol className="mt-6 grid gap-4 md:grid-cols-3">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-4 rounded-card bg-surface p-5">
              <span aria-hidden="true" className="tabular font-black text-3xl text-brand">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">{t(`${step}Title`)}</h3>
                <p className="text-ink-soft">{t(`${step}Text`, { quantity })}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <div className="page-width grid gap-12 pb-12 md:grid-cols-2 md:gap-16 md:pb-16">
        <CourierFees id={FEES} />
        <CourierLimits />
      </div>
      <section aria-labelledby="plan-title" className="bg-surface">
        <div className="page-width grid gap-8 py-10 md:py-16">
          <div>
            <h2 id="plan-title" className="text-xl">
              {t("planTitle")}
            </h2>
            <p className="mt-1 text-ink-soft">{t("planText")}</p>
          </div>
          <ul className="grid gap-6 md:grid-cols-3 md:gap-8">
            {PLAN.map((point) => (
              <li key={point} className="border-brand border-t-2 pt-4">
                <h3 className="text-lg">{t(`${point}Title`)}</h3>
                <p className="mt-1 text-ink-soft">{t(`${point}Text`)}</p>
              </li>
            ))}
          </ul>
          <Apply look="primary" className="sm:justify-self-start" />
        </div>
      </section>
    </main>
  );
}

type ApplyProps = { look: "primary" | "secondary"; className?: string };

async function Apply({ look, className = "" }: ApplyProps) {
  const t = await getTranslations("instantDelivery");
  return (
    <PageLink href={hrefs.instantDeliveryApply()} className={`${buttonClass(look)} ${className}`}>
      {t("apply")}
    </PageLink>
  );
}
