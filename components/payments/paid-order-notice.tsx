"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Toast } from "@/components/ui/toast";
import { withMessages } from "@/components/ui/with-messages";
import { takeResult } from "@/lib/client/return-query";
import payments from "@/messages/zh-TW/payments.json";
import { takePaidOrder } from "./leave-payment";

/** On the order list after a payment: the ordered items leave the cart, and the page says so (PY-02, PY-04). */
function Notice() {
  const t = useTranslations("payments");
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const arrival = setTimeout(() => {
      if (takeResult()?.state !== "paid") return;
      takePaidOrder();
      setShown(true);
    });
    return () => clearTimeout(arrival);
  }, []);
  return <Toast message={isShown ? t("paid") : null} onDone={() => setShown(false)} />;
}

export const PaidOrderNotice = withMessages(Notice, { "zh-TW": { payments } });
