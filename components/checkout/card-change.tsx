"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { onDemandDialog } from "@/components/ui/on-demand";
import type { Card } from "@/lib/contracts/payments";
import { cardBrandName } from "@/lib/payments/card-brand";

const CardPicker = onDemandDialog(
  async () => (await import("@/components/payments/card-picker")).CardPicker,
);

type Props = {
  card: Card;
  cards: Card[];
  onChoose: (card_id: number) => void;
  onAddCard: () => void;
  addHref?: string | undefined;
};

/** At the right of the row of card payment: another card, or a new one (CK-34). */
export function CardChange({ card, cards, onChoose, onAddCard, addHref }: Props) {
  const t = useTranslations("checkout");
  const [isOpen, setOpen] = useState(false);
  const name = `${cardBrandName(card)} ${t("cardEnding", { card_four_no: card.card_four_no })}`;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("changeCardOf", { card: name })}
        onClick={() => setOpen(true)}
        className="absolute inset-y-0 right-0 min-w-20 rounded-card px-4 text-right font-bold text-brand"
      >
        {t("changeCard")}
      </button>
      <CardPicker
        open={isOpen}
        cards={cards}
        card_id={card.id}
        onClose={() => setOpen(false)}
        onChoose={(card_id) => {
          setOpen(false);
          onChoose(card_id);
        }}
        onAdd={onAddCard}
        {...(addHref && { addHref })}
      />
    </>
  );
}
