"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { GroupLinks } from "@/components/cart/group-links";
import { Button, buttonClass } from "@/components/ui/button";
import { LoadFailed } from "@/components/ui/load-failed";
import { onDemand } from "@/components/ui/on-demand";
import { PageLink } from "@/components/ui/page-link";
import { type Go, replacePage } from "@/lib/client/leave";
import { forgetPlacedOrder, readPlacedOrder } from "@/lib/client/placed-order";
import { useQuery } from "@/lib/client/use-query";
import { useStored } from "@/lib/client/use-stored";
import type { OrderSummary } from "@/lib/contracts/order-list";
import { listText } from "@/lib/format/list-text";
import { backendStatusText, isCurrent, statusWord } from "@/lib/orders/order-status";
import { RESULT_KEY } from "@/lib/payments/payment-result";
import { hrefs } from "@/lib/routing/hrefs";
import { memberTexts } from "@/messages/parts/member-texts";
import { OrderCard } from "./order-card";
import { StaleNote } from "./stale-note";
import { useOrders } from "./use-orders";

/** Loaded on demand, because the page waits for the payment of an order on few visits only. */
const AwaitedOrder = onDemand(async () => (await import("./awaited-order")).AwaitedOrder);
/** Loaded on demand, because few submits get no answer. */
const LostSubmit = onDemand(async () => (await import("./lost-submit")).LostSubmit, memberTexts);
/** Loaded on demand, because only the visits after a payment have a payment result. */
const PaidOrderNotice = onDemand(
  async () => (await import("@/components/payments/paid-order-notice")).PaidOrderNotice,
  memberTexts,
);
/** Loaded on demand, because on most visits no order has just been placed. */
const PlacedOrder = onDemand(async () => (await import("./placed-order")).PlacedOrder, memberTexts);

type Props = { go?: Go };

/** The order list: first the active orders, then the other orders, in both groups the newest first (OR-01 to OR-06). */
export function OrderList({ go = replacePage }: Props) {
  const locale = useLocale();
  const t = useTranslations("orders");
  const list = useOrders(go);
  const { orders, isRead, hasMore, isLoading, isOld, failure, loadMore, refresh } = list;
  const isPaying = useStored("lastCheckout") !== null;
  const isBack = useIsBack();
  const isEmpty = orders.length === 0;
  const [placed_id, setPlaced] = usePlacedOrder();
  const current = orders.filter(isCurrent);
  // The order that was just placed, as long as it is active. After that it is listed like the other orders.
  const first = current.find(({ id }) => String(id) === placed_id);
  return (
    <>
      {/* Starts before the orders are read, so that the paid order is at the top when the list appears. */}
      {isBack && <PaidOrderNotice onPaid={setPlaced} />}
      {isRead || failure ? content() : <OrderListSkeleton />}
    </>
  );

  function content() {
    return (
      <div className="grid min-h-dvh content-start gap-8">
        {isPaying && (
          <>
            <AwaitedOrder orders={orders} isRead={isRead} refresh={refresh} onPaid={setPlaced} />
            <LostSubmit refresh={refresh} onPlaced={setPlaced} />
          </>
        )}
        <StaleNote isOld={isOld} text={t("notNewest")} />
        {isRead && isEmpty && <NoOrders />}
        <JustPlaced order={first} />
        <GroupLinks />
        <OrderGroup title={t("current")} orders={current.filter((order) => order !== first)} />
        <OrderGroup title={t("past")} orders={orders.filter((order) => !isCurrent(order))} />
        {failure && (
          <LoadFailed
            title={t("failed")}
            failure={failure}
            retryLabel={t("tryAgain")}
            onRetry={loadMore}
          />
        )}
        {hasMore && (
          <Button look="secondary" disabled={isLoading} onClick={loadMore}>
            {isLoading ? t("loadingMore") : t("more")}
          </Button>
        )}
        <p role="status" className="sr-only">
          {!isEmpty && t("loaded", { count: orders.length })}
        </p>
        <p role="status" className="sr-only">
          {listText(current.map(statusText), locale)}
        </p>
      </div>
    );
  }

  function statusText(order: OrderSummary): string {
    const status = backendStatusText(order) ?? t(statusWord(order.order_status));
    return t("statusOf", { name: order.store_name, status });
  }
}

/**
 * The id of the order that was just placed in this tab, and a function that sets it when the page learns that an order
 * was placed or paid.
 */
function usePlacedOrder() {
  const placed = useState(readPlacedOrder);
  useEffect(() => forgetPlacedOrder(), []);
  return placed;
}

/**
 * True if the member has come back from a payment page. Stays true after PaidOrderNotice has removed the result from
 * the URL.
 */
function useIsBack(): boolean {
  const hasResult = useQuery(RESULT_KEY) !== null;
  const [isBack, setBack] = useState(false);
  if (hasResult && !isBack) setBack(true);
  return isBack;
}

function NoOrders() {
  const t = useTranslations("orders");
  return (
    <div className="grid justify-items-center gap-3 py-16 text-center">
      <p className="text-lg font-bold">{t("empty")}</p>
      <p className="text-ink-soft">{t("emptyText")}</p>
      <PageLink href={hrefs.home()} className={buttonClass("primary")}>
        {t("startOrdering")}
      </PageLink>
    </div>
  );
}

/** The order that was just placed, above the other orders (OR-07). */
function JustPlaced({ order }: { order: OrderSummary | undefined }) {
  if (!order) return null;
  return (
    <div className="rounded-card bg-good-tint p-1">
      {/* Reserves the height of the text, because the code of the text is loaded later than the order. */}
      <div className="min-h-44 md:min-h-38">
        <PlacedOrder order={order} />
      </div>
      <OrderCard order={order} />
    </div>
  );
}

type GroupProps = { title: string; orders: OrderSummary[] };

function OrderGroup({ title, orders }: GroupProps) {
  const id = useId();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The placeholder of the list. It is as high as the screen, so that the footer does not move. */
function OrderListSkeleton() {
  const t = useTranslations("orders");
  return (
    <div
      role="status"
      aria-label={t("loading")}
      className="grid min-h-dvh content-start gap-4 lg:grid-cols-2 lg:gap-6"
    >
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="h-44 animate-pulse rounded-card bg-surface" />
      ))}
    </div>
  );
}
