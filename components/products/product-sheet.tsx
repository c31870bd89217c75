"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useAnswerText } from "@/components/errors/use-answer-text";
import { Dialog } from "@/components/ui/dialog";
import { cartOrderOf } from "@/lib/cart/cart-order";
import { ABORTED, callApi } from "@/lib/client/api-client";
import type { Visit } from "@/lib/client/use-visit";
import type { MenuFood, Product } from "@/lib/contracts/products";
import { saleBlock } from "@/lib/products/sale-rules";
import { ProductForm } from "./product-form";
import { ProductHead } from "./product-head";
import { ProductPicture } from "./product-picture";
import { useBlockText } from "./use-block-text";

type Props = {
  food: MenuFood | null;
  visit: Visit;
  onClose: () => void;
  onAdded: () => void;
  onFailure: (message: string) => void;
};

/** The product page's content over the menu; what the row knows is there at once, the options follow. */
export function ProductSheet({ food, visit, onClose, onAdded, onFailure }: Props) {
  const t = useTranslations("products");
  return (
    <Dialog
      open={food !== null}
      title={food?.name ?? ""}
      closeLabel={t("close")}
      place="sheet"
      onClose={onClose}
    >
      {food && (
        <Content
          key={food.id}
          food={food}
          visit={visit}
          onClose={onClose}
          onAdded={onAdded}
          onFailure={onFailure}
        />
      )}
    </Dialog>
  );
}

function Content({ food, visit, onClose, onAdded, onFailure }: Props & { food: MenuFood }) {
  const t = useTranslations("products");
  const blockText = useBlockText();
  const product = useFood({ food, visit, onFailure });
  return (
    <div className="flex flex-col pt-2">
      <ProductPicture src={food.image} alt="" className="h-44" />
      <ProductHead product={product ?? food} />
      {product ? (
        <ProductForm
          product={product}
          order={cartOrderOf(visit)}
          editing={null}
          blockText={blockText(visit.block ?? saleBlock(product))}
          onAdded={onAdded}
          onUpdated={onClose}
        />
      ) : (
        <Waiting label={t("loading")} />
      )}
    </div>
  );
}

/** Rows where the options will stand, so that nothing jumps. */
function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-3 p-5 pb-24">
      <div className={`w-1/3 ${BONE}`} />
      <div className={BONE} />
      <div className={BONE} />
    </div>
  );
}

const BONE = "h-10 animate-pulse rounded-card bg-surface";

type Asked = { food: MenuFood; visit: Visit; onFailure: (message: string) => void };

function useFood({ food, visit, onFailure }: Asked): Product | null {
  const [product, setProduct] = useState<Product | null>(null);
  const answerText = useAnswerText();
  const { dining_type, number } = visit;
  const food_id = food.id;
  const store_id = visit.store.id;
  const take = useEffectEvent((answer: Awaited<ReturnType<typeof callApi<"foodDetail">>>) => {
    if (answer.ok) return setProduct(answer.data);
    if (answer.code !== ABORTED) onFailure(answerText(answer));
  });
  useEffect(() => {
    const asking = new AbortController();
    const query = { food_id, store_id, dining_type, ...(number && { number }) };
    void callApi("foodDetail", { query }, { signal: asking.signal }).then(take);
    return () => asking.abort();
  }, [food_id, store_id, dining_type, number]);
  return product;
}
