"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { useAnswerText } from "@/components/ui/use-answer-text";
import type { Checkout, CheckoutFault, CheckoutForm, FormState } from "./checkout-engine";
import { remainingFaults } from "./order-faults";

type Field = CheckoutFault["field"];
/**
 * The texts for a courier order, which has two stops. `addressText` is the message for a stop without an address.
 * `placeOf` returns the name of the stop that a field belongs to, or an empty text for a field that belongs to no stop.
 * In the summary, each message begins with this name.
 */
type StopTexts = { addressText: (field: Field) => string; placeOf: (field: Field) => string };

/**
 * Returns the messages for the faults of the form. When the dialog about the first fault closes, the focus moves to the
 * field of this fault. If there are several faults, the focus moves to the list of all faults instead (CK-132).
 */
export function useFault<Form extends CheckoutForm>(
  checkout: Checkout<Form>,
  { phase, form }: FormState<Form>,
  stops?: StopTexts,
) {
  const t = useTranslations("checkout");
  const answerText = useAnswerText();
  const { order, faults } = form;
  const isInDialog = phase === "notice" || phase === "changed" || phase === "repeated";
  const remaining = order ? remainingFaults(checkout.kind, { form, order }) : [];
  const hasSummary = faults.length > 1;
  const focusFault = useEffectEvent(() => {
    const [first] = remaining;
    if (first) focusField(hasSummary ? "summary" : first.field);
  });
  // This effect runs when the dialog closes and when a submit has replaced `faults`. It does not depend on `remaining`,
  // so that the focus does not jump to the next field when the customer corrects a field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `faults` is not read, but its change runs the effect
  useEffect(() => {
    if (!isInDialog) focusFault();
  }, [isInDialog, faults]);
  const [first] = faults;
  return {
    /** The text of the dialog: the message of the first failed check (VA-11). */
    faultText: first && textOf(first),
    faultAt: (field: Field) => {
      const fault = remaining.find((one) => one.field === field);
      return fault && textOf(fault);
    },
    summary: hasSummary
      ? remaining.map((fault) => ({
          field: fault.field,
          text: (stops?.placeOf(fault.field) ?? "") + textOf(fault),
        }))
      : [],
  };

  function textOf(fault: CheckoutFault): string {
    if (fault.code === "tax-id-refused") return answerText(fault.refusal);
    if (fault.code === "missing-address") return stops?.addressText(fault.field) ?? "";
    return t(fault.code);
  }
}

export function focusField(field: Field | "summary"): void {
  document.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
}
