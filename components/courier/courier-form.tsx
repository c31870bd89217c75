"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { ArrivalNote } from "@/components/checkout/arrival-note";
import { rememberPayment } from "@/components/checkout/change-checkout";
import { CheckoutCard } from "@/components/checkout/checkout-card";
import { CHECKOUT_COLUMNS } from "@/components/checkout/checkout-columns";
import { CheckoutDialogs } from "@/components/checkout/checkout-dialogs";
import { ConfirmBar } from "@/components/checkout/confirm-bar";
import { InvoiceLine } from "@/components/checkout/invoice-line";
import { PaymentChoice } from "@/components/checkout/payment-choice";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { StopName } from "@/lib/courier/courier-draft";
import { hrefs } from "@/lib/routing/hrefs";
import { invoiceOfCourierOrder } from "./courier-invoice";
import {
  type CourierOrderContext,
  type CourierOrderFault,
  type CourierOrderState,
  editCourierOrder,
} from "./courier-state";
import { CourierOrderSummary } from "./courier-summary";
import { keepCourierOrder } from "./keep-courier-order";
import { ParcelCard } from "./parcel-card";
import { priceCourierOrder, settleCourierOrder } from "./price-courier-order";
import { StopCard } from "./stop-card";
import { submitChangedCourierOrder, submitCourierOrder } from "./submit-courier-order";
import { useCourierOrderFaultText } from "./use-courier-fault-text";

type Props = { context: CourierOrderContext; state: CourierOrderState };
const STOPS = ["pickup", "destination"] as const;

/** The two places, the parcel and the payment (EX-04). The price is in view as soon as it is known. */
export function CourierOrderForm({ context, state }: Props) {
  const t = useTranslations("express");
  const { draft, order, status } = state;
  const isPending = state.asking !== null || state.isOutdated;
  const faultText = useCourierOrderFaultText()(state.fault);
  const faultAt = (field: CourierOrderFault["field"]) =>
    state.fault?.field === field ? faultText : undefined;
  const focused = state.dialog ? undefined : state.fault?.field;
  useEffect(() => {
    if (focused) document.querySelector<HTMLElement>(`[data-field="${focused}"]`)?.focus();
  }, [focused]);
  const settle = () => void settleCourierOrder(context);
  return (
    <div className={CHECKOUT_COLUMNS}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {STOPS.map((name) => (
          <StopCard
            key={name}
            name={name}
            stop={draft[name]}
            faultAt={faultAt}
            refusal={refusalOf(name)}
            onEdit={(part) => edit(name, part)}
            onLeave={settle}
            onPlace={(part) => {
              edit(name, part);
              settle();
            }}
          />
        ))}
        <ParcelCard
          draft={draft}
          images={status?.images.map(({ url }) => url) ?? []}
          onQuantity={(quantity) => {
            editCourierOrder(context, { quantity });
            settle();
          }}
          onText={(optional_text) => editCourierOrder(context, { optional_text })}
          onUploaded={addImage}
        />
        {order && (
          <>
            <PaymentChoice
              order={order}
              dining_type={DINING_TYPE.courier}
              payment={draft}
              cards={state.cards}
              fault={faultAt("payment")}
              refusal={null}
              onChoose={(payment) => {
                rememberPayment(payment);
                editCourierOrder(context, payment);
                settle();
              }}
              onAddCard={() => keepCourierOrder(context)}
              addHref={hrefs.bindCard({ isCourier: true })}
            >
              <ArrivalNote state={state} at="payment" />
            </PaymentChoice>
            <CheckoutCard title={t("invoice")}>
              <InvoiceLine
                invoice={invoiceOfCourierOrder(state, order)}
                carrier={null}
                charity={order.invoice.charity}
                fault={faultAt("invoice")}
                onChange={(invoice) => editCourierOrder(context, { invoice })}
              />
            </CheckoutCard>
          </>
        )}
      </div>
      <div className="contents tall:sticky tall:top-20 tall:grid tall:gap-4">
        <CourierOrderSummary state={state} onRenew={() => void priceCourierOrder(context)} />
        {order && state.outOfRange === null && (
          <ConfirmBar
            order={order}
            state={{ ...state, stage: state.stage === "leaving" ? "leaving" : "open" }}
            onConfirm={() => void submitCourierOrder(context)}
            onRenew={() => void priceCourierOrder(context)}
          />
        )}
      </div>
      <CheckoutDialogs
        dialog={state.dialog}
        isPending={isPending}
        covered={coveredBy(state)}
        faultText={faultText}
        onClose={() => context.set({ dialog: null })}
        onAgree={() => void submitChangedCourierOrder(context)}
      />
    </div>
  );

  function edit(name: StopName, part: Partial<CourierOrderState["draft"][StopName]>) {
    editCourierOrder(context, { [name]: { ...context.get().draft[name], ...part } });
  }

  function refusalOf(name: StopName): string | null {
    const { outOfRange } = state;
    return name === "destination" && outOfRange !== null ? outOfRange || t("tooFar") : null;
  }

  function addImage(url: string) {
    const now = context.get().status;
    if (now) context.set({ status: { ...now, images: [...now.images, { url }] } });
  }
}

function coveredBy({ stage, isSending }: CourierOrderState) {
  if (stage === "leaving") return "leaving";
  return isSending ? "sending" : null;
}
