import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { callApi } from "@/lib/client/call-api";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { formatMoney } from "@/lib/format/money";
import { orderId } from "./payment-questions";

/** What the app is about to take, and for what: to be compared with what it shows. */
export function IcashOrder() {
  const t = useTranslations("payments");
  const order = useOrder();
  if (order === null) return null;
  if (order === "asking") return <div className="h-24" />;
  return (
    <div className="grid min-h-24 content-start gap-1">
      <p className="wrap-anywhere">{order.store_name}</p>
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

type Shown = Pick<OrderDetail, "store_name" | "order_no" | "pay_total">;

/** Null: not to be had; paying goes on without. */
function useOrder() {
  const [order, setOrder] = useState<Shown | "asking" | null>("asking");
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const order_id = orderId(new URLSearchParams(window.location.search));
    if (order_id === null) return;
    const input = { query: { order_id } };
    void callApi("orderDetail", input, { signal, breakage: "stay" }).then((answer) => {
      if (!signal.aborted) setOrder(answer.ok ? answer.data : null);
    });
    return () => leaving.abort();
  }, []);
  return order;
}
