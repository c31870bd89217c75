import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { callApi } from "@/lib/client/call-api";
import { AS_COURIER, courierMark } from "@/lib/client/courier-session-store";
import { returnQuery } from "@/lib/client/return-query";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { formatMoney } from "@/lib/format/money";
import { isCourierReturn } from "@/lib/routing/guard";
import { orderId } from "./payment-questions";

/** What the app is about to take, and for what: to be compared with what it shows. */
export function IcashOrder() {
  const t = useTranslations("payments");
  const order = useOrder();
  if (order === null) return null;
  if (order === "asking") return <div className="h-24" />;
  return (
    <div className="grid min-h-24 content-start gap-1">
      <p className="wrap-anywhere">{order.store_name ?? t("courierOrder")}</p>
      <p className="tabular font-bold text-2xl">
        <span className="sr-only">{t("icashSum")} </span>
        {formatMoney(order.pay_total)}
      </p>
      <p className="tabular text-ink-soft text-sm">
        {t("icashNumber", { number: order.order_no })}
      </p>
    </div>
  );
}

type Shown = Pick<OrderDetail, "order_no" | "pay_total"> & { store_name: string | null };

/** Null: not to be had; paying goes on without. */
function useOrder() {
  const [order, setOrder] = useState<Shown | "asking" | null>("asking");
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const query = returnQuery();
    const order_id = orderId(query);
    if (order_id === null) return;
    const isCourierOrder = isCourierReturn(query) && courierMark() !== null;
    const asked = isCourierOrder ? readCourierOrder(signal) : readOrder(order_id, signal);
    void asked.then((read) => {
      if (!signal.aborted) setOrder(read);
    });
    return () => leaving.abort();
  }, []);
  return order;
}

async function readOrder(order_id: number, signal: AbortSignal): Promise<Shown | null> {
  const input = { query: { order_id } };
  const answer = await callApi("orderDetail", input, { signal, breakage: "stay" });
  return answer.ok ? answer.data : null;
}

/** Of a session there is one courier order at a time. */
async function readCourierOrder(signal: AbortSignal): Promise<Shown | null> {
  const options = { ...AS_COURIER, signal, breakage: "stay" } as const;
  const answer = await callApi("getStatus", {}, options);
  return answer.ok && answer.data.order ? { ...answer.data.order, store_name: null } : null;
}
