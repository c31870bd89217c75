"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { Button } from "@/components/ui/button";
import { Toast } from "@/components/ui/toast";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { logOut } from "@/lib/client/session";
import type { Refusal } from "@/lib/contracts/envelope";

/**
 * Logs the member out (MB-07, LG-30 to LG-33). If the server refuses, its message is shown and the member stays signed
 * in.
 */
export function LogoutButton() {
  const t = useTranslations("members");
  const answerText = useAnswerText();
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return (
    <>
      <Button look="secondary" disabled={isLeaving} onClick={handleLogout} className="md:w-fit">
        {t("logout")}
      </Button>
      <BlockingOverlay open={isLeaving} label={t("loggingOut")} />
      <Toast message={refusal && answerText(refusal)} onDone={() => setRefusal(null)} />
    </>
  );

  async function handleLogout() {
    setLeaving(true);
    setRefusal(await logOut());
    setLeaving(false);
  }
}
