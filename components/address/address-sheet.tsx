"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { saveAddress } from "@/lib/client/save-address";
import { AddressBox } from "./address-box";
import { SavedAddresses } from "./saved-addresses";

type Props = {
  open: boolean;
  /** The address that the form starts with; empty if there is none. */
  current: string;
  submitLabel?: string;
  onClose: () => void;
  /** Called after a typed or saved address has become the browser's stored address. */
  onSaved: () => void;
};

/** The address form as a sheet over the current page. The header and the checkout open it (AD-16, HD-02, CK-14). */
export function AddressSheet({ open, current, submitLabel, onClose, onSaved }: Props) {
  const t = useTranslations("addressDialogs");
  return (
    <Dialog
      open={open}
      title={t("sheetTitle")}
      place="sheet"
      closeLabel={t("close")}
      onClose={onClose}
    >
      {/* The sheet has a minimum height, because a sheet that grows while the person types would move the input. */}
      <div className="grid min-h-120 content-start gap-6 p-5 pt-3">
        <AddressBox
          initialText={current}
          {...(submitLabel && { submitLabel })}
          onUse={(located) => {
            saveAddress(located);
            onSaved();
          }}
        />
        <SavedAddresses onUsed={onSaved} />
      </div>
    </Dialog>
  );
}
