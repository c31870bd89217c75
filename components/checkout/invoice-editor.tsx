"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import type { InvoiceData } from "@/lib/contracts/invoices";
import { InvoiceForm } from "./invoice-form";

type Props = {
  open: boolean;
  invoice: InvoiceData;
  carrier: string | null;
  charity: string;
  /** Only a finished choice: closing the editor early leaves the invoice as it was. */
  onChange: (invoice: InvoiceData) => void;
  onBindCarrier: (() => void) | undefined;
  onClose: () => void;
};

/** Which invoice, as a sheet; the form in it begins anew each time it opens. */
export function InvoiceEditor(props: Props) {
  const { open, invoice, carrier, charity, onChange, onBindCarrier, onClose } = props;
  const t = useTranslations("invoices");
  return (
    <Dialog
      open={open}
      title={t("editorTitle")}
      closeLabel={t("close")}
      place="sheet"
      onClose={onClose}
    >
      <InvoiceForm
        current={invoice}
        carrier={carrier}
        charity={charity}
        onBindCarrier={onBindCarrier}
        onDone={(chosen) => {
          onChange(chosen);
          onClose();
        }}
      />
    </Dialog>
  );
}
