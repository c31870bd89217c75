import { useLocale } from "next-intl";
import type { MenuFood } from "@/lib/contracts/products";
import { nameLanguage } from "@/lib/routing/locale-path";

const NO_ICON = 0;
const GREEN_TICK = 1;

type Props = { food: Pick<MenuFood, "tag_text" | "tag_icon">; className?: string };

/** A product's tag: without a tick, with a green tick, or with a red tick (ST-08). */
export function TagText({ food, className = "" }: Props) {
  const locale = useLocale();
  if (!food.tag_text) return null;
  const tick = food.tag_icon === NO_ICON ? "" : "before:mr-1 before:content-['✓'/'']";
  return (
    <span
      lang={nameLanguage(locale)}
      className={`text-sm ${className} ${tick} ${lookOf(food.tag_icon)}`}
    >
      {food.tag_text}
    </span>
  );
}

function lookOf(icon: number): string {
  if (icon === NO_ICON) return "text-ink-soft";
  return icon === GREEN_TICK ? "text-good" : "text-bad";
}
