import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MessageDialog } from "@/components/ui/message-dialog";
import type { MerchantApplication } from "@/lib/contracts/merchants";
import type { ApplicationDialog } from "./use-application";

type Props = {
  dialog: ApplicationDialog | null;
  /** The last application that has passed the check; null if there is none yet. */
  application: MerchantApplication | null;
  onClose: () => void;
  onConfirm: () => void;
};

/**
 * The dialogs of the form: for missing fields, for a wrong tax ID, for the confirmation, and for a failure (JN-33 to
 * JN-36, JN-42).
 */
export function ApplicationDialogs({ dialog, application, onClose, onConfirm }: Props) {
  const t = useTranslations("joinUsForm");
  const messages = [
    { of: "missing", title: t("missingTitle"), text: t("missingText") },
    { of: "bad-tax-id", title: t("taxTitle"), text: t("bad-tax-id") },
    { of: "failed", title: t("failedTitle"), text: t("failedText") },
  ] as const;
  return (
    <>
      {messages.map(({ of, title, text }) => (
        <MessageDialog
          key={of}
          title={title}
          message={dialog === of ? text : null}
          closeLabel={t("close")}
          onClose={onClose}
        />
      ))}
      <ConfirmDialog
        open={dialog === "confirm"}
        title={t("confirmTitle")}
        text={t("confirmText")}
        note={
          // The form does not check the formats of phone and email (JN-29), so the applicant is asked to check both
          // here.
          application &&
          t.rich("confirmNote", {
            phone: application.phone,
            email: application.email,
            b: (text) => <b>{text}</b>,
          })
        }
        cancelLabel={t("back")}
        confirmLabel={t("confirm")}
        onCancel={onClose}
        onConfirm={onConfirm}
      />
    </>
  );
}
