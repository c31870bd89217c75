import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { diningTypes } from "@/lib/checkout/store-choices";
import { useStored } from "@/lib/client/use-stored";
import type { DiningType } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { CheckoutCard } from "./checkout-card";

type Props = {
  store: Order["store"];
  dining_type: DiningType;
  onChoose: (dining_type: DiningType) => void;
  /** The control for the time of the order. */
  children: ReactNode;
};

/** The choice between the dining types that the store offers to this customer (CK-12). */
export function DiningChoice({ store, dining_type, onChoose, children }: Props) {
  const t = useTranslations("checkout");
  const business_id = useStored("member")?.business_id ?? 0;
  const types = diningTypes(store, business_id);
  return (
    <CheckoutCard title={t("how")}>
      <fieldset className="flex gap-1 rounded-full border border-line bg-surface p-1">
        <legend className="sr-only">{t("how")}</legend>
        {types.map((type) => (
          <label
            key={type}
            className="flex min-h-11 flex-1 items-center justify-center rounded-full px-2 text-center font-bold text-ink-soft transition-colors has-checked:bg-brand has-checked:text-on-brand has-checked:forced-color-adjust-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="dining_type"
              className="sr-only"
              checked={type === dining_type}
              onChange={() => onChoose(type)}
            />
            {t(`dining${type}`)}
          </label>
        ))}
      </fieldset>
      {children}
    </CheckoutCard>
  );
}
