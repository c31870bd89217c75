"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Loader } from "@/components/ui/loader";
import { MessageDialog } from "@/components/ui/message-dialog";
import { postOwn } from "@/lib/client/api-client";
import type { Go } from "@/lib/client/leave";
import { forgetBinding, rememberBinding } from "@/lib/client/third-binding";
import type { Binding } from "@/lib/members/member-page";
import { BindingRow } from "./binding-row";
import { MemberSection } from "./member-section";

type Props = { bindings: Binding[]; go: Go };
type Step = { is: "idle" } | { is: "asking" | "leaving"; binding: Binding };

const START = "/api/session/third";

/**
 * Acceptance MB-05, MB-06. To bind and to take off, the person goes to Google or Apple: what a page says binds
 * nothing.
 */
export function AccountBindings({ bindings, go }: Props) {
  const t = useTranslations("members");
  const answerText = useAnswerText();
  const [step, setStep] = useState<Step>({ is: "idle" });
  const [refused, setRefused] = useState<string | null>(null);
  const name = step.is === "idle" ? "" : t(step.binding.key);
  useEffect(() => {
    // Back from there by the browser's own button: nothing was changed, and the next visit is another.
    const free = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      forgetBinding();
      setStep({ is: "idle" });
    };
    window.addEventListener("pageshow", free);
    return () => window.removeEventListener("pageshow", free);
  }, []);
  return (
    <MemberSection title={t("bindings")}>
      <ul className="grid">
        {bindings.map((binding) => (
          <BindingRow
            key={binding.key}
            binding={binding}
            onChange={() =>
              binding.isBound ? setStep({ is: "asking", binding }) : void leave(binding)
            }
          />
        ))}
      </ul>
      <ConfirmDialog
        open={step.is === "asking"}
        title={t("unbindTitle", { name })}
        text={t("unbindText", { name })}
        cancelLabel={t("cancel")}
        confirmLabel={t("unbind")}
        onCancel={() => setStep({ is: "idle" })}
        onConfirm={() => step.is === "asking" && void leave(step.binding)}
      />
      <Loader open={step.is === "leaving"} label={t("leaving", { name })} />
      <MessageDialog
        title={t("notChanged")}
        message={refused}
        closeLabel={t("close")}
        onClose={() => setRefused(null)}
      />
    </MemberSection>
  );

  async function leave(binding: Binding) {
    setStep({ is: "leaving", binding });
    const answer = await postOwn<string>(START, { third_login_type: binding.way });
    if (answer.ok) {
      rememberBinding();
      go(answer.data);
      return;
    }
    setStep({ is: "idle" });
    setRefused(answerText(answer));
  }
}
