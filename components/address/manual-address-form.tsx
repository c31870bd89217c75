"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { normalizeAddressText } from "@/lib/address/address-text";
import { cities, districtOf } from "@/lib/address/districts";
import { manualAddress } from "@/lib/address/manual-address";
import { readPlace } from "@/lib/address/parse-address";
import type { LocatedAddress } from "@/lib/client/address-provider";
import { addressProvider } from "@/lib/client/choose-provider";

type Props = {
  /** The text of the address input. The form starts with the city, district and street that this text contains. */
  typed: string;
  onLocated: (located: LocatedAddress) => void;
};

/** `city_id` is 0 while no city is selected, and `area_id` is 0 while no district is selected. */
type Parts = { city_id: number; area_id: number; street: string };

/**
 * The form for an address that the address provider does not find (PV-26). The person selects the city and the district
 * and types the street.
 */
export function ManualAddressForm({ typed, onLocated }: Props) {
  const t = useTranslations("manualAddress");
  const titleId = useId();
  const form = useForm<Parts>({ defaultValues: partsOf(typed) });
  const { errors, isSubmitting } = form.formState;
  const city_id = useWatch({ control: form.control, name: "city_id" });
  const city = cities.find((each) => each.city_id === city_id);
  const pick = { value: 0, label: t("pick") };

  const handleSubmit = form.handleSubmit(async (parts) => {
    const address = addressOf(parts);
    if (address) onLocated(await withPoint(address));
  });

  function handleCity() {
    form.setValue("area_id", 0);
    form.clearErrors();
  }

  return (
    <form
      method="post"
      noValidate
      aria-labelledby={titleId}
      className="mt-4 grid grid-cols-2 gap-3 border-t border-line pt-4"
      onSubmit={handleSubmit}
    >
      <h2 id={titleId} className="col-span-2 text-base">
        {t("manualTitle")}
      </h2>
      <SelectField
        label={t("city")}
        autoComplete="address-level1"
        options={[
          pick,
          ...cities.map(({ city_id: value, city_name }) => ({ value, label: city_name })),
        ]}
        aria-invalid={errors.city_id && true}
        {...form.register("city_id", {
          valueAsNumber: true,
          validate: (id) => id > 0,
          onChange: handleCity,
        })}
      />
      <SelectField
        label={t("area")}
        autoComplete="address-level2"
        options={[
          pick,
          ...(city?.districts ?? []).map(({ area_id, area_name }) => ({
            value: area_id,
            label: area_name,
          })),
        ]}
        disabled={!city}
        aria-invalid={errors.area_id && true}
        {...form.register("area_id", {
          valueAsNumber: true,
          validate: (id, parts) => parts.city_id === 0 || id > 0,
        })}
      />
      <Field
        className="col-span-2"
        label={t("street")}
        placeholder={t("streetPlaceholder")}
        autoComplete="address-line1"
        maxLength={100}
        aria-invalid={errors.street && true}
        {...form.register("street", {
          validate: (_street, parts) => parts.area_id === 0 || addressOf(parts) !== null,
        })}
      />
      {Object.keys(errors).length > 0 && (
        <p role="alert" className="col-span-2 text-sm text-bad">
          {t("incomplete")}
        </p>
      )}
      <Button type="submit" look="secondary" disabled={isSubmitting} className="col-span-2">
        {isSubmitting ? t("checking") : t("useThis")}
      </Button>
    </form>
  );
}

function partsOf(typed: string): Parts {
  const { city, districts, rest } = readPlace(normalizeAddressText(typed));
  const [district] = districts.length === 1 ? districts : [];
  return { city_id: city?.city_id ?? 0, area_id: district?.area_id ?? 0, street: rest };
}

function addressOf({ area_id, street }: Parts): LocatedAddress | null {
  const district = districtOf(area_id);
  return district ? manualAddress(district, street) : null;
}

/**
 * Replaces the position of the address by the position that the address provider finds, if that position is in the
 * picked district. Otherwise the position stays the centre of the district.
 */
async function withPoint(address: LocatedAddress): Promise<LocatedAddress> {
  const provider = await addressProvider();
  const answer = await provider.geocode(address.address);
  const found = answer.ok ? answer.data : null;
  if (found?.area_id !== address.area_id) return address;
  const { precision: _centre, ...written } = address;
  const { lat, lng, precision } = found;
  return { ...written, lat, lng, ...(precision && { precision }) };
}
