"use client";

import { useTranslations } from "next-intl";
import { CheckoutCard } from "@/components/checkout/checkout-card";
import { SelectField } from "@/components/ui/select-field";
import type { CourierOrderDraft } from "@/lib/courier/courier-draft";
import { COURIER_TERMS } from "@/lib/courier/courier-terms";
import { ParcelPhotos } from "./parcel-photos";

type Props = {
  draft: Pick<CourierOrderDraft, "quantity" | "optional_text">;
  images: string[];
  onQuantity: (quantity: number) => void;
  onText: (optional_text: string) => void;
  onUploaded: (url: string) => void;
};

/** The section with the number, the description and the photos of the parcels (EX-07, EX-09). */
export function ParcelCard(props: Props) {
  const { draft, images, onQuantity, onText, onUploaded } = props;
  const t = useTranslations("express");
  const { quantity_max, weight_kg, size_cm } = COURIER_TERMS;
  const counts = Array.from({ length: quantity_max }, (_none, index) => index + 1);
  return (
    <CheckoutCard title={t("parcel")}>
      <div className="grid gap-1">
        <SelectField
          label={t("quantity")}
          value={draft.quantity}
          options={counts.map((count) => ({ value: count, label: t("pieces", { count }) }))}
          onChange={(event) => onQuantity(Number(event.target.value))}
        />
        <p className="text-ink-soft text-sm">{t("limits", { kg: weight_kg, size: size_cm })}</p>
      </div>
      <label className="grid gap-1">
        <span className="font-bold text-sm">{t("what")}</span>
        <textarea
          rows={1}
          maxLength={200}
          placeholder={t("whatHint")}
          value={draft.optional_text}
          onChange={(event) => onText(event.target.value)}
          className="field-sizing-content max-h-40 min-h-12 w-full rounded-card border border-line bg-paper px-4 py-2.5 placeholder:text-ink-faint"
        />
      </label>
      <ParcelPhotos images={images} onUploaded={onUploaded} />
    </CheckoutCard>
  );
}
