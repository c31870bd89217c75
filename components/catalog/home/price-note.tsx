"use client";

import { useHasTrips } from "@/lib/client/store-trips";

type Props = { estimate: string; own: string };

/**
 * Says for which place the fees are computed: the centre of the district (`estimate`) or the person's address (`own`).
 * Both texts have the same position and size, so that nothing moves when one replaces the other (HM-28).
 */
export function PriceNote({ estimate, own }: Props) {
  const isOwn = useHasTrips();
  return (
    <p className="-mt-2 grid text-sm text-ink-soft *:col-start-1 *:row-start-1">
      <span className={isOwn ? "invisible" : ""}>{estimate}</span>
      <span className={isOwn ? "" : "invisible"}>{own}</span>
    </p>
  );
}
