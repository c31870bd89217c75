"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { NewOrderDialog } from "@/components/cart/new-order-dialog";
import { Button } from "@/components/ui/button";
import { Stepper } from "@/components/ui/stepper";
import type { CartOrder, NewItem } from "@/lib/cart/cart-rules";
import type { VisibleGroup } from "@/lib/catalog/choice-rules";
import type { CartItem } from "@/lib/contracts/carts";
import { REMARK_MAX, UNAVAILABLE_TYPE } from "@/lib/contracts/codes";
import type { Product } from "@/lib/contracts/products";
import { listText } from "@/lib/format/list-text";
import { formatMoney } from "@/lib/format/money";
import { OptionFields } from "./option-fields";
import { UnkeptCartDialog } from "./unkept-cart-dialog";
import type { AfterAdding } from "./use-adding";
import { type ProductForm as Form, useProductForm } from "./use-product-form";

type Props = {
  product: Product;
  order: CartOrder;
  editing: CartItem | null;
  /** The text that says why the product cannot be added to the cart; null if it can be added. */
  blockText: string | null;
  isBusy?: boolean;
  onAdded: (after: AfterAdding) => void;
  onUpdated: () => void;
  /**
   * If given, the form passes the item to `onChosen` instead of adding it to the cart. `label` is the text of the
   * button. `priceBlockText` returns the text that says why an item with this price cannot be chosen; null if it
   * can be chosen.
   */
  chosen?: {
    label: string;
    priceBlockText: (price: number) => string | null;
    onChosen: (item: NewItem) => void;
  };
};

/**
 * The largest number of missing choices that the form lists by name. If more choices are missing, the form also shows
 * their total number.
 */
const NAMED_MISSING = 3;

/**
 * The choices of a product and the bar with the button that adds the product (PR-11). The form has no wrapping element,
 * so that the sticky bar stays at the bottom of the surrounding page.
 */
export function ProductForm(props: Props) {
  const { product, order, editing, isBusy = false, onAdded, onUpdated, chosen } = props;
  const t = useTranslations("productForm");
  const id = useId();
  const form = useProductForm({
    product,
    order,
    editing,
    onAdded,
    onUpdated,
    onChosen: chosen?.onChosen,
  });
  const blockText = blockTextAt(form.price, props);
  const fieldId = (path: string) => `${id}${path}`;
  return (
    <>
      <div className="flex-1 pb-6">
        {form.options.shown.map((visibleGroup) => (
          <OptionFields
            key={visibleGroup.path}
            id={fieldId(visibleGroup.path)}
            visibleGroup={visibleGroup}
            isFull={form.options.fullPath === visibleGroup.path}
            onPress={(optionId) => form.options.press(visibleGroup, optionId)}
          />
        ))}
        {order.is_items_remark === 1 && (
          <label className="grid gap-1 px-4 pt-6 md:px-5">
            <span className="font-bold">{t("remark")}</span>
            <textarea
              rows={2}
              maxLength={REMARK_MAX}
              value={form.remark}
              placeholder={t("remarkHint")}
              onChange={(event) => form.change({ remark: event.target.value })}
              className="rounded-card border border-line bg-paper px-4 py-3 placeholder:text-ink-soft"
            />
          </label>
        )}
        <UnavailableChoice form={form} name={`${id}-unavailable`} />
      </div>
      <div
        data-bottom-bar
        className="sticky bottom-0 z-10 grid gap-2 border-line border-t bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-5"
      >
        <FormNotes form={form} blockText={blockText} fieldId={fieldId} />
        <div className="flex flex-wrap items-center gap-3">
          <Stepper
            value={form.quantity}
            onChange={form.changeTo}
            labels={{ group: t("quantity"), less: t("less"), more: t("more") }}
          />
          <Button
            className="min-h-12 flex-1 flex-wrap content-center gap-y-0 py-1! leading-tight"
            disabled={isBusy || blockText !== null || form.options.missing.length > 0}
            onClick={form.submit}
          >
            <span className="flex-1 whitespace-nowrap">
              {chosen?.label ?? (editing ? t("update") : t("add"))}
            </span>
            <span className="tabular">{formatMoney(form.price)}</span>
          </Button>
        </div>
        <p role="status" className="sr-only">
          {t("total", { price: formatMoney(form.price) })}
        </p>
      </div>
      <NewOrderDialog
        open={form.newOrder !== null}
        reason={form.newOrder ?? "other-store"}
        onCancel={form.keepOrder}
        onConfirm={form.startNewOrder}
        onKeep={form.keepCart}
      />
      <UnkeptCartDialog open={form.isUnkept} onClose={form.closeUnkept} />
    </>
  );
}

function blockTextAt(price: number, { blockText, chosen }: Props): string | null {
  return blockText ?? chosen?.priceBlockText(price) ?? null;
}

function UnavailableChoice({ form, name }: { form: Form; name: string }) {
  const t = useTranslations("productForm");
  return (
    <fieldset className="px-4 pt-6 md:px-5">
      <legend className="float-left mb-1 font-bold">{t("unavailable")}</legend>
      <div className="clear-both">
        {Object.values(UNAVAILABLE_TYPE).map((type) => (
          <label key={type} className="flex min-h-12 items-center gap-3 border-line border-b py-2">
            <input
              type="radio"
              name={name}
              checked={form.unavailable_type === type}
              onChange={() => form.change({ unavailable_type: type })}
              className="size-6 flex-none accent-brand"
            />
            {t(`unavailable${type}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type NotesProps = { form: Form; blockText: string | null; fieldId: (path: string) => string };

/**
 * The note above the button: why the product cannot be ordered, that the quantity is too large, or which choices are
 * missing. A press on the note about missing choices goes to the first option group with a missing choice.
 */
function FormNotes({ form, blockText, fieldId }: NotesProps) {
  const locale = useLocale();
  const t = useTranslations("productForm");
  const { missing } = form.options;
  const [first] = missing;
  if (blockText)
    return (
      <p role="status" className="text-center font-bold text-bad">
        {blockText}
      </p>
    );
  if (form.isOverLimit) {
    return (
      <p role="status" className="text-center text-sm text-bad">
        {t("quantityLimit", { count: form.limit })}
      </p>
    );
  }
  if (!first) return null;
  const names = listText(missing.slice(0, NAMED_MISSING).map(nameOf), locale);
  const count = missing.length;
  return (
    <button
      type="button"
      onClick={() => goTo(fieldId(first.path))}
      className="line-clamp-2 min-h-8 text-center text-sm text-warn underline-offset-4 hover:underline"
    >
      {count > NAMED_MISSING ? t("chooseMany", { names, count }) : t("choose", { names })}
    </button>
  );
}

function nameOf({ owner, group }: VisibleGroup): string {
  return owner ? `${owner} ${group.name}` : group.name;
}

function goTo(id: string) {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: "start", behavior: "smooth" });
  field?.querySelector("input")?.focus({ preventScroll: true });
}
