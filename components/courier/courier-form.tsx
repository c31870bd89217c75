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
import { invoiceOfErrand } from "./courier-invoice";
import {
  type ErrandContext,
  type ErrandFault,
  type ErrandState,
  editErrand,
} from "./courier-state";
import { ErrandSummary } from "./courier-summary";
import { keepErrand } from "./keep-courier-order";
import { ParcelCard } from "./parcel-card";
import { priceErrand, settleErrand } from "./price-courier-order";
import { StopCard } from "./stop-card";
import { submitChangedErrand, submitErrand } from "./submit-courier-order";
import { useErrandFaultText } from "./use-courier-fault-text";

type Props = { context: ErrandContext; state: ErrandState };
const STOPS = ["pickup", "destination"] as const;

/** From where to where, what, and how it is paid (acceptance EX-04); the sum is in view as soon as there is one. */
export function ErrandForm({ context, state }: Props) {
  const t = useTranslations("express");
  const { draft, order, status } = state;
  const isPending = state.asking !== null || state.isOutdated;
  const faultText = useErrandFaultText()(state.fault);
  const faultAt = (field: ErrandFault["field"]) =>
    state.fault?.field === field ? faultText : undefined;
  const focused = state.dialog ? undefined : state.fault?.field;
  useEffect(() => {
    if (focused) document.querySelector<HTMLElement>(`[data-field="${focused}"]`)?.focus();
  }, [focused]);
  const settle = () => void settleErrand(context);
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
            editErrand(context, { quantity });
            settle();
          }}
          onText={(optional_text) => editErrand(context, { optional_text })}
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
                editErrand(context, payment);
                settle();
              }}
              onAddCard={() => keepErrand(context)}
              addHref={hrefs.bindCard({ isCourier: true })}
            >
              <ArrivalNote state={state} at="payment" />
            </PaymentChoice>
            <CheckoutCard title={t("invoice")}>
              <InvoiceLine
                invoice={invoiceOfErrand(state, order)}
                carrier={null}
                charity={order.invoice.charity}
                fault={faultAt("invoice")}
                onChange={(invoice) => editErrand(context, { invoice })}
              />
            </CheckoutCard>
          </>
        )}
      </div>
      <div className="contents tall:sticky tall:top-20 tall:grid tall:gap-4">
        <ErrandSummary state={state} onRenew={() => void priceErrand(context)} />
        {order && state.outOfRange === null && (
          <ConfirmBar
            order={order}
            state={{ ...state, stage: state.stage === "leaving" ? "leaving" : "open" }}
            onConfirm={() => void submitErrand(context)}
            onRenew={() => void priceErrand(context)}
          />
        )}
      </div>
      <CheckoutDialogs
        dialog={state.dialog}
        isPending={isPending}
        covered={coveredBy(state)}
        faultText={faultText}
        onClose={() => context.set({ dialog: null })}
        onAgree={() => void submitChangedErrand(context)}
      />
    </div>
  );

  function edit(name: StopName, part: Partial<ErrandState["draft"][StopName]>) {
    editErrand(context, { [name]: { ...context.get().draft[name], ...part } });
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

function coveredBy({ stage, isSending }: ErrandState) {
  if (stage === "leaving") return "leaving";
  return isSending ? "sending" : null;
}
