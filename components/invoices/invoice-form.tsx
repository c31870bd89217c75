"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { RadioRow } from "@/components/ui/radio-row";
import { INVOICE_TYPE } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import { invoiceProblem, PAPER_INVOICE } from "@/lib/invoices/invoice-rules";

type Props = {
  /** What stands now: where the form begins. */
  current: InvoiceData;
  onDone: (invoice: InvoiceData) => void;
};

const TYPES = [INVOICE_TYPE.email, INVOICE_TYPE.company, INVOICE_TYPE.donation] as const;

/** Acceptance CK-70, CK-72 to CK-74: which invoice, and what it needs; handed over complete or not at all. */
export function InvoiceForm({ current, onDone }: Props) {
  const t = useTranslations("invoices");
  const [invoice, setInvoice] = useState(current);
  const [isChecked, setChecked] = useState(false);
  const isPaper = invoice.invoiceIssueType === PAPER_INVOICE;
  const problem = isChecked ? invoiceProblem(invoice) : null;
  const companyFault = problem === "missing-company" ? t(problem) : undefined;
  const change = (part: Partial<InvoiceData>) => setInvoice({ ...invoice, ...part });

  function handleSubmit(event: { preventDefault: () => void }) {
    event.preventDefault();
    const isDone = invoiceProblem(invoice) === null;
    setChecked(!isDone);
    if (isDone) onDone(invoice);
  }

  return (
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
            onChange={() => change({ invoiceType: type })}
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
          onChange={(event) => change({ invoiceEmail: event.target.value })}
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
            onChange={(event) => change({ invoiceCompany: event.target.value })}
          />
          <Field
            label={t("companyId")}
            hint={t("companyIdHint")}
            error={invoice.invoiceCompanyId.trim() ? undefined : companyFault}
            inputMode="numeric"
            maxLength={8}
            value={invoice.invoiceCompanyId}
            onChange={(event) => change({ invoiceCompanyId: event.target.value })}
          />
        </>
      )}
      <Button type="submit">{t("done")}</Button>
    </form>
  );
}
