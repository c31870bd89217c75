"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import {
  barcodeOf,
  charityOf,
  type InvoiceProblem,
  invoiceProblem,
  isPaperInvoice,
} from "@/lib/checkout/invoice-rules";
import { INVOICE_TYPE } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { Order } from "@/lib/contracts/orders";
import { CharityChoice } from "./charity-choice";
import { InvoiceTypes } from "./invoice-types";

type Props = {
  open: boolean;
  invoice: InvoiceData;
  carrier: string | null;
  offered: Order["invoice"];
  /** Called for a finished choice only. Closing the editor early leaves the invoice as it was. */
  onChange: (invoice: InvoiceData) => void;
  onBindCarrier: (() => void) | undefined;
  onClose: () => void;
};

/** The sheet that edits the invoice. Its form starts from the current invoice each time it opens. */
export function InvoiceEditor(props: Props) {
  const { open, invoice, carrier, offered, onChange, onBindCarrier, onClose } = props;
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
        offered={offered}
        onBindCarrier={onBindCarrier}
        onDone={(chosen) => {
          onChange(chosen);
          onClose();
        }}
      />
    </Dialog>
  );
}

type InvoiceFormProps = {
  /** The invoice that the form starts with. */
  current: InvoiceData;
  /** The member carrier; empty if none is bound, null without a member. */
  carrier: string | null;
  offered: Order["invoice"];
  onDone: (invoice: InvoiceData) => void;
  onBindCarrier: (() => void) | undefined;
};

/** The type of the invoice and its fields (CK-70 to CK-74). `onDone` gets complete invoices only. */
function InvoiceForm({ current, carrier, offered, onDone, onBindCarrier }: InvoiceFormProps) {
  const t = useTranslations("invoices");
  const warningId = useId();
  const [invoice, setInvoice] = useState(current);
  const [isChecked, setChecked] = useState(false);
  const problem = isChecked ? invoiceProblem(invoice) : null;
  const change = (part: Partial<InvoiceData>) => setInvoice({ ...invoice, ...part });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isDone = invoiceProblem(invoice) === null;
    setChecked(!isDone);
    if (isDone) onDone(invoice);
    else focusFirstFault(event.currentTarget);
  }

  return (
    <form
      method="post"
      onSubmit={handleSubmit}
      noValidate
      // A focused control must not scroll behind the sticky button.
      className="grid gap-4 p-5 pb-0 [&_input]:scroll-mb-32"
    >
      <InvoiceTypes
        chosen={invoice.invoiceType}
        isPaper={isPaperInvoice(invoice)}
        carrier={carrier}
        charity={charityOf(invoice, offered).name}
        warningId={warningId}
        onChoose={(invoiceType) => {
          setChecked(false);
          change({ invoiceType });
        }}
        onBindCarrier={onBindCarrier}
      >
        {invoice.invoiceType === INVOICE_TYPE.donation && offered.charity_code !== undefined && (
          <CharityChoice
            chosen={charityOf(invoice, offered)}
            onChoose={(invoiceCharity) => change({ invoiceCharity })}
          />
        )}
        {invoice.invoiceType === INVOICE_TYPE.email && !isPaperInvoice(invoice) && (
          <ElectronicFields
            invoice={invoice}
            problem={problem}
            takesBarcode={offered.takes_barcode === 1}
            onChange={change}
          />
        )}
        {invoice.invoiceType === INVOICE_TYPE.company && (
          <div className="grid gap-3 pb-2">
            <p id={warningId} className="rounded-card bg-warn-tint px-4 py-3 text-sm text-warn">
              {t("companyWarning")}
            </p>
            <Field
              label={t("company")}
              error={missing(invoice.invoiceCompany)}
              autoComplete="organization"
              maxLength={60}
              value={invoice.invoiceCompany}
              onChange={(event) => change({ invoiceCompany: event.target.value })}
            />
            <Field
              label={t("companyId")}
              hint={t("companyIdHint")}
              error={problem === "bad-tax-id" ? t(problem) : missing(invoice.invoiceCompanyId)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              className="tabular"
              value={invoice.invoiceCompanyId}
              onChange={(event) => change({ invoiceCompanyId: event.target.value })}
            />
          </div>
        )}
      </InvoiceTypes>
      {/* Stays in sight below a long list of charities. */}
      <div className="sticky bottom-0 -mx-5 grid bg-paper px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <Button type="submit">{t("done")}</Button>
      </div>
    </form>
  );

  function missing(text: string): string | undefined {
    return problem === "missing-company" && text.trim() === "" ? t(problem) : undefined;
  }
}

type ElectronicFieldsProps = {
  invoice: InvoiceData;
  problem: InvoiceProblem | null;
  takesBarcode: boolean;
  onChange: (part: Partial<InvoiceData>) => void;
};

/** The email of an electronic invoice, and the 手機條碼 that may store it (CK-113). */
function ElectronicFields({ invoice, problem, takesBarcode, onChange }: ElectronicFieldsProps) {
  const t = useTranslations("invoices");
  const isBarcodeBad = problem === "bad-barcode";
  return (
    <div className="grid gap-3 pb-2">
      <Field
        label={t("email")}
        hint={t("emailHint")}
        error={problem && !isBarcodeBad ? t(problem) : undefined}
        type="email"
        autoComplete="email"
        maxLength={80}
        value={invoice.invoiceEmail}
        onChange={(event) => onChange({ invoiceEmail: event.target.value })}
      />
      {takesBarcode && (
        <Field
          label={t("barcode")}
          hint={t("barcodeHint")}
          error={isBarcodeBad ? t(problem) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          placeholder="/ABC+123"
          className="tabular"
          value={invoice.invoiceBarcode ?? ""}
          onChange={(event) => onChange({ invoiceBarcode: barcodeOf(event.target.value) })}
        />
      )}
    </div>
  );
}

/** Focuses the first field with a fault. The fields have the order of the checks. */
function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid]")?.focus());
}
