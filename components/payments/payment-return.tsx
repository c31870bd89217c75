"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { type Go, replacePage } from "@/lib/client/leave";
import { followReturn, type ReturnState } from "./follow-return";
import { PaymentNotice } from "./payment-notice";
import { PaymentRefused } from "./payment-refused";
import { usePayingFor } from "./use-paying-for";

type Props = { go?: Go };

/** The page to which a payer returns after a payment. It shows the result (PY-01 to PY-04, PY-07). */
export function PaymentReturn({ go = replacePage }: Props) {
  const t = useTranslations("payments");
  const answerText = useAnswerText();
  const payingFor = usePayingFor();
  const [state, setState] = useState<ReturnState>({ kind: "pending" });
  // React runs effects twice in development, but the result must be handled only once.
  const hasBegun = useRef(false);
  const begin = useEffectEvent(async () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    setState(await followReturn(go));
  });
  useEffect(() => void begin(), []);

  switch (state.kind) {
    case "pending":
      return (
        <PaymentNotice title={t("confirming")} text={t("confirmingText")} role="status" isWaiting />
      );
    case "paid":
      return (
        <PaymentNotice
          title={t("paid")}
          text={t(`paidText${payingFor.words}`)}
          role="status"
          isWaiting
        />
      );
    case "slow":
      return (
        <PaymentNotice title={t("slow")} text={t(`slowText${payingFor.words}`)} role="status">
          <Button onClick={() => go(state.path)}>{t("askAgain")}</Button>
          <PageLink href={payingFor.result} className={buttonClass("quiet")}>
            {t(`toOrders${payingFor.words}`)}
          </PageLink>
        </PaymentNotice>
      );
    case "missing":
      return <PaymentRefused reason={t("missing")} go={go} />;
    case "refused":
      return <PaymentRefused reason={answerText(state.refusal)} go={go} />;
  }
}
