"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Field } from "@/components/ui/field";
import type { StoredAddress } from "@/lib/contracts/addresses";
import { DINING_TYPE, type DiningType } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { CheckoutAddress } from "./checkout-address";
import { CheckoutCard } from "./checkout-card";

type Props = {
  dining_type: DiningType;
  store: Order["store"];
  address: StoredAddress | null;
  fault: string | undefined;
  /** The server's sentence when that place is too far away. */
  refusal: string | null;
  children: ReactNode;
  onNote: (note: string) => void;
  onLeave: () => void;
};

/** Where it goes and to whom (CK-14, CK-15); for a pickup, where to fetch it. */
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
        {/* How far one has to come is asked of it too. */}
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
        hint={t("noteHint")}
        maxLength={100}
        value={address?.remark ?? ""}
        onChange={(event) => onNote(event.target.value)}
        onBlur={onLeave}
      />
      {children}
    </CheckoutCard>
  );
}
