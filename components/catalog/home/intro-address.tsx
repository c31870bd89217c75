"use client";

import { useEffect } from "react";
import { AddressBox } from "@/components/address/address-box";
import { useStored } from "@/lib/client/use-stored";
import { useTouched } from "@/lib/client/use-touched";

/** `opn`: the intro of the partner campaign (RT-03, AD-17). */
export type IntroVariant = "fdm" | "opn";

/** Loads while the person types, because the first view does not need it. */
const loadSaving = () => import("@/lib/client/save-address");

/** The address form of the intro, filled with the stored address. */
export function IntroAddress({ variant = "fdm" }: { variant?: IntroVariant }) {
  const address = useStored("address");
  const isTouched = useTouched();
  useEffect(() => {
    if (isTouched) void loadSaving().catch(() => undefined);
  }, [isTouched]);
  return (
    <AddressBox
      key={address?.address ?? ""}
      initialText={address?.address ?? ""}
      onUse={async (located) => {
        const saving = await loadSaving();
        saving.saveAddress(located);
        if (variant === "opn") saving.goToCampaign();
        else saving.goToStores();
      }}
    />
  );
}
