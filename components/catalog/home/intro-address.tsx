"use client";

import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { AddressBox } from "@/components/address/address-box";
import { useStored } from "@/lib/client/use-stored";
import { useTouched } from "@/lib/client/use-touched";
import { waitingStore } from "@/lib/client/waiting-store";

/**
 * Which intro is shown: `fdm` is the intro of the shop, and `opn` is the intro of the partner's campaign (RT-03,
 * AD-17).
 */
export type IntroVariant = "fdm" | "opn";

/** This code is loaded after the person's first interaction with the page, because the first view does not need it. */
const loadSaving = () => import("@/lib/client/save-address");

/** The address form of the intro. The input starts with the stored address. */
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

/**
 * The stored address. The line keeps its height until the address is read. In a narrow box or with large text, the
 * address wraps and is shown completely.
 */
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
