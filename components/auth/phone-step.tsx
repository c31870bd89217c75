"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { isPhone } from "@/lib/auth/contact-rules";
import { sendCode } from "./send-code";
import type { SentCode } from "./sent-code";

type Props = { phone: string; onSent: (sent: SentCode) => void };

export function PhoneStep({ phone, onSent }: Props) {
  const t = useTranslations("auth");
  const answerText = useAnswerText();
  const form = useForm({ defaultValues: { phone } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => {
    const known = window.sessionStorage.getItem("registerPhone");
    if (known && !form.getValues("phone")) form.setValue("phone", known);
  }, [form]);

  const handleSubmit = form.handleSubmit(async (values) => {
    const answer = await sendCode("register", values.phone);
    if ("sent" in answer) onSent(answer.sent);
    else form.setError("root", { message: answerText(answer.refusal) });
  });

  return (
    <form onSubmit={handleSubmit} noValidate className="grid gap-4">
      <Field
        label={t("phone")}
        hint={t("phoneHint")}
        error={errors.phone ? t("badPhone") : undefined}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={10}
        {...form.register("phone", { validate: isPhone })}
      />
      {errors.root && (
        <p role="alert" className="text-bad">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? t("sending") : t("sendCode")}
      </Button>
    </form>
  );
}
