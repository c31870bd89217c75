"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { CouponLists } from "@/lib/benefits/coupon-worth";
import { CouponOptions } from "./coupon-options";

type Props = {
  open: boolean;
  lists: CouponLists | null;
  /** True if the order has changed since the lists were read. */
  isStale: boolean;
  /** The coupon that the order uses now; null if it uses none. */
  code_id: number | null;
  onRefresh: () => Promise<void>;
  onClose: () => void;
  onChoose: (code_id: number) => void;
};

/**
 * The sheet in which a customer chooses a coupon (CK-40, MD-02). Selecting a coupon in the list does not change the
 * order. The order changes when the customer presses 使用這張優惠券 (coupon-options.tsx).
 */
export function CouponPicker({ open, onClose, ...content }: Props) {
  const t = useTranslations("coupons");
  return (
    <Dialog open={open} title={t("title")} place="sheet" closeLabel={t("close")} onClose={onClose}>
      <Content {...content} />
    </Dialog>
  );
}

/** The dialog mounts this content each time it opens, so that the lists are read again each time. */
function Content(props: Omit<Props, "open" | "onClose">) {
  const { lists, isStale, code_id, onRefresh, onChoose } = props;
  const t = useTranslations("coupons");
  const [loadState, setLoadState] = useState<"running" | "done">("running");
  const ask = useEffectEvent(() => onRefresh());
  useEffect(() => {
    void ask().then(() => setLoadState("done"));
  }, []);
  if (lists !== null && !isStale) {
    return <CouponOptions lists={lists} code_id={code_id} onChoose={onChoose} />;
  }
  if (loadState === "running") {
    return (
      <div role="status" aria-label={t("loading")} className="grid gap-3 p-5 pt-3">
        <div className={PLACEHOLDER} />
        <div className={PLACEHOLDER} />
        <div className={PLACEHOLDER} />
      </div>
    );
  }
  return (
    <div className="grid gap-4 p-5 pt-3">
      <p role="alert">{t("failed")}</p>
      <Button onClick={handleRetry}>{t("retry")}</Button>
    </div>
  );

  async function handleRetry() {
    setLoadState("running");
    await onRefresh();
    setLoadState("done");
  }
}

const PLACEHOLDER = "h-28 animate-pulse rounded-card bg-surface";
