"use client";

import { useEffect, useRef, useState } from "react";
import { callApi } from "@/lib/client/call-api";
import type { Go } from "@/lib/client/leave";
import { leaveOnEntry } from "@/lib/client/leave-for-login";
import { CODE } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import type { OrderDetail, OrderProgress } from "@/lib/contracts/order-detail";
import { readOrderId } from "@/lib/orders/order-id";
import { hrefs } from "@/lib/routing/hrefs";
import { useOrderProgress } from "./use-order-progress";

type State = {
  order: OrderDetail | null;
  /** There is no such order, or it is somebody else's: one answer for both. */
  isMissing: boolean;
  failure: Refusal | null;
  /** Seconds by which the server's clock is ahead of this browser's. */
  clockSkew: number;
};

const ASKING: State = { order: null, isMissing: false, failure: null, clockSkew: 0 };

/** The order that the address names, as it is now and as it goes on. */
export function useOrder(go: Go) {
  const [state, setState] = useState(ASKING);
  /** How often the order has gone on since the page was opened. */
  const steps = useRef(0);
  const [load] = useState(() => async (options: { breakage?: "stay" }) => {
    const order_id = readOrderId(new URLSearchParams(window.location.search).get("id"));
    if (order_id === null) return setState({ ...ASKING, isMissing: true });
    // Of an order that is shown the failure stands until an answer comes.
    setState((before) => (before.order ? before : { ...before, failure: null }));
    const begun = steps.current;
    const [answer, time] = await Promise.all([
      callApi("orderDetail", { query: { order_id } }, options),
      callApi("getServerTime", {}, { breakage: "stay" }),
    ]);
    const clockSkew = time.ok ? time.data.timestamp - Math.floor(Date.now() / 1000) : 0;
    // What has been told meanwhile is newer than this answer.
    if (answer.ok && begun !== steps.current) return;
    if (answer.ok) return setState({ ...ASKING, order: answer.data, clockSkew });
    if (answer.code === CODE.loginNeeded) {
      return leaveOnEntry(hrefs.order({ id: order_id }), go);
    }
    if (answer.code === CODE.refused) return setState({ ...ASKING, isMissing: true });
    const { code, message } = answer;
    setState((before) => ({ ...before, failure: { code, message } }));
  });
  useEffect(() => void load({}), [load]);
  const take = (progress: OrderProgress) => {
    steps.current += 1;
    setState(({ order, ...rest }) => ({
      ...rest,
      order: order && { ...order, ...progress },
      failure: null,
    }));
  };
  // What is shown stays when asking again breaks.
  const ask = () => void load({ breakage: "stay" });
  useOrderProgress({ order: state.order, onProgress: take, ask });
  const isOld = state.order !== null && state.failure !== null;
  return { ...state, isOld, read: () => void load({}), take };
}
