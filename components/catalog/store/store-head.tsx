import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { GroupLinks } from "@/components/cart/group-links";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { ShareButton } from "@/components/ui/share-button";
import { couponOffers } from "@/lib/catalog/coupon-offers";
import { orderCountText, storeTypesText } from "@/lib/catalog/store-rules";
import { useDataNames } from "@/lib/client/use-data-names";
import type { Visit } from "@/lib/client/use-visit";
import { OPEN_STATUS } from "@/lib/contracts/codes";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";
import { nameLanguage, textLanguage } from "@/lib/routing/locale-path";
import { DEFAULT_LOCALE } from "@/lib/routing/routes";
import { FavoriteButton } from "./favorite-button";
import { StoreFacts } from "./store-facts";

type Props = {
  visit: Visit;
  onDetails: () => void;
  onNotice: (message: string) => void;
  children: ReactNode;
};

/**
 * The cover picture, the name and the facts of a store. The picture is above the texts on a phone and beside them on a
 * desktop (ST-02, ST-24, ST-26).
 */
export function StoreHead({ visit, onDetails, onNotice, children }: Props) {
  const { store } = visit;
  return (
    <div className="mx-auto w-full max-w-[75rem] md:grid md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] md:items-start md:gap-8 md:px-6 md:pt-6">
      <Picture
        src={store.web_detail_image || store.image}
        alt=""
        shape="cover"
        sizes="(width < 48rem) 100vw, 26rem"
        priority
        className="aspect-2/1 max-h-[35vh] w-full object-[50%_70%] md:max-h-none md:aspect-video md:rounded-sheet"
      />
      <div className="relative -mt-4 grid min-w-0 grid-cols-1 gap-3.5 rounded-t-sheet bg-paper px-4 pt-5 pb-4 md:mt-0 md:rounded-none md:p-0">
        <Title visit={visit} onDetails={onDetails} onNotice={onNotice} />
        <StoreFacts visit={visit} />
        <Offers visit={visit} />
        <GroupRow visit={visit} />
        {children}
      </div>
    </div>
  );
}

function Title({ visit, onDetails, onNotice }: Omit<Props, "children">) {
  const locale = useLocale();
  const t = useTranslations("stores");
  const { store } = visit;
  const types = storeTypesText(store.store_types, useDataNames());
  return (
    <div className="grid gap-1">
      <div className="flex items-start gap-1">
        <h1
          lang={nameLanguage(locale)}
          className="min-w-0 flex-1 pt-1 text-xl leading-snug wrap-anywhere md:text-2xl"
        >
          {store.name}
        </h1>
        <FavoriteButton store={store} label={t("favorite", { name: store.name })} />
        <ShareButton label={t("share")} onCopied={() => onNotice(t("copied"))} />
        <button
          type="button"
          onClick={onDetails}
          aria-label={t("details")}
          className={`${ICON_BUTTON} -mr-2`}
        >
          <Icon name="info" className="size-5.5" />
        </button>
      </div>
      <p lang={textLanguage(types, locale)} className="text-ink-soft text-sm">
        {types}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        {store.star_num > 0 && (
          <span>
            <span aria-hidden="true" className="text-warn">
              ★{" "}
            </span>
            <b aria-hidden="true">{store.avg_star_count.toFixed(1)}</b>
            <span className="sr-only">{t("rating", { stars: store.avg_star_count })}</span>
            {t("reviewCount", { count: orderCountText(store.star_num) })}
          </span>
        )}
        <span>{t("orderCount", { count: orderCountText(store.total_order_count) })}</span>
        {locale === DEFAULT_LOCALE &&
          store.hours_txt &&
          store.open_status !== OPEN_STATUS.resting && (
            <span className="tabular">{store.hours_txt}</span>
          )}
        {store.distance !== null && <span>{t("distance", { km: store.distance })}</span>}
      </p>
    </div>
  );
}

/**
 * The link that starts a group order, if the backend supports group orders (GO-01). If this browser has a group order
 * at this store, the link to that group order loads later and replaces this link in the same place, so that the menu
 * does not move (GO-22).
 */
function GroupRow({ visit }: { visit: Visit }) {
  const t = useTranslations("stores");
  const { id, has_group_orders } = visit.store;
  const canStart = has_group_orders === 1;
  return (
    <div className="grid empty:hidden">
      {canStart && (
        <PageLink
          href={hrefs.groupOrder({ stid: id })}
          rel="nofollow"
          className="flex min-h-14 items-center gap-3 rounded-card border border-line px-4 py-2 not-only:hidden hover:bg-surface"
        >
          <Icon name="person" className="size-5 flex-none text-brand" />
          <span className="grid min-w-0 flex-1 leading-snug">
            <b className="text-brand">{t("group")}</b>
            <span className="text-ink-soft text-sm">{t("groupText")}</span>
          </span>
          <Icon name="next" className="size-4 flex-none text-ink-faint" />
        </PageLink>
      )}
      <GroupLinks store={{ id, canStart }} />
    </div>
  );
}

function Offers({ visit }: { visit: Visit }) {
  const t = useTranslations("stores");
  const offers = couponOffers(visit.store);
  if (offers.length === 0) return null;
  return (
    <ul aria-label={t("offers")} className="flex flex-wrap gap-2">
      {offers.map((offer) => (
        <li
          key={`${offer.kind}-${offer.full}-${offer.cut}`}
          className="tabular rounded-full bg-brand-tint px-3 py-1 text-sm font-bold text-brand-strong"
        >
          {offer.kind === "cut"
            ? t("fullCut", { full: formatMoney(offer.full), cut: formatMoney(offer.cut) })
            : t("freeCut", { full: formatMoney(offer.full) })}
        </li>
      ))}
    </ul>
  );
}

const ICON_BUTTON =
  "grid size-11 flex-none place-items-center rounded-full text-ink-soft hover:bg-surface active:bg-brand-tint";
