import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Stepper } from "@/components/ui/stepper";
import type { MenuFood } from "@/lib/contracts/products";

/**
 * Changes the quantity of a product in the cart by `step`. `from` is the pressed button if the product is not in the
 * cart yet. Otherwise it is `document.body`.
 */
export type ChangeQuantity = (food: MenuFood, step: 1 | -1, from: HTMLElement) => void;

type Props = {
  food: MenuFood;
  /** The quantity of this product in the cart. */
  count: number;
  onStep: ChangeQuantity;
  /** Classes that place this element over the picture. The button is in the lower right corner of the element. */
  className: string;
};

/**
 * The button on a product's picture that adds the product to the cart. If the cart contains the product, buttons for
 * plus and minus are shown instead (ST-45).
 */
export function QuickAddButton({ food, count, className, ...rest }: Props) {
  const t = useTranslations("products");
  const { name } = food;
  const { place, onStep } = useKeptFocus(count > 0, rest.onStep);
  return (
    <div
      ref={place}
      className={`pointer-events-none absolute flex aspect-square items-end justify-end ${className}`}
    >
      {count > 0 ? (
        <div className="pointer-events-auto rounded-full shadow-float">
          <Stepper
            value={count}
            onChange={(wanted) => onStep(food, wanted > count ? 1 : -1, document.body)}
            atOne="remove"
            size="small"
            labels={{
              group: t("quantityOf", { name }),
              less: count > 1 ? t("less", { name }) : t("remove", { name }),
              more: t("more", { name }),
            }}
          />
        </div>
      ) : (
        <button
          type="button"
          aria-label={t("add", { name })}
          onClick={(event) => onStep(food, 1, event.currentTarget)}
          className={PLUS}
        />
      )}
    </div>
  );
}

/** Keeps the focus if a press replaces the pressed button: the focus moves to the last of the new buttons (MD-01). */
function useKeptFocus(isTaken: boolean, step: ChangeQuantity) {
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const onStep: ChangeQuantity = (...pressed) => {
    isPressed.current = true;
    step(...pressed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs after the buttons have been replaced
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    // The press may have opened the dialog that asks whether to start a new order. That dialog closes before the next
    // frame and may move the focus to another element. The focus then stays on that element.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      place.current
        ?.querySelector<HTMLElement>("button:last-of-type")
        ?.focus({ preventScroll: true });
    });
  }, [isTaken]);
  return { place, onStep };
}

// The plus sign is a CSS pseudo-element, because the page has a limit for its number of DOM nodes.
const PLUS =
  "pointer-events-auto grid size-11 place-items-center after:grid after:size-9 after:place-items-center after:rounded-full after:bg-paper after:font-bold after:text-brand after:text-xl after:leading-none after:shadow-float after:content-['＋'/''] active:after:bg-brand-tint";
