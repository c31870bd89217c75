"use client";

import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { wayBack } from "./leave-payment";
import { PaymentNotice } from "./payment-notice";

type Props = { reason: string };

/** Nothing was paid, nothing is lost: back to where the order was sent from (acceptance PY-02, PY-03). */
export function PaymentRefused({ reason }: Props) {
  const t = useTranslations("payments");
  return (
    <PaymentNotice title={t("refused")} text={reason} role="alert">
      <p className="text-sm text-ink-soft">{t("kept")}</p>
      <a href={wayBack()} className={buttonClass("primary")}>
        {t("backToCheckout")}
      </a>
    </PaymentNotice>
  );
}
