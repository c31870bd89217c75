"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { Stepper } from "@/components/ui/stepper";
import { chosenTexts, linePrice } from "@/lib/cart/cart-line";
import { changeQuantity } from "@/lib/cart/cart-rules";
import { limitOf, roomFor } from "@/lib/cart/limit-rules";
import { changeCart } from "@/lib/client/cart-store";
import type { Cart, CartItem } from "@/lib/contracts/carts";
import { UNAVAILABLE_TYPE } from "@/lib/contracts/codes";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";
import { nameLanguage } from "@/lib/routing/locale-path";

type Props = { item: CartItem; cart: Cart; size: "small" | "large" };

/** One line of the cart: product, choices, quantity (CA-01 to CA-04). */
export function CartLine({ item, cart, size }: Props) {
  const locale = useLocale();
  const t = useTranslations("cart");
  const [isOverLimit, setOverLimit] = useState(false);
  const { name, pdkey, quantity, remark, username } = item;
  const isLarge = size === "large";

  function changeTo(wanted: number) {
    setOverLimit(wanted > roomFor(cart.items, item, pdkey));
    changeCart((current) => changeQuantity(current, pdkey, wanted));
  }

  return (
    <li className="flex gap-3 border-line border-b py-4 last:border-b-0">
      {isLarge && item.image && (
        <Picture
          src={item.image}
          alt=""
          shape="food"
          sizes="5rem"
          className="aspect-square w-20 flex-none self-start rounded-card"
        />
      )}
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-start gap-x-2">
          <b
            lang={nameLanguage(locale)}
            className="min-w-0 flex-1 basis-24 leading-snug wrap-anywhere"
          >
            {name}
          </b>
          <span className="tabular font-bold">{formatMoney(linePrice(item))}</span>
        </p>
        {username && (
          <p className="wrap-anywhere font-bold text-brand-strong text-sm">{username}</p>
        )}
        {chosenTexts(item).map((text) => (
          <p key={text} className="wrap-anywhere text-ink-soft text-sm">
            <DataText>{text}</DataText>
          </p>
        ))}
        {remark && <p className="wrap-anywhere text-ink-soft text-sm">{t("remark", { remark })}</p>}
        {item.unavailable_type === UNAVAILABLE_TYPE.cancelOrder && (
          <p className="text-ink-soft text-sm">{t("cancelOrder")}</p>
        )}
        <div className="flex flex-wrap items-center gap-2 pt-1">
          <PageLink
            href={editHref(cart, item)}
            aria-label={t("editItem", { name })}
            className="-ml-2 inline-flex flex-none min-h-11 items-center px-2 text-brand"
          >
            {t("edit")}
          </PageLink>
          <span className="flex-1" />
          <Stepper
            value={quantity}
            onChange={changeTo}
            atOne="remove"
            size="small"
            labels={{
              group: t("quantityOf", { name }),
              less: quantity > 1 ? t("less", { name }) : t("remove", { name }),
              more: t("more", { name }),
            }}
          />
        </div>
        {isOverLimit && (
          <p role="status" className="text-right text-bad text-sm">
            {t("quantityLimit", { count: limitOf(item) })}
          </p>
        )}
      </div>
    </li>
  );
}

function editHref({ store_id, number }: Cart, { id, item_type, pdkey }: CartItem): string {
  const product = item_type === "set" ? { setid: id } : { fdid: id };
  return hrefs.product({ stid: store_id, ...product, number, mkey: pdkey });
}
