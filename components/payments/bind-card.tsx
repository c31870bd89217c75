"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { type Go, replacePage } from "@/lib/client/leave";
import type { Refusal } from "@/lib/contracts/envelope";
import { leaveForCard } from "./leave-for-card";
import { checkoutReturnPath } from "./leave-payment";
import { PaymentNotice } from "./payment-notice";
import { usePayingFor } from "./use-paying-for";

type Props = { go?: Go };

/**
 * Opens the provider's page that saves a card (PY-10). If the customer comes back to this page with the browser's Back
 * button, it opens the checkout, the courier page or the account page where the customer started.
 */
export function BindCard({ go = replacePage }: Props) {
  const t = useTranslations("payments");
  const answerText = useAnswerText();
  const { back, isFromAccount } = usePayingFor();
  const backText = t(isFromAccount ? "backToAccount" : "backToCheckout");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // React runs effects twice in development, but only one card page may be opened.
  const isLeaving = useRef(false);
  const leave = useEffectEvent(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void leaveForCard(go).then(setRefusal);
  });
  const goBack = useEffectEvent(() => go(checkoutReturnPath()));
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) goBack();
    };
    window.addEventListener("pageshow", handleShow);
    leave();
    return () => window.removeEventListener("pageshow", handleShow);
  }, []);

  if (refusal) {
    return (
      <PaymentNotice title={t("bindRefused")} text={answerText(refusal)} role="alert">
        <PageLink href={back} className={buttonClass("primary")}>
          {backText}
        </PageLink>
      </PaymentNotice>
    );
  }
  return (
    <PaymentNotice title={t("bindLeaving")} text={t("bindLeavingText")} role="status" isWaiting>
      <PageLink href={back} className={buttonClass("quiet")}>
        {backText}
      </PageLink>
    </PaymentNotice>
  );
}
