"use client";

import { useEffect, useState } from "react";
import { Toast } from "@/components/ui/toast";
import { takeResult } from "@/lib/client/return-query";
import { takePaidOrder } from "./leave-payment";

type Props = { text: string };

/** On the order list after a payment: the ordered items leave the cart, and the page says so (PY-02, PY-04). */
export function PaidOrderNotice({ text }: Props) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const arrival = setTimeout(() => {
      if (takeResult()?.state !== "paid") return;
      takePaidOrder();
      setShown(true);
    });
    return () => clearTimeout(arrival);
  }, []);
  return <Toast message={isShown ? text : null} onDone={() => setShown(false)} />;
}
