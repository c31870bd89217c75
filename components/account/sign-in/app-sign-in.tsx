"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MessageDialog } from "@/components/ui/message-dialog";
import { Toast } from "@/components/ui/toast";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { isBreakage } from "@/lib/client/api-client";
import { type Go, replacePage } from "@/lib/client/leave";
import { type AppSignInStep, confirmAppSignIn, declineAppSignIn, enterByApp } from "./enter-by-app";

type Props = {
  /** Called if the sign-in is refused or the person declines it. The session then stays as it was. */
  onStay: () => void;
  go?: Go;
};

/**
 * Signs in after the app of the membership service has opened the page. The sign-in starts without a press and asks the
 * person to confirm the account (LG-15).
 */
export function AppSignIn({ onStay, go = replacePage }: Props) {
  const t = useTranslations("appSignIn");
  const answerText = useAnswerText();
  const [step, setStep] = useState<AppSignInStep>({ kind: "entering" });
  const leave = useRef(go);
  // The sign-in code can be used only once, and React runs effects twice in development.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void enterByApp(leave.current).then(setStep);
  }, []);

  async function handleContinue() {
    setStep({ kind: "entering" });
    setStep(await confirmAppSignIn(go));
  }

  function handleDecline() {
    declineAppSignIn();
    onStay();
  }

  const person = step.kind === "asked" ? step.person : null;
  const refusal = step.kind === "refused" ? step.refusal : null;
  // No dialog is shown for a breakage, such as a failed connection (LG-32).
  const isUnanswered = refusal !== null && isBreakage(refusal);
  return (
    <>
      <BlockingOverlay open={step.kind === "entering"} label={t("entering")} />
      <ConfirmDialog
        open={step.kind === "asked"}
        title={person ? t("askTitle", { who: person.name || person.phone }) : ""}
        text={person ? t("askText", person) : ""}
        note={t("askNote")}
        cancelLabel={t("askCancel")}
        confirmLabel={t("askConfirm")}
        onCancel={handleDecline}
        onConfirm={() => void handleContinue()}
      />
      <MessageDialog
        title={t("refusedTitle")}
        message={refusal && !isUnanswered ? answerText(refusal) : null}
        closeLabel={t("close")}
        onClose={onStay}
      />
      <Toast message={refusal && isUnanswered ? answerText(refusal) : null} onDone={onStay} />
    </>
  );
}
