import { useEffect, useState } from "react";
import type { reservationText, slotText } from "@/lib/cart/reservation-time";

type Texts = {
  reservationText: typeof reservationText;
  slotText: typeof slotText;
};

const NOT_LOADED: Texts = { reservationText: () => "", slotText: () => "" };

/**
 * Functions that format the time of a reservation. They return "" until their code has loaded. The code loads only if
 * `isReserved` is true, because it contains the time zone library.
 */
export function useReservationTexts(isReserved: boolean): Texts {
  const [texts, setTexts] = useState(NOT_LOADED);
  useEffect(() => {
    if (isReserved) void import("@/lib/cart/reservation-time").then(setTexts, () => null);
  }, [isReserved]);
  return texts;
}
