"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

type Props = { open: boolean; onCancel: () => void; onConfirm: () => void };

/** SPEC §2.10: what is chosen does not fit the order in the cart. */
export function NewOrderDialog({ open, onCancel, onConfirm }: Props) {
  const t = useTranslations("cart");
  return (
    <ConfirmDialog
      open={open}
      title={t("newOrderTitle")}
      text={t("newOrderText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("newOrder")}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
