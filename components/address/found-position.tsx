"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { LocatedAddress } from "@/lib/client/address-provider";

type Props = {
  located: LocatedAddress;
  landmark: string;
  isBusy: boolean;
  onLandmark: (landmark: string) => void;
  onPin: (located: LocatedAddress) => void;
};

/**
 * Shows how precise the found position is. If the position is uncertain, asks for a place nearby that helps the
 * courier, or for the position of the device (AD-24).
 */
export function FoundPosition({ located, landmark, isBusy, onLandmark, onPin }: Props) {
  const t = useTranslations("addressPosition");
  const { area_name, precision } = located;
  if (precision === "pin") {
    return (
      <p role="status" className="text-sm text-good">
        <b>{t("pin")}</b> {t("pinText")}
      </p>
    );
  }
  return (
    <div className="mt-1 grid gap-3 rounded-card border border-line p-4">
      <p role="status" className="text-sm text-warn">
        <b className="block">{t(precision === "road" ? "road" : "district")}</b>
        {precision === "road" ? t("roadText") : t("districtText", { area: area_name })}
      </p>
      <Field
        label={t("landmark")}
        placeholder={t("landmarkExample")}
        maxLength={40}
        autoComplete="off"
        value={landmark}
        onChange={(event) => onLandmark(event.target.value)}
      />
      <Button look="secondary" disabled={isBusy} onClick={() => onPin(located)}>
        <Icon name="pin" />
        {t("usePin")}
      </Button>
    </div>
  );
}
