"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

type Props = { onEnd: () => Promise<void> };

/** The button that ends the courier session, for customers who share their device. */
export function EndSession({ onEnd }: Props) {
  const t = useTranslations("express");
  const [step, setStep] = useState<"idle" | "confirming" | "ending">("idle");
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
        onConfirm={() => {
          setStep("ending");
          void onEnd();
        }}
      />
      <BlockingOverlay open={step === "ending"} label={t("ending")} />
    </footer>
  );
}
