import { useTranslations } from "next-intl";
import { useAnswerText } from "@/components/ui/use-answer-text";
import type { Refusal } from "@/lib/contracts/envelope";
import type { HelpQuote } from "@/lib/contracts/order-help";
import { formatMoney } from "@/lib/format/money";

type Props = { quote: HelpQuote | undefined; canQuote: boolean; refusal: Refusal | null };

/** Shows the refund that the backend has computed, before the customer sends the report (OR-21). */
export function HelpRefund({ quote, canQuote, refusal }: Props) {
  const t = useTranslations("orderHelp");
  const answerText = useAnswerText();
  return (
    <div role="status" className="empty:hidden">
      {canQuote && (
        <div className="grid gap-1 rounded-card bg-surface px-4 py-3">
          {refusal && <p className="text-bad">{answerText(refusal)}</p>}
          {!refusal && !quote && <p className="text-ink-soft">{t("quoting")}</p>}
          {!refusal && quote && <Quoted quote={quote} />}
        </div>
      )}
    </div>
  );
}

function Quoted({ quote: { amount, way, is_automatic } }: { quote: HelpQuote }) {
  const t = useTranslations("orderHelp");
  return (
    <>
      <p className="tabular font-bold text-lg">
        {amount > 0 ? t("refund", { amount: formatMoney(amount) }) : t("noRefund")}
      </p>
      <p className="text-ink-soft text-sm">{explanation()}</p>
    </>
  );

  function explanation(): string {
    if (amount === 0) return t("noRefundText");
    if (is_automatic === 1) return t("refundAutomatic");
    return t(way === "provider" ? "refundProvider" : "refundContact");
  }
}
