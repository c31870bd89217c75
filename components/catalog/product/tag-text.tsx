import { DataText } from "@/components/ui/data-text";
import { useDataNames } from "@/lib/client/use-data-names";
import type { MenuFood } from "@/lib/contracts/products";
import { dataName } from "@/lib/format/data-name";

const NO_ICON = 0;
const GREEN_TICK = 1;

type Props = { food: Pick<MenuFood, "tag_text" | "tag_icon">; className?: string };

/** A product's tag: without a tick, with a green tick, or with a red tick (ST-08). */
export function TagText({ food, className = "" }: Props) {
  const names = useDataNames();
  if (!food.tag_text) return null;
  const tick = food.tag_icon === NO_ICON ? "" : "before:mr-1 before:content-['✓'/'']";
  return (
    <span className={`text-sm ${className} ${tick} ${lookOf(food.tag_icon)}`}>
      <DataText>{dataName(food.tag_text, names)}</DataText>
    </span>
  );
}

function lookOf(icon: number): string {
  if (icon === NO_ICON) return "text-ink-soft";
  return icon === GREEN_TICK ? "text-good" : "text-bad";
}
