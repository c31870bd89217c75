import { useTranslations } from "next-intl";
import { DataText } from "@/components/ui/data-text";
import type { Option } from "@/lib/contracts/products";
import { formatMoney } from "@/lib/format/money";

/** `fixed`: the food is always part of the set. `soldOut`: the option cannot be chosen. */
export type OptionState = "open" | "chosen" | "fixed" | "soldOut";

type Props = {
  option: Option;
  type: "radio" | "checkbox";
  name: string;
  state: OptionState;
  onPress: () => void;
};

/** One option or one food of a set, as a row. */
export function OptionRow({ option, type, name, state, onPress }: Props) {
  const t = useTranslations("products");
  const tForm = useTranslations("productForm");
  const isGone = state === "soldOut";
  const isDisabled = isGone || state === "fixed";
  return (
    <label
      className={`flex min-h-12 items-center gap-3 border-line border-b py-2 ${isDisabled ? "" : "active:bg-surface"}`}
    >
      <input
        type={type}
        name={name}
        checked={state === "chosen" || state === "fixed"}
        disabled={isDisabled}
        onChange={onPress}
        // By default a press on a selected radio button does nothing. Here it removes the choice if the choice is
        // optional (PR-09).
        onClick={() => type === "radio" && state === "chosen" && onPress()}
        className="size-6 flex-none accent-brand"
      />
      <span className={`min-w-0 flex-1 wrap-anywhere ${isGone ? "text-ink-faint" : ""}`}>
        <DataText>{option.name}</DataText>
        {option.is_offer === 1 && (
          <span className="ml-2 text-sm font-bold text-bad">{t("offer")}</span>
        )}
      </span>
      {isDisabled && (
        <span className={`flex-none text-sm ${isGone ? "font-bold text-bad" : "text-ink-soft"}`}>
          {isGone ? t("blocks.soldOut") : tForm("included")}
        </span>
      )}
      {option.unit_price > 0 && (
        <span className="tabular flex-none text-ink-soft">
          {tForm("extra", { price: formatMoney(option.unit_price) })}
        </span>
      )}
    </label>
  );
}
