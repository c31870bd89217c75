import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { message: string | null; applyLabel: string };

/**
 * Says that business reservation cannot be chosen, with a link to the page where a company applies for it (CA-31,
 * CA-52). It is not a short pop-up message, because two seconds are too short to press the link. It is as wide as the
 * selector, so that the selector does not move.
 */
export function BusinessNotice({ message, applyLabel }: Props) {
  return (
    <div role="status" className="w-0 min-w-full">
      {message !== null && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 rounded-card bg-surface px-4 py-1">
          <span>{message}</span>
          <PageLink
            href={hrefs.instantDeliveryApply({ service: "booking" })}
            className="inline-flex min-h-11 items-center font-bold text-brand underline underline-offset-4"
          >
            {applyLabel}
          </PageLink>
        </p>
      )}
    </div>
  );
}
