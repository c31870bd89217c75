"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { MessageDialog } from "@/components/ui/message-dialog";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { callApi } from "@/lib/client/call-api";
import { type Go, openPage } from "@/lib/client/leave";
import { leaveOnEntry } from "@/lib/client/leave-for-login";
import { useStored } from "@/lib/client/use-stored";
import { CODE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";
import { OpenSessions } from "./open-sessions";

type Props = { go?: Go };

/** Before the form: a corporate member opens a session at once, and a visitor is asked to sign in. */
export function CorporateEntry({ go = openPage }: Props) {
  const t = useTranslations("corporate");
  const answerText = useAnswerText();
  const member = useStored("member");
  const [isOpening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (!member) {
    return (
      <p className="mb-4 flex flex-wrap items-center gap-x-2">
        <span className="text-ink-soft">{t("loginText")}</span>
        <a href={hrefs.login()} className="inline-flex min-h-11 items-center font-bold text-brand">
          {t("login")}
        </a>
      </p>
    );
  }
  if (member.business_id === 0) return null;
  return (
    <section className="mb-6 grid gap-4 rounded-card bg-brand-tint p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center md:p-6">
      <div>
        <h2 className="text-lg">{t("memberTitle")}</h2>
        <p className="text-ink-soft">{t("memberText")}</p>
      </div>
      <Button disabled={isOpening} onClick={() => void open()} className="min-h-12">
        {t(isOpening ? "opening" : "open")}
      </Button>
      <OpenSessions />
      <MessageDialog
        title={t("openFailed")}
        message={refusal && answerText(refusal)}
        closeLabel={t("close")}
        onClose={() => setRefusal(null)}
      />
    </section>
  );

  async function open() {
    setOpening(true);
    const answer = await callApi("openExpressSession", {});
    if (answer.ok) {
      // The server has set the cookie of the session.
      return go(hrefs.expressDelivery());
    }
    setOpening(false);
    if (answer.code === CODE.loginNeeded) return leaveOnEntry(hrefs.instantDeliveryApply(), go);
    setRefusal({ code: answer.code, message: answer.message });
  }
}
