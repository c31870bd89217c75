"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DataText } from "@/components/ui/data-text";
import { onDemandDialog } from "@/components/ui/on-demand";
import { memberTexts } from "@/messages/parts/member-texts";

const CodBarcodeDialog = onDemandDialog(
  async () => (await import("./cod-barcode-dialog")).CodBarcodeDialog,
  memberTexts,
);

type Props = { order: { id: number; store_name: string } };

/** The button that opens the barcode for a payment in cash (OR-05). */
export function CodBarcodeButton({ order }: Props) {
  const t = useTranslations("orders");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {t("barcode")}{" "}
        <span className="sr-only">
          <DataText>{order.store_name}</DataText>
        </span>
      </Button>
      <CodBarcodeDialog open={isOpen} order_id={order.id} onClose={() => setOpen(false)} />
    </>
  );
}
