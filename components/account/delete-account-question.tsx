"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { MessageDialog } from "@/components/ui/message-dialog";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { isBreakage, postToShop } from "@/lib/client/api-client";
import type { Go } from "@/lib/client/leave";
import { saveNotice } from "@/lib/client/notice";
import { forgetLocalMember } from "@/lib/client/session";
import type { Refusal } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { open: boolean; onClose: () => void; go: Go };

/**
 * The question before the account is deleted, shown after the member has signed in again. The confirmation button
 * deletes the account permanently.
 */
export function DeleteAccountQuestion({ open, onClose, go }: Props) {
  const t = useTranslations("members");
  const answerText = useAnswerText();
  const [isDeleting, setDeleting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // The account may be deleted even if the answer does not arrive.
  const isUnknown = refusal !== null && isBreakage(refusal);
  return (
    <>
      <Dialog open={open && !isDeleting} title={t("deleteTitle")} onClose={onClose}>
        <div className="grid gap-5 p-5 pt-2">
          <p>{t("deleteText")}</p>
          <div className="grid grid-cols-2 gap-3">
            <Button look="secondary" onClick={onClose}>
              {t("keepAccount")}
            </Button>
            <Button look="danger" onClick={() => void remove()}>
              {t("deleteForGood")}
            </Button>
          </div>
        </div>
      </Dialog>
      <BlockingOverlay open={isDeleting} label={t("deleting")} />
      <MessageDialog
        title={t(isUnknown ? "deletionUnknown" : "notDeleted")}
        message={isUnknown ? t("deletionUnknownText") : refusal && answerText(refusal)}
        closeLabel={t("close")}
        onClose={() => setRefusal(null)}
      >
        {isUnknown && (
          <Button look="secondary" onClick={() => go(hrefs.member())}>
            {t("reloadPage")}
          </Button>
        )}
      </MessageDialog>
    </>
  );

  async function remove() {
    setDeleting(true);
    const answer = await postToShop<null>("/api/member/delete", {});
    if (answer.ok) {
      forgetLocalMember();
      saveNotice(t("deleted"));
      return go(hrefs.index());
    }
    setDeleting(false);
    onClose();
    setRefusal(answer);
  }
}
