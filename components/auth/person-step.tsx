"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { isEmail } from "@/lib/auth/contact-rules";
import { postOwn } from "@/lib/client/api-client";
import { enterAs, type SignedIn } from "@/lib/client/sign-in";

type Props = { phone: string; isKnown: boolean };

export function PersonStep({ phone, isKnown }: Props) {
  const t = useTranslations("auth");
  const answerText = useAnswerText();
  const form = useForm({ defaultValues: { name: "", email: "" } });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    for (const [field, key] of [
      ["name", "registerName"],
      ["email", "registerEmail"],
    ] as const) {
      const known = window.sessionStorage.getItem(key);
      if (known && !form.getValues(field)) form.setValue(field, known);
    }
  }, [form]);

  const handleSubmit = form.handleSubmit(async ({ name, email }) => {
    const body = { name: name.trim(), email, phone };
    const answer = await postOwn<SignedIn>("/api/session/register", body);
    if (answer.ok) enterAs(answer.data);
    else form.setError("root", { message: answerText(answer) });
  });

  return (
    <form onSubmit={handleSubmit} noValidate className="grid gap-4">
      {isKnown && <p className="rounded-card bg-surface px-4 py-3 text-sm">{t("knownPhone")}</p>}
      <Field
        label={t("name")}
        hint={t("nameHint")}
        error={errors.name && t("required")}
        autoComplete="name"
        maxLength={40}
        {...form.register("name", { validate: (name) => name.trim() !== "" })}
      />
      <Field
        label={t("email")}
        error={errors.email && t("badEmail")}
        type="email"
        autoComplete="email"
        maxLength={80}
        {...form.register("email", { validate: (email) => email === "" || isEmail(email) })}
      />
      {errors.root && (
        <p role="alert" className="text-bad">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" disabled={isSubmitting}>
        {t("finish")}
      </Button>
    </form>
  );
}
