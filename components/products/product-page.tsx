"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Popup } from "@/components/ui/popup";
import { cartOrderOf } from "@/lib/cart/cart-order";
import { canGoBack } from "@/lib/client/can-go-back";
import { useCart } from "@/lib/client/cart-store";
import { useQuery } from "@/lib/client/use-query";
import { useVisit } from "@/lib/client/use-visit";
import type { Product } from "@/lib/contracts/products";
import { saleBlock } from "@/lib/products/sale-rules";
import { hrefs } from "@/lib/routing/hrefs";
import type { ShownStore } from "@/lib/stores/shown-store";
import { ProductForm } from "./product-form";
import { useBlockText } from "./use-block-text";

type Props = { store: ShownStore; product: Product };

/** The choosing part of the full page: adds and goes back, or updates the line named by `mkey`. */
export function ProductPage({ store, product }: Props) {
  const t = useTranslations("products");
  const router = useRouter();
  const blockText = useBlockText();
  const visit = useVisit(store);
  const { cart } = useCart();
  const mkey = useQuery("mkey");
  const [added, setAdded] = useState(0);
  const [popup, setPopup] = useState<string | null>(null);
  const editing = cart.items.find((item) => item.pdkey === mkey && item.id === product.id) ?? null;

  function leave() {
    setPopup(null);
    if (canGoBack()) return router.back();
    router.push(hrefs.store({ stid: store.id, number: visit.number }));
  }

  return (
    <>
      <ProductForm
        key={editing?.pdkey ?? `new-${added}`}
        product={product}
        order={cartOrderOf(visit)}
        editing={editing}
        blockText={blockText(visit.block ?? saleBlock(product))}
        isBusy={popup !== null}
        onAdded={() => {
          setAdded(added + 1);
          setPopup(t("added"));
        }}
        onUpdated={() => router.push(hrefs.cart())}
      />
      <Popup message={popup} onDone={leave} />
    </>
  );
}
