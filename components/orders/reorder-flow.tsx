"use client";

import { useTranslations } from "next-intl";
import { NewOrderQuestion } from "@/components/cart/new-order-question";
import { MessageDialog } from "@/components/ui/message-dialog";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { withMessages } from "@/components/ui/with-messages";
import type { Go } from "@/lib/client/leave";
import errors from "@/messages/zh-TW/errors.json";
import reorder from "@/messages/zh-TW/reorder.json";
import { ReorderDialog } from "./reorder-dialog";
import { useReorder } from "./use-reorder";

type Props = {
  order_id: number;
  go: Go;
  onAsking: (isAsking: boolean) => void;
};

/** Fills the cart from an earlier order. It shows the changes and asks before it replaces a cart. */
function Flow(props: Props) {
  const t = useTranslations("reorder");
  const answerText = useAnswerText();
  const { step, agree, replace, stop } = useReorder(props);
  return (
    <>
      <ReorderDialog
        again={step.kind === "showing" ? step.again : null}
        onCancel={stop}
        onAgree={agree}
      />
      <NewOrderQuestion open={step.kind === "replacing"} onCancel={stop} onConfirm={replace} />
      <MessageDialog
        title={t("failed")}
        message={step.kind === "refused" ? answerText(step.refusal) : null}
        closeLabel={t("close")}
        onClose={stop}
      />
    </>
  );
}

export const ReorderFlow = withMessages(Flow, { "zh-TW": { reorder, errors } });
