import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import {
  cardStatus,
  deliveryFeeText,
  isBeyondDelivery,
  orderCountText,
  restingText,
  storeTypesText,
  tripTimeText,
} from "@/lib/catalog/store-rules";
import { useDataNames } from "@/lib/client/use-data-names";
import { DINING_TYPE, type DiningType, OPEN_STATUS } from "@/lib/contracts/codes";
import type { StoreCard as StoreCardData, StoreTrip } from "@/lib/contracts/stores";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";
import { nameLanguage, textLanguage } from "@/lib/routing/locale-path";
import { DEFAULT_LOCALE } from "@/lib/routing/routes";

type Props = {
  store: StoreCardData & Pick<StoreTrip, "pay_estimate">;
  dining_type: DiningType;
  priority?: boolean;
  /**
   * True for a recommended store. The link to the store page then has a query parameter that reports the recommendation
   * (ST-01).
   */
  isRecommended?: boolean | undefined;
};

/** The card of a store in a list (HM-05 to HM-10). Lists are long, so the card has few DOM nodes. */
export function StoreCard({ store, dining_type, priority, isRecommended }: Props) {
  const locale = useLocale();
  const t = useTranslations("storeCard");
  const status = cardStatus(store, dining_type);
  const payEstimate = isBeyondDelivery(store, dining_type) ? undefined : store.pay_estimate;
  const types = storeTypesText(store.store_types, useDataNames());
  const typesLanguage = textLanguage(types, locale);
  const offer = offerText();
  return (
    <PageLink
      href={hrefs.store({ stid: store.id, ...(isRecommended && { is_from_recommend: 1 }) })}
      data-item=""
      className="group grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 rounded-card text-sm text-ink-soft focus-visible:outline-offset-4"
    >
      <Picture
        src={store.image}
        alt=""
        shape="cover"
        sizes="(width >= 64rem) 280px, (width >= 40rem) 45vw, 92vw"
        priority={priority}
        className={`${ON_COVER} aspect-video w-full rounded-card transition-opacity duration-150 group-hover:opacity-90 ${status ? "opacity-50" : ""}`}
      />
      {status && (
        <b className={`${ON_COVER} ${PILL} tabular self-start bg-ink text-paper`}>
          {status === "resting" ? restingText(t(status), store, locale) : t(status)}
        </b>
      )}
      {offer && (
        <b
          lang={textLanguage(offer, locale)}
          className={`${ON_COVER} ${PILL} self-end bg-brand text-on-brand`}
        >
          {offer}
        </b>
      )}
      <h3 lang={nameLanguage(locale)} className="one-line mt-2.5 text-base text-ink">
        {store.name}
      </h3>
      {store.star_num > 0 && (
        <span
          role="img"
          aria-label={t("rating", {
            stars: store.avg_star_count,
            count: orderCountText(store.star_num),
          })}
          className="tabular mt-2.5 font-bold text-ink before:mr-1 before:text-warn before:content-['★']"
        >
          {store.avg_star_count.toFixed(1)}
          <small className="ml-1 font-normal text-ink-soft text-xs">
            {`(${orderCountText(store.star_num)})`}
          </small>
        </span>
      )}
      {store.match_txt && (
        <p className="one-line col-span-2 text-brand">{t("found", { foods: store.match_txt })}</p>
      )}
      <p className="tabular one-line col-span-2 text-ink">
        <Trip store={store} dining_type={dining_type} />
      </p>
      <p className="tabular one-line col-span-2">
        {payEstimate !== undefined && (
          <b className="text-ink">{`${t("pay", { amount: formatMoney(payEstimate) })} · `}</b>
        )}
        {detailText()}
        {typesLanguage && <span lang={typesLanguage}>{` · ${types}`}</span>}
      </p>
    </PageLink>
  );

  /**
   * The text about the store's offers. The backend's text is Chinese, so in other languages the text is made from the
   * amounts, if the backend sends them.
   */
  function offerText() {
    const { offer_txt, full_cut, full_delivery_free_cut: free } = store;
    if (locale === DEFAULT_LOCALE) return offer_txt;
    const offers = [
      full_cut &&
        t("fullCut", {
          full: formatMoney(full_cut.full_money),
          cut: formatMoney(full_cut.cut_money),
        }),
      free !== undefined && t("freeCut", { full: formatMoney(free) }),
    ];
    return offers.filter(Boolean).join(" · ") || offer_txt;
  }

  function detailText() {
    const { minimum_charge } = store;
    const least = minimum_charge > 0 ? t("minimum", { amount: formatMoney(minimum_charge) }) : "";
    const orders = t("orders", { count: orderCountText(store.total_order_count) });
    // A list has many cards, so the types are a separate element only if they need a `lang` attribute.
    return [least, orders, !typesLanguage && types].filter(Boolean).join(" · ");
  }
}

/**
 * The time, the distance and the delivery fee. The time and the fee are left out if the store cannot deliver to the
 * address. While the store is resting, the time is also left out. For pick-up, the fee is also left out.
 */
function Trip({ store, dining_type }: Pick<Props, "store" | "dining_type">) {
  const locale = useLocale();
  const t = useTranslations("storeCard");
  const { distance, google_predict_time_text, waiting_time: minutes } = store;
  const isBeyond = isBeyondDelivery(store, dining_type);
  const isPromised = !isBeyond && store.open_status !== OPEN_STATUS.resting;
  const time = isPromised
    ? tripTimeText(google_predict_time_text, locale) || t("minutes", { minutes })
    : "";
  const distanceText = distance === null ? "" : t("km", { km: distance });
  const rest = [time, distanceText].filter(Boolean).join(" · ");
  if (isBeyond || dining_type === DINING_TYPE.pickup) return rest;
  const fee = deliveryFeeText(store, locale);
  const feeText = fee && locale !== DEFAULT_LOCALE ? t("fee", { fee }) : fee;
  return (
    <>
      {feeText ?? <span className="font-bold text-good">{t("free")}</span>}
      {rest && ` · ${rest}`}
    </>
  );
}

const ON_COVER = "col-span-2 col-start-1 row-start-1";
// `relative` keeps the label in front of the picture.
const PILL = "relative m-2 justify-self-start rounded-full px-3 py-1 text-xs";
