"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

type Props = { address: string; onCancel: () => void; onConfirm: () => void };

/** Asks the person to confirm an address without a house number (AD-11 to AD-13). */
export function NoNumberDialog({ address, onCancel, onConfirm }: Props) {
  const t = useTranslations("addressDialogs");
  return (
    <ConfirmDialog
      open
      title={t("noNumberTitle")}
      text={address}
      cancelLabel={t("cancel")}
      confirmLabel={t("confirm")}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
