"use client";

import { useTranslations } from "next-intl";
import { AddressBox } from "@/components/address/address-box";
import { Dialog } from "@/components/ui/dialog";
import { saveAddress } from "@/lib/client/save-address";

type Props = { open: boolean; current: string; onClose: () => void };

/** Another address for this order: saved like any other, and the order is asked about anew. */
export function CheckoutAddressSheet({ open, current, onClose }: Props) {
  const t = useTranslations("address");
  return (
    <Dialog
      open={open}
      title={t("sheetTitle")}
      place="sheet"
      closeLabel={t("close")}
      onClose={onClose}
    >
      {/* Room for the list of suggestions, which the sheet's edge would cut off. */}
      <div className="min-h-[26rem] p-5 pt-3">
        <AddressBox
          initialText={current}
          submitLabel={t("useThis")}
          onUse={(located) => {
            saveAddress(located);
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}
