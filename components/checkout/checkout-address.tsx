"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { onDemand } from "@/components/ui/on-demand";
import type { StoredAddress } from "@/lib/contracts/addresses";

const AddressSheet = onDemand(
  async () => (await import("@/components/address/address-sheet")).AddressSheet,
);

type Props = {
  address: StoredAddress | null;
  fault: string | undefined;
  refusal: string | null;
};

/** The address in one line, and the way to change it without leaving the order. */
export function CheckoutAddress({ address, fault, refusal }: Props) {
  const t = useTranslations("checkout");
  const tAddress = useTranslations("address");
  const faultId = useId();
  const [sheet, setSheet] = useState<"unopened" | "open" | "closed">("unopened");
  const text = address ? `${address.cityName}${address.areaName}${address.street}` : "";
  return (
    <div className="flex items-center gap-3">
      <div className="grid min-w-0 flex-1">
        <p className="text-sm text-ink-soft">{t("address")}</p>
        <p className="break-words font-bold">{text}</p>
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
        onClick={() => setSheet("open")}
        className="min-h-11 flex-none px-2 font-bold text-brand"
      >
        {t("changeAddress")}
      </button>
      {sheet !== "unopened" && (
        <AddressSheet
          open={sheet === "open"}
          current={text}
          submitLabel={tAddress("useThis")}
          onClose={() => setSheet("closed")}
          onSaved={() => setSheet("closed")}
        />
      )}
    </div>
  );
}
