import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cardBrandName } from "@/lib/payments/card-brand";
import type { CheckoutForm } from "./checkout-engine";

type Props = { form: Pick<CheckoutForm, "arrival" | "cards" | "draft">; at: "payment" | "invoice" };

/**
 * Says that a card was saved, a carrier was bound or a payment was not completed, after the customer has returned from
 * the page for it. `at` is the section of the checkout that contains this element. Each section shows only the note
 * that belongs to it.
 */
export function ArrivalNote({ form: { arrival, cards, draft }, at }: Props) {
  const t = useTranslations("checkout");
  if (at === "invoice") return arrival?.type === "carrier" && <Good>{t("carrierBound")}</Good>;
  if (arrival?.type === "unpaid") {
    return (
      <p role="status" className="grid rounded-card bg-warn-tint px-4 py-3 text-warn">
        <span className="font-bold">{t("cancelledPayment")}</span>
        {arrival.reason && <span className="text-sm">{arrival.reason}</span>}
      </p>
    );
  }
  const card = arrival?.type === "card" && cards.find(({ id }) => id === draft.card_id);
  if (!card) return null;
  const ending = t("cardEnding", { card_four_no: card.card_four_no });
  return <Good>{t("cardAdded", { card: `${cardBrandName(card)} ${ending}` })}</Good>;
}

function Good({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-card bg-good-tint px-4 py-3 font-bold text-good">
      {children}
    </p>
  );
}
