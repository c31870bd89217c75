import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import { Thumbnail } from "@/components/ui/thumbnail";
import { cardStatus, restingText, tripTimeText } from "@/lib/catalog/store-rules";
import { syncFavorites } from "@/lib/client/change-favorites";
import { useTrip } from "@/lib/client/store-trips";
import { currentFavorites } from "@/lib/client/use-favorite";
import { useStored } from "@/lib/client/use-stored";
import { INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type { FavoriteStore } from "@/lib/contracts/store-lists";
import type { StoreTrip } from "@/lib/contracts/stores";
import { hrefs } from "@/lib/routing/hrefs";
import { DEFAULT_LOCALE } from "@/lib/routing/routes";

/** The favourite stores, the newest first, with the fee and the time for the customer's address (HM-33). */
export function FavoriteRail() {
  useStored("favorites");
  const favorites = currentFavorites();
  const isEmpty = favorites.length === 0;
  useEffect(() => void syncFavorites(), []);
  useEffect(() => {
    // The list is empty if the stored favourites belong to another member, or if the person has removed the last
    // favourite. The attribute `data-favorites` makes the section visible, so removing the attribute hides the section.
    if (isEmpty) delete document.documentElement.dataset.favorites;
  }, [isEmpty]);
  return (
    <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:px-0">
      {favorites.map((store) => (
        <li key={store.id} className="w-72 flex-none snap-start">
          <FavoriteLink store={store} />
        </li>
      ))}
    </ul>
  );
}

function FavoriteLink({ store }: { store: FavoriteStore }) {
  const locale = useLocale();
  const trip = useTrip(store.id, INITIAL_DINING_TYPE);
  const t = useTranslations("storeCard");
  return (
    <PageLink
      href={hrefs.store({ stid: store.id })}
      className="flex min-h-20 items-center gap-3 rounded-card border border-line bg-paper p-2.5 hover:bg-surface"
    >
      <Thumbnail src={store.image} />
      <span className="grid min-w-0 flex-1">
        <b className="truncate">
          <DataText>{store.name}</DataText>
        </b>
        <span className="tabular min-h-5 truncate text-ink-soft text-sm">
          {trip && tripText(trip)}
        </span>
      </span>
    </PageLink>
  );

  /**
   * The delivery fee and time, or the reason why the store takes no orders. The backend's text of the fee is Chinese,
   * so other languages show only the time.
   */
  function tripText(shown: StoreTrip): string {
    const status = cardStatus(shown, INITIAL_DINING_TYPE);
    if (status === "resting") return restingText(t(status), shown, locale);
    if (status) return t(status);
    const fee = locale === DEFAULT_LOCALE ? shown.delivery_fee_txt : "";
    return [fee, tripTimeText(shown.google_predict_time_text, locale)].filter(Boolean).join(" · ");
  }
}
