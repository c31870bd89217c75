import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cardBrandName } from "@/lib/payments/card-brand";
import type { CheckoutState } from "./checkout-state";

type Props = {
  state: Pick<CheckoutState, "arrival" | "unpaidReason" | "cards"> & {
    draft: Pick<CheckoutState["draft"], "card_id">;
  };
  at: "payment" | "invoice";
};

/** What became of the way that has just led back here, in the part that it concerns. */
export function ArrivalNote({ state, at }: Props) {
  const t = useTranslations("checkout");
  const { arrival, unpaidReason, draft, cards } = state;
  if (at === "invoice") return arrival === "carrier" && <Good>{t("carrierBound")}</Good>;
  if (arrival === "unpaid") {
    return (
      <p role="status" className="grid rounded-card bg-warn-tint px-4 py-3 text-warn">
        <span className="font-bold">{t("cancelledPayment")}</span>
        {unpaidReason && <span className="text-sm">{unpaidReason}</span>}
      </p>
    );
  }
  const card = arrival === "card" && cards.find(({ id }) => id === draft.card_id);
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
