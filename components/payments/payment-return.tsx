"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { type Go, replacePage } from "@/lib/client/leave";
import { askPayment, type PaymentResult } from "./ask-payment";
import { PaymentNotice } from "./payment-notice";
import type { PaymentKind } from "./payment-questions";
import { PaymentRefused } from "./payment-refused";
import { PaymentWaiting } from "./payment-waiting";
import { usePayingFor } from "./use-paying-for";

type Props = { of: PaymentKind; go?: Go };

/** Back from paying (PY-01 to PY-04, PY-07). Safe to reload: asking again only returns the result. */
export function PaymentReturn({ of, go = replacePage }: Props) {
  const t = useTranslations("payments");
  const answerText = useAnswerText();
  const payingFor = usePayingFor();
  const [result, setResult] = useState<PaymentResult>({ is: "asking" });
  // Effects run twice in development and again when the page is shown anew: the question is asked once.
  const isAsked = useRef(false);
  const ask = useEffectEvent(async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setResult(await askPayment({ of, go, turn: "first" }));
  });
  useEffect(() => void ask(), []);
  const askAgain = async () => {
    setResult({ is: "asking" });
    setResult(await askPayment({ of, go, turn: "later" }));
  };

  switch (result.is) {
    case "asking":
    case "leaving":
      return (
        <PaymentNotice title={t("confirming")} text={t("confirmingText")} role="status">
          <PaymentWaiting />
        </PaymentNotice>
      );
    case "paid":
      return (
        <PaymentNotice title={t("paid")} text={t(`paidText${payingFor.words}`)} role="status">
          <PaymentWaiting />
        </PaymentNotice>
      );
    case "slow":
      return (
        <PaymentNotice title={t("slow")} text={t(`slowText${payingFor.words}`)} role="status">
          <Button onClick={() => void askAgain()}>{t("askAgain")}</Button>
          <a href={payingFor.result} className={buttonClass("quiet")}>
            {t(`toOrders${payingFor.words}`)}
          </a>
        </PaymentNotice>
      );
    case "missing":
      return <PaymentRefused reason={t("missing")} go={go} />;
    case "refused":
      return <PaymentRefused reason={answerText(result.refusal)} go={go} />;
  }
}
