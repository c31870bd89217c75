"use client";

import { useTranslations } from "next-intl";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { MessageDialog } from "@/components/ui/message-dialog";
import { Toast } from "@/components/ui/toast";
import { useAnswerText } from "@/components/ui/use-answer-text";
import type { MemberPage } from "@/lib/account/member-page";
import { LOGIN_TYPE } from "@/lib/contracts/codes";
import type { BindingResult } from "./use-member-page";

type Props = { page: MemberPage | null; result: BindingResult | null; onClose: () => void };

/**
 * Shows the result after the member returns from a provider: a short notice after a change, or a dialog with the reason
 * after a refusal or a cancelled sign-in (MB-06). The title of the dialog names the change that did not happen. An
 * overlay covers the page while the browser goes to a second provider.
 */
export function BindingNotice({ page, result, onClose }: Props) {
  const t = useTranslations("members");
  const answerText = useAnswerText();
  const isDeletion = result !== null && "change" in result && result.change === "deletion";
  return (
    <>
      <BlockingOverlay open={result?.kind === "leaving"} label={leavingText()} />
      <Toast message={changedText()} onDone={onClose} />
      <MessageDialog
        title={t(isDeletion ? "notDeleted" : "notChanged")}
        message={unchangedText()}
        closeLabel={t("close")}
        onClose={onClose}
      />
    </>
  );

  function leavingText(): string {
    if (result?.kind !== "leaving") return "";
    return t("leaving", { name: t(result.loginType === LOGIN_TYPE.google ? "google" : "apple") });
  }

  function changedText(): string | null {
    if (result?.kind !== "changed") return null;
    const changed = page?.bindings.find(({ loginType }) => loginType === result.loginType);
    return changed
      ? t(changed.isBound ? "nowBound" : "nowUnbound", { name: t(changed.key) })
      : null;
  }

  function unchangedText(): string | null {
    if (result?.kind === "cancelled") return t(isDeletion ? "deletionCancelled" : "cancelled");
    return result?.kind === "refused" ? answerText(result.refusal) : null;
  }
}
