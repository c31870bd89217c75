"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { RadioRow } from "@/components/ui/radio-row";
import { INVOICE_TYPE } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import { invoiceProblem, PAPER_INVOICE } from "@/lib/invoices/invoice-rules";

type Props = {
  open: boolean;
  invoice: InvoiceData;
  /** With every change: closing the editor early loses nothing that was typed. */
  onChange: (invoice: InvoiceData) => void;
  onClose: () => void;
};

const TYPES = [INVOICE_TYPE.email, INVOICE_TYPE.company, INVOICE_TYPE.donation] as const;

/** Acceptance CK-70, CK-72 to CK-74: which invoice, and what it needs. */
export function InvoiceEditor({ open, invoice, onChange, onClose }: Props) {
  const t = useTranslations("invoices");
  const [isChecked, setChecked] = useState(false);
  const isPaper = invoice.invoiceIssueType === PAPER_INVOICE;
  const problem = isChecked ? invoiceProblem(invoice) : null;
  const companyFault = problem === "missing-company" ? t(problem) : undefined;

  function handleSubmit(event: { preventDefault: () => void }) {
    event.preventDefault();
    const isDone = invoiceProblem(invoice) === null;
    setChecked(!isDone);
    if (isDone) onClose();
  }

  return (
    <Dialog
      open={open}
      title={t("editorTitle")}
      closeLabel={t("close")}
      place="sheet"
      onClose={onClose}
    >
      <form onSubmit={handleSubmit} noValidate className="grid gap-4 p-5">
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t("editorTitle")}</legend>
          {TYPES.map((type) => (
            <RadioRow
              key={type}
              name="invoice_type"
              label={type === INVOICE_TYPE.email && isPaper ? t("type1Paper") : t(`type${type}`)}
              text={type === INVOICE_TYPE.donation ? t("charity") : undefined}
              checked={invoice.invoiceType === type}
              onChange={() => onChange({ ...invoice, invoiceType: type })}
            />
          ))}
        </fieldset>
        {invoice.invoiceType === INVOICE_TYPE.email && !isPaper && (
          <Field
            label={t("email")}
            hint={t("emailHint")}
            error={problem ? t(problem) : undefined}
            type="email"
            autoComplete="email"
            maxLength={80}
            value={invoice.invoiceEmail}
            onChange={(event) => onChange({ ...invoice, invoiceEmail: event.target.value })}
          />
        )}
        {invoice.invoiceType === INVOICE_TYPE.company && (
          <>
            <p className="rounded-card bg-warn-tint px-4 py-3 text-sm text-warn">
              {t("companyWarning")}
            </p>
            <Field
              label={t("company")}
              error={invoice.invoiceCompany.trim() ? undefined : companyFault}
              autoComplete="organization"
              maxLength={60}
              value={invoice.invoiceCompany}
              onChange={(event) => onChange({ ...invoice, invoiceCompany: event.target.value })}
            />
            <Field
              label={t("companyId")}
              hint={t("companyIdHint")}
              error={invoice.invoiceCompanyId.trim() ? undefined : companyFault}
              inputMode="numeric"
              maxLength={8}
              value={invoice.invoiceCompanyId}
              onChange={(event) => onChange({ ...invoice, invoiceCompanyId: event.target.value })}
            />
          </>
        )}
        <Button type="submit">{t("done")}</Button>
      </form>
    </Dialog>
  );
}
