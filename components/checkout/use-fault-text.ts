"use client";

import { useTranslations } from "next-intl";
import { useAnswerText } from "@/components/errors/use-answer-text";
import type { OrderFault } from "@/lib/checkout/validate-order";
import { UNREADABLE } from "@/lib/client/api-client";

/** The sentence for a failed check; the server's own where it was the server that refused. */
export function useFaultText(): (fault: OrderFault | null) => string | undefined {
  const t = useTranslations("checkout");
  const answerText = useAnswerText();
  return (fault) => {
    if (!fault) return undefined;
    if (fault.code !== "tax-id-refused") return t(fault.code);
    return answerText({ code: UNREADABLE, message: fault.message });
  };
}
