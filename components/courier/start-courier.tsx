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

/** `returnPath` is the page to which a visitor returns after the sign-in. */
type Props = { returnPath: string; go?: Go };

/** The button that opens a courier session for a member (RU-47). A visitor must sign in first. */
export function StartCourier({ returnPath, go = openPage }: Props) {
  const t = useTranslations("corporate");
  const answerText = useAnswerText();
  const member = useStored("member");
  const [isOpening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return (
    <>
      <Button
        disabled={isOpening}
        onClick={() => (member ? void open() : leaveOnEntry(returnPath, go))}
        className="min-h-12"
      >
        {label()}
      </Button>
      <MessageDialog
        title={t("openFailed")}
        message={refusal && answerText(refusal)}
        closeLabel={t("close")}
        onClose={() => setRefusal(null)}
      />
    </>
  );

  function label(): string {
    if (isOpening) return t("opening");
    return t(member ? "open" : "login");
  }

  async function open() {
    setOpening(true);
    const answer = await callApi("openExpressSession", {});
    // The answer has set the cookie of the courier session, so the session id is not passed on.
    if (answer.ok) return go(hrefs.expressDelivery());
    setOpening(false);
    if (answer.code === CODE.loginNeeded) return leaveOnEntry(returnPath, go);
    setRefusal({ code: answer.code, message: answer.message });
  }
}
