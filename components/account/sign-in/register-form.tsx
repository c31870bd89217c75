"use client";

import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { callApi } from "@/lib/client/call-api";
import { readSession } from "@/lib/client/storage";
import { hrefs } from "@/lib/routing/hrefs";
import { CodeStep } from "./code-step";
import { PersonStep } from "./person-step";
import { PhoneStep } from "./phone-step";
import { forgetSentCode, type SentCode, useSentCode } from "./sent-code";

type Step =
  | { at: "phone"; phone: string }
  | ({ at: "code" } & SentCode)
  | { at: "person"; phone: string; isKnown: boolean };

const START: Step = { at: "phone", phone: "" };

/**
 * The registration in three steps (LG-23): phone number, code from the SMS, name. If the backend sends no SMS, the
 * registration has only the last step.
 */
export function RegisterForm({ hasSms = true }: { hasSms?: boolean }) {
  const hasIdentity = useSyncExternalStore(
    () => () => {},
    () => new URLSearchParams(window.location.search).has("type"),
    () => true,
  );
  return (
    <div className="w-full max-w-sm">
      {!hasIdentity && <SignInFirst />}
      {hasSms && <RegisterSteps />}
      {!hasSms && hasIdentity && <RegisterWithKnownPhone />}
    </div>
  );
}

/**
 * The registration for a backend that sends no SMS. It uses the phone number that the membership service has verified.
 */
function RegisterWithKnownPhone() {
  const t = useTranslations("auth");
  const phone = useSyncExternalStore(
    () => () => {},
    () => readSession("registerPhone") ?? "",
    () => null,
  );
  if (phone === null) return null;
  if (phone !== "") return <PersonStep phone={phone} isKnown={false} />;
  return <p className="text-ink-soft">{t("noPhone")}</p>;
}

function RegisterSteps() {
  const t = useTranslations("auth");
  const [chosen, setStep] = useState<Step | null>(null);
  const sent = useSentCode("register");
  const step = chosen ?? (sent ? { at: "code" as const, ...sent } : START);
  const { phone } = step;

  async function handleCheck(otp: string) {
    const answer = await callApi("checkOtp2023", { body: { phone, otp } });
    if (!answer.ok) return answer;
    const known = await callApi("queryOpMember", { body: { phone } });
    forgetSentCode("register");
    setStep({ at: "person", phone, isKnown: known.ok && known.data.is_member === 1 });
    return null;
  }

  return (
    <>
      {step.at === "phone" && (
        <PhoneStep phone={phone} onSent={(code) => setStep({ at: "code", ...code })} />
      )}
      {step.at === "code" && (
        <CodeStep
          use="register"
          sent={step}
          phoneText={phone}
          submitLabel={t("verify")}
          onCheck={handleCheck}
          back={{ label: t("changePhone"), go: () => setStep({ at: "phone", phone }) }}
        />
      )}
      {step.at === "person" && <PersonStep phone={phone} isKnown={step.isKnown} />}
    </>
  );
}

/**
 * A note with a link to the sign-in. It is shown if the person has opened the registration without signing in at a
 * provider first, for example from an invitation.
 */
function SignInFirst() {
  const t = useTranslations("auth");
  return (
    <div className="mb-6 grid gap-3 rounded-card bg-brand-tint p-4 text-center">
      <p className="text-sm">{t("signInFirst")}</p>
      <PageLink href={hrefs.login()} className={buttonClass("primary")}>
        {t("toSignIn")}
      </PageLink>
    </div>
  );
}
