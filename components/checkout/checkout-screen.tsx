"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Toast } from "@/components/ui/toast";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { watchStored } from "@/lib/client/storage";
import { hrefs } from "@/lib/routing/hrefs";
import { takeAddress, takeCart } from "./change-store-order";
import type { Go } from "./checkout-engine";
import { CheckoutForm } from "./checkout-form";
import { CheckoutSkeleton } from "./checkout-skeleton";
import { STORE_ORDER } from "./store-order";
import { useCheckout } from "./use-checkout";

type Props = { go?: Go };

/** The checkout page. Its HTML is the same for everyone, and the browser loads the content. */
export function CheckoutScreen({ go }: Props) {
  const t = useTranslations("checkout");
  const tDiscounts = useTranslations("discounts");
  const answerText = useAnswerText();
  const { checkout, state } = useCheckout(STORE_ORDER, go);
  useEffect(() => watchStored("address", () => void takeAddress(checkout)), [checkout]);
  useEffect(() => watchStored("cart", () => void takeCart(checkout)), [checkout]);
  const isReady = state.phase === "ready";
  // Another tab may have changed the cart while a dialog was open.
  useEffect(() => {
    if (isReady) void takeCart(checkout);
  }, [checkout, isReady]);
  const isRefused = state.phase === "blocked" && state.cause === "refused";
  return (
    <>
      {page()}
      {/* The toast's live region is in the page from the start, because screen readers do not announce a live
          region that appears together with its text. */}
      <Toast
        message={toastText()}
        onDone={() => (isRefused ? checkout.go(hrefs.index()) : checkout.patch({ toast: null }))}
      />
    </>
  );

  function page() {
    if ("form" in state) return <CheckoutForm checkout={checkout} state={state} />;
    if (state.phase !== "blocked") return <CheckoutSkeleton />;
    const { refusal, entryFlags } = state;
    if (isRefused) return null;
    return (
      <>
        {entryFlags.isUnpaid && (
          <p role="status" className="mb-4 rounded-card bg-surface px-4 py-3 font-bold">
            {t("cancelledPayment")}
          </p>
        )}
        <div className="grid justify-items-center gap-4 py-16 text-center">
          <p role="alert">{answerText(refusal)}</p>
          <Button onClick={() => void STORE_ORDER.open(checkout, entryFlags)}>
            {t("tryAgain")}
          </Button>
        </div>
      </>
    );
  }

  function toastText(): string | null {
    if (state.phase === "blocked") return isRefused ? answerText(state.refusal) : null;
    const { toast, couponRefusal } = "form" in state ? state.form : NO_TOAST;
    if (toast === "incomplete") return t("incompleteContact");
    return toast && (couponRefusal || tDiscounts("couponGone"));
  }
}

const NO_TOAST = { toast: null, couponRefusal: null };
