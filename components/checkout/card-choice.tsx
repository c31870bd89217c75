"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { CardName } from "@/components/payments/card-name";
import { PayMark } from "@/components/payments/pay-mark";
import { buttonClass } from "@/components/ui/button";
import { ChoiceRow } from "@/components/ui/choice-row";
import { onDemandDialog } from "@/components/ui/on-demand";
import { PageLink } from "@/components/ui/page-link";
import { PAY_TYPE } from "@/lib/contracts/codes";
import type { Card } from "@/lib/contracts/payments";
import { cardBrandName } from "@/lib/payments/card-brand";
import { memberTexts } from "@/messages/parts/member-texts";

type Props = {
  label: string;
  checked: boolean;
  disabled: boolean;
  cards: Card[];
  /** The id of the selected card; the first card by default (CK-22). */
  card_id: number | null;
  /** True if the focus moves to this row when the check of the payment fails. */
  isFirst: boolean;
  /** The message of a failed check. This row shows it if the row is chosen but no card is selected. */
  fault: string | undefined;
  onChoose: (card_id: number | null) => void;
  onAddCard: () => void;
  /** The URL of the page that saves a card. */
  addHref: string;
};

/**
 * The row for payment by card. It shows the selected card. If the row is chosen but no card is selected, it shows a
 * link to save a card (CK-34, CK-35).
 */
export function CardChoice(props: Props) {
  const { label, checked, disabled, cards, card_id, isFirst, fault, onChoose, onAddCard } = props;
  const { addHref } = props;
  const t = useTranslations("checkout");
  const textId = useId();
  const card = disabled ? undefined : cards.find(({ id }) => id === card_id);
  const isCardMissing = checked && !card;
  return (
    <div className="relative">
      <ChoiceRow
        type="radio"
        name="pay_type"
        label={label}
        text={text()}
        disabled={disabled}
        checked={checked}
        onChange={() => onChoose(card_id)}
        data-field={isFirst && !isCardMissing ? "payment" : undefined}
        className={`${card ? "pr-22" : ""} ${isCardMissing ? "pb-19" : ""}`}
        end={!card && <PayMark method={PAY_TYPE.creditCard} className="text-ink-soft" />}
      />
      {card && (
        <CardChange
          card={card}
          cards={cards}
          onChoose={onChoose}
          onAddCard={onAddCard}
          addHref={addHref}
        />
      )}
      {isCardMissing && (
        <PageLink
          href={addHref}
          onClick={onAddCard}
          aria-describedby={textId}
          data-field="payment"
          className={`${buttonClass("secondary")} absolute right-4 bottom-4 left-12 sm:right-auto`}
        >
          {t("addCard")}
        </PageLink>
      )}
    </div>
  );

  function text() {
    if (disabled) return t("payDisabled");
    if (isCardMissing) {
      return (
        <span id={textId} className={`block ${fault ? "text-bad" : ""}`}>
          {fault ?? t("pay11None")}
        </span>
      );
    }
    if (!card) return t("pay11None");
    return (
      <>
        <CardName card={card} ending={t("cardEnding", { card_four_no: card.card_four_no })} />
        <span className="block">{t("pay11Text")}</span>
      </>
    );
  }
}

const CardPicker = onDemandDialog(
  async () => (await import("@/components/payments/card-picker")).CardPicker,
  memberTexts,
);

type CardChangeProps = {
  card: Card;
  cards: Card[];
  onChoose: (card_id: number) => void;
  onAddCard: () => void;
  addHref?: string | undefined;
};

/** The button and dialog to choose another card or to add a new card (CK-34). */
function CardChange({ card, cards, onChoose, onAddCard, addHref }: CardChangeProps) {
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
