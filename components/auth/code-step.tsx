"use client";

import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { isOtp } from "@/lib/auth/contact-rules";
import { callApi } from "@/lib/client/call-api";
import { forgetSentCode, keepSentCode, type SentCode, secondsToResend } from "./sent-code";
import { useCountdown } from "./use-countdown";

type Props = { sent: SentCode; onBack: () => void; onVerified: (isKnown: boolean) => void };

export function CodeStep({ sent, onBack, onVerified }: Props) {
  const { phone, sentAt } = sent;
  const t = useTranslations("auth");
  const answerText = useAnswerText();
  const wait = useCountdown(secondsToResend(sentAt));
  const form = useForm({ defaultValues: { otp: "" } });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async ({ otp }) => {
    const answer = await callApi("checkOtp2023", { body: { phone, otp } });
    if (!answer.ok) {
      form.setError("otp", { message: answerText(answer) });
      return;
    }
    const known = await callApi("queryOpMember", { body: { phone } });
    forgetSentCode();
    onVerified(known.ok && known.data.is_member === 1);
  });

  async function handleResend() {
    const answer = await callApi("requestOtpEncrypt", { body: { phone, encrypted: "" } });
    if (answer.ok) wait.restart(secondsToResend(keepSentCode(phone).sentAt));
    else form.setError("otp", { message: answerText(answer) });
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="grid gap-4">
      <p role="status">{t("codeSent", { phone })}</p>
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
        {t("verify")}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-3">
        <Button look="quiet" onClick={onBack}>
          {t("changePhone")}
        </Button>
        <Button look="quiet" disabled={wait.seconds > 0} onClick={handleResend}>
          {wait.seconds > 0 ? t("resendIn", { seconds: wait.seconds }) : t("resend")}
        </Button>
      </div>
    </form>
  );
}
