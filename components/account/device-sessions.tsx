"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MessageDialog } from "@/components/ui/message-dialog";
import { TitledCard } from "@/components/ui/titled-card";
import { Toast } from "@/components/ui/toast";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { callApi } from "@/lib/client/call-api";
import { useCall } from "@/lib/client/use-call";
import type { Refusal } from "@/lib/contracts/envelope";
import type { MemberSession } from "@/lib/contracts/members";
import { useDeviceName } from "./device-name";
import { DeviceSessionRow } from "./device-session-row";

/**
 * The browsers that are signed in to this account. While they are read, a placeholder reserves the height of a card
 * with one browser, so that the cards below do not move. Hidden if the call `sessionList` fails, for example because
 * the backend does not support it.
 */
export function DeviceSessions() {
  const page = useDeviceSessions();
  if (page.isLoading) return <div className="h-44 animate-pulse rounded-card bg-surface" />;
  return page.sessions.length > 0 ? <SessionsCard {...page} /> : null;
}

type SessionsProps = ReturnType<typeof useDeviceSessions>;

function SessionsCard({ sessions, result, end, forgetResult }: SessionsProps) {
  const t = useTranslations("members");
  const answerText = useAnswerText();
  const deviceName = useDeviceName();
  const [selected, setSelected] = useState<MemberSession | "others" | null>(null);
  const others = sessions.filter(({ is_current }) => is_current === 0);
  const selectedSession = selected === "others" ? null : selected;
  return (
    <TitledCard title={t("devices")}>
      <p className="text-ink-soft text-sm">{t("devicesText")}</p>
      <ul className="grid">
        {sessions.map((session) => (
          <DeviceSessionRow key={session.id} session={session} onEnd={() => setSelected(session)} />
        ))}
      </ul>
      {others.length > 0 && (
        <Button look="secondary" onClick={() => setSelected("others")} className="md:w-fit">
          {t("endOthers")}
        </Button>
      )}
      <ConfirmDialog
        open={selected !== null}
        title={
          selectedSession
            ? t("endTitle", { device: deviceName(selectedSession) })
            : t("endOthersTitle")
        }
        text={selectedSession ? t("endText") : t("endOthersText", { count: others.length })}
        cancelLabel={t("cancel")}
        confirmLabel={selectedSession ? t("endSession") : t("endOthers")}
        onCancel={() => setSelected(null)}
        onConfirm={() => {
          setSelected(null);
          void end(selectedSession?.id ?? null);
        }}
      />
      <BlockingOverlay open={result?.kind === "ending"} label={t("ending")} />
      <Toast message={result?.kind === "ended" ? t("ended") : null} onDone={forgetResult} />
      <MessageDialog
        title={t("notEnded")}
        message={result?.kind === "refused" ? answerText(result.refusal) : null}
        closeLabel={t("close")}
        onClose={forgetResult}
      />
    </TitledCard>
  );
}

type EndResult = { kind: "ending" } | { kind: "ended" } | { kind: "refused"; refusal: Refusal };

/**
 * The member's sessions, and a function that ends them. The list is empty until the call `sessionList` has succeeded.
 */
function useDeviceSessions() {
  const { data, refusal, read } = useCall("sessionList", { query: {} }, { breakage: "stay" });
  const [result, setResult] = useState<EndResult | null>(null);

  /** Ends the session with this id. With null it ends all sessions except the current one. */
  async function end(id: number | null): Promise<void> {
    setResult({ kind: "ending" });
    const answer =
      id === null
        ? await callApi("endOtherSessions", { body: {} })
        : await callApi("endSession", { body: { id } });
    await read();
    setResult(answer.ok ? { kind: "ended" } : { kind: "refused", refusal: answer });
  }

  const isLoading = !data && !refusal;
  return { sessions: data ?? [], isLoading, result, end, forgetResult: () => setResult(null) };
}
