"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { onDemandDialog } from "@/components/ui/on-demand";
import { shortAddress } from "@/lib/address/address-parts";
import { useStored } from "@/lib/client/use-stored";
import { frameTexts } from "@/messages/parts/frame-texts";

const AddressSheet = onDemandDialog(
  async () => (await import("@/components/address/address-sheet")).AddressSheet,
  frameTexts,
);

/** This code is loaded on demand, because it is needed only after an address was chosen in the sheet. */
const continueWithAddress = () =>
  void import("@/lib/client/save-address").then((saveAddress) => saveAddress.continueWithAddress());

/**
 * The button in the header that shows the stored address in a short form. A press opens the sheet in which the customer
 * changes the address (HD-02, HD-03).
 */
export function AddressChip() {
  const t = useTranslations("layout");
  const address = useStored("address");
  const [isOpen, setOpen] = useState(false);
  const label = address
    ? shortAddress({ area_name: address.areaName, street: address.street })
    : t("addressNotSet");
  // Without an address, a phone shows a shorter text. Screen readers still read the full label.
  const hint = address ? null : t("setAddress");
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={address ? t("address", { address: address.address }) : undefined}
        onClick={() => setOpen(true)}
        className="flex min-h-11 min-w-0 items-center gap-1 rounded-full px-1.5 font-bold hover:bg-surface @max-[21.5rem]:order-first @max-[21.5rem]:basis-full @max-[21.5rem]:px-0.5 md:px-3"
      >
        <Icon name="pin" className="size-5 text-brand" />
        <span data-hint={hint} className="truncate max-md:before:content-[attr(data-hint)/'']">
          <span className={hint ? "max-md:sr-only" : ""}>{label}</span>
        </span>
        <Icon name="down" className="size-4 text-ink-soft" />
      </button>
      <AddressSheet
        open={isOpen}
        current={address?.address ?? ""}
        onClose={() => setOpen(false)}
        onSaved={continueWithAddress}
      />
    </>
  );
}
