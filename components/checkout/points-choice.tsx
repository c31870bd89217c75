"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { ChoiceRow } from "@/components/ui/choice-row";
import { pointsWorth } from "@/lib/checkout/points-cap";
import type { Order } from "@/lib/contracts/orders";
import { dotText } from "@/lib/format/list-text";
import { formatMoney } from "@/lib/format/money";
import { switchPoints, switchPointsEvent, typePoints } from "./change-store-order";
import { DiscountPart } from "./discount-part";
import { quoteIfChanged } from "./quote-order";
import type { StoreCheckout, StoreForm } from "./store-order-state";

type Props = { checkout: StoreCheckout; form: StoreForm };

/**
 * The section OPEN POINT (CK-53 to CK-60): points that pay the delivery fee, and points that reduce the rest of the
 * amount.
 */
export function PointsChoice({ checkout, form: { order, draft } }: Props) {
  const locale = useLocale();
  const t = useTranslations("discounts");
  const { have_op, op_exchange_rate_str, op_event_remark, op_delivery_event, op_discount } = order;
  const { use_op, op_event_id } = draft;
  const isDiscountOff = op_discount.enable === -1;
  return (
    <DiscountPart title={t("points")} end={t("pointsHeld", { count: have_op })}>
      <p className="text-ink-soft text-sm">
        {dotText([op_exchange_rate_str, op_event_remark], locale)}
      </p>
      {op_delivery_event.event_id !== 0 && (
        <ChoiceRow
          type="checkbox"
          label={op_delivery_event.title}
          text={op_delivery_event.hint || op_delivery_event.remark}
          disabled={op_delivery_event.enable === -1}
          checked={op_event_id !== null}
          onChange={() => void switchPointsEvent(checkout, op_event_id === null ? "on" : "off")}
        />
      )}
      <ChoiceRow
        type="checkbox"
        label={op_discount.title}
        text={op_discount.hint || op_discount.remark}
        disabled={isDiscountOff}
        checked={use_op > 0}
        onChange={() => void switchPoints(checkout, use_op > 0 ? "off" : "on")}
      />
      <PointsInput
        order={order}
        points={use_op}
        disabled={isDiscountOff || have_op <= 0}
        onType={(text) => typePoints(checkout, text)}
        onTypingEnd={() => void quoteIfChanged(checkout)}
      />
    </DiscountPart>
  );
}

/**
 * The pause in typing after which a quote is requested. It is longer than the time between two digits, and shorter than
 * the time to reach the order button.
 */
const TYPING_PAUSE_MS = 800;

type PointsInputProps = {
  order: Pick<Order, "op_exchange_rate_int">;
  points: number;
  disabled: boolean;
  onType: (text: string) => void;
  /** Called when the customer has stopped typing. */
  onTypingEnd: () => void;
};

/** The input for the number of points (CK-60). A quote is requested after a pause in typing, not for each digit. */
function PointsInput({ order, points, disabled, onType, onTypingEnd }: PointsInputProps) {
  const t = useTranslations("discounts");
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handleType(text: string) {
    onType(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(endTyping, TYPING_PAUSE_MS);
  }

  function endTyping() {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    onTypingEnd();
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label htmlFor={id} className={`text-sm ${disabled ? "text-ink-soft" : "font-bold"}`}>
        {t("pointsUse")}
      </label>
      <span className="flex items-center gap-2">
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          disabled={disabled}
          value={points === 0 ? "" : points}
          onChange={(event) => handleType(event.target.value)}
          onBlur={endTyping}
          onKeyDown={(event) => event.key === "Enter" && endTyping()}
          className="tabular min-h-11 w-24 rounded-card border border-line bg-paper px-3 text-right text-base placeholder:text-ink-faint disabled:bg-surface"
        />
        <span className="text-sm">{t("pointsUnit")}</span>
      </span>
      {points > 0 && (
        <span className="tabular ml-auto text-ink-soft text-sm">
          {t("pointsWorth", { money: formatMoney(pointsWorth(points, order)) })}
        </span>
      )}
    </div>
  );
}
