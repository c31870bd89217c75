"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { goToStores, saveAddress } from "@/lib/client/save-address";
import { useStored } from "@/lib/client/use-stored";
import { AddressBox } from "./address-box";

type Props = { open: boolean; onClose: () => void };

/** The header's address box: the same flow as the intro, over whatever page one is on (AD-16, HD-02). */
export function AddressSheet({ open, onClose }: Props) {
  const t = useTranslations("address");
  const address = useStored("address");
  return (
    <Dialog
      open={open}
      title={t("sheetTitle")}
      place="sheet"
      closeLabel={t("close")}
      onClose={onClose}
    >
      {/* Room for the list of suggestions: a sheet that grew while one types would move the input. */}
      <div className="min-h-[26rem] p-5 pt-3">
        <AddressBox
          initialText={address?.address ?? ""}
          onUse={(located) => {
            saveAddress(located);
            goToStores();
          }}
        />
      </div>
    </Dialog>
  );
}
