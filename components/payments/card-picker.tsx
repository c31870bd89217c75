"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { ChoiceRow } from "@/components/ui/choice-row";
import { Dialog } from "@/components/ui/dialog";
import { PageLink } from "@/components/ui/page-link";
import type { Card } from "@/lib/contracts/payments";
import { hrefs } from "@/lib/routing/hrefs";
import { CardName } from "./card-name";

type Props = {
  open: boolean;
  cards: Card[];
  /** The card that is selected when the picker opens. */
  card_id: number | null;
  onClose: () => void;
  onChoose: (card_id: number) => void;
  /** Called when the customer presses the link to the page that saves a card, before that page opens. */
  onAdd: () => void;
  addHref?: string;
};

/**
 * The sheet in which a customer chooses a saved card (CK-34, MD-02). The choice is applied only when the customer
 * presses the button.
 */
export function CardPicker({ open, onClose, ...choice }: Props) {
  const t = useTranslations("cards");
  return (
    <Dialog open={open} title={t("title")} place="sheet" closeLabel={t("close")} onClose={onClose}>
      <Choice {...choice} />
    </Dialog>
  );
}

function Choice(props: Omit<Props, "open" | "onClose">) {
  const { cards, card_id, onChoose, onAdd, addHref = hrefs.bindCard() } = props;
  const t = useTranslations("cards");
  const [marked, setMarked] = useState(card_id);
  return (
    <div className="grid gap-4 p-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t("title")}</legend>
        {cards.map((card) => (
          <ChoiceRow
            type="radio"
            key={card.id}
            name="card_id"
            label={
              <span className="whitespace-nowrap">
                <CardName card={card} ending={t("ending", { card_four_no: card.card_four_no })} />
              </span>
            }
            checked={card.id === marked}
            onChange={() => setMarked(card.id)}
          />
        ))}
      </fieldset>
      <div className="grid gap-2">
        <Button disabled={marked === null} onClick={() => marked !== null && onChoose(marked)}>
          {t("use")}
        </Button>
        <PageLink href={addHref} onClick={onAdd} className={buttonClass("secondary")}>
          {t("add")}
        </PageLink>
      </div>
    </div>
  );
}
