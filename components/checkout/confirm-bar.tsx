import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { agreedPayType } from "@/lib/checkout/ordering-request";
import { useMinute } from "@/lib/client/use-minute";
import { DINING_TYPE, PAY_TYPE } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { formatMoney } from "@/lib/format/money";
import { formatMoment } from "@/lib/time/date-time";
import type { Checkout, CheckoutForm, FormState } from "./checkout-engine";
import { quoteOrder } from "./quote-order";
import { submitOrder } from "./submit-order";

type Props<Form extends CheckoutForm> = {
  checkout: Checkout<Form>;
  state: FormState<Form>;
  order: Order;
};

/**
 * The bar with the order button: the amount, the notice about cancelling, and the reason if the order cannot be placed
 * (CK-75 to CK-77, CK-87).
 */
export function ConfirmBar<Form extends CheckoutForm>({ checkout, state, order }: Props<Form>) {
  const locale = useLocale();
  const t = useTranslations("checkout");
  const answerText = useAnswerText();
  const { phase, form } = state;
  const { quoting, refusal } = form;
  const isOutdated = quoting.type === "failed";
  const isQuoting = quoting.type === "pending";
  const blockText = isOutdated ? null : orderBlock();
  const total = formatMoney(order.pay_total);
  // While the order is being sent, an overlay covers the button. The button stays enabled, so that it can get the focus
  // back when the overlay closes.
  const isBusy = isQuoting || phase === "leaving";
  const now = useMinute() / 1000;
  const renew = () => void quoteOrder(checkout);
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-4 grid items-center gap-2 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:grid-cols-2 sm:gap-4 md:-mx-6 md:px-6 tall:static tall:mx-0 tall:grid-cols-1 tall:gap-2 tall:rounded-card tall:border tall:p-5"
    >
      <div className="grid gap-0.5 text-center text-balance text-ink-soft text-xs">
        <p>{t("confirmNotice")}</p>
        {order.free_cancel && <p className="tabular">{cancelText(order.free_cancel)}</p>}
      </div>
      {/* A press on the button must not take the focus from a field. A field that loses the focus requests a new
          quote, and the button would be disabled before its click event. */}
      <Button
        disabled={isBusy || blockText !== null}
        onMouseDown={(event) => event.preventDefault()}
        onClick={isOutdated ? renew : () => void submitOrder(checkout)}
        className={`tabular min-h-12 text-balance ${size()}`}
      >
        {blockText ?? label()}
      </Button>
      {refusal && !isOutdated && (
        <Button look="quiet" disabled={isBusy} onClick={renew} className="col-span-full">
          {t("renew")}
        </Button>
      )}
      <p role="status" className="sr-only">
        {isQuoting ? t("recomputing") : quotedText()}
      </p>
    </div>
  );

  /**
   * The classes for the size of the button's text. A reason is longer than an amount, so the text of a reason is
   * smaller.
   */
  function size(): string {
    return blockText === null ? "text-lg" : "";
  }

  /**
   * The text that says until when the order can be cancelled free of charge, as the backend decides (CK-94). For cash
   * it also says that the customer pays later.
   */
  function cancelText({ minutes, until }: NonNullable<Order["free_cancel"]>): string {
    const pay_type = agreedPayType(order, form.draft);
    const isCourier = order.dining_type === DINING_TYPE.courier;
    const free = t(isCourier ? "freeCancelCourier" : "freeCancel", { minutes });
    const limit =
      until === null ? free : t("freeCancelUntil", { time: formatMoment(until, now, locale) });
    return pay_type === PAY_TYPE.cash ? `${t("cashLater")}${limit}` : limit;
  }

  /** The reason why the order cannot be placed; null if it can be placed. */
  function orderBlock(): string | null {
    if (refusal) return answerText(refusal);
    return order.is_disallow_order === 1 ? order.disallow_order_reason || t("disallowed") : null;
  }

  function quotedText(): string {
    return isOutdated ? t("refusalTitle") : t("recomputed", { total });
  }

  function label(): string {
    if (phase === "leaving") return t("leaving");
    if (isOutdated) return t("renew");
    return phase === "sending" ? t("sending") : t("confirm", { total });
  }
}
