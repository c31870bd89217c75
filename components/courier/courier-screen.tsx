"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { Go } from "@/components/checkout/checkout-engine";
import { useCheckout } from "@/components/checkout/use-checkout";
import { LoadFailed } from "@/components/ui/load-failed";
import { everyWhileVisible } from "@/lib/client/every-while-visible";
import { CODE } from "@/lib/contracts/codes";
import { isUnderWay } from "@/lib/courier/courier-timeline";
import { CourierOrderClosed } from "./courier-closed";
import { CourierOrderForm } from "./courier-form";
import { COURIER_ORDER } from "./courier-order";
import { CourierOrderSkeleton } from "./courier-skeleton";
import { EndSession } from "./end-session";
import {
  endCourierOrder,
  refreshCourierOrder,
  showFormAgain,
  takeProgress,
} from "./open-courier-order";
import { OrderedCourierOrder } from "./ordered-courier-order";

type Props = { go?: Go };

/** While a courier order can still change (`isUnderWay`), it is read again at this interval. */
const REFRESH_MS = 10_000;

/**
 * The page of a courier order (EX-01). Its HTML is the same for everyone. The browser loads the content, which belongs
 * to one courier session.
 */
export function CourierOrderScreen({ go }: Props) {
  const t = useTranslations("express");
  const { checkout, state } = useCheckout(COURIER_ORDER, go);
  const isLive = state.phase === "ordered" && isUnderWay(state.status.order);
  useEffect(() => {
    if (isLive) return everyWhileVisible(REFRESH_MS, () => void refreshCourierOrder(checkout));
  }, [checkout, isLive]);
  switch (state.phase) {
    case "loading":
      return <CourierOrderSkeleton />;
    case "blocked":
      if (state.cause === "unreachable") {
        return (
          <LoadFailed
            title={t("unreachable")}
            failure={state.refusal}
            retryLabel={t("tryAgain")}
            onRetry={() => void COURIER_ORDER.open(checkout, state.entryFlags)}
          />
        );
      }
      return (
        <CourierOrderClosed
          reason={state.refusal.message}
          isEnded={state.refusal.code === CODE.ok}
          go={checkout.go}
        />
      );
    case "ordered":
      return (
        state.status.order && (
          <>
            <OrderedCourierOrder
              courierOrder={state.status.order}
              clockSkewSeconds={state.clockSkewSeconds}
              isNew={state.isNew}
              images={state.status.images}
              onProgress={(progress) => takeProgress(checkout, progress)}
              onAgain={() => void showFormAgain(checkout)}
            />
            <EndSession onEnd={() => endCourierOrder(checkout, t("ended"))} />
          </>
        )
      );
    default:
      return (
        <>
          <CourierOrderForm checkout={checkout} state={state} />
          <EndSession onEnd={() => endCourierOrder(checkout, t("ended"))} />
        </>
      );
  }
}
