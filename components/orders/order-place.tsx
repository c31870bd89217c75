import { useTranslations } from "next-intl";
import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import { Thumbnail } from "@/components/ui/thumbnail";
import { TitledCard } from "@/components/ui/titled-card";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { order: OrderDetail };

/**
 * The card with the store, the address and the contact of the order. For a courier order the card has no store. For a
 * pick-up it has no address of the customer.
 */
export function OrderPlace({ order }: Props) {
  const t = useTranslations("orderPage");
  const isPickup = order.dining_type === DINING_TYPE.pickup;
  // A courier order has no store that customers could visit.
  const isCourierOrder = order.dining_type === DINING_TYPE.courier;
  return (
    <TitledCard title={t(titleKey())}>
      {!isCourierOrder && <StorePlace order={order} />}
      <dl className={isCourierOrder ? "grid gap-3" : "grid gap-3 border-line border-t pt-3"}>
        {!isPickup && (
          <div className="grid">
            <dt className="text-ink-soft text-sm">{t("address")}</dt>
            <dd className="wrap-anywhere">
              <span className="block font-bold">{order.address}</span>
              {order.address_remark && (
                <span className="block text-sm">{order.address_remark}</span>
              )}
            </dd>
          </div>
        )}
        <div className="grid">
          <dt className="text-ink-soft text-sm">{t("contact")}</dt>
          <dd className="tabular wrap-anywhere">
            {order.contact_name} {order.contact_phone}
          </dd>
        </div>
      </dl>
    </TitledCard>
  );

  function titleKey() {
    if (isCourierOrder) return "placeCourierOrder";
    return isPickup ? "placePickup" : "place";
  }
}

function StorePlace({ order }: Props) {
  const { store_id, store_name, store_address, store_phone } = order;
  const isPickup = order.dining_type === DINING_TYPE.pickup;
  return (
    <div className="flex items-start gap-3">
      <Thumbnail src={order.store_image} />
      <div className="grid min-w-0 flex-1 wrap-anywhere">
        <PageLink
          href={hrefs.store({ stid: store_id })}
          className="-my-1.5 inline-flex min-h-11 items-center font-bold text-brand"
        >
          <DataText>{store_name}</DataText>
        </PageLink>
        <p className={isPickup ? "font-bold" : "text-ink-soft text-sm"}>{store_address}</p>
        {store_phone && (
          <a
            href={`tel:${store_phone}`}
            className="tabular -my-1.5 inline-flex min-h-11 w-fit items-center text-sm underline underline-offset-4"
          >
            {store_phone}
          </a>
        )}
      </div>
    </div>
  );
}
