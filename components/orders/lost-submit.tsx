"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { type AfterSubmitResult, afterSubmitResult } from "@/lib/checkout/after-submit-result";
import type { LastCheckout } from "@/lib/checkout/checkout-draft";
import { callApi } from "@/lib/client/call-api";
import { currentCart } from "@/lib/client/cart-store";
import { everyWhileVisible } from "@/lib/client/every-while-visible";
import { currentMid, readLastCheckout } from "@/lib/client/last-checkout";
import { removeOrderedLines } from "@/lib/client/remove-ordered-lines";
import { removeStored, writeStored } from "@/lib/client/storage";
import { ORDER_STATUS } from "@/lib/contracts/codes";
import type { PlacedOrder } from "@/lib/contracts/orders";

const POLL_MS = 3000;

type Props = {
  refresh: () => unknown;
  /** Called with the id of the order that the submit placed. */
  onPlaced: (order_id: string) => void;
};
type Shown = "absent" | "refuse" | "unpaid";

/**
 * Handles a submit of the checkout that got no answer (OR-09). Asks the backend what has become of the submit. If an
 * order was placed and needs no payment any more, removes its lines from the cart. If the order is still unpaid, if its
 * payment has failed, or if no order was placed, shows a message with a link to the checkout. If the answer does not
 * tell the result, shows nothing.
 */
export function LostSubmit({ refresh, onPlaced }: Props) {
  const t = useTranslations("lostSubmit");
  const [last] = useState(ownCheckout);
  const [shown, setShown] = useState<Shown | null>(null);
  const key = last?.unanswered?.key;
  const settle = useEffectEvent((after: AfterSubmitResult) => {
    if (after.next === "placed") setShown(takePlaced(after.placed));
    else if (after.next === "absent" || after.next === "refuse") setShown(after.next);
  });
  useEffect(() => (key === undefined ? undefined : watchSubmit(key, settle)), [key]);
  if (!last || shown === null) return null;
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card bg-warn-tint p-4 text-warn md:p-5"
    >
      <div className="grid gap-1">
        <p className="font-bold">{t(`${shown}Title`)}</p>
        <p>{t(`${shown}Text`)}</p>
      </div>
      <PageLink href={last.path} className={buttonClass("primary")}>
        {t(`${shown}Action`)}
      </PageLink>
    </div>
  );

  /**
   * Handles a placed order. If the order is not paid yet, the customer continues at the checkout, which opens the
   * payment page again.
   */
  function takePlaced({ id, order_status }: PlacedOrder): Shown | null {
    if (!last) return null;
    const ordered = last.unanswered?.ordered ?? [];
    if (order_status === ORDER_STATUS.awaitingPayment) {
      writeStored("lastCheckout", { ...last, order_id: id, ordered, unanswered: null });
      return "unpaid";
    }
    // The lines are removed only if the cart belongs to the store of the order, because the cart of another store was
    // not ordered.
    if (currentCart().store_id === last.store_id) removeOrderedLines(ordered);
    removeStored("lastCheckout");
    onPlaced(String(id));
    refresh();
    return null;
  }
}

/** The stored checkout if it belongs to the current member, otherwise null. */
function ownCheckout(): LastCheckout | null {
  const last = readLastCheckout();
  return last?.mid === currentMid() ? last : null;
}

/**
 * Asks for the result of a submit: at once, every three seconds while the page is visible, and when the browser is
 * online again. Stops as soon as the next step is not `wait`. Returns a function that stops the asking.
 */
function watchSubmit(key: string, onResult: (after: AfterSubmitResult) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isRequesting = false;
  async function ask() {
    if (isRequesting || signal.aborted) return;
    isRequesting = true;
    const options = { signal, breakage: "stay" } as const;
    const after = afterSubmitResult(await callApi("submitResult", { query: { key } }, options));
    isRequesting = false;
    if (signal.aborted || after.next === "wait") return;
    stop();
    onResult(after);
  }
  const stopTimer = everyWhileVisible(POLL_MS, () => void ask());
  function stop() {
    stopTimer();
    stopping.abort();
  }
  window.addEventListener("online", () => void ask(), { signal });
  void ask();
  return stop;
}
