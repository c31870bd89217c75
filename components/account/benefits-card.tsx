"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { LoadFailed } from "@/components/ui/load-failed";
import { PageLink } from "@/components/ui/page-link";
import type { MemberBenefits } from "@/lib/account/member-benefits";
import { getFromShop, type Options } from "@/lib/client/api-client";
import { readStored } from "@/lib/client/storage";
import { useRead } from "@/lib/client/use-read";
import { CODE } from "@/lib/contracts/answer-code";
import type { Answer } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";

const READ = "/api/member/benefits";
const VISITOR = { ok: true, data: null, message: "" } as const;

type Props = {
  /** The message namespace of the page's texts. */
  words: "referrals" | "subscriptions";
  /** Content that a visitor sees above the link to the sign-in. */
  offer?: ReactNode;
  children: (benefits: MemberBenefits, onChanged: () => void) => ReactNode;
};

/** The section of a public page that shows the member's own benefits. A visitor sees a link to the sign-in instead. */
export function BenefitsCard({ words, offer, children }: Props) {
  const t = useTranslations(words);
  const { data: benefits, refusal, read } = useBenefits();
  return (
    <section
      aria-labelledby="own-benefits"
      className="flex min-h-60 flex-col gap-3 rounded-sheet bg-paper p-5 shadow-float md:p-6"
    >
      <h2 id="own-benefits" className="text-lg">
        {t("ownTitle")}
      </h2>
      {benefits === undefined && !refusal && (
        <div role="status" aria-label={t("loading")} className="grid gap-3">
          <div className="h-14 animate-pulse rounded-card bg-surface" />
          <div className="h-11 animate-pulse rounded-card bg-surface" />
        </div>
      )}
      {benefits === null && (
        <>
          {offer}
          <p className="my-auto text-ink-soft">{t("visitor")}</p>
          <PageLink href={hrefs.login()} className={buttonClass("primary")}>
            {t("login")}
          </PageLink>
        </>
      )}
      {refusal && (
        <LoadFailed
          title={t("failed")}
          failure={refusal}
          retryLabel={t("tryAgain")}
          onRetry={() => void read()}
        />
      )}
      {benefits && children(benefits, () => void read())}
    </section>
  );
}

/** The member's benefits; null for a visitor. If no member is stored in the browser, no request is sent. */
function useBenefits() {
  return useRead(READ, readBenefits);
}

async function readBenefits(options: Options): Promise<Answer<MemberBenefits | null>> {
  if (!readStored("member")?.isLogin) return VISITOR;
  const answer = await getFromShop<MemberBenefits>(READ, options);
  // If the session has ended, the page shows what a visitor sees.
  return !answer.ok && answer.code === CODE.loginNeeded ? VISITOR : answer;
}
