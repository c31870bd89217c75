"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DiningFallback } from "@/components/checkout/dining-fallback";
import { ReservationControl } from "@/components/checkout/reservation-control";
import { Toast } from "@/components/ui/toast";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { cartOrderOf } from "@/lib/cart/cart-order";
import type { OrderStore } from "@/lib/catalog/order-store";
import { saleBlock } from "@/lib/catalog/sale-rules";
import { NETWORK_FAILED } from "@/lib/client/api-client";
import { useCart } from "@/lib/client/cart-store";
import { inPageLanguage } from "@/lib/client/page-locale";
import { useQuery } from "@/lib/client/use-query";
import { useTouched } from "@/lib/client/use-touched";
import { type OrderVisit, useVisit } from "@/lib/client/use-visit";
import type { DiningType } from "@/lib/contracts/codes";
import type { Refusal } from "@/lib/contracts/envelope";
import type { Product } from "@/lib/contracts/products";
import { hrefs } from "@/lib/routing/hrefs";
import { ProductForm } from "./product-form";
import type { AfterAdding } from "./use-adding";
import { useBlockText } from "./use-block-text";
import { useProduct } from "./use-product";

/** `dining_type` is the dining type for which the cached HTML and its price were made. */
type Props = { store: OrderStore; dining_type: DiningType; product: Product };
/** A message that is shown for 2 seconds, and what happens after it. */
type Notice = { text: string; next: AfterAdding | "store" };

/**
 * The choices on the full product page. The button adds the product to the cart, and a message is shown for 2 seconds.
 * Then the browser goes back or stays here (`AfterAdding`). If it should go back but the previous page is not part of
 * the shop, it opens the store page (PR-20). If `mkey` in the URL names a line of this product in the cart, the button
 * updates that line and opens the cart instead (PR-21).
 */
export function ProductPage({ store, dining_type: cachedType, product: shown }: Props) {
  const t = useTranslations("products");
  const router = useRouter();
  const blockText = useBlockText();
  const visit = useVisit(store, cachedType);
  const { cart, ready } = useCart();
  const mkey = useQuery("mkey");
  const [added, setAdded] = useState(0);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const isTouched = useTouched();
  const current = useProduct({
    product: shown,
    visit,
    // The HTML already contains the product. It is read again after the person's first interaction with the page. If
    // the visit has another dining type than the HTML, or a visit number, the product is read again at once.
    isReady: ready && (isTouched || visit.dining_type !== cachedType || visit.number !== ""),
    onFailure: ({ code, message }) => {
      // If the network fails, this page stays open, because another page cannot be reached either.
      if (code !== NETWORK_FAILED) setNotice({ text: message, next: "store" });
    },
  });
  const product = current ?? shown;
  const { closed, block } = blocksOf(product, visit, ready);
  const editing = cart.items.find((item) => item.pdkey === mkey && isOf(item, product)) ?? null;

  function leave() {
    const next = notice?.next;
    setNotice(null);
    if (next === "stay") return;
    if (next === "back" && canGoBack()) return router.back();
    router.push(inPageLanguage(hrefs.store({ stid: store.id, number: visit.number })));
  }

  return (
    <>
      <div className="grid gap-2 px-4 pt-4 md:px-5">
        <DiningFallback visit={visit} />
        <ReservationControl visit={visit} isChoosing={isChoosing} onChoosing={setChoosing} />
      </div>
      <ProductForm
        key={editing?.pdkey ?? `new-${added}`}
        product={product}
        order={cartOrderOf(visit)}
        editing={editing}
        blockText={blockText(block)}
        isBusy={(notice ?? closed) !== null}
        onAdded={(after) => {
          setAdded(added + 1);
          setNotice({ text: t("added"), next: after });
        }}
        onUpdated={() => router.push(inPageLanguage(hrefs.cart()))}
      />
      <FailureToast failure={visit.failure} />
      <Toast message={notice?.text ?? blockText(closed)} onDone={leave} />
    </>
  );
}

/**
 * Returns the reason why the product cannot be ordered. It is in `closed` if the dining type is business reservation
 * and the customer may not order for a company. The page then shows the reason and opens the store page (PR-28).
 * Otherwise the reason is in `block`, and the page stays open.
 */
function blocksOf(product: Product, visit: OrderVisit, isReady: boolean) {
  const closed = isReady && visit.block === "businessOnly" ? visit.block : null;
  return { closed, block: closed ? null : (visit.block ?? saleBlock(product)) };
}

type Identified = Pick<Product, "id" | "item_type">;

function isOf(line: Identified, product: Identified): boolean {
  return line.id === product.id && line.item_type === product.item_type;
}

/** Shows once that the store could not be read. The page stays open with the store data of its HTML. */
function FailureToast({ failure }: { failure: Refusal | null }) {
  const answerText = useAnswerText();
  const [shown, setShown] = useState<Refusal | null>(null);
  const isNew = failure !== null && failure !== shown;
  return <Toast message={isNew ? answerText(failure) : null} onDone={() => setShown(failure)} />;
}

/** True if the previous page in the history belongs to the shop, so that going back does not leave the shop. */
function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (navigation) return navigation.canGoBack;
  return window.history.length > 1 && document.referrer.startsWith(window.location.origin);
}
