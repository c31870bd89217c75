"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PageLink } from "@/components/ui/page-link";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { redemptionOf } from "@/lib/benefits/coupon-code";
import { callApi } from "@/lib/client/call-api";
import type { Go } from "@/lib/client/leave";
import { rememberForLogin } from "@/lib/client/leave-for-login";
import { CODE, COUPON_CODE_MAX } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { onRedeemed: () => void; go: Go };
type Step = { kind: "idle" | "sending" | "redeemed" } | { kind: "refused"; text: string };

/**
 * The form in which a member enters a redeem code or a friend's referral code (CP-09 to CP-11, RU-43). After a refusal
 * the code stays in the field.
 */
export function RedeemForm({ onRedeemed, go }: Props) {
  const t = useTranslations("couponList");
  const answerText = useAnswerText();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [step, setStep] = useState<Step>({ kind: "idle" });
  const isSending = step.kind === "sending";
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit}
      className="max-w-2xl rounded-card bg-surface p-4"
    >
      <div className="flex flex-wrap items-start gap-x-3">
        <Field
          ref={field}
          label={t("code")}
          name="code"
          value={code}
          maxLength={COUPON_CODE_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
          readOnly={isSending}
          error={step.kind === "refused" ? step.text : undefined}
          onChange={({ target }) => {
            setCode(target.value);
            setStep({ kind: "idle" });
          }}
          className="min-w-0 flex-[1_1_9rem]"
        />
        <Button
          type="submit"
          disabled={isSending}
          className="mt-[calc(1.25rem+--spacing(1))] min-h-12 flex-none"
        >
          {isSending ? t("redeeming") : t("redeem")}
        </Button>
      </div>
      <p className="mt-1 text-ink-soft text-sm">{t("friendHint")}</p>
      <p role="status" className="text-good text-sm not-empty:mt-2">
        {step.kind === "redeemed" && (
          <>
            <b>{t("redeemed")}</b>
            <span className="block text-ink-soft">
              {t.rich("redeemedHint", {
                account: (text) => (
                  <PageLink
                    href={hrefs.member()}
                    className="text-brand underline underline-offset-4"
                  >
                    {text}
                  </PageLink>
                ),
              })}
            </span>
          </>
        )}
      </p>
    </form>
  );

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const redemption = redemptionOf(code);
    if (!redemption) return refuse(t("codeEmpty"));
    setStep({ kind: "sending" });
    const answer = await callApi(redemption.call, { body: { code: redemption.code } });
    if (answer.ok) {
      setCode("");
      setStep({ kind: "redeemed" });
      onRedeemed();
      return;
    }
    if (answer.code === CODE.loginNeeded) {
      rememberForLogin(hrefs.couponlist());
      go(hrefs.login());
      return;
    }
    refuse(answerText(answer));
  }

  function refuse(text: string) {
    setStep({ kind: "refused", text });
    field.current?.focus();
  }
}
