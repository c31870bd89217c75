"use client";

import { useTranslations } from "next-intl";
import { useAnswerText } from "@/components/ui/use-answer-text";
import type { OrderFault } from "@/lib/checkout/validate-order";

/** The sentence for a failed check; the server's own where it was the server that refused. */
export function useFaultText(): (fault: OrderFault | null) => string | undefined {
  const t = useTranslations("checkout");
  const answerText = useAnswerText();
  return (fault) => {
    if (!fault) return undefined;
    return fault.code === "tax-id-refused" ? answerText(fault.refusal) : t(fault.code);
  };
}
