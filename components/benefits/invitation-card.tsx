"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { LoadFailed } from "@/components/ui/load-failed";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";
import { DEFAULT_LOCALE } from "@/lib/routing/routes";
import { CodeBox } from "./code-box";
import { useInvitation } from "./use-invitation";

type Props = { /** The links to the apps. */ children: ReactNode };

/**
 * Shows the inviter's code and the next step for the visitor or member who has opened the invitation (CM-02, CM-03).
 */
export function InvitationCard({ children }: Props) {
  const locale = useLocale();
  const t = useTranslations("referrals");
  const { data: invitation, refusal, read } = useInvitation();
  if (refusal) {
    return (
      <LoadFailed
        title={t("failed")}
        failure={refusal}
        retryLabel={t("tryAgain")}
        onRetry={() => void read()}
      />
    );
  }
  switch (invitation?.kind) {
    case undefined:
      return (
        <div role="status" aria-label={t("inviteLoading")} className="grid gap-6">
          <div className="h-20 animate-pulse rounded-card bg-surface" />
          <div className="h-36 animate-pulse rounded-card bg-surface" />
          <div className="h-60 animate-pulse rounded-card bg-surface" />
        </div>
      );
    case "unknown":
      return (
        <div className="grid justify-items-center gap-4 py-6 text-center">
          <h2 className="text-lg">{t("notFoundTitle")}</h2>
          <p role="alert" className="text-ink-soft">
            {invitation.message ?? t("unknown")}
          </p>
          <PageLink href={hrefs.index()} className={buttonClass("primary")}>
            {t("toIndex")}
          </PageLink>
        </div>
      );
    case "invited":
      return (
        <>
          <div className="grid gap-1 text-center">
            <p className="font-bold text-lg">{t("invitedBy", { name: invitation.by.name })}</p>
            <p className="text-ink-soft">
              {locale === DEFAULT_LOCALE ? invitation.by.reward_text : t("invitedDescription")}
            </p>
          </div>
          <section aria-labelledby="friend-code" className="grid gap-2">
            <h2 id="friend-code" className="text-center text-sm text-ink-soft">
              {t("invitedCode")}
            </h2>
            <CodeBox code={invitation.by.code} />
          </section>
          {invitation.isMember ? <ForMember /> : <ForNewcomer>{children}</ForNewcomer>}
        </>
      );
  }
}

function ForNewcomer({ children }: { children: ReactNode }) {
  const t = useTranslations("referrals");
  return (
    <>
      <div className="grid gap-2">
        <PageLink href={hrefs.register()} className={buttonClass("primary")}>
          {t("register")}
        </PageLink>
        <p className="text-center text-sm text-ink-soft">{t("registerHint")}</p>
      </div>
      <div className="grid gap-3 border-t border-line pt-5">
        <p className="text-center text-sm text-ink-soft">{t("inApp")}</p>
        {children}
      </div>
    </>
  );
}

/**
 * The links for a member. A member who has not received an order yet can enter the code on the page `/couponList`
 * (RU-43).
 */
function ForMember() {
  const t = useTranslations("referrals");
  return (
    <div className="grid gap-3 rounded-card bg-surface p-4">
      <p>{t("isMember")}</p>
      <PageLink href={hrefs.couponlist()} className={buttonClass("secondary")}>
        {t("toCoupons")}
      </PageLink>
      <PageLink href={hrefs.referralPage()} className={buttonClass("primary")}>
        {t("toOwn")}
      </PageLink>
    </div>
  );
}
