import { useTranslations } from "next-intl";
import { useId } from "react";
import { RadioRow } from "@/components/ui/radio-row";
import { payMethods } from "@/lib/checkout/store-choices";
import { DINING_TYPE, type DiningType, PAY_TYPE, type PayType } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import { CheckoutCard } from "./checkout-card";

type Props = {
  order: Order;
  dining_type: DiningType;
  pay_type: PayType | null;
  fault: string | undefined;
  onChoose: (pay_type: PayType) => void;
};

/** How it is paid (acceptance CK-23, CK-24): what the store takes for this dining type. */
export function PaymentChoice({ order, dining_type, pay_type, fault, onChoose }: Props) {
  const t = useTranslations("checkout");
  const faultId = useId();
  const methods = payMethods(order.store, dining_type);
  if (order.pay_total === 0) {
    return (
      <CheckoutCard title={t("pay")}>
        <p className="text-ink-soft">{t("payNothing")}</p>
      </CheckoutCard>
    );
  }
  return (
    <CheckoutCard title={t("pay")}>
      {methods.length === 0 && <p className="text-ink-soft">{t("payNone")}</p>}
      <fieldset aria-describedby={fault && faultId} className="grid gap-2">
        <legend className="sr-only">{t("pay")}</legend>
        {methods.map(({ pay_type: type, isDisabled }, index) => (
          <RadioRow
            key={type}
            name="pay_type"
            label={payLabel(type)}
            text={isDisabled ? t("payDisabled") : payText(type)}
            disabled={isDisabled}
            checked={type === pay_type}
            onChange={() => onChoose(type)}
            data-field={index === 0 ? "payment" : undefined}
          />
        ))}
      </fieldset>
      {fault && (
        <p id={faultId} className="text-sm text-bad">
          {fault}
        </p>
      )}
    </CheckoutCard>
  );

  function payLabel(type: PayType): string {
    return type === PAY_TYPE.cash ? t("pay2") : t("pay5");
  }

  function payText(type: PayType): string {
    if (type === PAY_TYPE.linePay) return t("pay5Text");
    return dining_type === DINING_TYPE.pickup ? t("pay2Text0") : t("pay2Text1");
  }
}
