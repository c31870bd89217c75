import type { Contact } from "@/lib/checkout/checkout-draft";
import type { StoredAddress } from "@/lib/contracts/addresses";
import type { PayType } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";

/** Where the parcel is handed over, and by or to whom. */
export type CourierOrderStop = {
  address: StoredAddress | null;
  contact_name: string;
  contact_phone: string;
  remark: string;
};
export type StopName = "pickup" | "destination";

/** What the person has typed or chosen of a courier order. Every amount is the server's and stands in its order. */
export type CourierOrderDraft = Record<StopName, CourierOrderStop> & {
  quantity: number;
  optional_text: string;
  pay_type: PayType | null;
  card_id: number | null;
  /** Null: as the order proposes it. */
  invoice: InvoiceData | null;
};

type Known = { address: StoredAddress | null; contact: Contact };

/** It is mostly fetched from where one is, and by the person who is here. */
export function emptyCourierOrder({ address, contact }: Known): CourierOrderDraft {
  return {
    pickup: {
      address,
      contact_name: contact.name,
      contact_phone: contact.phone,
      remark: address?.remark ?? "",
    },
    destination: { address: null, contact_name: "", contact_phone: "", remark: "" },
    quantity: 1,
    optional_text: "",
    pay_type: null,
    card_id: null,
    invoice: null,
  };
}
