import { useTranslations } from "next-intl";
import { DataText } from "@/components/ui/data-text";
import type { VisibleGroup } from "@/lib/catalog/choice-rules";
import type { OptionGroup } from "@/lib/contracts/products";
import { OptionRow, type OptionState } from "./option-row";

type Props = {
  visibleGroup: VisibleGroup;
  id: string;
  /** True if the last press tried to choose more options of this group than its maximum. */
  isFull: boolean;
  onPress: (optionId: number) => void;
};

/** One option group with native radio buttons or checkboxes (PR-04 to PR-10). */
export function OptionFields({ visibleGroup, id, isFull, onPress }: Props) {
  const t = useTranslations("productForm");
  const { group, chosen, owner } = visibleGroup;
  const isMulti = group.is_multi_choose === 1;
  return (
    <fieldset id={id} className={`min-w-0 scroll-mt-4 ${owner ? OWNED : "px-4 pt-5 md:px-5"}`}>
      <legend className="float-left mb-1 flex w-full items-center gap-2">
        <span className="min-w-0 flex-1 wrap-anywhere font-bold">
          {owner && (
            <span className="mr-1.5 font-normal text-ink-soft">
              <DataText>{owner}</DataText>
            </span>
          )}
          <DataText>{group.name}</DataText>
          {isMulti && group.max_choose > 0 && (
            <span className={`ml-1 text-sm font-normal ${isFull ? "text-bad" : "text-ink-soft"}`}>
              {t("atMost", { count: group.max_choose })}
            </span>
          )}
        </span>
        <Mark group={group} isDone={chosen.length > 0} isFixed={isAllFixed(visibleGroup)} />
      </legend>
      <div className="clear-both">
        {group.items.map((option) => (
          <OptionRow
            key={option.id}
            option={option}
            type={isMulti ? "checkbox" : "radio"}
            name={id}
            state={stateOf(visibleGroup, option.id)}
            onPress={() => onPress(option.id)}
          />
        ))}
      </div>
      {isFull && (
        <p role="status" className="sr-only">
          {t("atMost", { count: group.max_choose })}
        </p>
      )}
    </fieldset>
  );
}

// The options of a set's food are indented below that food, so that the customer does not mix up the options of two
// foods.
const OWNED = "mx-4 mt-2 rounded-card bg-surface px-4 pt-3 pb-1 md:mx-5";

function stateOf({ chosen, fixed, soldOut }: VisibleGroup, id: number): OptionState {
  if (soldOut?.includes(id)) return "soldOut";
  if (fixed?.includes(id)) return "fixed";
  return chosen.includes(id) ? "chosen" : "open";
}

function isAllFixed({ group, fixed }: VisibleGroup): boolean {
  return fixed !== undefined && fixed.length > 0 && fixed.length === group.items.length;
}

type MarkProps = { group: OptionGroup; isDone: boolean; isFixed: boolean };

function Mark({ group, isDone, isFixed }: MarkProps) {
  const t = useTranslations("productForm");
  if (isFixed) return null;
  if (group.is_required === 0) {
    return <span className="flex-none text-sm text-ink-soft">{t("optional")}</span>;
  }
  const look = isDone ? "bg-good-tint text-good" : "bg-warn-tint text-warn";
  return (
    <span className={`flex-none rounded-full px-2.5 py-0.5 text-sm font-bold ${look}`}>
      {isDone ? `✓ ${t("done")}` : t("required")}
    </span>
  );
}
