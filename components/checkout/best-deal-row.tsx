"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import {
  type DiscountDraft,
  dealDraft,
  dealParts,
  discountsOf,
  isSameChoice,
} from "@/lib/checkout/deal-choices";
import type { BestDeal, DealPart } from "@/lib/contracts/best-deal";
import { listText } from "@/lib/format/list-text";
import { formatDiscount, formatMoney } from "@/lib/format/money";
import { change } from "./quote-order";
import type { StoreCheckout, StoreForm } from "./store-order-state";

type Props = { checkout: StoreCheckout; form: StoreForm; deal: BestDeal };

/**
 * The deal that the customer has applied with 套用, and the customer's earlier choices. One press restores the earlier
 * choices.
 */
type TakenDeal = { deal: BestDeal; before: DiscountDraft };

type State = "saves" | "taken" | "best" | "none";

/**
 * Proposes the combination of benefits with the lowest total, which the server has computed (CK-110). After the
 * customer has applied it, one press restores the earlier choices (CK-111). Says why a benefit is not part of it
 * (CK-112).
 */
export function BestDealRow({ checkout, form, deal }: Props) {
  const locale = useLocale();
  const t = useTranslations("discounts");
  const [taken, setTaken] = useState<TakenDeal | null>(null);
  const { used, own, others } = dealParts(deal);
  const state = stateOf();
  const saved = state === "taken" && taken ? taken.deal.saving : deal.saving;
  if (deal.parts.length === 0) return null;

  return (
    <div className="grid grid-cols-1 gap-1 rounded-card bg-surface px-4 py-2">
      <div className="flex min-h-12 items-center gap-3">
        {(state === "taken" || state === "best") && (
          <Icon name="tick" className="size-5 flex-none text-good" />
        )}
        <p className="grid min-w-0 flex-1">
          <span className="tabular font-bold">
            {t(`deal.${state}`, { saving: formatMoney(saved) })}
          </span>
          {state === "saves" && (
            <span className="wrap-anywhere text-ink-soft text-sm">
              {listText(
                used.map(({ name }) => name),
                locale,
              )}
            </span>
          )}
        </p>
        {(state === "saves" || state === "taken") && (
          <button
            type="button"
            aria-disabled={form.quoting.type !== "idle"}
            aria-label={t(`dealButtonLabel.${state}`, { saving: formatMoney(saved) })}
            onClick={handlePress}
            className="-mr-4 min-h-11 flex-none px-4 font-bold text-brand aria-disabled:opacity-50"
          >
            {t(`dealButton.${state}`)}
          </button>
        )}
      </div>
      {own.map(({ benefit, name, note }) => (
        <p key={benefit} className="wrap-anywhere text-ink-soft text-sm">
          {t("dealUnused", { name, note })}
        </p>
      ))}
      {others.length > 0 && <DealDetails parts={others} />}
    </div>
  );

  function stateOf(): State {
    const isTaken = taken !== null && isSameChoice(form.draft, dealDraft(taken.deal));
    // Until the new quote arrives, `deal` still belongs to the quote before the press.
    if (isTaken && (deal.saving === 0 || form.quoting.type !== "idle")) return "taken";
    if (deal.saving > 0) return "saves";
    return used.length > 0 ? "best" : "none";
  }

  function handlePress() {
    if (form.quoting.type !== "idle") return;
    if (state === "saves") setTaken({ deal, before: discountsOf(form.draft) });
    const choice = state === "saves" ? dealDraft(deal) : taken?.before;
    checkout.patch({ couponRefusal: null });
    if (choice) void change(checkout, choice);
  }
}

/** Lists the given benefits, each with its discount or with the reason why it is not used. */
function DealDetails({ parts }: { parts: DealPart[] }) {
  const t = useTranslations("discounts");
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center font-bold text-brand">
        {t("dealDetails")}
      </summary>
      <dl className="grid gap-2 pb-2">
        {parts.map(({ benefit, name, discount, note }) => (
          <div key={benefit} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <dt className="wrap-anywhere">{name}</dt>
            {discount > 0 ? (
              <dd className="tabular font-bold text-good">{formatDiscount(discount)}</dd>
            ) : (
              <dd className="col-span-full text-ink-soft">{note}</dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
