import { useState } from "react";
import { DiningFallback } from "@/components/checkout/dining-fallback";
import { ReservationControl } from "@/components/checkout/reservation-control";
import type { Visit } from "@/lib/client/use-visit";
import { DiningSelector } from "./dining-selector";

type Props = { visit: Visit; onNotice: (message: string) => void };

/**
 * The controls for the dining type and the time of the order. When the customer chooses business reservation, the
 * dialog for the time opens at once, because a business reservation must have a time.
 */
export function OrderChoice({ visit, onNotice }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <DiningSelector visit={visit} onNotice={onNotice} onBusiness={() => setChoosing(true)} />
      <DiningFallback visit={visit} />
      <ReservationControl visit={visit} isChoosing={isChoosing} onChoosing={setChoosing} />
    </>
  );
}
