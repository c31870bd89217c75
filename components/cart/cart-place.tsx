import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { shortAddress } from "@/lib/address/address-parts";
import { useStored } from "@/lib/client/use-stored";
import { DINING_TYPE, type DiningType } from "@/lib/contracts/codes";
import type { Store } from "@/lib/contracts/stores";

type Props = { dining_type: DiningType; store: Store | "loading" | null };

/** The delivery address, or the store's address if the customer picks the order up. */
export function CartPlace({ dining_type, store }: Props) {
  const t = useTranslations("cartCosts");
  const address = useStored("address");
  const isPickup = dining_type === DINING_TYPE.pickup;
  if (isPickup && store === null) return null;
  return (
    <p className="flex items-center gap-1.5 text-ink-soft text-sm">
      <Icon name="pin" className="size-4.5" />
      <span className="min-w-0">{isPickup ? storeText() : addressText()}</span>
    </p>
  );

  function storeText(): string {
    return typeof store === "object" && store ? t("pickupAt", { address: store.address }) : "";
  }

  function addressText(): string {
    if (!address) return t("noAddress");
    const { areaName: area_name, street } = address;
    return t("deliverTo", { address: shortAddress({ area_name, street }) });
  }
}
