"use client";

import { useTranslations } from "next-intl";
import { onDemand } from "@/components/ui/on-demand";
import { type Go, replacePage } from "@/lib/client/leave";
import { useStored } from "@/lib/client/use-stored";
import type { OrderSummary } from "@/lib/contracts/order-list";
import { isCurrent, statusWord } from "@/lib/orders/order-status";
import { MoreOrders } from "./more-orders";
import { NoOrders } from "./no-orders";
import { OrderGroup } from "./order-group";
import { OrderListSkeleton } from "./order-list-skeleton";
import { OrdersFailed } from "./orders-failed";
import { StaleNote } from "./stale-note";
import { useOrders } from "./use-orders";

/** Few visits wait for an order: its code reads the cart. */
const AwaitedOrder = onDemand(async () => (await import("./awaited-order")).AwaitedOrder);

type Props = { go?: Go };

/** OR-01 to OR-06: what is on its way first, then the rest, each newest first. */
export function OrderList({ go = replacePage }: Props) {
  const t = useTranslations("orders");
  const list = useOrders(go);
  const { orders, isRead, hasMore, isLoading, isOld, failure, loadMore, refresh } = list;
  const isPaying = useStored("lastCheckout") !== null;
  const isEmpty = orders.length === 0;
  const current = orders.filter(isCurrent);
  if (!isRead && !failure) return <OrderListSkeleton />;
  return (
    <div className="grid min-h-dvh max-w-3xl content-start gap-8">
      {isPaying && <AwaitedOrder {...{ orders, isRead, refresh }} />}
      <StaleNote isOld={isOld} text={t("notNewest")} />
      {isRead && isEmpty && <NoOrders />}
      <OrderGroup title={t("current")} orders={current} />
      <OrderGroup title={t("past")} orders={orders.filter((order) => !isCurrent(order))} />
      {failure && <OrdersFailed failure={failure} onRetry={loadMore} />}
      {hasMore && <MoreOrders isLoading={isLoading} onLoad={loadMore} />}
      <p role="status" className="sr-only">
        {!isEmpty && t("loaded", { count: orders.length })}
      </p>
      <p role="status" className="sr-only">
        {current.map(statusText).join("、")}
      </p>
    </div>
  );

  function statusText({ store_name: name, order_status }: OrderSummary): string {
    return t("statusOf", { name, status: t(statusWord(order_status)) });
  }
}
