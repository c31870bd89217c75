import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useAnswerText } from "@/components/ui/use-answer-text";
import type { Refusal } from "@/lib/contracts/envelope";

type Props = { failure: Refusal; onRetry: () => void };

export function ListFailed({ failure, onRetry }: Props) {
  const t = useTranslations("storeList");
  const tCard = useTranslations("storeCard");
  const answerText = useAnswerText();
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-16 text-center">
      <p className="text-lg font-bold">{t("failed")}</p>
      <p className="text-ink-soft">{answerText(failure)}</p>
      <Button onClick={onRetry}>{tCard("retry")}</Button>
    </div>
  );
}
