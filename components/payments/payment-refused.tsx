"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import type { Go } from "@/lib/client/leave";
import { saveUnpaidReason } from "@/lib/client/return-query";
import { unpaidReturnPath } from "./leave-payment";
import { PaymentNotice } from "./payment-notice";

type Props = { reason: string; go: Go };

/**
 * How long the message is shown, in milliseconds. This time can be short, because the next page shows the message
 * again.
 */
const READING_MS = 4000;

/** Shows why the payment failed, and then opens the page where the payment started (PY-02, PY-03). */
export function PaymentRefused({ reason, go }: Props) {
  const t = useTranslations("payments");
  const goBack = useEffectEvent(() => go(unpaidReturnPath()));
  useEffect(() => {
    saveUnpaidReason(reason);
    const timer = setTimeout(() => goBack(), READING_MS);
    return () => clearTimeout(timer);
  }, [reason]);
  return (
    <PaymentNotice title={t("refused")} text={reason} role="alert">
      <p className="text-sm text-ink-soft">{t("kept")}</p>
      <PageLink href={unpaidReturnPath()} className={buttonClass("primary")}>
        {t("backToCheckout")}
      </PageLink>
    </PaymentNotice>
  );
}
