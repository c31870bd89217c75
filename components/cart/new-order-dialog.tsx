"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useTouched } from "@/lib/client/use-touched";
import { orderTexts } from "@/messages/parts/order-texts";
import type { NewOrderProps } from "./new-order-question";

const NewOrderQuestion = onDemand(
  async () => (await import("./new-order-question")).NewOrderQuestion,
  orderTexts,
);

/** The question 是否建立新訂單. Its code loads while the customer chooses options. */
export function NewOrderDialog(props: NewOrderProps) {
  const isTouched = useTouched();
  if (!isTouched && !props.open) return null;
  // A failed preload shows no message. The next press tries again.
  return <NewOrderQuestion {...props} {...(!props.open && { onUnavailable: () => undefined })} />;
}
