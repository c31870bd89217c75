"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReservationControl } from "@/components/checkout/reservation-control";
import { Dialog } from "@/components/ui/dialog";
import { Toast } from "@/components/ui/toast";
import { cartOrderOf } from "@/lib/cart/cart-order";
import { saleBlock } from "@/lib/catalog/sale-rules";
import { closedStatus, takesReservations } from "@/lib/catalog/store-rules";
import type { Visit } from "@/lib/client/use-visit";
import type { MenuFood } from "@/lib/contracts/products";
import { ProductForm } from "./product-form";
import { ProductHead } from "./product-head";
import { ProductPicture } from "./product-picture";
import { useBlockText } from "./use-block-text";
import { useProduct } from "./use-product";

type Props = {
  food: MenuFood | null;
  visit: Visit;
  onClose: () => void;
  /** Called when the message about the added product closes (PR-20). */
  onAdded: () => void;
  onFailure: (message: string) => void;
};

/**
 * The product in a sheet over the list of products. The data of the list entry is shown at once, and the options are
 * shown when they are loaded.
 */
export function ProductSheet({ food, visit, onClose, onAdded, onFailure }: Props) {
  const t = useTranslations("productForm");
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
  const t = useTranslations("productForm");
  const tProducts = useTranslations("products");
  const blockText = useBlockText();
  const [isAdded, setAdded] = useState(false);
  const product = useProduct({
    product: food,
    visit,
    onFailure: ({ message }) => onFailure(message),
  });
  return (
    <div className="flex flex-col pt-2">
      <ProductPicture src={food.image} alt="" className="h-44 [@media(height<500px)]:hidden" />
      <ProductHead product={product ?? food} />
      <OrderTime visit={visit} />
      {product ? (
        <ProductForm
          product={product}
          order={cartOrderOf(visit)}
          editing={null}
          blockText={blockText(visit.block ?? saleBlock(product))}
          isBusy={isAdded}
          onAdded={() => setAdded(true)}
          onUpdated={onClose}
        />
      ) : (
        <Waiting label={t("loading")} />
      )}
      {/* The message is inside the dialog, because the dialog covers the messages of the page. */}
      <Toast message={isAdded ? tProducts("added") : null} onDone={onAdded} />
    </div>
  );
}

/**
 * The choice of a time at a store that takes no orders for now. It stays after a time is chosen, so that the customer
 * sees this time and can change it.
 */
function OrderTime({ visit }: { visit: Visit }) {
  const [isChoosing, setChoosing] = useState(false);
  const { store, dining_type } = visit;
  if (closedStatus(store) === null || !takesReservations(store, dining_type)) return null;
  return (
    <div className="px-4 pt-4 md:px-5">
      <ReservationControl visit={visit} isChoosing={isChoosing} onChoosing={setChoosing} />
    </div>
  );
}

/** Placeholders that are shown until the options are loaded. */
function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-3 p-5 pb-24">
      <div className={`w-1/3 ${PLACEHOLDER}`} />
      <div className={PLACEHOLDER} />
      <div className={PLACEHOLDER} />
    </div>
  );
}

const PLACEHOLDER = "h-10 animate-pulse rounded-card bg-surface";
