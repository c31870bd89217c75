"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useAnswerText } from "@/components/ui/use-answer-text";
import type { CheckoutFault, CheckoutForm, FormState } from "./checkout-engine";

/** The text of the last failed check, and the focus on its field once its dialog is closed. */
export function useFault<Form extends CheckoutForm>(
  { phase, form: { fault } }: FormState<Form>,
  addressText?: (field: CheckoutFault["field"]) => string,
) {
  const t = useTranslations("checkout");
  const answerText = useAnswerText();
  const isInDialog = phase === "notice" || phase === "changed" || phase === "repeated";
  const focused = isInDialog ? undefined : fault?.field;
  useEffect(() => {
    if (focused) focusField(focused);
  }, [focused]);
  const faultText = textOf();
  return {
    faultText,
    faultAt: (field: CheckoutFault["field"]) => (fault?.field === field ? faultText : undefined),
  };

  function textOf(): string | undefined {
    if (!fault) return undefined;
    if (fault.code === "tax-id-refused") return answerText(fault.refusal);
    return fault.code === "missing-address" ? addressText?.(fault.field) : t(fault.code);
  }
}

export function focusField(field: CheckoutFault["field"]): void {
  document.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
}
