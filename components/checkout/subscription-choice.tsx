"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { ChoiceRow } from "@/components/ui/choice-row";
import { onDemandDialog } from "@/components/ui/on-demand";
import { subscriptionBlock } from "@/lib/checkout/discount-choices";
import type { Order } from "@/lib/contracts/orders";
import { formatDateText } from "@/lib/time/date-time";

const ConfirmDialog = onDemandDialog(
  async () => (await import("@/components/ui/confirm-dialog")).ConfirmDialog,
);

type Props = {
  order: Order;
  isChosen: boolean;
  onSubscribe: () => void;
  onOptOut: () => void;
};

/**
 * The section 福饕免運, in which a member chooses whether to use the subscription (CK-46 to CK-52). The discount of the
 * subscription is shown in the amounts of the order.
 */
export function SubscriptionChoice({ order, isChosen, onSubscribe, onOptOut }: Props) {
  const locale = useLocale();
  const t = useTranslations("discounts");
  const limitId = useId();
  const [isQuestionOpen, setQuestionOpen] = useState(false);
  const { title, end_date, limit_text } = order.subscription;
  if (title === "") return null;
  const block = subscriptionBlock(order);
  const until = end_date && t("subscriptionUntil", { date: formatDateText(end_date, locale) });
  return (
    <div className="grid gap-2">
      <ChoiceRow
        type="checkbox"
        label={title}
        text={
          <>
            {until && <span className="tabular block">{until}</span>}
            {isIdle(order) && <span className="block">{t("subscriptionIdle")}</span>}
            {block && <span className="block">{t(`subscriptionBlock.${block}`)}</span>}
          </>
        }
        disabled={block !== null}
        checked={isChosen}
        aria-describedby={limit_text ? limitId : undefined}
        onChange={() => (isChosen ? setQuestionOpen(true) : onSubscribe())}
      />
      {limit_text && (
        <p id={limitId} className="text-ink-soft text-sm">
          {limit_text}
        </p>
      )}
      <ConfirmDialog
        open={isQuestionOpen}
        title={t("optOutTitle")}
        text={t("optOutText")}
        cancelLabel={t("optOutCancel")}
        confirmLabel={t("optOutConfirm")}
        onClose={() => setQuestionOpen(false)}
        onCancel={() => setQuestionOpen(false)}
        onConfirm={() => {
          setQuestionOpen(false);
          onOptOut();
        }}
      />
    </div>
  );
}

/** True if the subscription is chosen but gives no discount, because other discounts leave no amount to reduce. */
function isIdle(order: Order): boolean {
  const { subscription, subscribe_delivery_discount_price: fee } = order;
  return subscription.type === 1 && fee + order.subscribe_take_food_discount_price === 0;
}
