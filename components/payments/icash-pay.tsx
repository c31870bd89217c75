"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { type Go, replacePage } from "@/lib/client/leave";
import { IcashOrder } from "./icash-order";
import { IcashPayLink } from "./icash-pay-link";
import { PaymentNotice } from "./payment-notice";
import { PaymentRefused } from "./payment-refused";
import { useIcashPay } from "./use-icash-pay";
import { usePayingFor } from "./use-paying-for";

type Props = { go?: Go };

/** The page on which a payer waits while paying in the icash Pay app (PY-05, PY-06). */
export function IcashPay({ go = replacePage }: Props) {
  const [visit, setVisit] = useState(0);
  return <Waiting key={visit} go={go} onAgain={() => setVisit(visit + 1)} />;
}

type WaitingProps = { go: Go; onAgain: () => void };

function Waiting({ go, onAgain }: WaitingProps) {
  const t = useTranslations("payments");
  const answerText = useAnswerText();
  const { back, result, words } = usePayingFor();
  const state = useIcashPay({ go, refusedText: t("icashRefused") });

  switch (state.kind) {
    case "paid":
      return <PaymentNotice title={t("paid")} text={t(`paidText${words}`)} role="status" />;
    case "refused":
      return <PaymentRefused reason={answerText(state.refusal)} go={go} />;
    case "late":
      return (
        <PaymentNotice title={t("icashLate")} text={t(`icashLateText${words}`)} role="status">
          <Button onClick={onAgain}>{t("askAgain")}</Button>
          <PageLink href={result} className={buttonClass("quiet")}>
            {t(`toOrders${words}`)}
          </PageLink>
        </PaymentNotice>
      );
    case "opening":
    case "waiting":
      return (
        <div className="mx-auto grid max-w-sm justify-items-center gap-5 rounded-card border border-line px-6 py-8 text-center">
          <IcashOrder />
          {state.kind === "waiting" ? (
            <IcashPayLink url={state.url}>
              <Pending />
            </IcashPayLink>
          ) : (
            <>
              <span className="block h-60 w-full rounded-card bg-surface" />
              <Pending />
            </>
          )}
          <PageLink href={back} className={`${buttonClass("quiet")} -mb-4`}>
            {t("icashOther")}
          </PageLink>
        </div>
      );
  }
}

function Pending() {
  const t = useTranslations("payments");
  return (
    <p role="status" className="flex items-center gap-2 font-bold">
      <span aria-hidden className="size-3 animate-pulse rounded-full bg-brand" />
      {t("icashWaiting")}
    </p>
  );
}
