"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { InvoiceLine } from "@/components/invoices/invoice-line";
import { rangeRefusal } from "@/lib/checkout/range-refusal";
import type { CheckoutField } from "@/lib/checkout/validate-order";
import type { Order } from "@/lib/contracts/orders";
import { reservedStart } from "@/lib/reservations/reservation-fields";
import {
  chooseDiningType,
  choosePayment,
  edit,
  noteAddress,
  settle,
  settleAddressNote,
  settleContact,
} from "./change-checkout";
import { CheckoutCard } from "./checkout-card";
import { CheckoutDialogs } from "./checkout-dialogs";
import { type CheckoutContext, type CheckoutState, invoiceOf } from "./checkout-state";
import { ConfirmBar } from "./confirm-bar";
import { ContactFields } from "./contact-fields";
import { DeliveryPlace } from "./delivery-place";
import { DiningChoice } from "./dining-choice";
import { OrderSummary } from "./order-summary";
import { PaymentChoice } from "./payment-choice";
import { recompute } from "./recompute-order";
import { StoreLine } from "./store-line";
import { StoreOffers } from "./store-offers";
import { submitChanged, submitOrder } from "./submit-order";
import { useFaultText } from "./use-fault-text";

type Props = { context: CheckoutContext; state: CheckoutState; order: Order };

/** The decisions in the order in which people make them, with the sum always in view. */
export function CheckoutForm({ context, state, order }: Props) {
  const t = useTranslations("invoices");
  const { cart, draft, address } = state;
  const isPending = state.isRecomputing || state.isOutdated;
  const outOfRange = state.isOutdated ? null : rangeRefusal(order);
  const { dining_type } = cart;
  const reserved = reservedStart(cart);
  const faultText = useFaultText()(state.fault);
  const faultAt = (field: CheckoutField) => (state.fault?.field === field ? faultText : undefined);
  const focused = state.dialog ? undefined : state.fault?.field;
  useEffect(() => {
    if (focused) focusField(focused);
  }, [focused]);
  return (
    <div className="grid gap-4 md:grid-cols-[1fr_22rem] md:items-start md:gap-6">
      <div className="grid gap-4">
        <StoreLine
          store={order.store}
          number={cart.number}
          reserved={reserved}
          isReachable={outOfRange === null}
        />
        <DiningChoice
          order={order}
          dining_type={dining_type}
          reserved={reserved}
          isPending={isPending}
          isReachable={outOfRange === null}
          onChoose={(type) => void chooseDiningType(context, type)}
        />
        <DeliveryPlace
          dining_type={dining_type}
          store={order.store}
          address={address}
          fault={faultAt("address")}
          refusal={outOfRange}
          onNote={(note) => noteAddress(context, note)}
          onLeave={() => void settleAddressNote(context)}
        >
          <ContactFields
            contact={draft}
            faults={{ name: faultAt("name"), phone: faultAt("phone") }}
            onEdit={(part) => edit(context, part)}
            onLeave={() => void settleContact(context)}
          />
        </DeliveryPlace>
        <PaymentChoice
          order={order}
          dining_type={dining_type}
          pay_type={draft.pay_type}
          fault={faultAt("payment")}
          onChoose={(type) => void choosePayment(context, type)}
        />
        <StoreOffers
          order={order}
          onChoose={(store_coupon) => {
            edit(context, { store_coupon });
            void settle(context);
          }}
        />
        <CheckoutCard title={t("title")}>
          <InvoiceLine
            invoice={invoiceOf(state)}
            fault={faultAt("invoice")}
            onChange={(invoice) => edit(context, { invoice })}
          />
        </CheckoutCard>
      </div>
      <div className="contents md:sticky md:top-20 md:grid md:gap-4">
        <OrderSummary
          order={order}
          isPending={isPending}
          fee_description={state.fee_description}
          remark={draft.remark}
          onRemark={(remark) => edit(context, { remark })}
        />
        <ConfirmBar
          order={order}
          state={state}
          onConfirm={() => void submitOrder(context)}
          onRenew={() => void recompute(context)}
        />
      </div>
      <CheckoutDialogs
        dialog={state.dialog}
        faultText={faultText}
        onClose={() => context.set({ dialog: null })}
        onAgree={() => void submitChanged(context)}
      />
    </div>
  );
}

function focusField(field: CheckoutField) {
  document.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
}
