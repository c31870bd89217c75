"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { useCall } from "@/lib/client/use-call";
import { ADVERTISEMENT_PLACE, type DiningType } from "@/lib/contracts/codes";

type Props = { store_id: number; dining_type: DiningType };

/** The operator's advertisements for this store and dining type (CK-66). */
export function CheckoutBanners({ store_id, dining_type }: Props) {
  const t = useTranslations("checkout");
  const { data: banners, refusal } = useCall(
    "marketingAdvertiseList",
    { query: { type: ADVERTISEMENT_PLACE.checkout, store_id, dining_type } },
    { breakage: "stay", keepPreviousData: true },
  );
  if (!banners?.length || refusal) return null;
  return (
    <aside aria-label={t("banners")}>
      <ul className="grid gap-2">
        {banners.map(({ id, title, image, url }) => (
          <li key={id}>
            <a
              href={url}
              className="flex min-h-14 items-center gap-3 rounded-card bg-surface p-2 pr-3 text-sm hover:text-brand"
            >
              <Picture
                src={image}
                alt=""
                shape="cover"
                sizes="80px"
                className="aspect-video w-20 flex-none rounded-card"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
              <Icon name="next" className="size-4.5 text-ink-soft" />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
