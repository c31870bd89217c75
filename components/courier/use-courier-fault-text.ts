"use client";

import { useTranslations } from "next-intl";
import { useFaultText } from "@/components/checkout/use-fault-text";
import type { CourierOrderFault } from "./courier-state";

/** The sentence for a failed check; whose it is, is told by where it stands. */
export function useCourierOrderFaultText(): (
  fault: CourierOrderFault | null,
) => string | undefined {
  const t = useTranslations("express");
  const tCheckout = useTranslations("checkout");
  const checkoutText = useFaultText();
  return (fault) => {
    if (fault?.code === "tax-id-refused") return checkoutText(fault);
    if (fault?.code !== "missing-address") return fault ? tCheckout(fault.code) : undefined;
    const label = t(fault.field === "pickup-address" ? "pickupAddress" : "destinationAddress");
    return t("missing-address", { label });
  };
}
