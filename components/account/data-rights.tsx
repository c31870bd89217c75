"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { Button } from "@/components/ui/button";
import { MessageDialog } from "@/components/ui/message-dialog";
import { PageLink } from "@/components/ui/page-link";
import { TitledCard } from "@/components/ui/titled-card";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { callApi } from "@/lib/client/call-api";
import type { Go } from "@/lib/client/leave";
import { saveFile } from "@/lib/client/save-file";
import { forgetBinding } from "@/lib/client/third-binding";
import type { LoginType } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";
import { ConfirmIdentityDialog } from "./confirm-identity-dialog";
import { startConfirmation } from "./start-confirmation";

type Props = { loginTypes: readonly LoginType[]; openProvider: Go };
type Work = "idle" | "downloading" | "leaving";

const FILE_NAME = "futao-data.json";

/**
 * The buttons to download the member's data and to delete the account. Before the deletion the member must sign in
 * again.
 */
export function DataRights({ loginTypes, openProvider }: Props) {
  const t = useTranslations("members");
  const answerText = useAnswerText();
  const [work, setWork] = useState<Work>("idle");
  const [isQuestionOpen, setQuestionOpen] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => {
    // If the browser's Back button restored this page, the member has left the provider's page without signing in. The
    // pending deletion is dropped, and the page can be used again.
    const reset = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      forgetBinding();
      setWork("idle");
    };
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);
  return (
    <TitledCard title={t("dataTitle")}>
      <p className="text-ink-soft text-sm">
        {t.rich("dataText", {
          link: (text) => (
            <PageLink href={hrefs.static({ p: "privacy" })} className="text-brand underline">
              {text}
            </PageLink>
          ),
        })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" disabled={work !== "idle"} onClick={() => void download()}>
          {t("downloadData")}
        </Button>
        {loginTypes.length > 0 && (
          <Button look="quiet" className="text-bad!" onClick={() => setQuestionOpen(true)}>
            {t("deleteAccount")}
          </Button>
        )}
      </div>
      <ConfirmIdentityDialog
        open={isQuestionOpen}
        title={t("deleteAccount")}
        loginTypes={loginTypes}
        cancelLabel={t("keepAccount")}
        onChoose={(loginType) => void leave(loginType)}
        onCancel={() => setQuestionOpen(false)}
      >
        <ul className="grid list-disc gap-2 pl-5">
          <li>{t("deleteGone")}</li>
          <li>{t("deleteKept")}</li>
          <li>{t("deleteOrders")}</li>
        </ul>
        <p className="text-ink-soft text-sm">{t("deleteConfirmNote")}</p>
      </ConfirmIdentityDialog>
      <BlockingOverlay
        open={work !== "idle"}
        label={t(work === "leaving" ? "leavingToConfirm" : "downloading")}
      />
      <MessageDialog
        title={t("dataFailed")}
        message={refusal && answerText(refusal)}
        closeLabel={t("close")}
        onClose={() => setRefusal(null)}
      />
    </TitledCard>
  );

  async function download() {
    setWork("downloading");
    const answer = await callApi("exportData", {});
    setWork("idle");
    if (answer.ok) saveFile(FILE_NAME, JSON.stringify(answer.data, null, 2), "application/json");
    else setRefusal(answer);
  }

  async function leave(loginType: LoginType) {
    setQuestionOpen(false);
    setWork("leaving");
    const pending = { step: "confirm-delete" } as const;
    const refused = await startConfirmation({ loginType, pending, openProvider });
    if (!refused) return;
    setWork("idle");
    setRefusal(refused);
  }
}
