"use client";

import { useTranslations } from "next-intl";
import { LoadFailed } from "@/components/errors/load-failed";
import { usePerks } from "@/components/members/use-perks";
import { buttonClass } from "@/components/ui/button-class";
import type { MemberPerks } from "@/lib/members/member-perks";
import { hrefs } from "@/lib/routing/hrefs";
import { CodeBox } from "./code-box";

/** A member's own code to pass on; for a visitor the way to log in (acceptance CM-04). */
export function OwnCode() {
  const t = useTranslations("referrals");
  const { state, read } = usePerks();
  return (
    <section
      aria-labelledby="own-code"
      className="flex min-h-60 flex-col gap-3 rounded-sheet bg-paper p-5 shadow-float md:p-6"
    >
      <h2 id="own-code" className="text-lg">
        {t("ownTitle")}
      </h2>
      {state.is === "looking" && (
        <div role="status" aria-label={t("loading")} className="grid gap-3">
          <div className="h-16 animate-pulse rounded-card bg-surface" />
          <div className="h-11 animate-pulse rounded-full bg-surface" />
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
      {state.is === "member" && <Own perks={state.perks} />}
    </section>
  );
}

function Own({ perks: { recommend_code, recommend_count } }: { perks: MemberPerks }) {
  const t = useTranslations("referrals");
  if (!recommend_code) return <p className="text-ink-soft">{t("noCode")}</p>;
  return (
    <>
      <CodeBox code={recommend_code} canShare />
      <p className="text-ink-soft">{t("rewarded", { count: recommend_count })}</p>
    </>
  );
}
