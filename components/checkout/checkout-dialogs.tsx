"use client";

import { useTranslations } from "next-intl";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { MessageDialog } from "@/components/ui/message-dialog";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { ChangedDialog } from "./changed-dialog";
import type { CheckoutDialog } from "./checkout-state";

type Props = {
  dialog: CheckoutDialog | null;
  /** The amounts are being counted anew. */
  isPending: boolean;
  /** Why the page cannot be touched just now. */
  covered: "sending" | "leaving" | null;
  faultText: string | undefined;
  onClose: () => void;
  onAgree: () => void;
};

/** Messages of the checkout; each stays until the person closes it (MD-05). */
export function CheckoutDialogs({
  dialog,
  isPending,
  covered,
  faultText,
  onClose,
  onAgree,
}: Props) {
  const t = useTranslations("checkout");
  const tErrors = useTranslations("errors");
  const answerText = useAnswerText();
  const message = messageOf(dialog);
  return (
    <>
      {/* First to leave: the focus that it gives back is what a dialog after it returns to. */}
      <BlockingOverlay open={covered !== null && dialog === null} label={t(covered ?? "sending")} />
      <MessageDialog
        title={message?.title ?? t("dialogTitle")}
        message={message?.text ?? null}
        closeLabel={t("close")}
        onClose={onClose}
      />
      <ChangedDialog
        change={dialog?.is === "changed" ? dialog : null}
        isPending={isPending}
        onCancel={onClose}
        onAgree={onAgree}
      />
    </>
  );

  function messageOf(shown: CheckoutDialog | null) {
    switch (shown?.is) {
      case "fault":
        return { title: t("dialogTitle"), text: faultText ?? "" };
      case "refusal":
        return { title: t("refusalTitle"), text: answerText(shown.refusal) };
      case "unsent":
        return { title: t("unsentTitle"), text: tErrors("busy") };
      case "changed":
      case undefined:
        return null;
    }
  }
}
