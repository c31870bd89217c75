"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Resolver, type UseFormReturn, useForm, useWatch } from "react-hook-form";
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
  /**
   * Called when the customer has completed the form. If the customer closes the editor before that, the invoice stays
   * unchanged.
   */
  onChange: (invoice: InvoiceData) => void;
  onBindCarrier: (() => void) | undefined;
  onClose: () => void;
};

/**
 * The sheet in which the customer edits the invoice. Each time the sheet opens, its form starts with the current
 * invoice.
 */
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
  /** The code of the member carrier; empty if no carrier is bound, null if no carrier can be bound. */
  carrier: string | null;
  offered: Order["invoice"];
  onDone: (invoice: InvoiceData) => void;
  onBindCarrier: (() => void) | undefined;
};

/**
 * The form for the type of the invoice and its fields (CK-70 to CK-74). `onDone` is called only if the invoice is
 * complete and valid.
 */
function InvoiceForm({ current, carrier, offered, onDone, onBindCarrier }: InvoiceFormProps) {
  const t = useTranslations("invoices");
  const warningId = useId();
  const form = useForm({ defaultValues: current, resolver: checkInvoice });
  const invoiceType = useWatch({ control: form.control, name: "invoiceType" });
  const invoiceCharity = useWatch({ control: form.control, name: "invoiceCharity" });
  const isPaper = isPaperInvoice(current);
  const charity = charityOf({ invoiceCharity }, offered);

  return (
    <form
      method="post"
      onSubmit={form.handleSubmit((invoice) => onDone(invoice))}
      noValidate
      // The scroll margin keeps a focused control from being hidden behind the sticky button.
      className="grid gap-4 p-5 pb-0 [&_input]:scroll-mb-32"
    >
      <InvoiceTypes
        chosen={invoiceType}
        isPaper={isPaper}
        carrier={carrier}
        charity={charity.name}
        warningId={warningId}
        onChoose={(type) => {
          form.clearErrors();
          form.setValue("invoiceType", type);
        }}
        onBindCarrier={onBindCarrier}
      >
        {invoiceType === INVOICE_TYPE.donation && offered.charity_code !== undefined && (
          <CharityChoice
            chosen={charity}
            onChoose={(chosen) => form.setValue("invoiceCharity", chosen)}
          />
        )}
        {invoiceType === INVOICE_TYPE.email && !isPaper && (
          <ElectronicFields form={form} takesBarcode={offered.takes_barcode === 1} />
        )}
        {invoiceType === INVOICE_TYPE.company && (
          <div className="grid gap-3 pb-2">
            <p id={warningId} className="rounded-card bg-warn-tint px-4 py-3 text-sm text-warn">
              {t("companyWarning")}
            </p>
            <CompanyFields form={form} />
          </div>
        )}
      </InvoiceTypes>
      {/* The button is sticky, so that it stays visible below a long list of charities. */}
      <div className="sticky bottom-0 -mx-5 grid bg-paper px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <Button type="submit">{t("done")}</Button>
      </div>
    </form>
  );
}

type FieldsProps = { form: UseFormReturn<InvoiceData> };

function CompanyFields({ form }: FieldsProps) {
  const t = useTranslations("invoices");
  const errorOf = useFieldError(form);
  return (
    <>
      <Field
        label={t("company")}
        error={errorOf("invoiceCompany")}
        autoComplete="organization"
        maxLength={60}
        {...form.register("invoiceCompany")}
      />
      <Field
        label={t("companyId")}
        hint={t("companyIdHint")}
        error={errorOf("invoiceCompanyId")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        className="tabular"
        {...form.register("invoiceCompanyId")}
      />
    </>
  );
}

type ElectronicFieldsProps = FieldsProps & { takesBarcode: boolean };

/**
 * The fields for an electronic invoice: the email address and the 手機條碼. The 手機條碼 is the code of a carrier in
 * which the invoice can be stored. Its field is shown only if the backend accepts this code (CK-113).
 */
function ElectronicFields({ form, takesBarcode }: ElectronicFieldsProps) {
  const t = useTranslations("invoices");
  const errorOf = useFieldError(form);
  return (
    <div className="grid gap-3 pb-2">
      <Field
        label={t("email")}
        hint={t("emailHint")}
        error={errorOf("invoiceEmail")}
        type="email"
        autoComplete="email"
        maxLength={80}
        {...form.register("invoiceEmail")}
      />
      {takesBarcode && (
        <Field
          label={t("barcode")}
          hint={t("barcodeHint")}
          error={errorOf("invoiceBarcode")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          placeholder="/ABC+123"
          className="tabular"
          {...form.register("invoiceBarcode", {
            onChange: ({ target }) => form.setValue("invoiceBarcode", barcodeOf(target.value)),
          })}
        />
      )}
    </div>
  );
}

function useFieldError({ formState }: UseFormReturn<InvoiceData>) {
  const t = useTranslations("invoices");
  const { errors } = formState;
  return (field: InvoiceField): string | undefined => {
    const problem = errors[field]?.type as InvoiceProblem | undefined;
    return problem && t(problem);
  };
}

const checkInvoice: Resolver<InvoiceData> = (invoice) => {
  const problem = invoiceProblem(invoice);
  if (problem === null) return { values: invoice, errors: {} };
  const errors = fieldsOf(problem, invoice).map((field) => [field, { type: problem }]);
  return { values: {}, errors: Object.fromEntries(errors) };
};

type InvoiceField = "invoiceEmail" | "invoiceBarcode" | "invoiceCompany" | "invoiceCompanyId";

function fieldsOf(problem: InvoiceProblem, invoice: InvoiceData): InvoiceField[] {
  switch (problem) {
    case "missing-email":
    case "bad-email":
      return ["invoiceEmail"];
    case "bad-barcode":
      return ["invoiceBarcode"];
    case "bad-tax-id":
      return ["invoiceCompanyId"];
    case "missing-company":
      return COMPANY_FIELDS.filter((field) => invoice[field].trim() === "");
  }
}

const COMPANY_FIELDS = ["invoiceCompany", "invoiceCompanyId"] as const;
