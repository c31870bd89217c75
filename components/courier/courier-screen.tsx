"use client";

import { useTranslations } from "next-intl";
import type { Go } from "@/components/checkout/checkout-state";
import { LoadFailed } from "@/components/ui/load-failed";
import { ErrandClosed } from "./courier-closed";
import { ErrandForm } from "./courier-form";
import { ErrandSkeleton } from "./courier-skeleton";
import { EndSession } from "./end-session";
import { endErrand } from "./keep-courier-order";
import { OrderedErrand } from "./ordered-courier-order";
import { useErrand } from "./use-courier-order";

type Props = { go?: Go };

/** SPEC §4 express mode. Its HTML is the same for everybody; what it shows belongs to one session. */
export function ErrandScreen({ go = leavePage }: Props) {
  const t = useTranslations("express");
  const { context, state, reopen, take, beginAgain } = useErrand(go);
  const { stage, closedBy, status } = state;
  switch (stage) {
    case "opening":
      return <ErrandSkeleton />;
    case "closed":
      return <ErrandClosed reason={closedBy.message} />;
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
            <OrderedErrand
              errand={status.order}
              ahead={state.ahead}
              images={status.images}
              onProgress={take}
              onAgain={beginAgain}
            />
            <EndSession onEnd={() => endErrand(context, t("ended"))} />
          </>
        )
      );
    case "draft":
    case "leaving":
      return (
        <>
          <ErrandForm context={context} state={state} />
          <EndSession onEnd={() => endErrand(context, t("ended"))} />
        </>
      );
  }
}

/** From a payment page Back must lead here again. */
function leavePage(...[href, entry]: Parameters<Go>): void {
  if (entry === "new") window.location.assign(href);
  else window.location.replace(href);
}
