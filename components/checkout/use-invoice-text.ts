import { useTranslations } from "next-intl";
import { charityOf, isPaperInvoice, usedBarcode } from "@/lib/checkout/invoice-rules";
import { INVOICE_TYPE } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";
import type { Order } from "@/lib/contracts/orders";

type Known = { carrier: string | null; offered: Order["invoice"] };

/** Returns functions that describe an invoice: `kindOf` names its type, and `detailOf` names its receiver. */
export function useInvoiceText({ carrier, offered }: Known) {
  const t = useTranslations("invoices");
  return { kindOf, detailOf };

  function kindOf(invoice: InvoiceData): string {
    if (invoice.invoiceType !== INVOICE_TYPE.email) return t(`type${invoice.invoiceType}`);
    return isPaperInvoice(invoice) ? t("type1Paper") : t("type1");
  }

  function detailOf(invoice: InvoiceData): string {
    const barcode = usedBarcode(invoice);
    switch (invoice.invoiceType) {
      case INVOICE_TYPE.donation:
        return charityOf(invoice, offered).name;
      case INVOICE_TYPE.email:
        if (isPaperInvoice(invoice)) return "";
        return barcode ? t("inBarcode", { barcode }) : invoice.invoiceEmail;
      case INVOICE_TYPE.company:
        return `${invoice.invoiceCompany} ${invoice.invoiceCompanyId}`;
      case INVOICE_TYPE.memberCarrier:
        return carrier ?? "";
    }
  }
}
