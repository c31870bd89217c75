"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { withMessages } from "@/components/ui/with-messages";
import { normalizeAddressText } from "@/lib/address/address-text";
import { cities, districtOf } from "@/lib/address/districts";
import { manualAddress } from "@/lib/address/manual-address";
import { readPlace } from "@/lib/address/parse-address";
import type { LocatedAddress } from "@/lib/client/address-provider";
import { addressProvider } from "@/lib/client/choose-provider";
import messages from "@/messages/zh-TW/manual-address.json";
import { PickField } from "./pick-field";

type Props = {
  /** What was typed before: as much of it as can be told is filled in. */
  typed: string;
  onLocated: (located: LocatedAddress) => void;
};

/** The last way to enter an address (PV-26): city, district and street by hand, without any provider. */
function ManualForm({ typed, onLocated }: Props) {
  const t = useTranslations("manualAddress");
  const titleId = useId();
  const [chosen, setChosen] = useState(() => partsOf(typed));
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const city = cities.find(({ city_id }) => city_id === chosen.city_id);
  useEffect(() => {
    if (isWrong) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [isWrong]);

  function choose(part: Partial<typeof chosen>) {
    setChosen((last) => ({ ...last, ...part }));
    setWrong(false);
  }

  async function submit() {
    const district = districtOf(chosen.area_id);
    const address = district ? manualAddress(district, chosen.street) : null;
    if (!address) return setWrong(true);
    setBusy(true);
    const located = await withPoint(address);
    setBusy(false);
    onLocated(located);
  }

  return (
    <form
      ref={form}
      aria-labelledby={titleId}
      className="mt-4 grid grid-cols-2 gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 id={titleId} className="col-span-2 text-base">
        {t("manualTitle")}
      </h2>
      <PickField
        label={t("city")}
        value={chosen.city_id}
        options={cities.map(({ city_id, city_name }) => [city_id, city_name])}
        isMissing={isWrong && chosen.city_id === 0}
        onPick={(city_id) => choose({ city_id, area_id: 0 })}
      />
      <PickField
        label={t("area")}
        value={chosen.area_id}
        options={(city?.districts ?? []).map(({ area_id, area_name }) => [area_id, area_name])}
        disabled={!city}
        isMissing={isWrong && city !== undefined && chosen.area_id === 0}
        onPick={(area_id) => choose({ area_id })}
      />
      <Field
        className="col-span-2"
        label={t("street")}
        placeholder={t("streetPlaceholder")}
        autoComplete="off"
        maxLength={100}
        aria-invalid={(isWrong && chosen.area_id !== 0) || undefined}
        value={chosen.street}
        onChange={(event) => choose({ street: event.target.value })}
      />
      {isWrong && (
        <p role="alert" className="col-span-2 text-sm text-bad">
          {t("incomplete")}
        </p>
      )}
      <Button type="submit" look="secondary" disabled={isBusy} className="col-span-2">
        {isBusy ? t("checking") : t("useThis")}
      </Button>
    </form>
  );
}

export const ManualAddressForm = withMessages(ManualForm, { "zh-TW": { manualAddress: messages } });

function partsOf(typed: string) {
  const { city, districts, rest } = readPlace(normalizeAddressText(typed));
  const [district] = districts.length === 1 ? districts : [];
  return { city_id: city?.city_id ?? 0, area_id: district?.area_id ?? 0, street: rest };
}

/** The point of the door where a provider knows it within the picked district, else the district's centre. */
async function withPoint(address: LocatedAddress): Promise<LocatedAddress> {
  const provider = await addressProvider();
  const answer = await provider.geocode(address.address);
  const found = answer.ok ? answer.data : null;
  if (found?.area_id !== address.area_id) return address;
  return { ...address, lat: found.lat, lng: found.lng };
}
