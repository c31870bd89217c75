"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useTouched } from "@/lib/client/use-touched";

const NewOrderQuestion = onDemand(
  async () => (await import("./new-order-question")).NewOrderQuestion,
);

type Props = { open: boolean; onCancel: () => void; onConfirm: () => void };

/** The question 是否建立新訂單. Its code loads while the customer chooses options. */
export function NewOrderDialog(props: Props) {
  const isTouched = useTouched();
  if (!isTouched && !props.open) return null;
  // A failed preload shows no message. The next press tries again.
  return <NewOrderQuestion {...props} {...(!props.open && { onUnavailable: () => undefined })} />;
}
