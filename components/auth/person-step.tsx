"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { postOwn } from "@/lib/client/api-client";
import { enterAs, type SignedIn } from "@/lib/client/sign-in";
import { emailSchema, lineSchema } from "@/lib/contracts/fields";

const formSchema = z.object({
  name: lineSchema(40).pipe(z.string().trim().min(1)),
  email: z.union([emailSchema, z.literal("")]),
});

type Props = { phone: string; isKnown: boolean };

export function PersonStep({ phone, isKnown }: Props) {
  const t = useTranslations("auth");
  const answerText = useAnswerText();
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { name: "", email: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const handleSubmit = form.handleSubmit(async (person) => {
    const answer = await postOwn<SignedIn>("/api/session/register", { ...person, phone });
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
        {...form.register("name")}
      />
      <Field
        label={t("email")}
        error={errors.email && t("badEmail")}
        type="email"
        autoComplete="email"
        maxLength={80}
        {...form.register("email")}
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
