"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Toast } from "@/components/ui/toast";
import { takeResult } from "@/lib/client/return-query";
import { takePaidOrder } from "./leave-payment";

/** `onPaid` is called with the id of the paid order. If the id is unknown, `onPaid` is not called. */
type Props = { onPaid: (order_id: string) => void };

/**
 * After a payment, removes the ordered items from the cart and shows a short message about the payment on the order
 * list (PY-02, PY-04).
 */
export function PaidOrderNotice({ onPaid }: Props) {
  const t = useTranslations("payments");
  const [isShown, setShown] = useState(false);
  const handlePaid = useEffectEvent(onPaid);
  useEffect(() => {
    const arrival = setTimeout(() => {
      const result = takeResult();
      if (result?.state !== "paid") return;
      const sent = takePaidOrder();
      const order_id = result.order_id ?? sent;
      if (order_id !== null) handlePaid(String(order_id));
      setShown(true);
    });
    return () => clearTimeout(arrival);
  }, []);
  return <Toast message={isShown ? t("paid") : null} onDone={() => setShown(false)} />;
}
