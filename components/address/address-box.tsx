"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { onDemand } from "@/components/ui/on-demand";
import type { LocatedAddress } from "@/lib/client/address-provider";
import { addressProvider } from "@/lib/client/choose-provider";
import { frameTexts } from "@/messages/parts/frame-texts";
import { AddressInput } from "./address-input";
import { useAddressFlow } from "./use-address-flow";

const NoNumberDialog = onDemand(
  async () => (await import("./no-number-dialog")).NoNumberDialog,
  frameTexts,
);

const FoundPosition = onDemand(
  async () => (await import("./found-position")).FoundPosition,
  frameTexts,
);

const ManualAddressForm = onDemand(
  async () => (await import("./manual-address-form")).ManualAddressForm,
  frameTexts,
);

type Props = {
  initialText?: string;
  /** The label of the submit button until an address is found. The default is 搜尋店家. */
  submitLabel?: string;
  onUse: (located: LocatedAddress) => void | Promise<void>;
};

/** An address form with an input, suggestions, and a button that uses the position of the device. */
export function AddressBox({ initialText, submitLabel, onUse }: Props) {
  const t = useTranslations("address");
  const flow = useAddressFlow(onUse, initialText);
  const isBusy = flow.busy !== null;
  return (
    <div>
      <form
        method="post"
        className="grid gap-3"
        // Loads the code of the address provider early, while the person types.
        onFocus={() => void addressProvider()}
        onSubmit={(event) => {
          event.preventDefault();
          void flow.submit();
        }}
      >
        <AddressInput
          text={flow.text}
          near={flow.near}
          note={flow.note}
          onType={flow.type}
          onSelect={flow.select}
        >
          {flow.found && flow.found.precision !== "district" && (
            <p role="status" className="mt-2 rounded-card bg-good-tint px-4 py-3 text-good">
              <span className="block text-sm">{t("found")}</span>
              <span className="font-bold">{flow.text}</span>
            </p>
          )}
          {flow.found?.precision && (
            <FoundPosition
              located={flow.found}
              landmark={flow.landmark}
              isBusy={isBusy}
              onLandmark={flow.nameLandmark}
              onPin={flow.pin}
            />
          )}
          <Button type="submit" disabled={isBusy} className="mt-2 min-h-12 text-lg">
            {submitText()}
          </Button>
        </AddressInput>
        <Button look="quiet" disabled={isBusy} onClick={flow.locate}>
          <Icon name="locate" />
          {flow.busy === "locating" ? t("locating") : t("useLocation")}
        </Button>
      </form>
      {flow.unplaced !== null && (
        <ManualAddressForm key={flow.unplaced} typed={flow.unplaced} onLocated={flow.place} />
      )}
      {flow.unnumbered && (
        <NoNumberDialog
          address={flow.unnumbered.address}
          onCancel={flow.dropUnnumbered}
          onConfirm={flow.keepUnnumbered}
        />
      )}
    </div>
  );

  function submitText() {
    if (flow.busy === "checking") return t("checking");
    return flow.found ? t("useThis") : (submitLabel ?? t("search"));
  }
}
