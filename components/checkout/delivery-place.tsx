"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Field } from "@/components/ui/field";
import { onDemandDialog } from "@/components/ui/on-demand";
import type { StoredAddress } from "@/lib/contracts/addresses";
import { DINING_TYPE, type DiningType } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { frameTexts } from "@/messages/parts/frame-texts";
import { CheckoutCard } from "./checkout-card";

type Props = {
  dining_type: DiningType;
  store: Order["store"];
  address: StoredAddress | null;
  fault: string | undefined;
  /** The server's message if the address is too far from the store; otherwise null. */
  refusal: string | null;
  children: ReactNode;
  onNote: (note: string) => void;
  onLeave: () => void;
};

/** The section with the address and the contact (CK-14, CK-15). For pick-up it shows the address of the store. */
export function DeliveryPlace(props: Props) {
  const { dining_type, store, address, fault, refusal, children, onNote, onLeave } = props;
  const t = useTranslations("checkout");
  if (dining_type === DINING_TYPE.pickup) {
    return (
      <CheckoutCard title={t("wherePickup")}>
        <dl className="grid">
          <dt className="text-sm text-ink-soft">{t("storeAddress")}</dt>
          <dd className="font-bold">{store.address}</dd>
        </dl>
        {/* The address can also be too far from the store for a pick-up, so the customer must be able to change it. */}
        {(refusal || fault) && (
          <CheckoutAddress
            label={t("ownAddress")}
            address={address}
            fault={fault}
            refusal={refusal}
          />
        )}
        {children}
      </CheckoutCard>
    );
  }
  return (
    <CheckoutCard title={t("where")}>
      <CheckoutAddress label={t("address")} address={address} fault={fault} refusal={refusal} />
      <Field
        label={t("note")}
        hint={t(isUncertain(address) ? "landmarkHint" : "noteHint")}
        maxLength={100}
        value={address?.remark ?? ""}
        onChange={(event) => onNote(event.target.value)}
        onBlur={onLeave}
      />
      {children}
    </CheckoutCard>
  );
}

/** True if the exact position of the address is not known, but only its road or district (AD-22). */
function isUncertain(address: StoredAddress | null): boolean {
  return address?.precision === "road" || address?.precision === "district";
}

const AddressSheet = onDemandDialog(
  async () => (await import("@/components/address/address-sheet")).AddressSheet,
  frameTexts,
);

type CheckoutAddressProps = {
  label: string;
  address: StoredAddress | null;
  fault: string | undefined;
  refusal: string | null;
};

/** The address in one line, with a button to change it in a sheet over the checkout. */
function CheckoutAddress({ label, address, fault, refusal }: CheckoutAddressProps) {
  const t = useTranslations("checkout");
  const tAddress = useTranslations("address");
  const faultId = useId();
  const [isOpen, setOpen] = useState(false);
  const text = address ? `${address.cityName}${address.areaName}${address.street}` : "";
  return (
    <div className="flex items-center gap-3">
      <div className="grid min-w-0 flex-1">
        <p className="text-sm text-ink-soft">{label}</p>
        <p className="font-bold wrap-anywhere">{text}</p>
        {address?.precision && (
          <p className={`text-sm ${isUncertain(address) ? "text-warn" : "text-ink-soft"}`}>
            {t(`position-${address.precision}`, { area: address.areaName })}
          </p>
        )}
        {fault && (
          <p id={faultId} className="text-sm text-bad">
            {fault}
          </p>
        )}
        {refusal && (
          <p role="alert" className="text-sm text-bad">
            {refusal}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("changeAddressOf", { address: text })}
        aria-describedby={fault && faultId}
        data-field="address"
        onClick={() => setOpen(true)}
        className="-mr-2 min-h-11 flex-none px-2 font-bold text-brand"
      >
        {t("changeAddress")}
      </button>
      <AddressSheet
        open={isOpen}
        current={text}
        submitLabel={tAddress("useThis")}
        onClose={() => setOpen(false)}
        onSaved={() => setOpen(false)}
      />
    </div>
  );
}
