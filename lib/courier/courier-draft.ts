import type { Contact } from "@/lib/checkout/checkout-draft";
import type { StoredAddress } from "@/lib/contracts/addresses";
import type { PayType } from "@/lib/contracts/codes";
import type { InvoiceData } from "@/lib/contracts/invoices";

/** The pick-up or the destination of a parcel: the address with its contact. */
export type CourierOrderStop = {
  address: StoredAddress | null;
  contact_name: string;
  contact_phone: string;
  remark: string;
};
export type StopName = "pickup" | "destination";

/** The customer's input for a courier order. All amounts come from the quote of the server. */
export type CourierOrderDraft = Record<StopName, CourierOrderStop> & {
  quantity: number;
  optional_text: string;
  pay_type: PayType | null;
  card_id: number | null;
  code_id: number | null;
  /** Null if the customer has not changed the proposed invoice. */
  invoice: InvoiceData | null;
};

type CustomerDefaults = { address: StoredAddress | null; contact: Contact };

/**
 * A new draft. The pick-up gets the customer's own address and contact, because most customers send a parcel from
 * there.
 */
export function emptyCourierOrder({ address, contact }: CustomerDefaults): CourierOrderDraft {
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
    code_id: null,
    invoice: null,
  };
}
