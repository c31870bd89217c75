"use client";

import { IntlProvider, useLocale, useMessages, useTranslations } from "next-intl";
import { AddressBox } from "@/components/address/address-box";
import { SavedAddresses } from "@/components/address/saved-addresses";
import { Dialog } from "@/components/ui/dialog";
import { storedAddress } from "@/lib/address/saved-address";
import type { LocatedAddress } from "@/lib/client/address-provider";
import type { StoredAddress } from "@/lib/contracts/addresses";
import type { CourierOrderStop, StopName } from "@/lib/courier/courier-draft";

type Props = {
  open: boolean;
  stop: StopName;
  /** The current address; empty if there is none. */
  current: string;
  onClose: () => void;
  onPlace: (part: Partial<CourierOrderStop>) => void;
};

/**
 * The address form of the shop in a sheet, for one stop of a courier order. The chosen address does not become the
 * stored address of the browser.
 */
export function PlaceSheet({ open, stop, current, onClose, onPlace }: Props) {
  const t = useTranslations("expressPlace");
  const messages = useMessages();
  const { label, completeHint } = messages.expressPlace;
  // These two texts of the address form are replaced, because the form asks for a stop here and not for a delivery
  // address.
  const address = { ...messages.address, label, completeHint };
  return (
    <IntlProvider locale={useLocale()} messages={{ ...messages, address }}>
      <Dialog open={open} title={t(stop)} place="sheet" closeLabel={t("close")} onClose={onClose}>
        <div className="grid min-h-120 content-start gap-6 p-5 pt-3">
          <AddressBox
            initialText={current}
            submitLabel={t("use")}
            onUse={(located) => {
              const { remark } = located;
              onPlace({ address: placeOf(located), ...(remark && { remark }) });
              onClose();
            }}
          />
          <SavedAddresses
            current={current}
            take={async (saved) => {
              const { remark, contact_name, contact_phone } = saved;
              onPlace({
                address: storedAddress(saved),
                remark,
                ...(contact_name && { contact_name }),
                ...(contact_phone && { contact_phone }),
              });
              return true;
            }}
            onUsed={onClose}
          />
        </div>
      </Dialog>
    </IntlProvider>
  );
}

function placeOf({ address: text, area_name, city_name, lat, lng, street }: LocatedAddress) {
  const place: StoredAddress = {
    address: text,
    areaName: area_name,
    cityName: city_name,
    lat,
    lng,
    street,
    remark: "",
  };
  return place;
}
