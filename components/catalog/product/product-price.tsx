import { useLocale, useTranslations } from "next-intl";
import type { MenuFood } from "@/lib/contracts/products";
import { comma } from "@/lib/format/list-text";
import { formatMoney } from "@/lib/format/money";

type Props = Pick<MenuFood, "unit_price" | "list_price"> & {
  /** The classes of the old price. */
  className: string;
};

/**
 * The price, and the old price if the price is reduced. Screen readers do not announce that the old price is crossed
 * out, so both prices have a visually hidden label (AX-02).
 */
export function ProductPrice({ unit_price, list_price, className }: Props) {
  const locale = useLocale();
  const t = useTranslations("products");
  if (list_price <= unit_price) return formatMoney(unit_price);
  return (
    <>
      <span className="sr-only">{t("reducedPrice")} </span>
      {formatMoney(unit_price)}
      <s className={className}>
        <span className="sr-only">{`${comma(locale)}${t("listPrice")} `}</span>
        {formatMoney(list_price)}
      </s>
    </>
  );
}
