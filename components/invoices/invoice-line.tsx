"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { onDemand } from "@/components/ui/on-demand";
import { INVOICE_TYPE } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import { invoiceProblem, PAPER_INVOICE } from "@/lib/invoices/invoice-rules";

const InvoiceEditor = onDemand(async () => (await import("./invoice-editor")).InvoiceEditor);

type Props = {
  invoice: InvoiceData;
  fault: string | undefined;
  onChange: (invoice: InvoiceData) => void;
};

/** Which invoice it will be, in one line, and the way to change it. */
export function InvoiceLine({ invoice, fault, onChange }: Props) {
  const t = useTranslations("invoices");
  const [editing, setEditing] = useState<"never" | "open" | "closed">("never");
  const noteId = useId();
  const problem = invoiceProblem(invoice);
  const kind = kindOf();
  return (
    <div className="flex items-center gap-3">
      <div className="grid min-w-0 flex-1">
        <p className="font-bold">{kind}</p>
        <p id={noteId} className={`break-words text-sm ${noteColor()}`}>
          {fault ?? (problem ? problemText() : detail())}
        </p>
      </div>
      <button
        type="button"
        aria-label={t("editLabel", { kind })}
        aria-describedby={noteId}
        onClick={() => setEditing("open")}
        data-field="invoice"
        className="min-h-11 flex-none px-2 font-bold text-brand"
      >
        {t("edit")}
      </button>
      {editing !== "never" && (
        <InvoiceEditor
          open={editing === "open"}
          invoice={invoice}
          onChange={onChange}
          onClose={() => setEditing("closed")}
        />
      )}
    </div>
  );

  function kindOf(): string {
    if (invoice.invoiceType !== INVOICE_TYPE.email) return t(`type${invoice.invoiceType}`);
    return invoice.invoiceIssueType === PAPER_INVOICE ? t("type1Paper") : t("type1");
  }

  function detail(): string {
    switch (invoice.invoiceType) {
      case INVOICE_TYPE.donation:
        return t("charity");
      case INVOICE_TYPE.email:
        return invoice.invoiceEmail;
      case INVOICE_TYPE.company:
        return `${invoice.invoiceCompany} ${invoice.invoiceCompanyId}`;
      case INVOICE_TYPE.memberCarrier:
        return "";
    }
  }

  function noteColor(): string {
    if (fault) return "text-bad";
    return problem ? "text-warn" : "text-ink-soft";
  }

  function problemText(): string {
    return problem === "missing-email" ? t("emailAsk") : t(problem ?? "bad-email");
  }
}
