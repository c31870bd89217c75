"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PageLink } from "@/components/ui/page-link";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { isPhone } from "@/lib/account/contact-rules";
import { readSession, writeSession } from "@/lib/client/storage";
import { CODE } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";
import { type SentCode, sendCode } from "./sent-code";

type Props = { phone: string; onSent: (sent: SentCode) => void };

export function PhoneStep({ phone, onSent }: Props) {
  const t = useTranslations("auth");
  const answerText = useAnswerText();
  const form = useForm({ defaultValues: { phone } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => {
    const known = readSession("registerPhone");
    if (known && !form.getValues("phone")) form.setValue("phone", known);
  }, [form]);

  const handleSubmit = form.handleSubmit(async (values) => {
    const answer = await sendCode("register", values.phone);
    if ("sent" in answer) return onSent(answer.sent);
    const { refusal } = answer;
    // The person may have to sign in again. When they return, the form starts with this number.
    writeSession("registerPhone", values.phone);
    form.setError("root", { type: String(refusal.code), message: answerText(refusal) });
  });

  return (
    <form method="post" onSubmit={handleSubmit} noValidate className="grid gap-4">
      <Field
        label={t("phone")}
        hint={t("phoneHint")}
        error={errors.phone ? t("badPhone") : undefined}
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={10}
        {...form.register("phone", { validate: isPhone })}
      />
      {errors.root && (
        <p role="alert" className="text-bad">
          {errors.root.message}{" "}
          {errors.root.type === SIGN_IN_NEEDED && (
            <PageLink
              href={hrefs.login()}
              className="inline-flex min-h-11 items-center font-bold text-brand underline underline-offset-4"
            >
              {t("toSignIn")}
            </PageLink>
          )}
        </p>
      )}
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? t("sending") : t("sendCode")}
      </Button>
    </form>
  );
}

const SIGN_IN_NEEDED = String(CODE.loginNeeded);
