"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MessageDialog } from "@/components/ui/message-dialog";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { callApi } from "@/lib/client/call-api";
import { useCall } from "@/lib/client/use-call";
import type { CourierSession } from "@/lib/contracts/courier";
import type { Refusal } from "@/lib/contracts/envelope";
import { dot } from "@/lib/format/list-text";
import { formatDateTime } from "@/lib/time/date-time";

/**
 * The courier sessions of this member, each with a button that ends the session. Nothing is shown if the member has no
 * session or the list cannot be read.
 */
export function OpenSessions() {
  const locale = useLocale();
  const t = useTranslations("corporate");
  const answerText = useAnswerText();
  const { data: sessions, mutate } = useCall("expressSessionList", {}, { breakage: "stay" });
  const [toEnd, setToEnd] = useState<CourierSession | null>(null);
  const [ending, setEnding] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (!sessions?.length) return null;
  return (
    <div className="grid gap-3 border-line border-t pt-4 sm:col-span-2">
      <div>
        <h3 className="font-bold">{t("sessions")}</h3>
        <p className="text-ink-soft text-sm">{t("sessionsText")}</p>
      </div>
      <ul className="grid gap-2">
        {sessions.map((session) => {
          const time = formatDateTime(session.create_time, locale);
          return (
            <li
              key={session.id}
              className="flex items-center justify-between gap-4 rounded-card bg-paper py-2 ps-4 pe-2"
            >
              <p className="tabular min-w-0">
                <span className="block">{t("sessionOpened", { time })}</span>
                <span className="block text-ink-soft text-sm">
                  {session.order_no
                    ? t("sessionOrder", { number: session.order_no })
                    : t("sessionNoOrder")}
                  {dot(locale)}
                  <span className="inline-block">
                    {t("sessionUsed", { time: formatDateTime(session.last_seen_time, locale) })}
                  </span>
                </span>
              </p>
              <Button
                look="quiet"
                disabled={ending !== null}
                aria-label={t("endSessionOf", { time })}
                onClick={() => setToEnd(session)}
                className="shrink-0"
              >
                {t(ending === session.id ? "ending" : "endSession")}
              </Button>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={toEnd !== null}
        title={t("endTitle")}
        text={t("endText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("endConfirm")}
        onCancel={() => setToEnd(null)}
        onConfirm={() => toEnd && void end(toEnd)}
      />
      <MessageDialog
        title={t("notEnded")}
        message={refusal && answerText(refusal)}
        closeLabel={t("close")}
        onClose={() => setRefusal(null)}
      />
    </div>
  );

  async function end({ id }: CourierSession) {
    setToEnd(null);
    setEnding(id);
    const answer = await callApi("endExpressSession", { body: { id } }, { breakage: "stay" });
    if (answer.ok) {
      void mutate((shown) => shown?.filter((one) => one.id !== id));
    } else {
      setRefusal({ code: answer.code, message: answer.message });
    }
    setEnding(null);
  }
}
