"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Glyph } from "@/components/ui/glyph";
import { onDemand } from "@/components/ui/on-demand";
import { shortAddress } from "@/lib/address/address-text";
import { useStored } from "@/lib/client/use-stored";

const AddressSheet = onDemand(
  async () => (await import("@/components/address/address-sheet")).AddressSheet,
);

/** Came with the sheet: the header alone has no use for it. */
const goToStores = () =>
  void import("@/lib/client/save-address").then((saving) => saving.goToStores());

/** Where it goes to: the saved address in short; opens the sheet that changes it (HD-02, HD-03). */
export function AddressChip() {
  const t = useTranslations("layout");
  const address = useStored("address");
  const [state, setState] = useState<"unopened" | "open" | "closed">("unopened");
  const label = address
    ? shortAddress({ area_name: address.areaName, street: address.street })
    : t("addressNotSet");
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={address ? t("address", { address: address.address }) : undefined}
        onClick={() => setState("open")}
        className="flex min-h-11 min-w-0 items-center gap-1 rounded-full px-2 font-bold max-[22.5rem]:px-1 max-[22.5rem]:text-sm hover:bg-surface md:px-3"
      >
        <Glyph name="pin" className="size-5 text-brand" />
        <span className="truncate">{label}</span>
        <Glyph name="down" className="size-4 text-ink-soft max-[22.5rem]:hidden" />
      </button>
      {state !== "unopened" && (
        <AddressSheet
          open={state === "open"}
          current={address?.address ?? ""}
          onClose={() => setState("closed")}
          onSaved={goToStores}
        />
      )}
    </>
  );
}
