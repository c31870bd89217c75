"use client";

import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { SameOrder } from "@/lib/contracts/orders";
import { formatMoney } from "@/lib/format/money";
import { statusWord } from "@/lib/orders/order-status";
import { formatDateTime } from "@/lib/time/date-time";

type Props = {
  open: boolean;
  /** The order that was already placed; null while the dialog is closed. */
  first: SameOrder | null;
  /** The amount of the second order in NT$. */
  total: number;
  /** True while a new quote is being computed. The customer cannot place the order until it arrives. */
  isPending: boolean;
  onClose: () => void;
  onAgain: (first: SameOrder) => void;
  onShow: (first: SameOrder) => void;
};

/**
 * Shows the order that was placed a moment ago, and asks whether to place the same order again (CK-93). An unfinished
 * courier order cannot be repeated (`can_repeat` 0). The dialog then has only a button that opens the first order.
 */
export function SameOrderDialog({
  open,
  first,
  total,
  isPending,
  onClose,
  onAgain,
  onShow,
}: Props) {
  const locale = useLocale();
  const t = useTranslations("sameOrder");
  const tOrders = useTranslations("orders");
  const canRepeat = first?.can_repeat === 1;
  return (
    <Dialog
      open={open}
      title={t(canRepeat ? "title" : "titleUnderWay")}
      closeLabel={t("close")}
      onClose={onClose}
    >
      {first && (
        <div className="grid gap-4 p-5 pt-2">
          <p className="text-ink-soft">{t(canRepeat ? "text" : "textUnderWay")}</p>
          <dl className="tabular grid gap-2 rounded-card bg-surface p-4">
            {detailRows(first).map(({ label, text }) => (
              <div key={label} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="font-bold wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
          <div className={canRepeat ? "grid gap-3 sm:grid-cols-2" : "grid"}>
            {canRepeat && (
              <Button
                disabled={isPending}
                onClick={() => onAgain(first)}
                className="tabular sm:order-2"
              >
                {t("again", { total: formatMoney(total) })}
              </Button>
            )}
            <Button look={canRepeat ? "secondary" : "primary"} onClick={() => onShow(first)}>
              {t("show")}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );

  function detailRows({ order_no, order_status, create_time, pay_total, pay_type }: SameOrder) {
    return [
      { label: t("state"), text: tOrders(statusWord(order_status)) },
      { label: t("number"), text: order_no },
      { label: t("time"), text: formatDateTime(create_time, locale) },
      { label: t("sum"), text: `${formatMoney(pay_total)} · ${tOrders(`pay${pay_type}`)}` },
    ];
  }
}
