"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { type Go, replacePage } from "@/lib/client/leave";
import { hrefs } from "@/lib/routing/hrefs";
import { finishSignIn, type SignInResult } from "./finish-sign-in";

type Props = { go?: Go };

/**
 * The page that the membership service sends the person back to (LG-14). It signs the person in, opens the
 * registration, opens the member page if a change of the account is pending there, or shows why the sign-in failed.
 */
export function ProviderReturn({ go = replacePage }: Props) {
  const t = useTranslations("auth");
  const answerText = useAnswerText();
  const [result, setResult] = useState<SignInResult>({ kind: "leaving" });
  const leave = useRef(go);
  // The provider's code can be used only once, and React runs effects twice in development.
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void finishSignIn(leave.current).then(setResult);
  }, []);

  if (result.kind === "leaving") {
    return (
      <p role="status" className="text-ink-soft">
        {t("returning")}
      </p>
    );
  }
  const isCancelled = result.kind === "cancelled";
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <h1 className="text-xl">{isCancelled ? t("returnCancelled") : t("returnFailed")}</h1>
      <p role={isCancelled ? "status" : "alert"} className="text-ink-soft">
        {text(result)}
      </p>
      <PageLink href={hrefs.login()} className={buttonClass("primary")}>
        {t("again")}
      </PageLink>
      <PageLink href={hrefs.index()} className={buttonClass("quiet")}>
        {t("skip")}
      </PageLink>
    </div>
  );

  function text(shown: Exclude<SignInResult, { kind: "leaving" }>): string {
    switch (shown.kind) {
      case "cancelled":
        return t("returnCancelledText");
      case "missing":
        return t("returnMissing");
      case "refused":
        return answerText(shown.refusal);
    }
  }
}
