"use client";

import { useLocale, useTranslations } from "next-intl";
import { BenefitsCard } from "@/components/account/benefits-card";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import type { MemberBenefits } from "@/lib/account/member-benefits";
import { subscriptionState } from "@/lib/account/member-benefits";
import type { Go } from "@/lib/client/leave";
import { hrefs } from "@/lib/routing/hrefs";
import { formatFullDate } from "@/lib/time/date-time";
import { SubscriptionPrice, SubscriptionPurchase } from "./subscription-purchase";

/**
 * The status and the period of the member's subscription, and the controls to buy it (SB-02, SB-06). A visitor sees the
 * price and a link to the sign-in.
 */
export function OwnSubscription({ go }: { go?: Go }) {
  return (
    <BenefitsCard words="subscriptions" offer={<SubscriptionPrice />}>
      {(benefits, onChanged) => (
        <Status benefits={benefits} onChanged={onChanged} {...(go && { go })} />
      )}
    </BenefitsCard>
  );
}

type StatusProps = { benefits: MemberBenefits; onChanged: () => void; go?: Go };

function Status({ benefits, onChanged, go }: StatusProps) {
  const locale = useLocale();
  const t = useTranslations("subscriptions");
  const state = subscriptionState(benefits);
  const start = formatFullDate(benefits.subscription_start_time, locale);
  // The subscription ends at midnight, so its last day is the day before. Checkout shows the same day.
  const end = formatFullDate(benefits.subscription_end_time - 1, locale);
  return (
    <>
      <p className={`font-bold text-2xl ${state === "running" ? "text-good" : ""}`}>{t(state)}</p>
      {state !== "notSubscribed" && (
        <p className="flex flex-wrap gap-x-3">
          <span className="text-ink-soft">{t("validity")}</span>
          <span className="tabular">{t("period", { start, end })}</span>
        </p>
      )}
      {state === "running" && <p className="text-ink-soft">{t("toUse")}</p>}
      <SubscriptionPurchase
        isRunning={state === "running"}
        onChanged={onChanged}
        {...(go && { go })}
      />
      {state === "running" && (
        <PageLink href={hrefs.home()} className={`${buttonClass("primary")} mt-auto`}>
          {t("order")}
        </PageLink>
      )}
    </>
  );
}
