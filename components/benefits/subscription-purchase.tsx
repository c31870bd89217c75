"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { callMember } from "@/lib/client/call-member";
import { type Go, openPage } from "@/lib/client/leave";
import { useCall } from "@/lib/client/use-call";
import { useRead } from "@/lib/client/use-read";
import { REASON } from "@/lib/contracts/answer-code";
import type { Answer } from "@/lib/contracts/envelope";
import type { OwnSubscription } from "@/lib/contracts/subscriptions";
import { formatMoney } from "@/lib/format/money";
import { formatFullDate } from "@/lib/time/date-time";
import { SubscriptionCards } from "./subscription-cards";

const PAYING_POLL_MS = 5000;

type Props = { isRunning: boolean; onChanged: () => void; go?: Go };

/**
 * The controls to buy the subscription and to switch its renewal on or off (SB-06, SB-07). Nothing is shown if the
 * backend does not support the call `ownSubscription`.
 */
export function SubscriptionPurchase({ isRunning, onChanged, go = openPage }: Props) {
  const answerText = useAnswerText();
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [isPolling, setPolling] = useState(false);
  const {
    data: own,
    refusal,
    mutate,
  } = useRead<OwnSubscription>(
    "ownSubscription",
    async (options) => {
      const answer = await callMember("ownSubscription", { query: {} }, options);
      if (answer.ok) setPolling(answer.data.is_paying === 1);
      if (answer.ok && isPolling && answer.data.is_paying === 0) onChanged();
      return answer;
    },
    { breakage: "stay", refreshInterval: isPolling ? PAYING_POLL_MS : 0 },
  );
  const { data: plan } = useCall("subscriptionPlan", { query: {} }, { breakage: "stay" });
  if (refusal && refusal.reason !== REASON.notOffered) {
    return <p className="text-ink-soft">{answerText(refusal)}</p>;
  }
  if (!own) return null;
  return (
    <div className="grid gap-3">
      <Notes own={own} isRunning={isRunning} message={message} />
      {isRunning && own.renew_price > 0 && (
        <Renewal own={own} isSending={isSending} onChange={(next) => void change(next)} />
      )}
      {!isRunning && plan && (
        <SubscriptionCards
          price={plan.price}
          isSending={isSending}
          onBuy={(card_id) => void buy(card_id, plan.price)}
        />
      )}
    </div>
  );

  async function buy(card_id: number, price: number) {
    const answer = await send(callMember("buySubscription", { body: { card_id, price } }));
    if (!answer.ok) return void mutate();
    const { payment_url_web } = answer.data;
    if (payment_url_web) return go(payment_url_web);
    await mutate(answer.data, { revalidate: false });
    setPolling(answer.data.is_paying === 1);
    onChanged();
  }

  async function change(auto_renew: 0 | 1) {
    const answer = await send(callMember("renewSubscription", { body: { auto_renew } }));
    if (answer.ok) await mutate(answer.data, { revalidate: false });
  }

  async function send<Data>(sent: Promise<Answer<Data>>): Promise<Answer<Data>> {
    setSending(true);
    setMessage(null);
    const answer = await sent;
    setSending(false);
    if (!answer.ok) setMessage(answerText(answer));
    return answer;
  }
}

type NotesProps = { own: OwnSubscription; isRunning: boolean; message: string | null };

/** Says whether the last payment is pending or has failed, and why the last press of a button was refused. */
function Notes({ own, isRunning, message }: NotesProps) {
  const t = useTranslations("subscriptions");
  const isPaying = own.is_paying === 1;
  return (
    <p role="status" className="grid gap-1 empty:hidden">
      {isPaying && <span className="font-bold text-warn">{t("paying")}</span>}
      {!isPaying && own.has_failed === 1 && (
        <span className="font-bold text-bad">{t(isRunning ? "renewalFailed" : "payFailed")}</span>
      )}
      {message && <span className="font-bold text-bad">{message}</span>}
    </p>
  );
}

type RenewalProps = {
  own: OwnSubscription;
  isSending: boolean;
  onChange: (auto_renew: 0 | 1) => void;
};

function Renewal({ own, isSending, onChange }: RenewalProps) {
  const locale = useLocale();
  const t = useTranslations("subscriptions");
  const isOn = own.auto_renew === 1;
  const price = formatMoney(own.renew_price);
  const date = formatFullDate(own.renew_time, locale);
  return (
    <div className="grid gap-1">
      <p className="tabular">{isOn ? t("renewsOn", { date, price }) : t("renewsNot")}</p>
      <Button look="secondary" disabled={isSending} onClick={() => onChange(isOn ? 0 : 1)}>
        {t(isOn ? "endRenewal" : "startRenewal")}
      </Button>
    </div>
  );
}

/** The monthly price of the subscription. Nothing is shown if the shop does not sell it. */
export function SubscriptionPrice() {
  const t = useTranslations("subscriptions");
  const { data: plan } = useCall("subscriptionPlan", { query: {} }, { breakage: "stay" });
  if (!plan) return null;
  return (
    <p className="tabular font-bold text-xl">{t("price", { price: formatMoney(plan.price) })}</p>
  );
}
