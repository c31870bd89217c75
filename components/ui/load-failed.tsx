import { Button } from "@/components/ui/button";
import type { Refusal } from "@/lib/contracts/envelope";
import { useAnswerText } from "./use-answer-text";

type Props = { title: string; failure: Refusal; retryLabel: string; onRetry: () => void };

/** Shown in place of a page part whose data failed to load, with the reason and a button to try again. */
export function LoadFailed({ title, failure, retryLabel, onRetry }: Props) {
  const answerText = useAnswerText();
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-8 text-center">
      <p className="font-bold">{title}</p>
      <p className="text-ink-soft">{answerText(failure)}</p>
      <Button onClick={onRetry}>{retryLabel}</Button>
    </div>
  );
}
