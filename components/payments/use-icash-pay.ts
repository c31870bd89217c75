import { useEffect, useEffectEvent, useState } from "react";
import { getOwn } from "@/lib/client/api-client";
import type { Go } from "@/lib/client/leave";
import { leaveNotice } from "@/lib/client/notice";
import { returnQuery } from "@/lib/client/return-query";
import { CODE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { orderId } from "@/lib/routing/payment-question";
import { leaveForPayersLogin, leavePaid, wayBack } from "./leave-payment";
import { type PaymentNews, watchPayment } from "./watch-payment";

export type IcashPayState =
  | { kind: "opening" }
  | { kind: "waiting"; url: string }
  /** Five minutes without a result, or no connection. */
  | { kind: "late" }
  | { kind: "paid" }
  | { kind: "refused"; refusal: Refusal };

type Visit = {
  go: Go;
  refusedText: string;
  tell: (state: IcashPayState) => void;
};

/** Opens the payment address and watches the payment (PY-05, PY-06). */
export function useIcashPay({ go, refusedText }: Pick<Visit, "go" | "refusedText">) {
  const [state, tell] = useState<IcashPayState>({ kind: "opening" });
  const begin = useEffectEvent(() => waitForPayer({ go, refusedText, tell }));
  useEffect(() => begin(), []);
  return state;
}

function waitForPayer({ go, refusedText, tell }: Visit): (() => void) | undefined {
  const query = returnQuery();
  const order_id = orderId(query);
  if (order_id === null) return goBack(go, refusedText);
  const opening = new AbortController();
  const { signal } = opening;
  void getOwn<string>(`/api/pay/icash?${new URLSearchParams({ qc: query.get("qc") ?? "" })}`, {
    signal,
    breakage: "stay",
  }).then((answer) => {
    if (signal.aborted) return;
    if (answer.ok) tell({ kind: "waiting", url: answer.data });
    else if (answer.code === CODE.refused) goBack(go, refusedText);
    else tell({ kind: "late" });
  });
  const stop = watchPayment({
    order_id,
    tell: (news) => {
      opening.abort();
      follow({ go, tell, news });
    },
  });
  return () => {
    opening.abort();
    stop();
  };
}

type Following = Pick<Visit, "go" | "tell"> & { news: PaymentNews };

function follow({ go, tell, news }: Following): void {
  switch (news.next) {
    case "order-list":
      leavePaid(go);
      tell({ kind: "paid" });
      break;
    case "login":
      leaveForPayersLogin(go);
      break;
    case "refuse":
      tell({ kind: "refused", refusal: news });
      break;
    case "late":
      tell({ kind: "late" });
  }
}

/** Leads back to the saved checkout location, which shows the reason. */
function goBack(go: Go, reason: string): undefined {
  leaveNotice(reason);
  go(wayBack());
}
