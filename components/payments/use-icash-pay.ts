import { useEffect, useEffectEvent, useState } from "react";
import { getFromShop } from "@/lib/client/api-client";
import type { Go } from "@/lib/client/leave";
import { saveNotice } from "@/lib/client/notice";
import { returnQuery } from "@/lib/client/return-query";
import { CODE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import { orderId } from "@/lib/routing/payment-call";
import { checkoutReturnPath, leaveForPayerLogin, leavePaid } from "./leave-payment";
import { type PaymentNews, watchPayment } from "./watch-payment";

export type IcashPayState =
  | { kind: "opening" }
  | { kind: "waiting"; url: string }
  /** There is no result after five minutes, or the request for the app's URL has failed. */
  | { kind: "late" }
  | { kind: "paid" }
  | { kind: "refused"; refusal: Refusal };

type Visit = {
  go: Go;
  refusedText: string;
  setState: (state: IcashPayState) => void;
};

/** Reads the URL that opens the icash Pay app, and waits for the result of the payment (PY-05, PY-06). */
export function useIcashPay({ go, refusedText }: Pick<Visit, "go" | "refusedText">) {
  const [state, setState] = useState<IcashPayState>({ kind: "opening" });
  const begin = useEffectEvent(() => waitForPayer({ go, refusedText, setState }));
  useEffect(() => begin(), []);
  return state;
}

function waitForPayer({ go, refusedText, setState }: Visit): (() => void) | undefined {
  const query = returnQuery();
  const order_id = orderId(query);
  if (order_id === null) return goBack(go, refusedText);
  const opening = new AbortController();
  const { signal } = opening;
  void getFromShop<string>(`/api/pay/icash?${new URLSearchParams({ qc: query.get("qc") ?? "" })}`, {
    signal,
    breakage: "stay",
  }).then((answer) => {
    if (signal.aborted) return;
    if (answer.ok) setState({ kind: "waiting", url: answer.data });
    else if (answer.code === CODE.refused) goBack(go, refusedText);
    else setState({ kind: "late" });
  });
  const stop = watchPayment({
    order_id,
    onAnswer: (news) => {
      opening.abort();
      follow({ go, setState, news });
    },
  });
  return () => {
    opening.abort();
    stop();
  };
}

type WatchInput = Pick<Visit, "go" | "setState"> & { news: PaymentNews };

function follow({ go, setState, news }: WatchInput): void {
  switch (news.next) {
    case "order-list":
      leavePaid(go);
      setState({ kind: "paid" });
      break;
    case "login":
      leaveForPayerLogin(go);
      break;
    case "refuse":
      setState({ kind: "refused", refusal: news });
      break;
    case "late":
      setState({ kind: "late" });
  }
}

/** Opens the page where the payment started. That page shows the reason. */
function goBack(go: Go, reason: string): undefined {
  saveNotice(reason);
  go(checkoutReturnPath());
}
