"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { isOtp } from "@/lib/account/contact-rules";
import { callApi } from "@/lib/client/call-api";
import type { Refusal } from "@/lib/contracts/envelope";
import { type CodeUse, keepSentCode, type SentCode, secondsToResend } from "./sent-code";

type Props = {
  use: CodeUse;
  sent: SentCode;
  /** The phone number as the page shows it. It may be masked. */
  phoneText: string;
  submitLabel: string;
  /** Checks the code. Returns null if it is correct, otherwise the refusal. */
  onCheck: (otp: string) => Promise<Refusal | null>;
  /** The button to change the phone number or to leave the form. */
  back: { label: string; go: () => void };
};

/** The input for the code from the SMS, and the button that sends a new code (VA-03). */
export function CodeStep({ use, sent, phoneText, submitLabel, onCheck, back }: Props) {
  const { phone, sentAt } = sent;
  const t = useTranslations("auth");
  const answerText = useAnswerText();
  const countdown = useCountdown(secondsToResend(sentAt));
  const form = useForm({ defaultValues: { otp: "" } });
  const { errors, isSubmitting } = form.formState;
  const [isSending, setSending] = useState(false);
  const notSent = sent.refusal && answerText(sent.refusal);
  useEffect(() => {
    form.setFocus("otp");
    if (notSent) form.setError("otp", { message: notSent });
  }, [form, notSent]);

  const handleSubmit = form.handleSubmit(async ({ otp }) => {
    const refusal = await onCheck(otp);
    if (refusal) form.setError("otp", { message: answerText(refusal) }, { shouldFocus: true });
  });

  async function handleResend() {
    setSending(true);
    form.clearErrors();
    const answer = await callApi("requestOtpEncrypt", { body: { phone, encrypted: "" } });
    setSending(false);
    if (answer.ok) countdown.restart(secondsToResend(keepSentCode(use, phone).sentAt));
    else form.setError("otp", { message: answerText(answer) });
  }

  return (
    <form method="post" onSubmit={handleSubmit} noValidate className="grid gap-4">
      <p role="status">{t("codeSent", { phone: phoneText })}</p>
      <Field
        label={t("code")}
        hint={t("codeHint")}
        error={errors.otp && (errors.otp.type === "validate" ? t("badCode") : errors.otp.message)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        className="tabular"
        {...form.register("otp", { validate: isOtp })}
      />
      <Button type="submit" disabled={isSubmitting}>
        {submitLabel}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-3">
        <Button look="quiet" onClick={back.go}>
          {back.label}
        </Button>
        <Button look="quiet" disabled={isSending || countdown.seconds > 0} onClick={handleResend}>
          {countdown.seconds > 0 ? t("resendIn", { seconds: countdown.seconds }) : t("resend")}
        </Button>
      </div>
    </form>
  );
}

/** Counts down the seconds from `from` to 0. `restart` begins again from another number. */
function useCountdown(from: number): { seconds: number; restart: (from: number) => void } {
  const [seconds, setSeconds] = useState(from);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { seconds, restart: setSeconds };
}
