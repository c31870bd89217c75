"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type UseFormRegister, useForm } from "react-hook-form";
import { AddressBox } from "@/components/address/address-box";
import { Button } from "@/components/ui/button";
import { ChoiceRow } from "@/components/ui/choice-row";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { SelectField } from "@/components/ui/select-field";
import { useAnswerText } from "@/components/ui/use-answer-text";
import {
  type AddressForm,
  addressForm,
  type Place,
  placeOf,
  saveAddressBody,
} from "@/lib/account/address-form";
import { isPhone } from "@/lib/account/contact-rules";
import { callMember } from "@/lib/client/call-member";
import type { SavedAddress } from "@/lib/contracts/addresses";
import {
  ADDRESS_LABELS,
  CONTACT_NAME_MAX,
  DOOR_HAND_OVERS,
  DOOR_LENGTHS,
  DOOR_LIFTS,
  DOOR_REACHES,
} from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";

type Props = {
  /** Null for a new address. */
  saved: SavedAddress | null;
  onClose: () => void;
  /** Called with all saved addresses after the change. */
  onChanged: (list: SavedAddress[]) => void;
};

/**
 * The dialog that adds, changes or removes a saved address, with the details that lead the courier to the door (MB-11,
 * MB-12).
 */
export function AddressEditor({ saved, onClose, onChanged }: Props) {
  const t = useTranslations("accountEdits");
  const [place, setPlace] = useState<Place | null>(saved && placeOf(saved));
  return (
    <Dialog
      open
      title={t(saved ? "changeAddress" : "newAddress")}
      place="sheet"
      closeLabel={t("close")}
      onClose={onClose}
    >
      <div className="grid min-h-120 content-start gap-5 p-5 pt-3">
        {place ? (
          <>
            <div className="flex items-center gap-3 rounded-card bg-surface px-4 py-2">
              <p className="min-w-0 flex-1 font-bold wrap-anywhere">
                {place.city_name + place.area_name + place.street}
              </p>
              <Button look="quiet" onClick={() => setPlace(null)}>
                {t("otherPlace")}
              </Button>
            </div>
            <Details saved={saved} place={place} onChanged={onChanged} />
          </>
        ) : (
          <AddressBox
            initialText={saved?.address ?? ""}
            submitLabel={t("usePlace")}
            onUse={(located) => setPlace(placeOf(located))}
          />
        )}
      </div>
    </Dialog>
  );
}

type DetailsProps = Pick<Props, "saved" | "onChanged"> & { place: Place };

function Details({ saved, place, onChanged }: DetailsProps) {
  const t = useTranslations("accountEdits");
  const answerText = useAnswerText();
  const form = useForm<AddressForm>({ defaultValues: addressForm(saved) });
  const { errors: faults, isSubmitting } = form.formState;
  const finish = (answer: Answer<SavedAddress[]>) =>
    answer.ok ? onChanged(answer.data) : form.setError("root", { message: answerText(answer) });

  const handleSubmit = form.handleSubmit(async (typed) => {
    const body = saveAddressBody({ saved, place, typed });
    finish(await callMember("saveAddress", { body }));
  });

  async function handleRemove() {
    if (!saved) return;
    const body = { id: Number(saved.id) };
    finish(await callMember("removeAddress", { body }));
  }

  return (
    <form method="post" onSubmit={handleSubmit} noValidate className="grid gap-5">
      <RadioGroup
        isCompact
        legend={t("label")}
        options={ADDRESS_LABELS.map((value) => ({ value, label: t(value) }))}
        {...form.register("label")}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={t("contactName")}
          maxLength={CONTACT_NAME_MAX}
          autoComplete="name"
          {...form.register("contact_name")}
        />
        <Field
          label={t("contactPhone")}
          inputMode="numeric"
          maxLength={10}
          autoComplete="tel-national"
          error={faults.contact_phone && t("badPhone")}
          {...form.register("contact_phone", {
            validate: (text) => text === "" || isPhone(text),
          })}
        />
      </div>
      <DoorFields register={form.register} />
      <ChoiceRow type="checkbox" label={t("isDefault")} {...form.register("is_default")} />
      {faults.root && (
        <p role="alert" className="text-bad">
          {faults.root.message}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button type="submit" disabled={isSubmitting} className="sm:order-2">
          {t(isSubmitting ? "saving" : "save")}
        </Button>
        {saved && (
          <Button look="quiet" className="text-bad!" onClick={() => void handleRemove()}>
            {t("removeAddress")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The fields that lead the courier to the door. The backend joins them into the note of the address. */
function DoorFields({ register }: { register: UseFormRegister<AddressForm> }) {
  const t = useTranslations("accountEdits");
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-bold">{t("door")}</legend>
      <p className="text-ink-soft text-sm">{t("doorHint")}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={t("floor")}
          placeholder={t("floorHint")}
          maxLength={DOOR_LENGTHS.floor}
          {...register("door.floor")}
        />
        <SelectField
          label={t("lift")}
          options={DOOR_LIFTS.map((value) => ({ value, label: t(`lift-${value}`) }))}
          {...register("door.lift")}
        />
        <SelectField
          label={t("handOver")}
          options={DOOR_HAND_OVERS.map((value) => ({ value, label: t(`handOver-${value}`) }))}
          {...register("door.hand_over")}
        />
        <SelectField
          label={t("reach")}
          options={DOOR_REACHES.map((value) => ({ value, label: t(`reach-${value}`) }))}
          {...register("door.reach")}
        />
      </div>
      <ChoiceRow type="checkbox" label={t("hasDesk")} {...register("door.has_desk")} />
      <Field
        label={t("doorNote")}
        placeholder={t("doorNoteHint")}
        maxLength={DOOR_LENGTHS.note}
        {...register("door.note")}
      />
    </fieldset>
  );
}
