"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { InvoiceLine } from "@/components/checkout/invoice-line";
import { reservedStart } from "@/lib/cart/reservation-fields";
import { refusalAt } from "@/lib/checkout/refusal-place";
import type { CheckoutField } from "@/lib/checkout/validate-order";
import type { Order } from "@/lib/contracts/orders";
import { ArrivalNote } from "./arrival-note";
import {
  chooseDiningType,
  choosePayment,
  chooseReservation,
  edit,
  noteAddress,
  settleAddressNote,
  settleContact,
} from "./change-checkout";
import { CheckoutBanners } from "./checkout-banners";
import { CheckoutCard } from "./checkout-card";
import { CHECKOUT_COLUMNS } from "./checkout-columns";
import { CheckoutDialogs } from "./checkout-dialogs";
import { type CheckoutContext, type CheckoutState, invoiceOf } from "./checkout-state";
import { ConfirmBar } from "./confirm-bar";
import { ContactFields } from "./contact-fields";
import { DeliveryPlace } from "./delivery-place";
import { DiningChoice } from "./dining-choice";
import { DiscountCard } from "./discount-card";
import { keepCheckout, leaveToBind } from "./keep-checkout";
import { OrderSummary } from "./order-summary";
import { PaymentChoice } from "./payment-choice";
import { recompute } from "./recompute-order";
import { ReservationChoice } from "./reservation-choice";
import { StoreLine } from "./store-line";
import { submitChanged, submitOrder } from "./submit-order";
import { useFaultText } from "./use-fault-text";

type Props = { context: CheckoutContext; state: CheckoutState; order: Order };

/** The decisions in the order in which people make them, with the sum always in view. */
export function CheckoutForm({ context, state, order }: Props) {
  const t = useTranslations("invoices");
  const { cart, draft, address } = state;
  const isPending = state.asking !== null || state.isOutdated;
  const against = { order, refusal: state.refusal };
  const outOfRange = state.isOutdated ? null : refusalAt("range", against);
  const { dining_type } = cart;
  const reserved = reservedStart(cart);
  const faultText = useFaultText()(state.fault);
  const faultAt = (field: CheckoutField) => (state.fault?.field === field ? faultText : undefined);
  const focused = state.dialog ? undefined : state.fault?.field;
  useEffect(() => {
    if (focused) focusField(focused);
  }, [focused]);
  const { arrival } = state;
  useEffect(() => {
    if (arrival) focusField(arrival === "carrier" ? "invoice" : "payment");
  }, [arrival]);
  return (
    <div className={CHECKOUT_COLUMNS}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <StoreLine
          store={order.store}
          source={state.source}
          number={cart.number}
          reserved={reserved}
          isReachable={outOfRange === null}
        />
        <DiningChoice
          store={order.store}
          dining_type={dining_type}
          onChoose={(type) => void chooseDiningType(context, type)}
        >
          {outOfRange === null && (
            <ReservationChoice
              order={order}
              dining_type={dining_type}
              reserved={reserved}
              isPending={isPending}
              refusal={isPending ? null : refusalAt("time", against)}
              onChoose={(start) => void chooseReservation(context, start)}
            />
          )}
        </DiningChoice>
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
          payment={draft}
          cards={state.cards}
          fault={faultAt("payment")}
          refusal={isPending ? null : refusalAt("payment", against)}
          onChoose={(payment) => void choosePayment(context, payment)}
          onAddCard={() => keepCheckout(context)}
        >
          <ArrivalNote state={state} at="payment" />
        </PaymentChoice>
        <DiscountCard context={context} state={state} order={order} isPending={isPending} />
        <CheckoutCard title={t("title")}>
          <ArrivalNote state={state} at="invoice" />
          <InvoiceLine
            invoice={invoiceOf(state, order)}
            carrier={state.invoice_holder.carrier}
            charity={order.invoice.charity}
            fault={faultAt("invoice")}
            onChange={(invoice) => edit(context, { invoice, wants_carrier: false })}
            onBindCarrier={() => leaveToBind(context)}
          />
        </CheckoutCard>
      </div>
      <div className="contents tall:sticky tall:top-20 tall:row-span-2 tall:flex tall:max-h-[calc(100dvh-11rem)] tall:flex-col tall:gap-4">
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
      <CheckoutBanners store_id={order.store_id} dining_type={dining_type} />
      <CheckoutDialogs
        dialog={state.dialog}
        isPending={isPending}
        covered={coveredBy(state)}
        faultText={faultText}
        onClose={() => context.set({ dialog: null })}
        onAgree={() => void submitChanged(context)}
      />
    </div>
  );
}

function coveredBy({ stage, isSending }: CheckoutState) {
  if (stage === "leaving") return "leaving";
  return isSending ? "sending" : null;
}

function focusField(field: CheckoutField) {
  document.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
}
