import type { MenuFood } from "@/lib/contracts/products";

const NO_ICON = 0;
const GREEN_TICK = 1;

type Props = { food: Pick<MenuFood, "tag_text" | "tag_icon">; className?: string };

/** A product's tag: plain, with a green tick, or with a red one (ST-08). */
export function TagText({ food, className = "" }: Props) {
  if (!food.tag_text) return null;
  const tick = food.tag_icon === NO_ICON ? "" : "before:mr-1 before:content-['✓'/'']";
  return (
    <span className={`text-sm ${className} ${tick} ${lookOf(food.tag_icon)}`}>{food.tag_text}</span>
  );
}

function lookOf(icon: number): string {
  if (icon === NO_ICON) return "text-ink-soft";
  return icon === GREEN_TICK ? "text-good" : "text-bad";
}
