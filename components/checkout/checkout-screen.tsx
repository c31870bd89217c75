"use client";

import { useTranslations } from "next-intl";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { Button } from "@/components/ui/button";
import { Popup } from "@/components/ui/popup";
import { hrefs } from "@/lib/routing/hrefs";
import { CheckoutForm } from "./checkout-form";
import { CheckoutSkeleton } from "./checkout-skeleton";
import type { Go } from "./checkout-state";
import { openCheckout } from "./open-checkout";
import { useCheckout } from "./use-checkout";

type Props = { go?: Go };

/** SPEC §2 screen 7. Its HTML is the same for everybody; what it shows belongs to this browser. */
export function CheckoutScreen({ go = leavePage }: Props) {
  const t = useTranslations("checkout");
  const answerText = useAnswerText();
  const { context, state } = useCheckout(go);
  const { stage, order, refusal, popup, hasCancelledPayment } = state;
  const isRefused = stage === "refused" && refusal !== null;
  return (
    <>
      {hasCancelledPayment && (
        <p role="status" className="mb-4 rounded-card bg-surface px-4 py-3 font-bold">
          {t("cancelledPayment")}
        </p>
      )}
      {stage === "unreachable" && (
        <div className="grid justify-items-center gap-4 py-16 text-center">
          <p role="alert">{t("unreachable")}</p>
          <Button onClick={() => void openCheckout(context)}>{t("tryAgain")}</Button>
        </div>
      )}
      {order && <CheckoutForm context={context} state={state} order={order} />}
      {stage === "opening" && !order && <CheckoutSkeleton />}
      <Popup
        message={isRefused ? answerText(refusal) : null}
        onDone={() => context.go(hrefs.index())}
      />
      <Popup
        message={popup === "incomplete" ? t("incompleteContact") : null}
        onDone={() => context.set({ popup: null })}
      />
    </>
  );
}

/** Back must not lead to where the checkout cannot stay; from a payment page it must lead here again. */
function leavePage(...[href, entry]: Parameters<Go>): void {
  if (entry === "new") window.location.assign(href);
  else window.location.replace(href);
}
