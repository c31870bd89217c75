import { useLocale, useTranslations } from "next-intl";
import { TitledCard } from "@/components/ui/titled-card";
import { INVOICE_ISSUE_TYPE, INVOICE_TYPE } from "@/lib/contracts/codes";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { paymentState } from "@/lib/orders/payment-state";
import { formatDateTime } from "@/lib/time/date-time";

type Props = { order: OrderDetail };

/**
 * The card with the payment (its type and state), the invoice, the time when the order was placed, and the order
 * number.
 */
export function OrderPayment({ order }: Props) {
  const locale = useLocale();
  const t = useTranslations("orderPage");
  const tOrders = useTranslations("orders");
  const state = paymentState(order);
  const isPrinted =
    order.invoice.type === INVOICE_TYPE.email &&
    order.invoice.issue_type === INVOICE_ISSUE_TYPE.paper;
  const rows = [
    {
      label: t("payment"),
      text: tOrders(`pay${order.pay_type}`),
      detail: t(`money-${state}`),
      color: state === "refunding" ? "text-warn" : "text-ink-soft",
    },
    {
      label: t("invoice"),
      text: invoiceKind(),
      detail: invoiceText(),
      color: "text-ink-soft",
    },
    { label: t("placed"), text: formatDateTime(order.create_time, locale) },
    { label: t("number"), text: order.order_no },
  ];
  return (
    <TitledCard title={t("paymentTitle")}>
      <dl className="grid gap-3">
        {rows.map(({ label, text, detail, color }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="tabular grid text-right wrap-anywhere">
              <span>{text}</span>
              {detail && <span className={`text-sm ${color}`}>{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );

  function invoiceKind(): string {
    return isPrinted ? t("invoice1Paper") : t(`invoice${order.invoice.type}`);
  }

  function invoiceText(): string {
    const { type, email, title, number, carrier, charity } = order.invoice;
    switch (type) {
      case INVOICE_TYPE.donation:
        return charity || t("charity");
      case INVOICE_TYPE.email:
        return isPrinted ? "" : carrier || email;
      case INVOICE_TYPE.company:
        return `${title} ${number}`.trim();
      case INVOICE_TYPE.memberCarrier:
        return carrier;
    }
  }
}
