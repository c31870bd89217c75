import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { type NextOffer, nextOffers } from "@/lib/catalog/next-offers";
import type { Cart } from "@/lib/contracts/carts";
import type { Store } from "@/lib/contracts/stores";
import { formatMoney } from "@/lib/format/money";

/**
 * Shows the next better offer of each kind (free delivery and discount) with the amount that is still missing. If a
 * kind has no better offer, shows the reached offer with a tick. The list is at the end of the card, so that nothing
 * moves when the list appears.
 */
export function OfferProgress({ cart, store }: { cart: Cart; store: Store }) {
  const t = useTranslations("cartCosts");
  const offers = nextOffers(store, cart);
  if (offers.length === 0) return null;
  return (
    <ul aria-label={t("offers")} className="flex flex-wrap gap-2 border-line border-t py-3">
      {offers.map(({ kind, cut, missing }) => (
        <li key={kind} className={`${PILL} ${missing > 0 ? LEFT : REACHED}`}>
          {missing === 0 && <Icon name="tick" className="size-4" />}
          {textOf({ kind, cut, missing })}
        </li>
      ))}
    </ul>
  );

  function textOf({ kind, cut, missing }: NextOffer): string {
    const words = { missing: formatMoney(missing), cut: formatMoney(cut) };
    if (kind === "cut") return missing > 0 ? t("cutLeft", words) : t("cutReached", words);
    return missing > 0 ? t("freeLeft", words) : t("freeReached");
  }
}

const PILL = "tabular flex items-center gap-1 rounded-full px-3 py-1 text-sm font-bold";
const LEFT = "bg-brand-tint text-brand-strong";
const REACHED = "bg-good-tint text-good";
