import { useTranslations } from "next-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { PageLink } from "@/components/ui/page-link";
import { shortfall } from "@/lib/cart/minimum-rules";
import type { Cart } from "@/lib/contracts/carts";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";
import { orderTexts } from "@/messages/parts/order-texts";
import { MinimumMeter } from "./minimum-meter";

const CartEstimate = onDemand(
  async () => (await import("./cart-estimate")).CartEstimate,
  orderTexts,
);

type Props = {
  cart: Cart;
  storeHref: string;
  /** True if the order is for now and the store is resting or busy (ST-16, ST-17). */
  isClosed: boolean;
};

/**
 * The minimum, the subtotal, the estimated total and the link to the checkout. On a desktop they are the right column.
 * On a phone the estimated total and the link are a bar that stays at the bottom of the screen (CA-07, CA-41). The
 * minimum and the subtotal are not in this bar, so that the bar stays low.
 */
export function CartSummary({ cart, storeHref, isClosed }: Props) {
  return (
    <div className="max-lg:contents lg:sticky lg:top-24 lg:grid lg:gap-3 lg:rounded-sheet lg:border lg:border-line lg:bg-paper lg:p-6">
      <div className="grid gap-3">
        <MinimumMeter total={cart.total_price} minimum={cart.minimum_charge} />
        <Subtotal cart={cart} />
      </div>
      <div
        data-bottom-bar
        className="sticky bottom-0 z-30 -mx-4 grid grid-cols-1 gap-3 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-6 md:px-6 lg:static lg:mx-0 lg:border-0 lg:p-0"
      >
        {/* This element has the height of the estimate while the estimate loads, so that the bar does not jump. */}
        <div className="grid min-h-20 grid-cols-1">
          <CartEstimate cart={cart} />
        </div>
        <CheckoutLink cart={cart} storeHref={storeHref} isClosed={isClosed} />
      </div>
    </div>
  );
}

function Subtotal({ cart }: { cart: Cart }) {
  const t = useTranslations("cart");
  return (
    <p className="flex items-baseline justify-between font-bold">
      <span>
        {t("subtotal")}
        <span className="tabular ml-2 font-normal text-ink-soft text-sm">
          {t("count", { count: cart.total_quantity })}
        </span>
      </span>
      <span className="tabular" role="status">
        {formatMoney(cart.total_price)}
      </span>
    </p>
  );
}

function CheckoutLink({ cart, storeHref, isClosed }: Props) {
  const t = useTranslations("cart");
  if (isClosed) {
    return (
      <Button disabled className="min-h-13">
        {t("checkout")}
      </Button>
    );
  }
  const missing = shortfall(cart);
  return (
    <PageLink
      href={missing > 0 ? storeHref : hrefs.checkout()}
      className={`${buttonClass("primary")} min-h-13`}
    >
      {missing > 0 ? t("shortCheckout", { price: formatMoney(missing) }) : t("checkout")}
    </PageLink>
  );
}
