"use client";

import { useLocale, useTranslations } from "next-intl";
import { TitledCard } from "@/components/ui/titled-card";
import { PAY_STATUS } from "@/lib/contracts/codes";
import type { CourierOrder } from "@/lib/contracts/courier";
import type { OrderProgress } from "@/lib/contracts/order-detail";
import { formatMoney } from "@/lib/format/money";
import { formatDateTime } from "@/lib/time/date-time";
import { CourierOrderRoute } from "./courier-route";
import { CourierOrderStatusCard } from "./courier-status-card";

type Props = {
  courierOrder: CourierOrder;
  clockSkewSeconds: number;
  /** True if the order was placed just now (EX-14). */
  isNew: boolean;
  images: { url: string }[];
  onProgress: (progress: OrderProgress) => void;
  onAgain: () => void;
};

/** The page of a placed courier order: its state and its content (EX-10). */
export function OrderedCourierOrder({
  courierOrder,
  clockSkewSeconds,
  isNew,
  images,
  onProgress,
  onAgain,
}: Props) {
  const locale = useLocale();
  const t = useTranslations("courierOrderPage");
  const tOrders = useTranslations("orders");
  const { pickup, destination, pay_status, cancel_fee } = courierOrder;
  const isPaid = pay_status !== PAY_STATUS.unpaid && pay_status !== PAY_STATUS.failed;
  const rows = [
    { label: t("method"), text: tOrders(`pay${courierOrder.pay_type}`) },
    { label: t("fee"), text: formatMoney(courierOrder.delivery_fee) },
    { label: t(isPaid ? "paid" : "toPay"), text: formatMoney(courierOrder.pay_total) },
    ...(cancel_fee > 0 ? [{ label: t("cancelFee"), text: formatMoney(cancel_fee) }] : []),
    { label: t("placed"), text: formatDateTime(courierOrder.create_time, locale) },
  ];
  return (
    <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-6">
      <CourierOrderStatusCard
        courierOrder={courierOrder}
        clockSkewSeconds={clockSkewSeconds}
        isNew={isNew}
        onProgress={onProgress}
        onAgain={onAgain}
      />
      <div className="grid min-w-0 gap-4 md:gap-6">
        <TitledCard title={t("place")}>
          <CourierOrderRoute
            from={{ label: t("from"), text: pickup.address, detail: contactDetail(pickup) }}
            to={{ label: t("to"), text: destination.address, detail: contactDetail(destination) }}
          />
        </TitledCard>
        <TitledCard title={t("parcel")}>
          <p className="wrap-anywhere">
            <span className="tabular font-bold">
              {t("pieces", { count: courierOrder.quantity })}
            </span>
            {courierOrder.optional_text && (
              <span className="block whitespace-pre-line">{courierOrder.optional_text}</span>
            )}
          </p>
          {images.length > 0 && (
            <ul className="flex flex-wrap gap-3">
              {images.map(({ url }, index) => (
                <li key={url}>
                  <img
                    src={url}
                    alt={t("photo", { number: index + 1 })}
                    width={80}
                    height={80}
                    className="size-20 rounded-card border border-line object-cover"
                  />
                </li>
              ))}
            </ul>
          )}
        </TitledCard>
        <TitledCard title={t("payment")}>
          <dl className="tabular grid gap-2">
            {rows.map(({ label, text }) => (
              <div key={label} className="flex flex-wrap justify-between gap-x-4">
                <dt className="text-ink-soft">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </TitledCard>
      </div>
    </div>
  );
}

function contactDetail({ contact_name, contact_phone, remark }: CourierOrder["pickup"]) {
  return (
    <span className="block text-ink-soft text-sm">
      {contact_name} <span className="tabular">{contact_phone}</span>
      {remark && <span className="block">{remark}</span>}
    </span>
  );
}
