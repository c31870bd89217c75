"use client";

import { useState } from "react";
import { CodeStep } from "./code-step";
import { PersonStep } from "./person-step";
import { PhoneStep } from "./phone-step";
import type { SentCode } from "./sent-code";
import { useSentCode } from "./use-sent-code";

type Step =
  | { at: "phone"; phone: string }
  | ({ at: "code" } & SentCode)
  | { at: "person"; phone: string; isKnown: boolean };

const START: Step = { at: "phone", phone: "" };

/** Registration in three small steps (acceptance LG-23): number, code, name. */
export function RegisterForm() {
  const [chosen, setStep] = useState<Step | null>(null);
  const sent = useSentCode();
  const step = chosen ?? (sent ? { at: "code" as const, ...sent } : START);
  const { phone } = step;
  return (
    <div className="w-full max-w-sm">
      {step.at === "phone" && (
        <PhoneStep phone={phone} onSent={(code) => setStep({ at: "code", ...code })} />
      )}
      {step.at === "code" && (
        <CodeStep
          sent={step}
          onBack={() => setStep({ at: "phone", phone })}
          onVerified={(isKnown) => setStep({ at: "person", phone, isKnown })}
        />
      )}
      {step.at === "person" && <PersonStep phone={phone} isKnown={step.isKnown} />}
    </div>
  );
}
