"use client";

import { AddressBox } from "@/components/address/address-box";
import { goToCampaign, goToStores, saveAddress } from "@/lib/client/save-address";
import { useStored } from "@/lib/client/use-stored";

/** `opn` is the partner campaign's intro (acceptance RT-03, AD-17). */
export type IntroVariant = "fdm" | "opn";

/** The intro's address box, begun with the address this browser already has. */
export function IntroAddress({ variant = "fdm" }: { variant?: IntroVariant }) {
  const address = useStored("address");
  return (
    <AddressBox
      key={address?.address ?? ""}
      initialText={address?.address ?? ""}
      onUse={(located) => {
        saveAddress(located);
        if (variant === "opn") goToCampaign();
        else goToStores();
      }}
    />
  );
}
