"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { withMessages } from "@/components/ui/with-messages";
import { saveAddress } from "@/lib/client/save-address";
import address from "@/messages/zh-TW/address.json";
import addressDialogs from "@/messages/zh-TW/address-dialogs.json";
import errors from "@/messages/zh-TW/errors.json";
import { AddressBox } from "./address-box";
import { SavedAddresses } from "./saved-addresses";

type Props = {
  open: boolean;
  /** The address that is to be changed; empty where there is none. */
  current: string;
  submitLabel?: string;
  onClose: () => void;
  /** The new address is saved: what its page does with it. */
  onSaved: () => void;
};

/** The address flow over whatever page one is on: the header's and the checkout's (AD-16, HD-02, CK-14). */
function Sheet({ open, current, submitLabel, onClose, onSaved }: Props) {
  const t = useTranslations("addressDialogs");
  return (
    <Dialog
      open={open}
      title={t("sheetTitle")}
      place="sheet"
      closeLabel={t("close")}
      onClose={onClose}
    >
      {/* Room for the list of suggestions: a sheet that grew while one types would move the input. */}
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

export const AddressSheet = withMessages(Sheet, { "zh-TW": { address, addressDialogs, errors } });
