import { useTranslations } from "next-intl";
import type { Options } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { AS_COURIER, courierMark } from "@/lib/client/courier-session-store";
import { returnQuery } from "@/lib/client/return-query";
import { useRead } from "@/lib/client/use-read";
import { CODE } from "@/lib/contracts/answer-code";
import type { Answer } from "@/lib/contracts/envelope";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { formatMoney } from "@/lib/format/money";
import { isCourierReturn } from "@/lib/routing/guard";
import { orderId } from "@/lib/routing/payment-call";

/**
 * Shows the order and its amount, so that the customer can compare them with the icash Pay app. If the order cannot be
 * read, nothing is shown, and the customer can still pay.
 */
export function IcashOrder() {
  const t = useTranslations("payments");
  const { data: order, refusal } = useRead("icash-order", readOrder, { breakage: "stay" });
  if (refusal) return null;
  if (!order) return <div className="h-24" />;
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

const NO_ORDER = { ok: false, code: CODE.refused, message: "" } as const;

async function readOrder(options: Options): Promise<Answer<Shown>> {
  const query = returnQuery();
  const order_id = orderId(query);
  if (order_id === null) return NO_ORDER;
  if (isCourierReturn(query) && courierMark() !== null) return readCourierOrder(options);
  return callApi("orderDetail", { query: { order_id } }, options);
}

/** Reads the courier order. The call needs no order id, because a courier session has only one order at a time. */
async function readCourierOrder(options: Options): Promise<Answer<Shown>> {
  const answer = await callApi("getStatus", {}, { ...AS_COURIER, ...options });
  if (!answer.ok) return answer;
  const { order } = answer.data;
  return order ? { ...answer, data: { ...order, store_name: null } } : NO_ORDER;
}
