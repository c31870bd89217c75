import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { PayMark } from "@/components/payments/pay-mark";
import { ChoiceRow } from "@/components/ui/choice-row";
import { Icon } from "@/components/ui/icon";
import type { Payment } from "@/lib/checkout/default-payment";
import { type PayMethod, payMethods } from "@/lib/checkout/store-choices";
import { useStored } from "@/lib/client/use-stored";
import { DINING_TYPE, type DiningType, PAY_TYPE, type PayType } from "@/lib/contracts/codes";
import type { Order } from "@/lib/contracts/orders";
import type { Card } from "@/lib/contracts/payments";
import { hrefs } from "@/lib/routing/hrefs";
import { CardChoice } from "./card-choice";
import { CheckoutCard } from "./checkout-card";

type Props = {
  order: Order;
  dining_type: DiningType;
  payment: Payment;
  cards: Card[];
  fault: string | undefined;
  /** The pay type of the member's last order that needed a payment; null if there is none. */
  last?: PayType | null;
  /** The server's message if it refuses the pay type; otherwise null. */
  refusal: string | null;
  onChoose: (payment: Payment & { pay_type: PayType }) => void;
  onAddCard: () => void;
  addHref?: string;
  /** Content that is shown above the pay types. */
  children?: ReactNode;
};

/** The choice between the pay types that the store accepts for this dining type (CK-23 to CK-26). */
export function PaymentChoice(props: Props) {
  const { order, dining_type, payment, cards, fault, refusal, onChoose, onAddCard } = props;
  const t = useTranslations("checkout");
  const faultId = useId();
  const business_id = useStored("member")?.business_id ?? 0;
  if (order.pay_total === 0) return <NothingToPay />;
  const methods = payMethods(order.store, { dining_type, business_id });
  const { pay_type: chosen, card_id } = payment;
  const free = methods.filter(({ isDisabled }) => !isDisabled);
  // The row for payment by card shows its fault itself.
  const listFault = chosen === PAY_TYPE.creditCard ? undefined : fault;
  const first = free.find(({ pay_type }) => pay_type === chosen) ?? free[0];
  return (
    <CheckoutCard title={t("pay")}>
      {props.children}
      {methods.length === 0 && <p className="text-ink-soft">{t("payNone")}</p>}
      <fieldset aria-describedby={listFault && faultId} className="grid gap-2">
        <legend className="sr-only">{t("pay")}</legend>
        {methods.map((method) =>
          method.pay_type === PAY_TYPE.creditCard ? (
            <CardChoice
              {...common(method)}
              key={method.pay_type}
              cards={cards}
              card_id={card_id}
              isFirst={method === first}
              fault={fault}
              onChoose={(id) => onChoose({ pay_type: PAY_TYPE.creditCard, card_id: id })}
              onAddCard={onAddCard}
              addHref={props.addHref ?? hrefs.bindCard()}
            />
          ) : (
            <ChoiceRow
              type="radio"
              {...common(method)}
              key={method.pay_type}
              name="pay_type"
              label={
                isLastUsed(method) ? (
                  <LastUsed name={t(`pay${method.pay_type}`)} />
                ) : (
                  t(`pay${method.pay_type}`)
                )
              }
              text={method.isDisabled ? t("payDisabled") : payText(method.pay_type)}
              onChange={() => onChoose({ pay_type: method.pay_type, card_id })}
              data-field={method === first ? "payment" : undefined}
              end={<PayMark method={method.pay_type} className="text-ink-soft" />}
            />
          ),
        )}
      </fieldset>
      {listFault && (
        <p id={faultId} className="text-sm text-bad">
          {listFault}
        </p>
      )}
      {refusal && (
        <p role="alert" className="text-sm text-bad">
          {refusal}
        </p>
      )}
    </CheckoutCard>
  );

  function common({ pay_type, isDisabled }: PayMethod) {
    return { label: t(`pay${pay_type}`), disabled: isDisabled, checked: pay_type === chosen };
  }

  function isLastUsed({ pay_type, isDisabled }: PayMethod): boolean {
    return pay_type === props.last && pay_type !== chosen && !isDisabled;
  }

  function payText(type: Exclude<PayMethod["pay_type"], typeof PAY_TYPE.creditCard>): string {
    if (type !== PAY_TYPE.cash) return t(`pay${type}Text`);
    return dining_type === DINING_TYPE.pickup ? t("pay2Text0") : t("pay2Text1");
  }
}

/** The name of the pay type of the last order, marked as such while another pay type is chosen (CK-115). */
function LastUsed({ name }: { name: string }) {
  const t = useTranslations("checkout");
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {name}
      <span className="rounded-full bg-surface px-2 font-normal text-ink-soft text-sm">
        {t("payLast")}
      </span>
    </span>
  );
}

/** Says that the order costs nothing, so the customer need not choose a pay type (CK-38). */
function NothingToPay() {
  const t = useTranslations("checkout");
  return (
    <CheckoutCard title={t("pay")}>
      <div className="flex min-h-14 items-center gap-3 rounded-card bg-good-tint px-4 py-2">
        <Icon name="tick" className="size-5 flex-none text-good" />
        <p className="grid">
          <span className="font-bold">{t("pay99")}</span>
          <span className="text-sm text-ink-soft">{t("payNothing")}</span>
        </p>
      </div>
    </CheckoutCard>
  );
}
