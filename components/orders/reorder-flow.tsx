"use client";

import { useTranslations } from "next-intl";
import { NewOrderQuestion } from "@/components/cart/new-order-question";
import { MessageDialog } from "@/components/ui/message-dialog";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { useCart } from "@/lib/client/cart-store";
import { ReorderDialog } from "./reorder-dialog";
import { type Reordering, useReorder } from "./use-reorder";

/**
 * Puts the products of an earlier order or a group order into the cart. If something has changed, first shows the
 * changes. If the current cart belongs to another store or has another dining type, also asks whether to start a new
 * order.
 */
export function ReorderFlow(props: Reordering) {
  const t = useTranslations("reorder");
  const answerText = useAnswerText();
  const { step, agree, replace, merge, stop } = useReorder(props);
  const { store_id } = useCart().cart;
  const isCartHere = step.kind === "replacing" && step.reorder.store_id === store_id;
  return (
    <>
      <ReorderDialog
        reorder={step.kind === "showing" ? step.reorder : null}
        onCancel={stop}
        onAgree={agree}
      />
      <NewOrderQuestion
        open={step.kind === "replacing"}
        reason={isCartHere ? "change" : "other-store"}
        onCancel={stop}
        onConfirm={replace}
        onKeep={merge}
      />
      <MessageDialog
        title={t("failed")}
        message={step.kind === "refused" ? answerText(step.refusal) : null}
        closeLabel={t("close")}
        onClose={stop}
      />
    </>
  );
}
