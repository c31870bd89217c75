import { useLocale, useTranslations } from "next-intl";
import type { MenuFood } from "@/lib/contracts/products";
import { nameLanguage } from "@/lib/routing/locale-path";
import { ProductPrice } from "./product-price";
import { TagText } from "./tag-text";

type Props = { product: MenuFood; isPage?: boolean };

/** The price and the description of a product, and on the product page also its name (PR-03, PR-29). */
export function ProductHead({ product, isPage = false }: Props) {
  const locale = useLocale();
  const t = useTranslations("products");
  const { name, desc, unit_price, list_price, is_offer } = product;
  return (
    <div className="grid gap-1.5 px-4 pt-4 md:px-5">
      {isPage && (
        <h1 lang={nameLanguage(locale)} className="text-xl leading-snug wrap-anywhere">
          {name}
        </h1>
      )}
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="tabular text-lg font-bold">
          <ProductPrice
            unit_price={unit_price}
            list_price={list_price}
            className="ml-3 text-base font-normal text-ink-soft"
          />
        </span>
        {is_offer === 1 && <span className="text-sm font-bold text-bad">{t("offer")}</span>}
        <TagText food={product} />
      </p>
      {desc && (
        <p lang={nameLanguage(locale)} className="wrap-anywhere text-ink-soft">
          {desc}
        </p>
      )}
    </div>
  );
}
