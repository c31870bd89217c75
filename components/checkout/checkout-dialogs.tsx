"use client";

import { useTranslations } from "next-intl";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { MessageDialog } from "@/components/ui/message-dialog";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { ChangedDialog } from "./changed-dialog";
import { type Checkout, type CheckoutForm, type FormState, turn } from "./checkout-engine";
import { submitChanged } from "./submit-order";

type Props<Form extends CheckoutForm> = {
  checkout: Checkout<Form>;
  state: FormState<Form>;
  faultText: string | undefined;
};

/** Messages of the checkout; each stays until the customer closes it (MD-05). */
export function CheckoutDialogs<Form extends CheckoutForm>({
  checkout,
  state,
  faultText,
}: Props<Form>) {
  const t = useTranslations("checkout");
  const tErrors = useTranslations("errors");
  const answerText = useAnswerText();
  const message = messageOf();
  const isCovered = state.phase === "sending" || state.phase === "leaving";
  const close = () => turn(checkout, "ready");
  return (
    <>
      {/* First to close: it returns the focus to where a dialog after it must return it. */}
      <BlockingOverlay
        open={isCovered}
        label={t(state.phase === "leaving" ? "leaving" : "sending")}
      />
      <MessageDialog
        title={message?.title ?? t("dialogTitle")}
        message={message?.text ?? null}
        closeLabel={t("close")}
        onClose={close}
      />
      <ChangedDialog
        change={state.phase === "changed" ? state.change : null}
        isPending={state.form.quoting.type !== "idle"}
        onCancel={close}
        onAgree={() => void submitChanged(checkout)}
      />
    </>
  );

  function messageOf() {
    if (state.phase !== "notice") return null;
    const { notice } = state;
    switch (notice.type) {
      case "fault":
        return { title: t("dialogTitle"), text: faultText ?? "" };
      case "refusal":
        return { title: t("refusalTitle"), text: answerText(notice.refusal) };
      case "unsent":
        return { title: t("unsentTitle"), text: tErrors("busy") };
    }
  }
}
