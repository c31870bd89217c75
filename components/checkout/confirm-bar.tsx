import { useTranslations } from "next-intl";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { Button } from "@/components/ui/button";
import type { Order } from "@/lib/contracts/orders";
import { formatMoney } from "@/lib/format/money";
import type { CheckoutState } from "./checkout-state";

type Props = {
  order: Order;
  state: Pick<CheckoutState, "stage" | "isRecomputing" | "isOutdated" | "isSending" | "refusal">;
  onConfirm: () => void;
  onRenew: () => void;
};

/** Acceptance CK-75 to CK-77, CK-87: the amount, the warning, and what stands against the order. */
export function ConfirmBar({ order, state, onConfirm, onRenew }: Props) {
  const t = useTranslations("checkout");
  const answerText = useAnswerText();
  const { stage, isRecomputing, isOutdated, isSending, refusal } = state;
  const against = isOutdated ? null : standsAgainst();
  const total = formatMoney(order.pay_total);
  const isBusy = isRecomputing || isSending || stage === "leaving";
  return (
    <div className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:static md:mx-0 md:rounded-card md:border md:p-5">
      <p className="text-center text-xs text-ink-soft">{t("confirmNotice")}</p>
      {/* A press must not blur a field first: the recompute would disable the button under the finger. */}
      <Button
        disabled={isBusy || against !== null}
        onMouseDown={(event) => event.preventDefault()}
        onClick={isOutdated ? onRenew : onConfirm}
        className="tabular min-h-12 text-lg"
      >
        {against ?? label()}
      </Button>
      {refusal && !isOutdated && (
        <Button look="quiet" disabled={isBusy} onClick={onRenew}>
          {t("renew")}
        </Button>
      )}
      <p role="status" className="sr-only">
        {isRecomputing ? t("recomputing") : counted()}
      </p>
    </div>
  );

  function standsAgainst(): string | null {
    return refusal ? answerText(refusal) : disallowed(order);
  }

  function counted(): string {
    return isOutdated ? t("refusalTitle") : t("recomputed", { total });
  }

  function label(): string {
    if (stage === "leaving") return t("leaving");
    if (isOutdated) return t("renew");
    return isSending ? t("sending") : t("confirm", { total });
  }
}

function disallowed({ is_disallow_order, disallow_order_reason }: Order): string | null {
  return is_disallow_order === 1 ? disallow_order_reason : null;
}
