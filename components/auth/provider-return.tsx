"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { buttonClass } from "@/components/ui/button-class";
import { postOwn } from "@/lib/client/api-client";
import { enterAs, type SignedIn } from "@/lib/client/sign-in";
import { hrefs } from "@/lib/routing/hrefs";

type Outcome = SignedIn | { register: number; phone: string };

/** Back from the provider: its one-time code is spent once, and leaves the address bar before anything else. */
export function ProviderReturn() {
  const t = useTranslations("auth");
  const answerText = useAnswerText();
  const [message, setMessage] = useState<string | null>(null);
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const query = new URLSearchParams(window.location.search);
    const body = { v: query.get("v"), state: query.get("state") };
    window.history.replaceState(null, "", window.location.pathname);
    if (!body.v || !body.state) {
      setMessage(t("returnMissing"));
      return;
    }
    postOwn<Outcome>("/api/session/oplogin", body).then((answer) => {
      if (!answer.ok) setMessage(answerText(answer));
      else if ("register" in answer.data) goToRegister(answer.data);
      else enterAs(answer.data);
    });
  }, [answerText, t]);

  if (message === null) {
    return (
      <p role="status" className="text-ink-soft">
        {t("returning")}
      </p>
    );
  }
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <h1 className="text-xl">{t("returnFailed")}</h1>
      <p role="alert" className="text-ink-soft">
        {message}
      </p>
      <a href={hrefs.login()} className={buttonClass("primary")}>
        {t("again")}
      </a>
    </div>
  );
}

/** The number the provider knows is only a convenience: it is verified there like any other. */
function goToRegister({ register, phone }: { register: number; phone: string }) {
  window.sessionStorage.setItem("registerPhone", phone);
  window.location.replace(hrefs.register({ type: register }));
}
