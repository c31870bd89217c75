import { useLocale, useTranslations } from "next-intl";
import { TitledCard } from "@/components/ui/titled-card";
import { STAR_MAX } from "@/lib/contracts/codes";
import type { OrderDetail } from "@/lib/contracts/order-detail";
import { formatDateTime } from "@/lib/time/date-time";

type Props = { review: NonNullable<OrderDetail["review"]>; isNew: boolean };

/** The card with the member's review of the order. */
export function OwnReview({ review, isNew }: Props) {
  const locale = useLocale();
  const t = useTranslations("orderPage");
  const { star_num, content, create_time } = review;
  return (
    <TitledCard title={t("ownReview")}>
      {isNew && (
        // This text gets the focus, because the focused button has disappeared together with the form. Screen readers
        // then read the text.
        <p ref={takeFocus} tabIndex={-1} className="font-bold text-good outline-none">
          {t("thanks")}
        </p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-warn text-xl">
          <span aria-hidden="true">
            {"★".repeat(star_num)}
            {"☆".repeat(STAR_MAX - star_num)}
          </span>
          <span className="sr-only">{t("starsOf", { stars: star_num, max: STAR_MAX })}</span>
        </span>
        <span className="tabular text-ink-soft text-sm">{formatDateTime(create_time, locale)}</span>
      </p>
      {content && <p className="whitespace-pre-line wrap-anywhere">{content}</p>}
    </TitledCard>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
