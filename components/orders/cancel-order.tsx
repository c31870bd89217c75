"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MessageDialog } from "@/components/ui/message-dialog";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { isBreakage } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { AS_COURIER } from "@/lib/client/courier-session-store";
import { PAY_STATUS } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import type { OrderDetail, OrderProgress } from "@/lib/contracts/order-detail";
import { cancelCountdown } from "@/lib/orders/order-times";
import { formatMoment } from "@/lib/time/date-time";

type Props = {
  order: Pick<OrderDetail, "id" | "cancel_until" | "pay_status">;
  clockSkewSeconds: number;
  onProgress: (progress: OrderProgress) => void;
  /** True if the order is cancelled with the courier session instead of the member session. */
  isCourier?: boolean;
  /** The message namespace of the texts. */
  words?: Words;
};
type Words = "orderPage" | "courierOrderPage";
type Step = "idle" | "confirming" | "sending";

/**
 * The button that cancels an order. It disappears when the store accepts the order, and at the latest after five
 * minutes. For a reservation, the latest time is the time when the store begins the order, if that is later (RU-30).
 * The server decides whether cancelling is possible.
 */
export function CancelOrder(props: Props) {
  const { order, clockSkewSeconds, onProgress, isCourier = false, words = "orderPage" } = props;
  const t = useTranslations(words);
  const answerText = useAnswerText();
  const [step, setStep] = useState<Step>("idle");
  const [refused, setRefused] = useState<Refusal | null>(null);
  const isPaid = order.pay_status === PAY_STATUS.paid;
  // The order may have been cancelled even if the answer does not arrive.
  const isUnknown = refused !== null && isBreakage(refused);
  return (
    <>
      {order.cancel_until !== null && (
        <CancelButton
          words={words}
          until={order.cancel_until}
          clockSkewSeconds={clockSkewSeconds}
          onPress={() => setStep("confirming")}
        />
      )}
      <ConfirmDialog
        open={step === "confirming"}
        title={t("cancelTitle")}
        text={isPaid ? t("cancelPaidText") : t("cancelText")}
        cancelLabel={t("keepOrder")}
        confirmLabel={t("cancelOrder")}
        onCancel={() => setStep("idle")}
        onConfirm={() => void cancel()}
      />
      <BlockingOverlay open={step === "sending"} label={t("cancelling")} />
      <MessageDialog
        title={t(isUnknown ? "maybeCancelled" : "notCancelled")}
        message={refused && answerText(refused)}
        closeLabel={t("close")}
        onClose={() => setRefused(null)}
      />
    </>
  );

  async function cancel() {
    setStep("sending");
    const input = { body: { order_id: order.id } };
    const answer = await callApi("cancelOrder", input, isCourier ? AS_COURIER : {});
    setStep("idle");
    if (answer.ok) onProgress(answer.data);
    else setRefused(answer);
  }
}

type ButtonProps = { words: Words; until: number; clockSkewSeconds: number; onPress: () => void };

/** The button with its countdown. It is a separate component, because it renders every second. */
function CancelButton({ words, until, clockSkewSeconds, onPress }: ButtonProps) {
  const locale = useLocale();
  const t = useTranslations(words);
  const now = useSecond() + clockSkewSeconds;
  const countdown = cancelCountdown(until, now);
  if (countdown === null) return null;
  const isLong = until - now > COUNTED_SECONDS;
  return (
    <div className="-my-2 flex flex-wrap items-center gap-x-3">
      <Button look="quiet" onClick={onPress} className="-ml-5">
        {t("cancelOrder")}
      </Button>
      <p className="text-ink-soft text-sm">
        {isLong ? (
          t("cancelBefore", { time: formatMoment(until, now, locale) })
        ) : (
          <>
            {t("cancelLeft")}{" "}
            <span role="timer" className="tabular font-bold text-ink">
              {countdown}
            </span>
          </>
        )}
      </p>
    </div>
  );
}

/** A reservation can be cancelled for days. The countdown is shown only in the last hour of that time. */
const COUNTED_SECONDS = 3600;
const SECOND_MS = 1000;

/** The current time in epoch seconds, updated every second, for countdowns. */
function useSecond(): number {
  return useSyncExternalStore(subscribe, thisSecond, () => 0);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, SECOND_MS);
  return () => clearInterval(timer);
}

function thisSecond(): number {
  return Math.floor(Date.now() / SECOND_MS);
}
