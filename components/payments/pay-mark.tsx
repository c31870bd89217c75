import type { ShownPayType } from "@/lib/catalog/payment-methods";
import { PAY_TYPE } from "@/lib/contracts/codes";

/** The icon of a pay type. The shop does not use the logos of brands. */
export function PayMark({ method, className }: { method: ShownPayType; className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`size-5 flex-none ${className}`}>
      <path
        d={KIND[method]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const NOTE = "M3 7h18v10H3zM12 14.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5zM6 12h.1M18 12h-.1";
const CARD = "M3.5 6h17v12h-17zM3.5 10h17M7 14.5h3.5";
const PHONE = "M7.5 3h9v18h-9zM11 18h2M10 8.5l1.6 1.6L14.5 7";
const BILL = "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6";

const KIND: Record<ShownPayType, string> = {
  [PAY_TYPE.cash]: NOTE,
  [PAY_TYPE.linePay]: PHONE,
  [PAY_TYPE.thirdParty]: PHONE,
  [PAY_TYPE.corporateBill]: BILL,
  [PAY_TYPE.icashPay]: PHONE,
  [PAY_TYPE.payuni]: CARD,
  [PAY_TYPE.creditCard]: CARD,
};
