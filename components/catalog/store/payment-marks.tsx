import { useTranslations } from "next-intl";
import { PayMark } from "@/components/payments/pay-mark";
import type { ShownPayType } from "@/lib/catalog/payment-methods";

/** The payment methods of a store, each with a symbol and its name (ST-31). */
export function PaymentMarks({ methods }: { methods: ShownPayType[] }) {
  const t = useTranslations("storeDetails");
  return (
    <ul className="flex flex-wrap gap-2">
      {methods.map((method) => (
        <li
          key={method}
          className="flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface py-1 pr-3.5 pl-3 text-sm"
        >
          <PayMark method={method} className="text-brand" />
          {t(`pay${method}`)}
        </li>
      ))}
    </ul>
  );
}
