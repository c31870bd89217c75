"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Toast } from "@/components/ui/toast";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { hrefs } from "@/lib/routing/hrefs";
import { CheckoutForm } from "./checkout-form";
import { CheckoutSkeleton } from "./checkout-skeleton";
import type { Go } from "./checkout-state";
import { openCheckout } from "./open-checkout";
import { useCheckout } from "./use-checkout";

type Props = { go?: Go };

/** The checkout page. Its HTML is the same for everybody; its content comes from this browser and its session. */
export function CheckoutScreen({ go = leavePage }: Props) {
  const t = useTranslations("checkout");
  const tDiscounts = useTranslations("discounts");
  const answerText = useAnswerText();
  const { context, state } = useCheckout(go);
  const { stage, order, refusal, couponRefusal, toast, hasCancelledPayment } = state;
  const lost = saidAt("unreachable");
  return (
    <>
      {hasCancelledPayment && lost !== null && (
        <p role="status" className="mb-4 rounded-card bg-surface px-4 py-3 font-bold">
          {t("cancelledPayment")}
        </p>
      )}
      {lost !== null && (
        <div className="grid justify-items-center gap-4 py-16 text-center">
          <p role="alert">{lost}</p>
          <Button onClick={() => void openCheckout(context)}>{t("tryAgain")}</Button>
        </div>
      )}
      {order && <CheckoutForm context={context} state={state} order={order} />}
      {stage === "opening" && !order && <CheckoutSkeleton />}
      <Toast message={saidAt("refused")} onDone={() => context.go(hrefs.index())} />
      <Toast
        message={toast === null ? null : toastText(toast)}
        onDone={() => context.set({ toast: null })}
      />
    </>
  );

  function saidAt(failed: typeof stage): string | null {
    return stage === failed && refusal ? answerText(refusal) : null;
  }

  function toastText(is: NonNullable<typeof toast>): string {
    return is === "incomplete" ? t("incompleteContact") : couponRefusal || tDiscounts("couponGone");
  }
}

/** Back must not lead to where the checkout cannot stay; from a payment page it must lead here again. */
function leavePage(...[href, entry]: Parameters<Go>): void {
  if (entry === "new") window.location.assign(href);
  else window.location.replace(href);
}
