import { Icon } from "@/components/ui/icon";
import { useIsFavorite } from "@/lib/client/use-favorite";
import type { FavoriteStore } from "@/lib/contracts/store-lists";

type Props = { store: FavoriteStore; label: string; className?: string };

/**
 * The button that adds a store to the favourites of this browser or member, or removes it (HM-33). The button is not in
 * the HTML, because it works only with JavaScript and would make the HTML of a long list larger. Nothing moves when the
 * button appears.
 */
export function FavoriteButton({ store, label, className = "" }: Props) {
  const isFavorite = useIsFavorite(store.id);
  if (isFavorite === null) return null;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isFavorite}
      onClick={() =>
        void import("@/lib/client/change-favorites").then(
          (module) => module.toggleFavorite(store),
          () => undefined,
        )
      }
      className={`grid size-11 flex-none place-items-center rounded-full text-ink-soft aria-pressed:text-bad aria-pressed:[&_path]:fill-current ${className}`}
    >
      <Icon name="heart" className="size-5.5" />
    </button>
  );
}
