"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { AdvertisementList } from "@/components/site/advertisement-list";
import { reservedStart } from "@/lib/cart/reservation-fields";
import { lastInvoice, noteAt } from "@/lib/checkout/last-choices";
import { refusalOf } from "@/lib/checkout/part-refusal";
import { useCall } from "@/lib/client/use-call";
import { ADVERTISEMENT_PLACE, type DiningType } from "@/lib/contracts/codes";
import { ArrivalNote } from "./arrival-note";
import {
  chooseDiningType,
  choosePayment,
  chooseReservation,
  editAddressNote,
  keepAddressNote,
  keepContact,
} from "./change-store-order";
import { CheckoutCard } from "./checkout-card";
import { CheckoutDialogs } from "./checkout-dialogs";
import type { FormState } from "./checkout-engine";
import { CHECKOUT_COLUMNS } from "./checkout-skeleton";
import { ConfirmBar } from "./confirm-bar";
import { ContactFields } from "./contact-fields";
import { DeliveryPlace } from "./delivery-place";
import { DiningChoice } from "./dining-choice";
import { DiscountCard } from "./discount-card";
import { FaultSummary } from "./fault-summary";
import { InvoiceLine } from "./invoice-line";
import { OrderSummary } from "./order-summary";
import { PaymentChoice } from "./payment-choice";
import { ReservationChoice } from "./reservation-choice";
import { StoreLine } from "./store-line";
import {
  invoiceOf,
  prepareCarrierBinding,
  type StoreCheckout,
  type StoreForm,
  saveStoreOrder,
} from "./store-order-state";
import { focusField, useFault } from "./use-fault";

type Props = { checkout: StoreCheckout; state: FormState<StoreForm> };

/** The sections of the checkout, in the order in which people usually decide. The total is always visible. */
export function CheckoutForm({ checkout, state }: Props) {
  const t = useTranslations("invoices");
  const { form } = state;
  const { cart, draft, address, order, quoting, arrival } = form;
  const isPending = quoting.type !== "idle";
  const quoteAndRefusal = { order, refusal: form.refusal };
  const outOfRange = quoting.type === "failed" ? null : refusalOf("range", quoteAndRefusal);
  const { dining_type } = cart;
  const invoice = invoiceOf(form, order);
  const { carrier } = form.invoice_holder;
  const reserved = reservedStart(cart);
  const { faultText, faultAt, summary } = useFault(checkout, state);
  useEffect(() => {
    if (arrival) focusField(arrival.type === "carrier" ? "invoice" : "payment");
  }, [arrival]);
  return (
    <div className={CHECKOUT_COLUMNS}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FaultSummary faults={summary} />
        <StoreLine
          store={order.store}
          source={form.source}
          number={cart.number}
          reserved={reserved}
          isReachable={outOfRange === null}
        />
        <DiningChoice
          store={order.store}
          dining_type={dining_type}
          onChoose={(type) => void chooseDiningType(checkout, type)}
        >
          {outOfRange === null && (
            <ReservationChoice
              order={order}
              dining_type={dining_type}
              reserved={reserved}
              isPending={isPending}
              refusal={isPending ? null : refusalOf("time", quoteAndRefusal)}
              onChoose={(start) => void chooseReservation(checkout, start)}
            />
          )}
        </DiningChoice>
        <DeliveryPlace
          dining_type={dining_type}
          store={order.store}
          address={address}
          fault={faultAt("address")}
          refusal={outOfRange}
          onNote={(note) => editAddressNote(checkout, note)}
          onLeave={() => void keepAddressNote(checkout)}
        >
          <ContactFields
            contact={draft}
            faults={{ name: faultAt("name"), phone: faultAt("phone") }}
            onEdit={(part) => checkout.edit(part)}
            onLeave={() => void keepContact(checkout)}
          />
        </DeliveryPlace>
        <PaymentChoice
          order={order}
          dining_type={dining_type}
          payment={draft}
          cards={form.cards}
          last={form.last?.pay_type ?? null}
          fault={faultAt("payment")}
          refusal={isPending ? null : refusalOf("payment", quoteAndRefusal)}
          onChoose={(payment) => void choosePayment(checkout, payment)}
          onAddCard={() => saveStoreOrder(form)}
        >
          <ArrivalNote form={form} at="payment" />
        </PaymentChoice>
        <DiscountCard checkout={checkout} form={form} />
        <CheckoutCard title={t("title")}>
          <ArrivalNote form={form} at="invoice" />
          <InvoiceLine
            invoice={invoice}
            carrier={carrier}
            offered={order.invoice}
            fault={faultAt("invoice")}
            last={lastInvoice(form.last, { current: invoice, carrier, order })}
            onChange={(chosen) => checkout.edit({ invoice: chosen, wants_carrier: false })}
            onBindCarrier={() => prepareCarrierBinding(checkout)}
          />
        </CheckoutCard>
      </div>
      <div className="contents tall:sticky tall:top-20 tall:row-span-2 tall:flex tall:max-h-[calc(100dvh-11rem)] tall:flex-col tall:gap-4">
        <OrderSummary
          order={order}
          isPending={isPending}
          fee_description={form.fee_description}
          remark={draft.remark}
          lastNote={noteAt(form.last, cart.store_id)}
          onRemark={(remark) => checkout.edit({ remark })}
          needs_cutlery={draft.needs_cutlery}
          onCutlery={(needs_cutlery) => checkout.edit({ needs_cutlery })}
        />
        <ConfirmBar checkout={checkout} state={state} order={order} />
      </div>
      <CheckoutBanners store_id={order.store_id} dining_type={dining_type} />
      <CheckoutDialogs checkout={checkout} state={state} faultText={faultText} />
    </div>
  );
}

/** The operator's advertisements for this store and dining type (CK-66). */
function CheckoutBanners(place: { store_id: number; dining_type: DiningType }) {
  const t = useTranslations("checkout");
  const { data: banners = [], refusal } = useCall(
    "marketingAdvertiseList",
    { query: { type: ADVERTISEMENT_PLACE.checkout, ...place } },
    { breakage: "stay", keepPreviousData: true },
  );
  return <AdvertisementList label={t("banners")} advertisements={refusal ? [] : banners} />;
}
