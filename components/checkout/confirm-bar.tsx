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

/** CK-75 to CK-77, CK-87: the amount, the warning, and the reason why the order cannot be placed. */
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
  // While the order is sent, an overlay covers the button. It stays enabled so that it can get the focus back.
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
      {/* A press must not blur a field first: the new quote would disable the button before the click. */}
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

  /** A reason is longer than an amount, so its text is smaller. */
  function size(): string {
    return blockText === null ? "text-lg" : "";
  }

  /** CK-94: until when the order can be cancelled, and when it is charged, by the rules of the backend. */
  function cancelText({ minutes, until }: NonNullable<Order["free_cancel"]>): string {
    const pay_type = agreedPayType(order, form.draft);
    const isCourier = order.dining_type === DINING_TYPE.courier;
    const free = t(isCourier ? "freeCancelCourier" : "freeCancel", { minutes });
    const limit =
      until === null ? free : t("freeCancelUntil", { time: formatMoment(until, now, locale) });
    return pay_type === PAY_TYPE.cash ? `${t("cashLater")}${limit}` : limit;
  }

  /** The reason why the order cannot be placed; null if it can. */
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
