import { useTranslations } from "next-intl";
import { useState } from "react";
import { CardName } from "@/components/payments/card-name";
import { Button, buttonClass } from "@/components/ui/button";
import { ChoiceRow } from "@/components/ui/choice-row";
import { PageLink } from "@/components/ui/page-link";
import { useCall } from "@/lib/client/use-call";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { price: number; isSending: boolean; onBuy: (card_id: number) => void };

/** The saved cards and the button that pays the first month. The newest card is selected at first. */
export function SubscriptionCards({ price, isSending, onBuy }: Props) {
  const t = useTranslations("subscriptions");
  const { data: cards } = useCall("cardList", { query: {} }, { breakage: "stay" });
  const [chosen, setChosen] = useState<string | number | null>(null);
  if (!cards) return null;
  const card_id = chosen ?? cards.at(-1)?.id ?? null;
  const amount = formatMoney(price);
  return (
    <>
      <p className="tabular font-bold text-xl">{t("price", { price: amount })}</p>
      {cards.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="sr-only">{t("chooseCard")}</legend>
          {cards.map((card) => (
            <ChoiceRow
              type="radio"
              key={card.id}
              name="subscription_card"
              label={<CardName card={card} ending={t("ending", { digits: card.card_four_no })} />}
              checked={card.id === card_id}
              onChange={() => setChosen(card.id)}
            />
          ))}
        </fieldset>
      )}
      <p className="text-ink-soft text-sm">{t("renewalNote", { price: amount })}</p>
      {card_id !== null && (
        <Button disabled={isSending} onClick={() => onBuy(Number(card_id))}>
          {t(isSending ? "buying" : "buy", { price: amount })}
        </Button>
      )}
      <PageLink
        href={hrefs.bindCard({ returnTo: "subscription" })}
        className={buttonClass(card_id === null ? "primary" : "quiet")}
      >
        {t("addCard")}
      </PageLink>
    </>
  );
}
