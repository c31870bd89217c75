"use client";

import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { AddressBox } from "@/components/address/address-box";
import { useStored } from "@/lib/client/use-stored";
import { useTouched } from "@/lib/client/use-touched";
import { waitingStore } from "@/lib/client/waiting-store";

/** `opn`: the intro of the partner campaign (RT-03, AD-17). */
export type IntroVariant = "fdm" | "opn";

/** Loads while the person types, because the first view does not need it. */
const loadSaving = () => import("@/lib/client/save-address");

/** The address form of the intro, filled with the stored address. */
export function IntroAddress({ variant = "fdm" }: { variant?: IntroVariant }) {
  const address = useStored("address");
  const t = useTranslations("address");
  const isTouched = useTouched();
  const hasWaitingStore = useSyncExternalStore(
    watchNothing,
    () => waitingStore() !== null,
    () => false,
  );
  useEffect(() => {
    if (isTouched) void loadSaving().catch(() => undefined);
  }, [isTouched]);
  return (
    <>
      {hasWaitingStore && <p className="mb-3 font-bold text-brand">{t("backToStore")}</p>}
      <AddressBox
        key={address?.address ?? ""}
        initialText={address?.address ?? ""}
        onUse={async (located) => {
          const saving = await loadSaving();
          saving.saveAddress(located);
          if (variant === "opn") saving.goToCampaign();
          else saving.continueWithAddress();
        }}
      />
    </>
  );
}

/** The stored address. Its line has its height before the address is read. A narrow box or large text shows all of it. */
export function KnownAddress({ label }: { label: string }) {
  const address = useStored("address")?.address ?? "";
  return (
    <p className="@container text-ink-soft">
      <span className="one-line block min-h-6">{address && `${label}${address}`}</span>
    </p>
  );
}

function watchNothing(): () => void {
  return () => undefined;
}
