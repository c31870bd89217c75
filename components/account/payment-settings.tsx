"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MessageDialog } from "@/components/ui/message-dialog";
import { PageLink } from "@/components/ui/page-link";
import { TitledCard } from "@/components/ui/titled-card";
import { useAnswerText } from "@/components/ui/use-answer-text";
import type { MemberPage } from "@/lib/account/member-page";
import { callMember } from "@/lib/client/call-member";
import { useCall } from "@/lib/client/use-call";
import type { Card } from "@/lib/contracts/payments";
import { cardBrandName } from "@/lib/payments/card-brand";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { page: Pick<MemberPage, "carrier" | "canEdit" | "canAddCard"> };

/** The section of the member page with the saved cards and the state of the member carrier (MB-13 to MB-15). */
export function PaymentSettings({ page }: Props) {
  const t = useTranslations("members");
  return (
    <TitledCard title={t("paying")}>
      <SavedCards canEdit={page.canEdit} canAdd={page.canAddCard} />
      {page.carrier && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-3">
          <span className="font-bold">{t("carrier")}</span>
          {page.carrier === "bound" ? (
            <span className="font-bold text-good text-sm">{t("bound")}</span>
          ) : (
            <PageLink
              href={hrefs.register({ step: 2 })}
              className={`${buttonClass("quiet")} -mr-5`}
            >
              {t("bindCarrier")}
            </PageLink>
          )}
        </div>
      )}
    </TitledCard>
  );
}

function SavedCards({ canEdit, canAdd }: { canEdit: boolean; canAdd: boolean }) {
  const t = useTranslations("members");
  const answerText = useAnswerText();
  const { data, refusal, read } = useCall("cardList", { query: {} }, { breakage: "stay" });
  const [removing, setRemoving] = useState<Card | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const cards = data ?? [];
  return (
    <>
      {refusal && <p className="text-ink-soft">{answerText(refusal)}</p>}
      {/* The placeholder is as high as one card. */}
      {!data && !refusal && <div className="h-11 animate-pulse rounded-card bg-surface" />}
      {data && cards.length === 0 && (
        <p className="flex min-h-11 items-center text-ink-soft">{t("noCards")}</p>
      )}
      {cards.length > 0 && (
        <ul className="grid">
          {cards.map((card) => (
            <li key={card.id} className="flex min-h-11 items-center justify-between gap-3">
              <span className="tabular font-bold">{nameOf(card)}</span>
              {canEdit && (
                <button
                  type="button"
                  aria-label={t("removeCardOf", { card: nameOf(card) })}
                  onClick={() => setRemoving(card)}
                  className="-mr-2 min-h-11 px-2 font-bold text-brand"
                >
                  {t("removeCard")}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canAdd ? (
        <PageLink
          href={hrefs.bindCard({ returnTo: "member" })}
          className={buttonClass("secondary")}
        >
          {t("addCard")}
        </PageLink>
      ) : (
        <p className="text-ink-soft text-sm">{t("addCardAtCheckout")}</p>
      )}
      <ConfirmDialog
        open={removing !== null}
        title={t("removeCardTitle", { card: removing ? nameOf(removing) : "" })}
        text={t("removeCardText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("removeCard")}
        onCancel={() => setRemoving(null)}
        onConfirm={() => void remove()}
      />
      <MessageDialog
        title={t("cardNotRemoved")}
        message={refused}
        closeLabel={t("close")}
        onClose={() => setRefused(null)}
      />
    </>
  );

  function nameOf(card: Card): string {
    return t("cardName", { brand: cardBrandName(card), digits: card.card_four_no });
  }

  async function remove() {
    if (!removing) return;
    const body = { id: Number(removing.id) };
    setRemoving(null);
    const answer = await callMember("removeCard", { body });
    if (!answer.ok) setRefused(answerText(answer));
    await read();
  }
}
