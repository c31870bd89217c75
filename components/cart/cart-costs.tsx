import { useLocale, useTranslations } from "next-intl";
import { reservedStart } from "@/lib/cart/reservation-fields";
import { deliveryFeeText, restingText, storeBlock, tripTimeText } from "@/lib/catalog/store-rules";
import { useReservationTexts } from "@/lib/client/use-reservation-texts";
import { useStored } from "@/lib/client/use-stored";
import type { Cart } from "@/lib/contracts/carts";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";

type Props = { cart: Cart; store: Store | "loading" | null };

/**
 * The time and the fees of the order on the cart page, or the reason why the store cannot take the order. While the
 * store is read, a placeholder of the same height is shown. If the store cannot be read, nothing is shown.
 */
export function CartCosts({ cart, store }: Props) {
  const t = useTranslations("cartCosts");
  const locale = useLocale();
  const tBlocks = useTranslations("products.blocks");
  const hasPoint = useStored("address") !== null;
  const business_id = useStored("member")?.business_id ?? 0;
  if (store === null) return null;
  if (store === "loading") {
    return <div role="status" aria-label={t("loading")} className={`${BOX} animate-pulse`} />;
  }
  const { dining_type, is_reservation } = cart;
  const block = storeBlock(store, { dining_type, business_id, hasPoint, is_reservation });
  if (block !== null) {
    return (
      <p role="status" className={`${HIGH} bg-bad-tint px-4 font-bold text-bad text-sm`}>
        {block === "resting" ? restingText(tBlocks(block), store, locale) : tBlocks(block)}
      </p>
    );
  }
  return (
    <dl className={`${BOX} flex-wrap gap-y-1 divide-x divide-line py-2 text-center`}>
      <When cart={cart} store={store} />
      <Fee cart={cart} store={store} />
      {store.service_fee > 0 && <Fact label={t("serviceFee")} value={`${store.service_fee}%`} />}
    </dl>
  );
}

type Known = { cart: Cart; store: Store };

/**
 * When the order arrives or is ready. Empty for a business reservation without a chosen time, because `ReservedTime`
 * asks for the time.
 */
function When({ cart, store }: Known) {
  const locale = useLocale();
  const t = useTranslations("cartCosts");
  const start = reservedStart(cart);
  const { slotText } = useReservationTexts(start !== null);
  if (start !== null) return <Fact label={t("reserved")} value={slotText(start)} />;
  if (cart.dining_type === DINING_TYPE.businessReservation) return null;
  const minutes = t("minutes", { minutes: store.waiting_time });
  return (
    <Fact
      label={t("eta")}
      value={tripTimeText(store.google_predict_time_text, locale) || minutes}
    />
  );
}

/**
 * The delivery fee. A business reservation has no delivery fee (RU-05). The word 外送費 is removed from the text, because
 * the label already says it.
 */
function Fee({ cart: { dining_type }, store }: Known) {
  const locale = useLocale();
  const t = useTranslations("cartCosts");
  if (dining_type === DINING_TYPE.pickup) return null;
  const fee = dining_type === DINING_TYPE.delivery ? deliveryFeeText(store, locale) : null;
  if (!fee) return <Fact label={t("fee")} value={t("freeDelivery")} look="text-good" />;
  return <Fact label={t("fee")} value={fee.replace(/^外送費\s*/, "")} />;
}

function Fact({ label, value, look = "" }: { label: string; value: string; look?: string }) {
  return (
    <div className="flex-1 px-1.5">
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd className={`tabular whitespace-nowrap text-sm font-bold ${look}`}>{value}</dd>
    </div>
  );
}

const HIGH = "flex min-h-14.5 items-center rounded-card";
const BOX = `${HIGH} border border-line bg-surface`;
