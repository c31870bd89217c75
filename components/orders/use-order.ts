"use client";

import { useEffect, useState } from "react";
import type { Options } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import type { Go } from "@/lib/client/leave";
import { leaveOnEntry } from "@/lib/client/leave-for-login";
import { askServerTime } from "@/lib/client/server-time";
import { useRead } from "@/lib/client/use-read";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import type { OrderDetail, OrderProgress } from "@/lib/contracts/order-detail";
import { hrefs } from "@/lib/routing/hrefs";
import { readOrderId } from "@/lib/routing/path-ids";
import { useOrderProgress } from "./use-order-progress";

type Shown = {
  order: OrderDetail;
  /** The number of seconds by which the server's clock is ahead of this browser's clock. */
  clockSkewSeconds: number;
};

const POLL_MS = 10_000;
const NO_ORDER = { ok: false, code: CODE.refused, message: "" } as const;

/**
 * Reads the order that the URL names, and keeps it up to date. If the backend does not support orderDetail, opens the
 * order list.
 */
export function useOrder({ go, replace }: { go: Go; replace: Go }) {
  const [isPolled, setPolled] = useState(false);
  const { data, refusal, read, mutate } = useRead("order", readOrder, {
    refreshInterval: isPolled ? POLL_MS : 0,
    onLoginNeeded: () => leaveOnEntry(hrefs.order({ id: orderId() ?? 0 }), go),
  });
  const isOffered = refusal?.reason !== REASON.notOffered;
  // The server gives the same answer for an unknown order and for an order of another member.
  const isMissing = isOffered && refusal?.code === CODE.refused;
  useEffect(() => {
    if (!isOffered) replace(hrefs.orderlist());
  }, [isOffered, replace]);
  const order = isMissing || !data ? null : data.order;
  const clockSkewSeconds = data?.clockSkewSeconds ?? 0;
  // If a read of the order began before this change, SWR ignores its outdated answer.
  const applyProgress = (progress: OrderProgress) =>
    void mutate((shown) => shown && { ...shown, order: { ...shown.order, ...progress } }, {
      revalidate: false,
    });
  useOrderProgress({
    order,
    clockSkewSeconds,
    onProgress: applyProgress,
    onPolling: (isLost) => {
      setPolled(isLost);
      if (isLost) void read();
    },
  });
  return {
    order,
    clockSkewSeconds,
    isMissing,
    isOld: order !== null && refusal !== null,
    failure: isMissing || !isOffered ? null : refusal,
    read: () => void read(),
    applyProgress,
  };
}

async function readOrder(options: Options): Promise<Answer<Shown>> {
  const order_id = orderId();
  if (order_id === null) return NO_ORDER;
  const [answer, time] = await Promise.all([
    callApi("orderDetail", { query: { order_id } }, options),
    askServerTime({ breakage: "stay" }),
  ]);
  if (!answer.ok) return answer;
  const clockSkewSeconds = time.ok ? time.data.timestamp - Math.floor(Date.now() / 1000) : 0;
  return { ...answer, data: { order: answer.data, clockSkewSeconds } };
}

function orderId(): number | null {
  return readOrderId(new URLSearchParams(window.location.search).get("id"));
}
