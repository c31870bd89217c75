"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useTouched } from "@/lib/client/use-touched";
import { orderTexts } from "@/messages/parts/order-texts";
import type { NewOrderProps } from "./new-order-question";

const NewOrderQuestion = onDemand(
  async () => (await import("./new-order-question")).NewOrderQuestion,
  orderTexts,
);

/**
 * The dialog with the question 是否建立新訂單. The code of the dialog is loaded early, after the customer's first interaction
 * with the page.
 */
export function NewOrderDialog(props: NewOrderProps) {
  const isTouched = useTouched();
  if (!isTouched && !props.open) return null;
  return <NewOrderQuestion {...props} isEarly={!props.open} />;
}
