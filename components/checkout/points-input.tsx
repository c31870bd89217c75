"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { pointsWorth } from "@/lib/checkout/points-cap";
import type { Order } from "@/lib/contracts/orders";
import { formatMoney } from "@/lib/format/money";

/** Longer than between two digits, shorter than the way to the button. */
const TYPING_PAUSE_MS = 800;

type Props = {
  order: Pick<Order, "op_exchange_rate_int">;
  points: number;
  disabled: boolean;
  onType: (text: string) => void;
  /** The typing rests: the amounts may follow. */
  onRest: () => void;
};

/** The number of points (CK-60). One typed number makes one request. */
export function PointsInput({ order, points, disabled, onType, onRest }: Props) {
  const t = useTranslations("discounts");
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handleType(text: string) {
    onType(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(rest, TYPING_PAUSE_MS);
  }

  function rest() {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    onRest();
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
          onBlur={rest}
          onKeyDown={(event) => event.key === "Enter" && rest()}
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
