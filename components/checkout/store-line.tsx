import { useLocale, useTranslations } from "next-intl";
import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import { Thumbnail } from "@/components/ui/thumbnail";
import { reservationText } from "@/lib/cart/reservation-time";
import { tripTimeText } from "@/lib/catalog/store-rules";
import { backToStorePath, type CheckoutSource } from "@/lib/checkout/checkout-source";
import type { Order } from "@/lib/contracts/orders";

type Props = {
  store: Order["store"];
  source: CheckoutSource;
  number: string;
  /** The reserved time in epoch seconds; null if the order is for now. */
  reserved: number | null;
  isReachable: boolean;
};

/** The store of the order (CK-11), and the link back to the store page (CK-03). */
export function StoreLine({ store, source, number, reserved, isReachable }: Props) {
  const locale = useLocale();
  const t = useTranslations("checkout");
  const stid = store.id;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Thumbnail src={store.image} />
      <div className="grid min-w-32 flex-1">
        <p className="font-bold wrap-anywhere">
          <DataText>{store.name}</DataText>
        </p>
        {isReachable && (
          <p className="tabular text-sm text-ink-soft">
            {reserved === null
              ? tripTimeText(store.google_predict_time_text, locale)
              : t("reserved", { time: reservationText(reserved, locale) })}
          </p>
        )}
      </div>
      <PageLink
        href={backToStorePath(source, { stid, ...(number && { number }) })}
        className="inline-flex min-h-11 flex-none items-center px-1 text-sm font-bold text-brand"
      >
        {t("backToStore")}
      </PageLink>
    </div>
  );
}
