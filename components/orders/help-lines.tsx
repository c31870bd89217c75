import { useTranslations } from "next-intl";
import { ChoiceRow } from "@/components/ui/choice-row";
import { Stepper } from "@/components/ui/stepper";
import type { OrderHelp } from "@/lib/contracts/order-help";
import type { ChosenLines } from "@/lib/orders/help-report";

type Props = {
  lines: OrderHelp["lines"];
  chosen: ChosenLines;
  onChoose: (chosen: ChosenLines) => void;
};

/**
 * The lines of the order as checkboxes. The customer checks the lines that the report is about, and chooses how many
 * pieces of each line it is about.
 */
export function HelpLines({ lines, chosen, onChoose }: Props) {
  const t = useTranslations("orderHelp");
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-bold text-sm">{t("lines")}</legend>
      {lines
        .filter(({ left }) => left > 0)
        .map(({ line, name, left }) => {
          const quantity = chosen[line] ?? 0;
          const choose = (pieces: number) => onChoose({ ...chosen, [line]: pieces });
          return (
            <div key={line} className="flex items-center gap-2">
              <ChoiceRow
                type="checkbox"
                label={<span className="wrap-anywhere">{name}</span>}
                checked={quantity > 0}
                onChange={({ target }) => choose(target.checked ? 1 : 0)}
                className="min-w-0 flex-1"
              />
              {quantity > 0 && left > 1 && (
                <Stepper
                  value={quantity}
                  onChange={(pieces) => choose(Math.min(pieces, left))}
                  labels={{
                    group: t("piecesOf", { name }),
                    less: t("less"),
                    more: t("more"),
                  }}
                  size="small"
                />
              )}
            </div>
          );
        })}
    </fieldset>
  );
}
