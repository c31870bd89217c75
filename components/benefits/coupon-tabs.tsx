"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { panelId, TabList, tabId } from "@/components/ui/tab-list";
import type { CouponTab } from "@/lib/benefits/ask-coupons";
import { type Go, replacePage } from "@/lib/client/leave";
import { COUPON_TAB } from "@/lib/contracts/codes";
import { CouponPages } from "./coupon-pages";
import { RedeemForm } from "./redeem-form";

type Props = { go?: Go };

const TABS = Object.values(COUPON_TAB);

/** The member's coupons in tabs: unused, used and expired (CP-01). A tab is loaded when the member first opens it. */
export function CouponTabs({ go = replacePage }: Props) {
  const t = useTranslations("couponList");
  const id = useId();
  const [tab, setTab] = useState<CouponTab>(COUPON_TAB.unused);
  /**
   * The `round` of each tab. 0 means that the tab has not been opened. A new number makes the tab read its coupons
   * again.
   */
  const [rounds, setRounds] = useState({ 1: 1, 2: 0, 3: 0 });
  return (
    <div className="grid min-h-dvh content-start gap-6">
      <RedeemForm onRedeemed={handleRedeemed} go={go} />
      <div className="grid gap-4">
        <TabList
          id={id}
          label={t("tabs")}
          tabs={TABS.map((key) => ({ key, label: t(`tab${key}`) }))}
          current={tab}
          onChoose={handleChoose}
        />
        {TABS.map((type) => (
          <div
            key={type}
            role="tabpanel"
            id={panelId(id, type)}
            aria-labelledby={tabId(id, type)}
            hidden={type !== tab}
          >
            <CouponPages type={type} round={rounds[type]} go={go} />
          </div>
        ))}
      </div>
    </div>
  );

  function handleChoose(type: CouponTab) {
    setTab(type);
    setRounds((before) => ({ ...before, [type]: Math.max(1, before[type]) }));
  }

  function handleRedeemed() {
    setTab(COUPON_TAB.unused);
    setRounds((before) => ({ ...before, 1: before[1] + 1 }));
  }
}
