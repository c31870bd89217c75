import { getLocale, getTranslations } from "next-intl/server";
import { AreaTrail } from "@/components/catalog/areas/area-trail";
import { buttonClass } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import type { GroceryCategory } from "@/lib/contracts/products";
import type { FoodCategory } from "@/lib/contracts/stores";
import { formatMoney } from "@/lib/format/money";
import { hrefs, productHref } from "@/lib/routing/hrefs";
import { nameLanguage } from "@/lib/routing/locale-path";
import type { Crumb } from "@/lib/site/json-ld";

type Props = {
  stid: number;
  heading: string;
  lead: string | false;
  crumbs: Crumb[];
  /** The products of a restaurant by category, or the products of one category of a grocery. */
  sections: FoodCategory[];
  /** The categories of a grocery. Empty on all pages except the page that lists the categories. */
  categories: GroceryCategory[];
  /** The category of a grocery that the page shows; null on other pages. */
  category: { id: number; name: string } | null;
};

/**
 * A page with products of a store as plain links with their prices (ST-42): the whole menu of a restaurant or one
 * category of a grocery. A grocery also has a page with links to its categories. The pages work without JavaScript.
 */
export async function MenuPage({ stid, heading, lead, crumbs, category, ...page }: Props) {
  const t = await getTranslations("menuPage");
  const { sections, categories } = page;
  const isEmpty = categories.length === 0 && sections.every(({ foods }) => foods.length === 0);
  const lang = nameLanguage(await getLocale());
  const order = category ? hrefs.grocery({ stid, cat: category.id }) : hrefs.store({ stid });
  return (
    <main id="main" className="page-width grid flex-1 content-start gap-6 py-3 pb-10 md:pb-14">
      <div className="grid gap-3">
        <AreaTrail label={t("trail")} crumbs={crumbs} />
        <h1 className="text-2xl wrap-anywhere md:text-3xl">{heading}</h1>
        {lead && <p className="max-w-2xl text-ink-soft">{lead}</p>}
        <PageLink href={order} className={`justify-self-start ${buttonClass("primary")}`}>
          {category
            ? t("toCategory", { category: category.name })
            : t(categories.length > 0 ? "shop" : "order")}
        </PageLink>
      </div>
      {isEmpty && <p className="py-10 text-center text-ink-soft">{t("empty")}</p>}
      {sections.map(({ id, name, foods }) => (
        <section key={id} lang={lang} aria-label={name || undefined}>
          {name && <h2 className="pb-1 text-lg">{name}</h2>}
          {/* The styles of the rows are on the list, because a class on every row would make the HTML of a long
              menu larger. */}
          <ul className={ROWS}>
            {foods.map((food) => (
              <li key={food.id}>
                <PageLink href={productHref(stid, food)}>{food.name}</PageLink>
                <b>{formatMoney(food.unit_price)}</b>
                {food.desc && <p>{food.desc}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {categories.map(({ id, name, children, food_count }) => (
        <section key={id} aria-label={name}>
          <h2 className="text-lg">
            <CategoryLink stid={stid} id={id} name={name} food_count={food_count} />
          </h2>
          <ul className="flex flex-wrap gap-x-6">
            {children.map((child) => (
              <li key={child.id}>
                <CategoryLink {...child} stid={stid} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

type LinkProps = { stid: number; id: number; name: string; food_count?: number | undefined };

async function CategoryLink({ stid, id, name, food_count }: LinkProps) {
  const t = await getTranslations("menuPage");
  return (
    <PageLink
      href={hrefs.menu({ stid, cat: id })}
      className="inline-flex min-h-11 items-center gap-2 hover:text-brand"
    >
      {name}
      {food_count !== undefined && (
        <span className="tabular font-normal text-ink-soft text-sm">
          {t("count", { count: food_count })}
        </span>
      )}
    </PageLink>
  );
}

const ROWS =
  "grid gap-x-10 md:grid-cols-2 *:grid *:grid-cols-[minmax(0,1fr)_auto] *:items-center *:gap-x-4 *:border-line *:border-b *:py-1 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center [&_a]:hover:text-brand [&_b]:tabular [&_p]:col-span-2 [&_p]:pb-1 [&_p]:text-ink-soft [&_p]:text-sm";
