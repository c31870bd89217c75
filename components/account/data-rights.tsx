"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { Button } from "@/components/ui/button";
import { MessageDialog } from "@/components/ui/message-dialog";
import { PageLink } from "@/components/ui/page-link";
import { TitledCard } from "@/components/ui/titled-card";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { callApi } from "@/lib/client/call-api";
import { saveFile } from "@/lib/client/save-file";
import type { LoginType } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";
import { ConfirmIdentityDialog } from "./confirm-identity-dialog";
import type { Confirm } from "./start-confirmation";

type Props = { loginTypes: readonly LoginType[]; onConfirm: Confirm };

const FILE_NAME = "futao-data.json";

/**
 * The buttons to download the member's data and to delete the account. Before the deletion the member must sign in
 * again.
 */
export function DataRights({ loginTypes, onConfirm }: Props) {
  const t = useTranslations("members");
  const answerText = useAnswerText();
  const [isDownloading, setDownloading] = useState(false);
  const [isQuestionOpen, setQuestionOpen] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
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
        <Button look="secondary" disabled={isDownloading} onClick={() => void download()}>
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
      <BlockingOverlay open={isDownloading} label={t("downloading")} />
      <MessageDialog
        title={t("dataFailed")}
        message={refusal && answerText(refusal)}
        closeLabel={t("close")}
        onClose={() => setRefusal(null)}
      />
    </TitledCard>
  );

  async function download() {
    setDownloading(true);
    const answer = await callApi("exportData", {});
    setDownloading(false);
    if (answer.ok) saveFile(FILE_NAME, JSON.stringify(answer.data, null, 2), "application/json");
    else setRefusal(answer);
  }

  async function leave(loginType: LoginType) {
    setQuestionOpen(false);
    setRefusal(await onConfirm({ loginType, pending: { step: "confirm-delete" } }));
  }
}
