"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { onDemandDialog } from "@/components/ui/on-demand";
import type { StoredAddress } from "@/lib/contracts/addresses";

const AddressSheet = onDemandDialog(
  async () => (await import("@/components/address/address-sheet")).AddressSheet,
);

type Props = {
  label: string;
  address: StoredAddress | null;
  fault: string | undefined;
  refusal: string | null;
};

/** The address in one line, and the way to change it without leaving the order. */
export function CheckoutAddress({ label, address, fault, refusal }: Props) {
  const t = useTranslations("checkout");
  const tAddress = useTranslations("address");
  const faultId = useId();
  const [isOpen, setOpen] = useState(false);
  const text = address ? `${address.cityName}${address.areaName}${address.street}` : "";
  return (
    <div className="flex items-center gap-3">
      <div className="grid min-w-0 flex-1">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="font-bold wrap-anywhere">{text}</p>
        {fault && (
          <p id={faultId} className="text-sm text-bad">
            {fault}
          </p>
        )}
        {refusal && (
          <p role="alert" className="text-sm text-bad">
            {refusal}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("changeAddressOf", { address: text })}
        aria-describedby={fault && faultId}
        data-field="address"
        onClick={() => setOpen(true)}
        className="-mr-2 min-h-11 flex-none px-2 font-bold text-brand"
      >
        {t("changeAddress")}
      </button>
      <AddressSheet
        open={isOpen}
        current={text}
        submitLabel={tAddress("useThis")}
        onClose={() => setOpen(false)}
        onSaved={() => setOpen(false)}
      />
    </div>
  );
}
