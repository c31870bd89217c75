"use client";

import { useTranslations } from "next-intl";
import { LoadFailed } from "@/components/errors/load-failed";
import { usePerks } from "@/components/members/use-perks";
import { buttonClass } from "@/components/ui/button-class";
import { formatDate } from "@/lib/format/date-time";
import type { MemberPerks } from "@/lib/members/member-perks";
import { subscriptionState } from "@/lib/members/subscription-state";
import { hrefs } from "@/lib/routing/hrefs";

/** A member's own status and period; for a visitor the way to log in (acceptance SB-02). */
export function OwnSubscription() {
  const t = useTranslations("subscriptions");
  const { state, read } = usePerks();
  return (
    <section
      aria-labelledby="own-subscription"
      className="flex min-h-60 flex-col gap-3 rounded-sheet bg-paper p-5 shadow-float md:p-6"
    >
      <h2 id="own-subscription" className="text-lg">
        {t("ownTitle")}
      </h2>
      {state.is === "looking" && (
        <div role="status" aria-label={t("loading")} className="grid gap-3">
          <div className="h-9 w-32 animate-pulse rounded-card bg-surface" />
          <div className="h-14 animate-pulse rounded-card bg-surface" />
        </div>
      )}
      {state.is === "visitor" && (
        <>
          <p className="my-auto text-ink-soft">{t("visitor")}</p>
          <a href={hrefs.login()} className={buttonClass("primary")}>
            {t("login")}
          </a>
        </>
      )}
      {state.is === "failed" && (
        <LoadFailed
          title={t("failed")}
          failure={state.failure}
          retryLabel={t("tryAgain")}
          onRetry={read}
        />
      )}
      {state.is === "member" && <Status perks={state.perks} />}
    </section>
  );
}

const NEXT = { running: "toUse", over: "toRenew", notSubscribed: "toBegin" } as const;

function Status({ perks }: { perks: MemberPerks }) {
  const t = useTranslations("subscriptions");
  const state = subscriptionState(perks);
  const start = shownDate(perks.subscription_start_time);
  const end = shownDate(perks.subscription_end_time);
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
