import { getTranslations } from "next-intl/server";
import { DataText } from "@/components/ui/data-text";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import type { OpnProduct } from "@/lib/contracts/campaigns";
import { OPEN_STATUS } from "@/lib/contracts/codes";
import { formatMoney } from "@/lib/format/money";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { product: OpnProduct; rank: number };

/** The first ranks, up to this number, are highlighted. */
const HIGHLIGHTED_RANKS = 3;

/** One product of the ranking: name, store, price and number of orders (CM-05). */
export async function TopSaleRow({ product, rank }: Props) {
  const t = await getTranslations("campaigns");
  const {
    store_id: stid,
    id,
    item_type,
    unit_price,
    list_price,
    sold_count,
    open_status,
  } = product;
  const closed = open_status === OPEN_STATUS.busy ? t("busy") : t("resting");
  return (
    <PageLink
      href={hrefs.product({ stid, ...(item_type === "set" ? { setid: id } : { fdid: id }) })}
      className="grid grid-cols-[2rem_min(5rem,22%)_minmax(0,1fr)] items-center gap-3 rounded-card py-3 hover:text-brand focus-visible:outline-offset-2 md:grid-cols-[2.5rem_6rem_minmax(0,1fr)] md:gap-4"
    >
      <b
        className={`tabular text-center text-2xl font-black ${rank <= HIGHLIGHTED_RANKS ? "text-brand" : "text-ink-soft"}`}
      >
        <span aria-hidden="true">{rank}</span>
        <span className="sr-only">{t("rank", { rank })}</span>
      </b>
      <Picture
        src={product.image}
        alt=""
        shape="food"
        sizes="96px"
        className="aspect-square w-full rounded-card"
      />
      <span className="grid gap-0.5">
        <b className="leading-snug">
          <DataText>{product.name}</DataText>
        </b>
        <span className="text-sm text-ink-soft">
          <DataText>{product.store_name}</DataText>
        </span>
        {open_status !== OPEN_STATUS.open && <span className="text-bad text-sm">{closed}</span>}
        <span className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
          <b className="tabular text-base text-ink">
            {list_price > unit_price && <span className="sr-only">{t("reducedPrice")} </span>}
            {formatMoney(unit_price)}
          </b>
          {list_price > unit_price && (
            <s className="tabular">
              <span className="sr-only">{t("listPrice")} </span>
              {formatMoney(list_price)}
            </s>
          )}
          <span className="tabular">{t("sold", { count: sold_count })}</span>
        </span>
      </span>
    </PageLink>
  );
}
