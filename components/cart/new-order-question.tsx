"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { withMessages } from "@/components/ui/with-messages";
import { useCart } from "@/lib/client/cart-store";
import { openCartType } from "@/lib/client/cart-type";
import newOrder from "@/messages/zh-TW/new-order.json";

type Props = { open: boolean; onCancel: () => void; onConfirm: () => void };

/** Asks whether to start a new order, because the choice does not fit the cart (CA-18). Sets the cart type (CA-17). */
function Question({ open, onCancel, onConfirm }: Props) {
  const t = useTranslations("newOrder");
  const { store_name: name, total_quantity: count } = useCart().cart;
  return (
    <ConfirmDialog
      open={open}
      title={t("title")}
      text={t("text")}
      note={count > 0 ? t("clears", { name, count }) : undefined}
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

export const NewOrderQuestion = withMessages(Question, { "zh-TW": { newOrder } });
