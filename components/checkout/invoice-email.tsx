import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { emailProblem } from "@/lib/checkout/invoice-rules";
import type { InvoiceData } from "@/lib/contracts/invoices";

type Props = {
  invoice: InvoiceData;
  fault: string | undefined;
  onChange: (invoice: InvoiceData) => void;
};

/** The email where none is known: on the page at once, so that the order is not stopped for it at its end. */
export function InvoiceEmail({ invoice, fault, onChange }: Props) {
  const t = useTranslations("invoices");
  const [isLeft, setLeft] = useState(false);
  const isBad = isLeft && emailProblem(invoice) === "bad-email";
  return (
    <Field
      label={t("emailNeeded")}
      hint={t("emailHint")}
      error={fault ?? (isBad ? t("bad-email") : undefined)}
      type="email"
      autoComplete="email"
      maxLength={80}
      required
      data-field="invoice"
      value={invoice.invoiceEmail}
      onChange={(event) => onChange({ ...invoice, invoiceEmail: event.target.value })}
      onBlur={() => setLeft(true)}
    />
  );
}
