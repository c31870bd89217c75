import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { reviewerName } from "@/lib/catalog/store-rules";
import { STAR_MAX } from "@/lib/contracts/codes";
import type { Review } from "@/lib/contracts/stores";
import { hrefs } from "@/lib/routing/hrefs";
import { textLanguage } from "@/lib/routing/locale-path";
import { formatDateTime } from "@/lib/time/date-time";

/** One review. It is used in the details sheet and in the HTML of the store page (ST-36, ST-37). */
export function StoreComment({ review }: { review: Review }) {
  const locale = useLocale();
  const t = useTranslations("storeDetails");
  const { user, avatar, star_num, content, title, create_time, store_id, food_id } = review;
  const name = reviewerName(user);
  const picture = user.icon_url || avatar;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      {picture ? (
        <img
          src={picture}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          className="size-10 rounded-full"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded-full bg-brand-tint font-bold text-brand-strong"
        >
          {name.slice(0, 1)}
        </span>
      )}
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b lang={textLanguage(name, locale)}>{name}</b>
          <span className="text-warn text-sm">
            <span aria-hidden="true">
              {"★".repeat(star_num)}
              {"☆".repeat(STAR_MAX - star_num)}
            </span>
            <span className="sr-only">{t("stars", { stars: star_num, max: STAR_MAX })}</span>
          </span>
          <time
            dateTime={new Date(create_time * 1000).toISOString()}
            className="tabular text-ink-soft text-xs"
          >
            {formatDateTime(create_time, locale)}
          </time>
        </p>
        <p lang={textLanguage(content, locale)} className="break-words">
          {content}
        </p>
        {title && food_id > 0 && (
          <PageLink
            href={hrefs.product({ stid: store_id, fdid: food_id })}
            lang={textLanguage(title, locale)}
            className="inline-flex min-h-11 items-center text-brand text-sm underline underline-offset-4"
          >
            {title}
          </PageLink>
        )}
      </div>
    </li>
  );
}
