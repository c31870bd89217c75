"use client";

import { useTranslations } from "next-intl";
import { PerksCard } from "@/components/account/benefits-card";
import type { MemberPerks } from "@/lib/account/member-benefits";
import { CodeBox } from "./code-box";

/** A member's own code to pass on; for a visitor the way to log in (acceptance CM-04). */
export function OwnCode() {
  return <PerksCard words="referrals">{(perks) => <Own perks={perks} />}</PerksCard>;
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
