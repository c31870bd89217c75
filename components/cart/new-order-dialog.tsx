"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { openCartType } from "@/lib/client/cart-type";

type Props = { open: boolean; onCancel: () => void; onConfirm: () => void };

/** SPEC §2.10: what is chosen does not fit the order in the cart. A new one sets the cart type anew (CA-17). */
export function NewOrderDialog({ open, onCancel, onConfirm }: Props) {
  const t = useTranslations("newOrder");
  return (
    <ConfirmDialog
      open={open}
      title={t("title")}
      text={t("text")}
      cancelLabel={t("cancel")}
      confirmLabel={t("confirm")}
      onCancel={onCancel}
      onConfirm={() => {
        openCartType();
        onConfirm();
      }}
    />
  );
}
