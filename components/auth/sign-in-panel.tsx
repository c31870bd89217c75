"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Loader } from "@/components/ui/loader";
import { MessageDialog } from "@/components/ui/message-dialog";
import { postOwn } from "@/lib/client/api-client";
import { readStored } from "@/lib/client/storage";
import { hrefs } from "@/lib/routing/hrefs";
import { MergeDialog } from "./merge-dialog";

type Props = { go?: (href: string) => void };

/** The provider's sign-in, behind the merge notice; a member who comes here again goes to the intro (LG-13). */
export function SignInPanel({ go = (href) => window.location.replace(href) }: Props) {
  const t = useTranslations("auth");
  const answerText = useAnswerText();
  const [step, setStep] = useState<"idle" | "asking" | "leaving">("idle");
  const [message, setMessage] = useState<string | null>(null);
  const leave = useRef(go);
  useEffect(() => {
    if (readStored("member")?.isLogin) leave.current(hrefs.index());
    // Back from the provider's page by the browser's own button: the page is as it was left.
    const free = (event: PageTransitionEvent) => event.persisted && setStep("idle");
    window.addEventListener("pageshow", free);
    return () => window.removeEventListener("pageshow", free);
  }, []);

  async function handleAgree() {
    setStep("leaving");
    const answer = await postOwn<string>("/api/session/login", {});
    if (answer.ok) {
      go(answer.data);
      return;
    }
    setStep("idle");
    setMessage(answerText(answer));
  }

  return (
    <div className="grid w-full max-w-sm gap-3">
      <Button disabled={step === "leaving"} onClick={() => setStep("asking")}>
        {t("signIn")}
      </Button>
      <a href={hrefs.index()} className={buttonClass("quiet")}>
        {t("skip")}
      </a>
      <MergeDialog
        open={step === "asking"}
        onAgree={handleAgree}
        onDisagree={() => setStep("idle")}
      />
      <Loader open={step === "leaving"} label={t("signingIn")} />
      <MessageDialog
        title={t("notice")}
        message={message}
        closeLabel={t("close")}
        onClose={() => setMessage(null)}
      />
    </div>
  );
}
