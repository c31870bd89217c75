"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

/** `onEnd` ends the session and returns whether it has ended. */
type Props = { onEnd: () => Promise<boolean> };

/** The button that ends the courier session, for customers who share their device. */
export function EndSession({ onEnd }: Props) {
  const t = useTranslations("express");
  const [step, setStep] = useState<"idle" | "confirming" | "ending" | "failed">("idle");
  return (
    <footer className="mt-6 flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-4">
      <p className="text-ink-soft text-sm">{t("endText")}</p>
      <Button look="quiet" onClick={() => setStep("confirming")} className="-mx-5">
        {t("end")}
      </Button>
      <ConfirmDialog
        open={step === "confirming"}
        title={t("endTitle")}
        text={t("endQuestion")}
        cancelLabel={t("endCancel")}
        confirmLabel={t("endConfirm")}
        onCancel={() => setStep("idle")}
        onConfirm={() => void end()}
      />
      <ConfirmDialog
        open={step === "failed"}
        title={t("notEnded")}
        text={t("notEndedText")}
        cancelLabel={t("endCancel")}
        confirmLabel={t("tryAgain")}
        onCancel={() => setStep("idle")}
        onConfirm={() => void end()}
      />
      <BlockingOverlay open={step === "ending"} label={t("ending")} />
    </footer>
  );

  async function end() {
    setStep("ending");
    if (!(await onEnd())) setStep("failed");
  }
}
