"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { maskedPhone } from "@/lib/account/mask-text";
import type { Refusal } from "@/lib/contracts/envelope";
import { type SentCode, sendCode } from "./sent-code";

type Props = {
  /** Empty until the stored member data is read. */
  phone: string;
  onSent: (sent: SentCode) => void;
  onLeave: () => void;
};

/** Shows the account's phone number and a button that sends a code to it. */
export function OwnPhoneStep({ phone, onSent, onLeave }: Props) {
  const t = useTranslations("auth");
  const tCarrier = useTranslations("carrier");
  const answerText = useAnswerText();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function handleSend() {
    setSending(true);
    const answer = await sendCode("carrier", phone);
    setSending(false);
    if ("sent" in answer) onSent(answer.sent);
    else setRefusal(answer.refusal);
  }

  return (
    <div className="grid gap-4">
      <dl className="grid gap-1 rounded-card border border-line bg-surface px-4 py-3">
        <dt className="text-sm text-ink-soft">{tCarrier("phone")}</dt>
        <dd className="tabular min-h-6 text-lg font-bold">{maskedPhone(phone)}</dd>
      </dl>
      {refusal && (
        <p role="alert" className="text-bad">
          {answerText(refusal)}
        </p>
      )}
      <Button disabled={isSending || phone === ""} onClick={handleSend}>
        {isSending ? t("sending") : t("sendCode")}
      </Button>
      <Button look="quiet" onClick={onLeave}>
        {tCarrier("later")}
      </Button>
    </div>
  );
}
