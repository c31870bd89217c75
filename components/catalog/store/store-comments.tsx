import { useTranslations } from "next-intl";
import type { ShownStore } from "@/lib/catalog/shown-store";
import { COLLAPSED_REVIEWS, STAR_MAX } from "@/lib/contracts/codes";
import type { Review } from "@/lib/contracts/stores";
import { StoreComment } from "./store-comment";

type Props = {
  store: ShownStore;
  comments: Review[];
  /** True to show all reviews. Otherwise one review is shown and, if there are more, a button for all reviews. */
  isWhole?: boolean;
  onMore?: () => void;
  /** True if the person has just closed the list of all reviews. */
  isReturn?: boolean;
};

/** The reviews of a store: the average, the number of reviews, and by default one review (ST-33 to ST-37). */
export function StoreComments(props: Props) {
  const { store, comments, isWhole = false, onMore, isReturn = false } = props;
  const t = useTranslations("storeDetails");
  const shown = isWhole ? comments : comments.slice(0, COLLAPSED_REVIEWS);
  return (
    <section aria-label={t("comments")} className="grid gap-3">
      <div className="flex items-baseline gap-3">
        <h3 {...(isWhole && { ref: takeFocus, tabIndex: -1 })} className="text-base outline-none">
          {t("comments")}
        </h3>
        {store.star_num > 0 && (
          <p className="text-ink-soft text-sm">
            <b className="text-ink">
              <span aria-hidden="true">★ {store.avg_star_count.toFixed(1)}</span>
              <span className="sr-only">
                {t("stars", { stars: store.avg_star_count, max: STAR_MAX })}
              </span>
            </b>{" "}
            {t("reviews", { count: store.star_num })}
          </p>
        )}
      </div>
      {comments.length === 0 && <p className="text-ink-soft">{t("noComments")}</p>}
      <ul className="grid gap-4">
        {shown.map((review) => (
          <StoreComment key={`${review.create_time}-${review.content}`} review={review} />
        ))}
      </ul>
      {!isWhole && comments.length > COLLAPSED_REVIEWS && (
        <button
          ref={isReturn ? takeFocus : null}
          type="button"
          onClick={onMore}
          className="min-h-11 text-left font-bold text-brand"
        >
          {t("moreComments")}
        </button>
      )}
    </section>
  );
}

/** Moves the focus to this element, because the button that had the focus is no longer shown (MD-01). */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
