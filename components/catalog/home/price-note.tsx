"use client";

import { useHasTrips } from "@/lib/client/store-trips";

type Props = { estimate: string; own: string };

/** Names the place for which the fees are computed. Both texts take the same space, so that nothing moves (HM-28). */
export function PriceNote({ estimate, own }: Props) {
  const isOwn = useHasTrips();
  return (
    <p className="-mt-2 grid text-sm text-ink-soft *:col-start-1 *:row-start-1">
      <span className={isOwn ? "invisible" : ""}>{estimate}</span>
      <span className={isOwn ? "" : "invisible"}>{own}</span>
    </p>
  );
}
