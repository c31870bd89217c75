"use client";

import { useTranslations } from "next-intl";
import { ChoiceRow } from "@/components/ui/choice-row";
import type { CheckoutDraft } from "@/lib/checkout/checkout-draft";
import type { Order } from "@/lib/contracts/orders";
import { DiscountPart } from "./discount-part";
import { PointsInput } from "./points-input";

type Switch = "on" | "off";
type Props = {
  order: Order;
  draft: Pick<CheckoutDraft, "use_op" | "op_event_id">;
  onEvent: (to: Switch) => void;
  onDiscount: (to: Switch) => void;
  onType: (text: string) => void;
  onRest: () => void;
};

/** OPEN POINT (CK-53 to CK-60): for the delivery fee, and for the rest. */
export function PointsChoice({ order, draft, onEvent, onDiscount, onType, onRest }: Props) {
  const t = useTranslations("discounts");
  const { have_op, op_exchange_rate_str, op_event_remark, op_delivery_event, op_discount } = order;
  const { use_op, op_event_id } = draft;
  const isDiscountOff = op_discount.enable === -1;
  return (
    <DiscountPart title={t("points")} end={t("pointsHeld", { count: have_op })}>
      <p className="text-ink-soft text-sm">
        {[op_exchange_rate_str, op_event_remark].filter(Boolean).join("・")}
      </p>
      {op_delivery_event.event_id !== 0 && (
        <ChoiceRow
          type="checkbox"
          label={op_delivery_event.title}
          text={op_delivery_event.hint || op_delivery_event.remark}
          disabled={op_delivery_event.enable === -1}
          checked={op_event_id !== null}
          onChange={() => onEvent(op_event_id === null ? "on" : "off")}
        />
      )}
      <ChoiceRow
        type="checkbox"
        label={op_discount.title}
        text={op_discount.hint || op_discount.remark}
        disabled={isDiscountOff}
        checked={use_op > 0}
        onChange={() => onDiscount(use_op > 0 ? "off" : "on")}
      />
      <PointsInput
        order={order}
        points={use_op}
        disabled={isDiscountOff || have_op <= 0}
        onType={onType}
        onRest={onRest}
      />
    </DiscountPart>
  );
}
