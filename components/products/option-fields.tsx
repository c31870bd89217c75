import { useTranslations } from "next-intl";
import type { Option } from "@/lib/contracts/products";
import { formatMoney } from "@/lib/format/money";
import type { ShownGroup } from "@/lib/products/choice-rules";

type Props = {
  shown: ShownGroup;
  id: string;
  /** Told once the group holds its maximum and one more was pressed. */
  isFull: boolean;
  onPress: (optionId: number) => void;
};

/** One option group: real radios or checkboxes, so that keyboard and screen reader know them (PR-04…PR-10). */
export function OptionFields({ shown, id, isFull, onPress }: Props) {
  const t = useTranslations("products");
  const { group, chosen } = shown;
  const isMulti = group.is_multi_choose === 1;
  return (
    <fieldset id={id} className="scroll-mt-4 px-4 pt-5 md:px-5">
      <legend className="float-left mb-1 flex w-full items-center gap-2">
        <span className="flex-1 font-bold">
          {group.name}
          {isMulti && group.max_choose > 0 && (
            <span className={`ml-1 text-sm font-normal ${isFull ? "text-bad" : "text-ink-soft"}`}>
              {t("atMost", { count: group.max_choose })}
            </span>
          )}
        </span>
        <Mark isRequired={group.is_required === 1} isDone={chosen.length > 0} />
      </legend>
      <div className="clear-both">
        {group.items.map((option) => (
          <OptionRow
            key={option.id}
            option={option}
            type={isMulti ? "checkbox" : "radio"}
            name={id}
            isChosen={chosen.includes(option.id)}
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

function Mark({ isRequired, isDone }: { isRequired: boolean; isDone: boolean }) {
  const t = useTranslations("products");
  if (!isRequired) return <span className="text-sm text-ink-soft">{t("optional")}</span>;
  const look = isDone ? "bg-good-tint text-good" : "bg-warn-tint text-warn";
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-sm font-bold ${look}`}>
      {isDone ? `✓ ${t("done")}` : t("required")}
    </span>
  );
}

type RowProps = {
  option: Option;
  type: "radio" | "checkbox";
  name: string;
  isChosen: boolean;
  onPress: () => void;
};

function OptionRow({ option, type, name, isChosen, onPress }: RowProps) {
  const t = useTranslations("products");
  return (
    <label className="flex min-h-12 items-center gap-3 border-line border-b py-2 active:bg-surface">
      <input
        type={type}
        name={name}
        checked={isChosen}
        onChange={onPress}
        // A radio never changes by a press on itself, yet an optional choice can be taken back (SPEC §5).
        onClick={() => type === "radio" && isChosen && onPress()}
        className="size-5 flex-none accent-brand"
      />
      <span className="flex-1">
        {option.name}
        {option.is_offer === 1 && (
          <span className="ml-2 text-sm font-bold text-bad">{t("offer")}</span>
        )}
      </span>
      {option.unit_price > 0 && (
        <span className="tabular text-ink-soft">
          {t("extra", { price: formatMoney(option.unit_price) })}
        </span>
      )}
    </label>
  );
}
