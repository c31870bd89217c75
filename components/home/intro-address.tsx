"use client";

import { AddressBox } from "@/components/address/address-box";
import { goToStores, saveAddress } from "@/lib/client/save-address";
import { useStored } from "@/lib/client/use-stored";

/** The intro's address box, begun with the address this browser already has. */
export function IntroAddress() {
  const address = useStored("address");
  return (
    <AddressBox
      key={address?.address ?? ""}
      initialText={address?.address ?? ""}
      onUse={(located) => {
        saveAddress(located);
        goToStores();
      }}
    />
  );
}
