import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProductForm } from "@/components/catalog/product/product-form";
import { ProductHead } from "@/components/catalog/product/product-head";
import { ProductRow } from "@/components/catalog/product/product-row";
import { useBlockText } from "@/components/catalog/product/use-block-text";
import { useProduct } from "@/components/catalog/product/use-product";
import { Dialog } from "@/components/ui/dialog";
import { Toast } from "@/components/ui/toast";
import { emptyCart, type NewItem } from "@/lib/cart/cart-rules";
import { wholeMenu } from "@/lib/catalog/menu-growth";
import { saleBlock } from "@/lib/catalog/sale-rules";
import { orderFood } from "@/lib/checkout/foods-text";
import type { Options } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { useRead } from "@/lib/client/use-read";
import { CODE } from "@/lib/contracts/answer-code";
import type { Answer } from "@/lib/contracts/envelope";
import type { GroupGuest, GroupOrder } from "@/lib/contracts/group-orders";
import type { MenuFood } from "@/lib/contracts/products";
import type { FoodCategory } from "@/lib/contracts/stores";
import { productHref } from "@/lib/routing/hrefs";
import { GroupFailed } from "./group-failed";
import { useBudgetText } from "./use-budget-text";
import type { GroupPage } from "./use-group";

type Props = { page: GroupPage; group: GroupOrder; me: GroupGuest };

/** The menu of the store. A chosen dish is added to the group order instead of the cart (GO-06). */
export function GroupMenu({ page, group, me }: Props) {
  const t = useTranslations("groupOrder");
  const { store_id } = group;
  const [food, setFood] = useState<MenuFood | null>(null);
  const { data, refusal, read } = useRead<FoodCategory[]>(
    ["groupMenu", store_id, group.dining_type],
    (options) => readMenu(group, options),
    { breakage: "stay" },
  );
  if (refusal) return <GroupFailed failure={refusal} read={read} />;
  return (
    <section aria-label={t("menu")} aria-busy={!data} className="min-w-0 lg:row-start-1">
      {data?.map(({ id, name, foods }) => (
        <div key={id} className="pb-6">
          <h2 className="pb-2 text-lg">{name}</h2>
          <ul className="grid md:grid-cols-2 md:gap-4">
            {foods.map((one) => (
              <ProductRow
                key={one.id}
                food={one}
                href={productHref(store_id, one)}
                count={0}
                isPaused={false}
                onOpen={setFood}
              />
            ))}
          </ul>
        </div>
      ))}
      <Dialog
        open={food !== null}
        title={food?.name ?? ""}
        place="sheet"
        closeLabel={t("back")}
        onClose={() => setFood(null)}
      >
        {food && (
          <Dish
            key={food.id}
            page={page}
            group={group}
            me={me}
            food={food}
            onClose={() => setFood(null)}
          />
        )}
      </Dialog>
    </section>
  );
}

type DishProps = Props & { food: MenuFood; onClose: () => void };

function Dish({ page, group, me, food, onClose }: DishProps) {
  const t = useTranslations("groupOrder");
  const blockText = useBlockText();
  const budgetText = useBudgetText(group, me);
  const { store_id, store_name, dining_type, is_items_remark } = group;
  const [refusal, setRefusal] = useState<string | null>(null);
  const product = useProduct({
    product: food,
    visit: { dining_type, number: "", store: { id: store_id, name: store_name } },
    onFailure: ({ message }) => setRefusal(message),
  });

  async function add(item: NewItem) {
    const { username, ...chosen } = orderFood(item);
    const refused = await page.change("addGroupLine", { food: chosen });
    setRefusal(refused);
    if (refused !== null) return;
    page.showNotice(t("added"));
    onClose();
  }

  return (
    <div className="flex flex-col pt-2">
      <ProductHead product={product ?? food} />
      {product && (
        <ProductForm
          product={product}
          order={{ ...emptyCart(), store_id, store_name, dining_type, is_items_remark }}
          editing={null}
          blockText={blockText(saleBlock(product))}
          isBusy={page.isSending}
          onAdded={onClose}
          onUpdated={onClose}
          chosen={{
            label: t("addToGroup"),
            priceBlockText: budgetText,
            onChosen: (item) => void add(item),
          }}
        />
      )}
      {/* The message is inside the dialog, because the dialog covers the messages of the page. */}
      <Toast message={refusal} onDone={() => setRefusal(null)} />
    </div>
  );
}

async function readMenu(
  { store_id, dining_type }: GroupOrder,
  options: Options,
): Promise<Answer<FoodCategory[]>> {
  const menu = await wholeMenu(async (page) => {
    const input = { params: { id: store_id }, query: { dining_type, page } };
    const answer = await callApi("storeFoods", input, { ...options, breakage: "stay" });
    return answer.ok ? answer.data : null;
  });
  return menu
    ? { ok: true, data: menu, message: "" }
    : { ok: false, code: CODE.refused, message: "" };
}
