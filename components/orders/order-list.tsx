"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { LoadFailed } from "@/components/ui/load-failed";
import { onDemand } from "@/components/ui/on-demand";
import { type Go, replacePage } from "@/lib/client/leave";
import { useQuery } from "@/lib/client/use-query";
import { useStored } from "@/lib/client/use-stored";
import type { OrderSummary } from "@/lib/contracts/order-list";
import { backendStatusText, isCurrent, statusWord } from "@/lib/orders/order-status";
import { RESULT_KEY } from "@/lib/payments/payment-result";
import { hrefs } from "@/lib/routing/hrefs";
import { OrderCard } from "./order-card";
import { StaleNote } from "./stale-note";
import { useOrders } from "./use-orders";

/** Loads on demand, because few visits wait for an order. */
const AwaitedOrder = onDemand(async () => (await import("./awaited-order")).AwaitedOrder);
/** Loads on demand, because only visits after a payment have a result. */
const PaidOrderNotice = onDemand(
  async () => (await import("@/components/payments/paid-order-notice")).PaidOrderNotice,
);

type Props = { go?: Go };

/** The active orders first, then the others, each newest first (OR-01 to OR-06). */
export function OrderList({ go = replacePage }: Props) {
  const t = useTranslations("orders");
  const list = useOrders(go);
  const { orders, isRead, hasMore, isLoading, isOld, failure, loadMore, refresh } = list;
  const isPaying = useStored("lastCheckout") !== null;
  const isBack = useIsBack();
  const isEmpty = orders.length === 0;
  const current = orders.filter(isCurrent);
  if (!isRead && !failure) return <OrderListSkeleton />;
  return (
    <div className="grid min-h-dvh max-w-3xl content-start gap-8">
      {isBack && <PaidOrderNotice />}
      {isPaying && <AwaitedOrder {...{ orders, isRead, refresh }} />}
      <StaleNote isOld={isOld} text={t("notNewest")} />
      {isRead && isEmpty && <NoOrders />}
      <OrderGroup title={t("current")} orders={current} />
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
        {current.map(statusText).join("、")}
      </p>
    </div>
  );

  function statusText(order: OrderSummary): string {
    const status = backendStatusText(order) ?? t(statusWord(order.order_status));
    return t("statusOf", { name: order.store_name, status });
  }
}

/** True after a payment, even if the notice has already removed the result from the address. */
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
      <a href={hrefs.home()} className={buttonClass("primary")}>
        {t("startOrdering")}
      </a>
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
      <ul className="grid gap-4">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As high as the screen, so that the footer does not move. */
function OrderListSkeleton() {
  const t = useTranslations("orders");
  return (
    <div
      role="status"
      aria-label={t("loading")}
      className="grid min-h-dvh max-w-3xl content-start gap-4"
    >
      {[1, 2, 3].map((place) => (
        <div key={place} className="h-44 animate-pulse rounded-card bg-surface" />
      ))}
    </div>
  );
}
