import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import { OPEN_STATUS } from "@/lib/contracts/codes";
import type { StoreCard as StoreCardData } from "@/lib/contracts/stores";
import { hrefs } from "@/lib/routing/hrefs";
import { deliveryFeeText, orderCountText, storeTypesText } from "@/lib/stores/store-rules";

type Props = { store: StoreCardData; isPickup: boolean; priority?: boolean };

/** A store in a list (acceptance HM-05 to HM-10). Lists are long: every node here is paid for many times. */
export function StoreCard({ store, isPickup, priority }: Props) {
  const t = useTranslations("home");
  const status = statusOf(store.open_status);
  const fee = deliveryFeeText(store);
  return (
    <a
      href={hrefs.store({ stid: store.id })}
      className="group relative block rounded-card focus-visible:outline-offset-4"
    >
      <Picture
        src={store.image}
        alt=""
        shape="cover"
        sizes="(width >= 64rem) 280px, (width >= 40rem) 45vw, 92vw"
        priority={priority}
        className={`aspect-video w-full rounded-card transition-opacity duration-150 group-hover:opacity-90 ${status ? "opacity-50" : ""}`}
      />
      {status && (
        <b className="absolute top-2 left-2 rounded-full bg-ink px-3 py-1 text-xs text-paper">
          {t(status)}
        </b>
      )}
      {store.offer_txt && (
        <b className="absolute top-2 right-2 rounded-full bg-brand px-3 py-1 text-xs text-on-brand">
          {store.offer_txt}
        </b>
      )}
      <h3 className="mt-2 truncate text-base">{store.name}</h3>
      <p className="truncate text-sm text-ink-soft">{storeTypesText(store.store_types)}</p>
      <p className="tabular flex flex-wrap gap-x-2 text-sm text-ink-soft">
        {store.star_num > 0 && (
          <span aria-label={t("rating", { stars: store.avg_star_count })} role="img">
            ★ {store.avg_star_count.toFixed(1)}
          </span>
        )}
        <span>{t("orders", { count: orderCountText(store.total_order_count) })}</span>
        <span>
          {store.distance !== null && `${t("km", { km: store.distance })} · `}
          {store.google_predict_time_text}
        </span>
        {!isPickup && (
          <span className={fee ? "" : "font-bold text-good"}>{fee ?? t("free")}</span>
        )}
      </p>
    </a>
  );
}

function statusOf(open_status: StoreCardData["open_status"]) {
  if (open_status === OPEN_STATUS.resting) return "resting";
  return open_status === OPEN_STATUS.busy ? "busy" : null;
}
