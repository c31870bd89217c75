"use client";

import { useTranslations } from "next-intl";
import { BenefitsCard } from "@/components/account/benefits-card";
import type { MemberBenefits } from "@/lib/account/member-benefits";
import { CodeBox } from "./code-box";

/** The member's referral code with the share button. A visitor sees a link to the sign-in (CM-04). */
export function OwnCode() {
  return (
    <BenefitsCard words="referrals">
      {(benefits) => <MemberCode benefits={benefits} />}
    </BenefitsCard>
  );
}

function MemberCode({
  benefits: { recommend_code, recommend_count },
}: {
  benefits: MemberBenefits;
}) {
  const t = useTranslations("referrals");
  if (!recommend_code) return <p className="text-ink-soft">{t("noCode")}</p>;
  return (
    <>
      <CodeBox code={recommend_code} canShare />
      <p className="text-ink-soft">{t("rewarded", { count: recommend_count })}</p>
    </>
  );
}
