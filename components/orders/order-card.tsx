import { useLocale, useTranslations } from "next-intl";
import { DataText } from "@/components/ui/data-text";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { Thumbnail } from "@/components/ui/thumbnail";
import { reservationText } from "@/lib/cart/reservation-time";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { OrderSummary } from "@/lib/contracts/order-list";
import { formatMoney } from "@/lib/format/money";
import { orderLineTexts } from "@/lib/orders/order-line-text";
import { backendStatusText, isCurrent, refundWord, statusWord } from "@/lib/orders/order-status";
import { hasBarcode } from "@/lib/orders/payment-state";
import { hrefs } from "@/lib/routing/hrefs";
import { nameLanguage } from "@/lib/routing/locale-path";
import { formatDateTime } from "@/lib/time/date-time";
import { CodBarcodeButton } from "./cod-barcode-button";
import { ReorderButton } from "./reorder-button";

type Props = { order: OrderSummary };

/** One order of the list (OR-02): its state, then its items and its price. */
export function OrderCard({ order }: Props) {
  const locale = useLocale();
  const t = useTranslations("orders");
  const { store_name: name, foods } = order;
  const refund = refundWord(order.pay_status);
  return (
    <article className="relative grid grid-cols-1 gap-4 rounded-card border border-line bg-paper p-4 md:p-5">
      <div className="flex flex-wrap items-start gap-3">
        <Thumbnail src={order.store_image} />
        <div className="grid min-w-0 flex-1 basis-24">
          <h3 lang={nameLanguage(locale)} className="break-words">
            {name}
          </h3>
          <p className="tabular text-sm text-ink-soft">
            {order.create_time > 0 && `${formatDateTime(order.create_time, locale)} · `}
            {t(`dining${order.dining_type}`)}
          </p>
        </div>
        <p className={`flex-none rounded-full px-3 py-1 text-sm font-bold ${statusColor(order)}`}>
          {backendStatusText(order) ?? t(statusWord(order.order_status))}
        </p>
      </div>
      {order.is_reservation === 1 && (
        <p className="font-bold">
          {t("reserved", { time: reservationText(order.reservation_start_time, locale) })}
        </p>
      )}
      <ul className="grid gap-1 text-sm">
        {foods.map((food, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one food may be on several lines
          <li key={index} className="break-words">
            <DataText>{t("line", { name: food.name, quantity: food.quantity })}</DataText>
            {orderLineTexts(food).map((text) => (
              <span key={text} className="text-ink-soft">
                {" "}
                <DataText>{text}</DataText>
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p className="break-words text-sm text-ink-soft">
        <DataText>{order.address}</DataText>
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
        <p className="tabular text-sm text-ink-soft wrap-anywhere">
          {t("number", { number: order.order_no })}
        </p>
        <p className="tabular font-bold">
          <span className="mr-2 text-sm font-normal text-ink-soft">
            {refund ? t(refund) : t(`pay${order.pay_type}`)}
          </span>
          {formatMoney(order.pay_total)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Actions order={order} />
        {order.has_detail === 1 && (
          // The link's pseudo-element covers the whole card. The buttons lie above it.
          <PageLink
            href={hrefs.order({ id: order.id })}
            className={`ml-auto gap-1 after:absolute after:inset-0 after:rounded-card ${LINK}`}
          >
            {t("open")}{" "}
            <span className="sr-only">
              <DataText>{name}</DataText>
            </span>
            <Icon name="next" className="size-4" />
          </PageLink>
        )}
      </div>
    </article>
  );
}

/**
 * The buttons of an order. A courier order cannot be ordered again, because its store is the courier desk, which has no
 * menu.
 */
function Actions({ order }: Props) {
  const t = useTranslations("orders");
  const { store_id: stid, store_name: name, store_phone } = order;
  const isWaiting = isCurrent(order);
  const isCourierOrder = order.dining_type === DINING_TYPE.courier;
  const isAgain = !isWaiting && !isCourierOrder;
  return (
    <div className="relative z-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      {isAgain && order.can_reorder === 1 && <ReorderButton order={order} look="secondary" />}
      {hasBarcode(order) && <CodBarcodeButton order={order} />}
      {isWaiting && store_phone && (
        <a href={`tel:${store_phone}`} className={LINK}>
          {t(isCourierOrder ? "callDesk" : "callStore")}{" "}
          <span className="sr-only">
            <DataText>{name}</DataText>
          </span>
        </a>
      )}
      {isAgain && stid > 0 && (
        <PageLink href={hrefs.store({ stid })} className={LINK}>
          {t("toStore")}{" "}
          <span className="sr-only">
            <DataText>{name}</DataText>
          </span>
        </PageLink>
      )}
    </div>
  );
}

const LINK = "inline-flex min-h-11 items-center font-bold text-brand";

function statusColor(order: OrderSummary): string {
  if (isCurrent(order)) return "bg-warn-tint text-warn";
  return statusWord(order.order_status) === "cancelled"
    ? "bg-bad-tint text-bad"
    : "bg-good-tint text-good";
}
