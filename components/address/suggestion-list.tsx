import { useTranslations } from "next-intl";
import { DataText } from "@/components/ui/data-text";
import { Icon } from "@/components/ui/icon";
import type { Suggestion } from "@/lib/client/address-provider";

type Props = {
  id: string;
  list: Suggestion[];
  active: number;
  onSelect: (suggestion: Suggestion) => void;
};

/** The listbox of the address combobox. The input keeps the focus and handles the keys. */
export function SuggestionList({ id, list, active, onSelect }: Props) {
  const t = useTranslations("address");
  if (list.length === 0) return null;
  return (
    <div className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-card border border-line bg-paper shadow-float">
      <div
        id={id}
        role="listbox"
        aria-label={t("suggestions")}
        className="max-h-74 overflow-y-auto py-1"
      >
        {list.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys and Enter are handled by the input
          <div
            key={item.text}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The focus stays in the input and the phone's keyboard stays open, so that the person can add the house
            // number.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSelect(item)}
            className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-surface aria-selected:bg-brand-tint"
          >
            <Icon name="pin" className="size-4 text-ink-faint" />
            <DataText>{item.text}</DataText>
          </div>
        ))}
      </div>
      {/* Google requires that its name is shown with its suggestions if there is no map. */}
      {list.some(({ is_google }) => is_google) && (
        <p
          translate="no"
          className="border-t border-line px-4 py-1.5 text-right text-xs text-ink-soft"
        >
          Google Maps
        </p>
      )}
    </div>
  );
}
