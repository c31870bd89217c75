import { getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import type { OpnProduct } from "@/lib/contracts/campaigns";
import { hrefs } from "@/lib/routing/hrefs";
import { TopSaleRow } from "./top-sale-row";

type Props = {
  products: OpnProduct[];
  area: string;
  /** False if the visitor has no address, so that `area` is a default district. */
  isOwn: boolean;
};

/** The ranking of the campaign's products in a district, and links to the stores and the campaigns. */
export async function TopSaleList({ products, area, isOwn }: Props) {
  const t = await getTranslations("campaigns");
  return (
    <section aria-labelledby="ranking" className="grid gap-3">
      <h2 id="ranking" className="text-xl">
        {t("ranking", { area })}
      </h2>
      {!isOwn && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-brand-tint px-4 py-2 text-sm">
          <span className="flex-1 basis-60 text-pretty">{t("guess", { area })}</span>
          <PageLink
            href={hrefs.introopn()}
            className="flex min-h-11 items-center font-bold text-brand-strong underline-offset-4 hover:underline"
          >
            {t("setAddress")}
          </PageLink>
        </p>
      )}
      {products.length === 0 ? (
        <p className="py-8 text-center text-ink-soft">{t("noProducts", { area })}</p>
      ) : (
        <ol className="grid gap-x-10 md:grid-cols-2">
          {products.map((product, index) => (
            <li key={product.id} className="border-b border-line">
              <TopSaleRow product={product} rank={index + 1} />
            </li>
          ))}
        </ol>
      )}
      <p className="mt-4 flex flex-wrap justify-center gap-3">
        <PageLink href={hrefs.home()} className={buttonClass("primary")}>
          {t("toStores")}
        </PageLink>
        <PageLink href={hrefs.campaign()} className={buttonClass("secondary")}>
          {t("all")}
        </PageLink>
      </p>
    </section>
  );
}
