"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { CheckoutCard } from "@/components/checkout/checkout-card";
import { ContactFields } from "@/components/checkout/contact-fields";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { onDemandDialog } from "@/components/ui/on-demand";
import type { CourierOrderStop, StopName } from "@/lib/courier/courier-draft";
import type { StopField } from "@/lib/courier/validate-courier-order";
import { comma } from "@/lib/format/list-text";
import { memberTexts } from "@/messages/parts/member-texts";

const PlaceSheet = onDemandDialog(
  async () => (await import("./place-sheet")).PlaceSheet,
  memberTexts,
);

type Props = {
  name: StopName;
  stop: CourierOrderStop;
  faultAt: (field: StopField) => string | undefined;
  /** The message if the two stops are too far apart; otherwise null. Only the destination shows it. */
  refusal: string | null;
  onEdit: (part: Partial<CourierOrderStop>) => void;
  onLeave: () => void;
  onPlace: (part: Partial<CourierOrderStop>) => void;
};

/** The section for one stop of the courier order (EX-04): the place, the contact, and a note for the courier. */
export function StopCard({ name, stop, faultAt, refusal, onEdit, onLeave, onPlace }: Props) {
  const locale = useLocale();
  const t = useTranslations("express");
  const noteId = useId();
  const [isOpen, setOpen] = useState(false);
  const { address } = stop;
  const text = address?.address ?? "";
  const label = t(`${name}Address`);
  const note = faultAt(`${name}-address`) ?? refusal ?? undefined;
  const press = {
    type: "button" as const,
    "aria-haspopup": "dialog" as const,
    "aria-describedby": note && noteId,
    "data-field": `${name}-address`,
    onClick: () => setOpen(true),
  };
  return (
    <CheckoutCard title={t(name)}>
      {address ? (
        <div className="flex items-center gap-3">
          <div className="grid min-w-0 flex-1">
            <p className="text-ink-soft text-sm">{label}</p>
            <p className="font-bold wrap-anywhere">{text}</p>
          </div>
          <button
            {...press}
            aria-label={t("changeOf", { label, address: text })}
            className="-mr-2 min-h-11 flex-none px-2 font-bold text-brand"
          >
            {t("change")}
          </button>
        </div>
      ) : (
        <button
          {...press}
          className="flex min-h-14 w-full items-center gap-3 rounded-card border border-line px-4 text-left hover:bg-surface"
        >
          <Icon name="pin" className="size-5 text-brand" />
          <span className="flex-1 text-ink-soft">
            <span className="sr-only">{label + comma(locale)}</span>
            {t("setAddress")}
          </span>
          <Icon name="next" className="size-4 text-ink-soft" />
        </button>
      )}
      {note && (
        <p id={noteId} className="-mt-2 text-bad text-sm">
          {note}
        </p>
      )}
      <ContactFields
        contact={stop}
        faults={{ name: faultAt(`${name}-name`), phone: faultAt(`${name}-phone`) }}
        stop={{ prefix: `${name}-`, name: t(`${name}Name`) }}
        onEdit={onEdit}
        onLeave={onLeave}
      />
      <Field
        label={t("note")}
        hint={t("noteHint")}
        maxLength={100}
        value={stop.remark}
        onChange={(event) => onEdit({ remark: event.target.value })}
        onBlur={onLeave}
      />
      <PlaceSheet
        open={isOpen}
        stop={name}
        current={text}
        onClose={() => setOpen(false)}
        onPlace={onPlace}
      />
    </CheckoutCard>
  );
}
