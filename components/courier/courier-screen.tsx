"use client";

import { useTranslations } from "next-intl";
import type { Go } from "@/components/checkout/checkout-state";
import { LoadFailed } from "@/components/ui/load-failed";
import { CODE } from "@/lib/contracts/codes";
import { CourierOrderClosed } from "./courier-closed";
import { CourierOrderForm } from "./courier-form";
import { CourierOrderSkeleton } from "./courier-skeleton";
import { EndSession } from "./end-session";
import { endCourierOrder } from "./keep-courier-order";
import { OrderedCourierOrder } from "./ordered-courier-order";
import { useCourierOrder } from "./use-courier-order";

type Props = { go?: Go };

/** The page of a courier order (EX-01). Its HTML is the same for everybody; its content belongs to one session. */
export function CourierOrderScreen({ go = leavePage }: Props) {
  const t = useTranslations("express");
  const { context, state, reopen, take, beginAgain } = useCourierOrder(go);
  const { stage, closedBy, status } = state;
  switch (stage) {
    case "opening":
      return <CourierOrderSkeleton />;
    case "closed":
      return <CourierOrderClosed reason={closedBy.message} isEnded={closedBy.code === CODE.ok} />;
    case "unreachable":
      return (
        <LoadFailed
          title={t("unreachable")}
          failure={closedBy}
          retryLabel={t("tryAgain")}
          onRetry={reopen}
        />
      );
    case "ordered":
      return (
        status?.order && (
          <>
            <OrderedCourierOrder
              courierOrder={status.order}
              clockSkew={state.clockSkew}
              images={status.images}
              onProgress={take}
              onAgain={beginAgain}
            />
            <EndSession onEnd={() => endCourierOrder(context, t("ended"))} />
          </>
        )
      );
    case "draft":
    case "leaving":
      return (
        <>
          <CourierOrderForm context={context} state={state} />
          <EndSession onEnd={() => endCourierOrder(context, t("ended"))} />
        </>
      );
  }
}

/** From a payment page Back must lead here again. */
function leavePage(...[href, entry]: Parameters<Go>): void {
  if (entry === "new") window.location.assign(href);
  else window.location.replace(href);
}
