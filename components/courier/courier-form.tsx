"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { ArrivalNote } from "@/components/checkout/arrival-note";
import { CheckoutCard } from "@/components/checkout/checkout-card";
import { CheckoutDialogs } from "@/components/checkout/checkout-dialogs";
import type { FormState } from "@/components/checkout/checkout-engine";
import { CHECKOUT_COLUMNS } from "@/components/checkout/checkout-skeleton";
import { ConfirmBar } from "@/components/checkout/confirm-bar";
import { CouponChoice } from "@/components/checkout/coupon-choice";
import { FaultSummary } from "@/components/checkout/fault-summary";
import { InvoiceLine } from "@/components/checkout/invoice-line";
import { rememberPayment } from "@/components/checkout/member-choices";
import { PaymentChoice } from "@/components/checkout/payment-choice";
import { change, quoteIfChanged, quoteOrder } from "@/components/checkout/quote-order";
import { useFault } from "@/components/checkout/use-fault";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { CourierOrderStop, StopName } from "@/lib/courier/courier-draft";
import { hrefs } from "@/lib/routing/hrefs";
import { COURIER_ORDER } from "./courier-order";
import { type CourierCheckout, type CourierForm, saveCourierOrder } from "./courier-order-state";
import { CourierOrderSummary } from "./courier-summary";
import { ParcelCard } from "./parcel-card";
import { StopCard } from "./stop-card";

type Props = { checkout: CourierCheckout; state: FormState<CourierForm> };
const STOPS = ["pickup", "destination"] as const;

/**
 * The form of a courier order: the two places, the parcel and the payment (EX-04). The price is shown as soon as it is
 * known.
 */
export function CourierOrderForm({ checkout, state }: Props) {
  const t = useTranslations("express");
  const tDiscounts = useTranslations("discounts");
  const { form } = state;
  const { draft, order, fee } = form;
  const { faultText, faultAt, summary } = useFault(checkout, state, {
    addressText: (field) => {
      const label = t(field === "pickup-address" ? "pickupAddress" : "destinationAddress");
      return t("missing-address", { label });
    },
    placeOf: (field) => {
      const stop = STOPS.find((name) => field.startsWith(name));
      return stop ? t("faultAt", { stop: t(stop) }) : "";
    },
  });
  return (
    <div className={CHECKOUT_COLUMNS}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FaultSummary faults={summary} />
        {form.arrival?.type === "placed" && <PlacedNote />}
        {STOPS.map((name) => (
          <StopCard
            key={name}
            name={name}
            stop={draft[name]}
            faultAt={faultAt}
            refusal={refusalOf(name)}
            onEdit={(part) => editStop(name, part)}
            onLeave={() => void quoteIfChanged(checkout)}
            onPlace={(part) => {
              editStop(name, part);
              void quoteIfChanged(checkout);
            }}
          />
        ))}
        <ParcelCard
          draft={draft}
          images={form.images}
          onQuantity={(quantity) => void change(checkout, { quantity })}
          onText={(optional_text) => checkout.edit({ optional_text })}
          onUploaded={addImage}
        />
        {order && (
          <>
            <PaymentChoice
              order={order}
              dining_type={DINING_TYPE.courier}
              payment={draft}
              cards={form.cards}
              fault={faultAt("payment")}
              refusal={null}
              onChoose={(payment) => {
                rememberPayment(payment);
                void change(checkout, payment);
              }}
              onAddCard={() => saveCourierOrder(form)}
              addHref={hrefs.bindCard({ isCourier: true })}
            >
              <ArrivalNote form={form} at="payment" />
            </PaymentChoice>
            <CheckoutCard title={tDiscounts("title")}>
              <div>
                <CouponChoice checkout={checkout} form={form} />
              </div>
            </CheckoutCard>
            <CheckoutCard title={t("invoice")}>
              <InvoiceLine
                invoice={COURIER_ORDER.invoiceOf(form, order)}
                carrier={null}
                offered={order.invoice}
                fault={faultAt("invoice")}
                onChange={(invoice) => checkout.edit({ invoice })}
              />
            </CheckoutCard>
          </>
        )}
      </div>
      <div className="contents tall:sticky tall:top-20 tall:grid tall:gap-4">
        <CourierOrderSummary form={form} onRenew={() => void quoteOrder(checkout)} />
        {order && <ConfirmBar checkout={checkout} state={state} order={order} />}
      </div>
      <CheckoutDialogs checkout={checkout} state={state} faultText={faultText} />
    </div>
  );

  function editStop(name: StopName, part: Partial<CourierOrderStop>) {
    const now = checkout.form;
    if (now) checkout.edit({ [name]: { ...now.draft[name], ...part } });
  }

  function refusalOf(name: StopName): string | null {
    if (name === "pickup" || fee?.type !== "too-far") return null;
    return fee.message || t("tooFar");
  }

  function addImage(url: string) {
    const now = checkout.form;
    if (now) checkout.patch({ images: [...now.images, url] });
  }
}

/**
 * Says that the order was placed. It is shown if the backend cannot show the orders of a courier session. The note gets
 * the focus (EX-14).
 */
function PlacedNote() {
  const t = useTranslations("courierOrderPage");
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p
      ref={note}
      tabIndex={-1}
      className="grid scroll-mt-24 rounded-card bg-good-tint px-4 py-3 text-good outline-none"
    >
      <span className="font-bold">{t("head-placed")}</span>
      <span className="text-sm">{t("text-placed")}</span>
    </p>
  );
}
