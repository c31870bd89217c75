"use client";

import { useState } from "react";
import { CodeStep } from "./code-step";
import { PersonStep } from "./person-step";
import { PhoneStep } from "./phone-step";

type Step =
  | { at: "phone"; phone: string }
  | { at: "code"; phone: string }
  | { at: "person"; phone: string; isKnown: boolean };

/** Registration in three small steps (acceptance LG-23): number, code, name. */
export function RegisterForm() {
  const [step, setStep] = useState<Step>({ at: "phone", phone: "" });
  const { phone } = step;
  return (
    <div className="w-full max-w-sm">
      {step.at === "phone" && (
        <PhoneStep phone={phone} onSent={(sent) => setStep({ at: "code", phone: sent })} />
      )}
      {step.at === "code" && (
        <CodeStep
          phone={phone}
          onBack={() => setStep({ at: "phone", phone })}
          onVerified={(isKnown) => setStep({ at: "person", phone, isKnown })}
        />
      )}
      {step.at === "person" && <PersonStep phone={phone} isKnown={step.isKnown} />}
    </div>
  );
}
