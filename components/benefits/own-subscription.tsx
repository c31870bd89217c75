"use client";

import { useTranslations } from "next-intl";
import { BenefitsCard } from "@/components/account/benefits-card";
import { buttonClass } from "@/components/ui/button-class";
import type { MemberBenefits } from "@/lib/account/member-benefits";
import { subscriptionState } from "@/lib/account/subscription-state";
import { hrefs } from "@/lib/routing/hrefs";
import { formatDate } from "@/lib/time/date-time";

/** A member's own status and period; for a visitor the link to log in (SB-02). */
export function OwnSubscription() {
  return (
    <BenefitsCard words="subscriptions">
      {(benefits) => <Status benefits={benefits} />}
    </BenefitsCard>
  );
}

const NEXT = { running: "toUse", over: "toRenew", notSubscribed: "toBegin" } as const;

function Status({ benefits }: { benefits: MemberBenefits }) {
  const t = useTranslations("subscriptions");
  const state = subscriptionState(benefits);
  const start = shownDate(benefits.subscription_start_time);
  // The period ends at midnight, so the last day is the day before, as at checkout.
  const end = shownDate(benefits.subscription_end_time - 1);
  return (
    <>
      <p className={`font-bold text-2xl ${state === "running" ? "text-good" : ""}`}>{t(state)}</p>
      {state !== "notSubscribed" && (
        <p className="flex flex-wrap gap-x-3">
          <span className="text-ink-soft">{t("validity")}</span>
          <span className="tabular">{t("period", { start, end })}</span>
        </p>
      )}
      <p className="text-ink-soft">{t(NEXT[state])}</p>
      {state === "running" ? (
        <a href={hrefs.home()} className={`${buttonClass("primary")} mt-auto`}>
          {t("order")}
        </a>
      ) : (
        <a href={hrefs.downloadApp()} className={`${buttonClass("primary")} mt-auto`}>
          {t("download")}
        </a>
      )}
    </>
  );
}

function shownDate(seconds: number): string {
  return formatDate(seconds).replaceAll("-", "/");
}
