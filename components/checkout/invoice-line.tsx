"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Field } from "@/components/ui/field";
import { onDemandDialog } from "@/components/ui/on-demand";
import { emailProblem, invoiceProblem, isPaperInvoice } from "@/lib/checkout/invoice-rules";
import { INVOICE_TYPE } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { Order } from "@/lib/contracts/orders";

import { useInvoiceText } from "./use-invoice-text";

const InvoiceEditor = onDemandDialog(async () => (await import("./invoice-editor")).InvoiceEditor);

type Props = {
  invoice: InvoiceData;
  /** The code of the member carrier; empty if no carrier is bound, null if no carrier can be bound. */
  carrier: string | null;
  /** The invoice data that the backend offers for this order. */
  offered: Order["invoice"];
  fault: string | undefined;
  /** The invoice of the last order, if it differs from `invoice` and can be used again. */
  last?: InvoiceData | null;
  onChange: (invoice: InvoiceData) => void;
  /** Called before the page for binding a carrier opens. */
  onBindCarrier?: (() => void) | undefined;
};

/** The invoice in one line, with a button that opens the editor. */
export function InvoiceLine(props: Props) {
  const { invoice, carrier, offered, fault, last, onChange, onBindCarrier } = props;
  const t = useTranslations("invoices");
  const [isOpen, setOpen] = useState(false);
  const noteId = useId();
  const problem = invoiceProblem(invoice);
  const { kindOf, detailOf } = useInvoiceText({ carrier, offered });
  const kind = kindOf(invoice);
  // If the email address is missing or wrong, its field appears. It stays visible while the customer types, even when
  // the address is valid. The field is hidden when the customer completes the form of the editor.
  const [showsEmailField, setShowsEmailField] = useState(false);
  if (!showsEmailField && emailProblem(invoice)) setShowsEmailField(true);
  const isEmail = invoice.invoiceType === INVOICE_TYPE.email && !isPaperInvoice(invoice);
  const isEmailFieldVisible = showsEmailField && isEmail;
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        <div className="grid min-w-0 flex-1">
          <p className="font-bold">{kind}</p>
          {!isEmailFieldVisible && (
            <p id={noteId} className={`wrap-anywhere text-sm ${noteColor()}`}>
              {noteText()}
            </p>
          )}
        </div>
        <button
          type="button"
          aria-label={t("editLabel", { kind })}
          onClick={() => setOpen(true)}
          {...(!isEmailFieldVisible && { "aria-describedby": noteId, "data-field": "invoice" })}
          className="-mr-2 min-h-11 flex-none px-2 font-bold text-brand"
        >
          {t("edit")}
        </button>
      </div>
      {last && <LastInvoice text={lastText(last)} onUse={() => onChange(last)} />}
      {isEmailFieldVisible && <InvoiceEmail invoice={invoice} fault={fault} onChange={onChange} />}
      <InvoiceEditor
        open={isOpen}
        invoice={invoice}
        carrier={carrier}
        offered={offered}
        onBindCarrier={onBindCarrier}
        onChange={(chosen) => {
          setShowsEmailField(false);
          onChange(chosen);
        }}
        onClose={() => setOpen(false)}
      />
    </div>
  );

  function lastText(earlier: InvoiceData): string {
    return [kindOf(earlier), detailOf(earlier)].filter(Boolean).join(" ");
  }

  function noteText(): string {
    return fault ?? (problem ? t(problem) : detailOf(invoice));
  }

  function noteColor(): string {
    if (fault) return "text-bad";
    return problem ? "text-warn" : "text-ink-soft";
  }
}

/** The invoice of the last order, which the customer can use again with one press (CK-116). */
function LastInvoice({ text, onUse }: { text: string; onUse: () => void }) {
  const t = useTranslations("invoices");
  return (
    <div className="flex items-center gap-3 rounded-card bg-surface pl-4">
      <p className="wrap-anywhere min-w-0 flex-1 py-2 text-sm">{t("last", { invoice: text })}</p>
      <button
        type="button"
        aria-label={t("lastUseLabel", { invoice: text })}
        onClick={onUse}
        className="min-h-11 flex-none px-4 font-bold text-brand"
      >
        {t("lastUse")}
      </button>
    </div>
  );
}

type InvoiceEmailProps = {
  invoice: InvoiceData;
  fault: string | undefined;
  onChange: (invoice: InvoiceData) => void;
};

/**
 * The field for a missing or invalid email address. The editor has such a field too. This one is on the page, so that
 * the customer sees it before the submit.
 */
function InvoiceEmail({ invoice, fault, onChange }: InvoiceEmailProps) {
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
