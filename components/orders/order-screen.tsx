"use client";

import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { LoadFailed } from "@/components/ui/load-failed";
import { onDemand } from "@/components/ui/on-demand";
import { PageLink } from "@/components/ui/page-link";
import { type Go, openPage, replacePage } from "@/lib/client/leave";
import type { OrderDetail, OrderProgress } from "@/lib/contracts/order-detail";
import { isCurrent, mayNeedHelp } from "@/lib/orders/order-status";
import { hrefs } from "@/lib/routing/hrefs";
import { memberTexts } from "@/messages/parts/member-texts";
import { OrderPayment } from "./order-payment";
import { OrderPlace } from "./order-place";
import { OrderStatusCard } from "./order-status-card";
import { OrderedFoods } from "./ordered-foods";
import { StaleNote } from "./stale-note";
import { useOrder } from "./use-order";

const OrderHelp = onDemand(async () => (await import("./order-help")).OrderHelp, memberTexts);
const OrderHistory = onDemand(
  async () => (await import("./order-history")).OrderHistory,
  memberTexts,
);
const OrderReview = onDemand(async () => (await import("./order-review")).OrderReview);

type Props = { go?: Go; replace?: Go };

/**
 * The page of one order: its state, then its content. The HTML is the same for everyone, and the browser reads the
 * order.
 */
export function OrderScreen({ go = openPage, replace = replacePage }: Props) {
  const t = useTranslations("orderPage");
  const { order, isMissing, isOld, failure, clockSkewSeconds, read, applyProgress } = useOrder({
    go,
    replace,
  });
  return (
    <div className="min-h-dvh print:min-h-0">
      {isMissing && <OrderMissing />}
      {!order && !isMissing && !failure && <OrderSkeleton />}
      {!order && failure && (
        <LoadFailed
          title={t("failed")}
          failure={failure}
          retryLabel={t("tryAgain")}
          onRetry={read}
        />
      )}
      <StaleNote isOld={isOld} text={t("notNewest")} />
      {order && (
        <OrderContent
          order={order}
          clockSkewSeconds={clockSkewSeconds}
          onProgress={applyProgress}
          onReported={read}
          go={go}
        />
      )}
    </div>
  );
}

type ContentProps = {
  order: OrderDetail;
  clockSkewSeconds: number;
  onProgress: (progress: OrderProgress) => void;
  onReported: () => void;
  go: Go;
};

function OrderContent({ order, clockSkewSeconds, onProgress, onReported, go }: ContentProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-6 print:grid-cols-[minmax(0,1fr)_26rem] print:gap-3">
      <div className="grid gap-4 md:gap-6 print:gap-3">
        <OrderStatusCard
          order={order}
          clockSkewSeconds={clockSkewSeconds}
          onProgress={onProgress}
          go={go}
        />
        {!isCurrent(order) && (
          // Reserves the height of the form, because the code of the form is loaded later than the order.
          <div className={`print:hidden ${order.can_review === 1 ? "min-h-96" : "contents"}`}>
            <OrderReview order={order} onProgress={onProgress} />
          </div>
        )}
        <OrderedFoods order={order} />
        {mayNeedHelp(order) && <OrderHelp order={order} onReported={onReported} />}
      </div>
      <div className="grid gap-4 md:gap-6 print:gap-3">
        <OrderPlace order={order} />
        <OrderPayment order={order} />
        {order.history && <OrderHistory order={order} />}
      </div>
    </div>
  );
}

function OrderMissing() {
  const t = useTranslations("orderPage");
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-16 text-center">
      <p className="font-bold text-lg">{t("missing")}</p>
      <p className="text-ink-soft">{t("missingText")}</p>
      <PageLink href={hrefs.orderlist()} className={buttonClass("primary")}>
        {t("toList")}
      </PageLink>
    </div>
  );
}

const PLACEHOLDER = "animate-pulse rounded-card bg-surface";

function OrderSkeleton() {
  const t = useTranslations("orderPage");
  return (
    <div
      role="status"
      aria-label={t("loading")}
      className="grid gap-4 md:grid-cols-[minmax(0,1fr)_24rem] md:gap-6"
    >
      <div className="grid gap-4 md:gap-6">
        <div className={`h-112 ${PLACEHOLDER}`} />
        <div className={`h-64 ${PLACEHOLDER}`} />
      </div>
      <div className="grid content-start gap-4 md:gap-6">
        <div className={`h-52 ${PLACEHOLDER}`} />
        <div className={`h-64 ${PLACEHOLDER}`} />
      </div>
    </div>
  );
}
