"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PageLink } from "@/components/ui/page-link";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { isEmail } from "@/lib/account/contact-rules";
import {
  isRecommendCode,
  normalizeRecommendCode,
  RECOMMEND_COOKIE,
} from "@/lib/benefits/recommend-code";
import { postToShop } from "@/lib/client/api-client";
import { carryEvent } from "@/lib/client/carried-events";
import { readCookie, writeCookie } from "@/lib/client/cookies";
import { type SignedIn, storeSignIn } from "@/lib/client/sign-in";
import { readSession } from "@/lib/client/storage";
import { CODE, CONTACT_NAME_MAX, EMAIL_MAX, RECOMMEND_CODE_MAX } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { phone: string; isKnown: boolean };

export function PersonStep({ phone, isKnown }: Props) {
  const t = useTranslations("auth");
  const answerText = useAnswerText();
  const form = useForm({ defaultValues: { name: "", email: "", recommend_code: "" } });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    for (const [field, key] of [
      ["name", "registerName"],
      ["email", "registerEmail"],
    ] as const) {
      const known = readSession(key);
      if (known && !form.getValues(field)) form.setValue(field, known);
    }
    const invited = readCookie(RECOMMEND_COOKIE);
    if (invited && !form.getValues("recommend_code")) form.setValue("recommend_code", invited);
  }, [form]);

  const handleSubmit = form.handleSubmit(async ({ name, email, ...written }) => {
    const recommend_code = isKnown ? "" : normalizeRecommendCode(written.recommend_code);
    const person = { name: name.trim(), email, phone };
    const body = recommend_code ? { ...person, recommend_code } : person;
    const answer = await postToShop<SignedIn>("/api/session/register", body);
    if (answer.ok) enter(answer.data);
    else form.setError("root", { type: String(answer.code), message: answerText(answer) });
  });

  return (
    <form method="post" onSubmit={handleSubmit} noValidate className="grid gap-4">
      {isKnown && <p className="rounded-card bg-surface px-4 py-3 text-sm">{t("knownPhone")}</p>}
      <Field
        label={t("name")}
        hint={t("nameHint")}
        error={errors.name && t("required")}
        autoComplete="name"
        maxLength={CONTACT_NAME_MAX}
        {...form.register("name", { validate: (name) => name.trim() !== "" })}
      />
      <Field
        label={t("email")}
        error={errors.email && t("badEmail")}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        {...form.register("email", { validate: (email) => email === "" || isEmail(email) })}
      />
      {/* A person who already has an account enters an inviter's code on the page `/couponList` instead (RU-43). */}
      {!isKnown && (
        <Field
          label={t("recommendCode")}
          hint={t("recommendHint")}
          error={errors.recommend_code && t("badRecommendCode")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={RECOMMEND_CODE_MAX}
          {...form.register("recommend_code", { validate: isEmptyOrCode })}
        />
      )}
      {errors.root && (
        <p role="alert" className="text-bad">
          {errors.root.message}{" "}
          {errors.root.type === REFUSED && (
            <PageLink
              href={hrefs.login()}
              className="inline-flex min-h-11 items-center font-bold text-brand underline underline-offset-4"
            >
              {t("again")}
            </PageLink>
          )}
        </p>
      )}
      <Button type="submit" disabled={isSubmitting}>
        {t("finish")}
      </Button>
    </form>
  );
}

/**
 * The answer code of a refused registration, as text. The form then links to the login, because the usual reason is
 * that the sign-in is too old.
 */
const REFUSED = String(CODE.refused);

function isEmptyOrCode(written: string): boolean {
  const code = normalizeRecommendCode(written);
  return code === "" || isRecommendCode(code);
}

/** Stores the sign-in after the registration. The query parameter `type` is the login type of the new identity. */
function enter(signedIn: SignedIn): void {
  const login_type = Number(new URLSearchParams(window.location.search).get("type"));
  carryEvent({ name: "sign_up", login_type });
  writeCookie(RECOMMEND_COOKIE, "", 0);
  storeSignIn(signedIn);
}
