import { useState } from "react";
import { Toast } from "@/components/ui/toast";
import { useAnswerText } from "@/components/ui/use-answer-text";
import type { Refusal } from "@/lib/contracts/envelope";

/** What did not come is said once; the page goes on with what it knows. */
export function FailureToast({ failure }: { failure: Refusal | null }) {
  const answerText = useAnswerText();
  const [told, setTold] = useState<Refusal | null>(null);
  const isNew = failure !== null && failure !== told;
  return <Toast message={isNew ? answerText(failure) : null} onDone={() => setTold(failure)} />;
}
