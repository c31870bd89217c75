import { useEffect, useState } from "react";
import type { reservationText, windowText } from "@/lib/cart/reservation-time";

type Texts = {
  reservationText: typeof reservationText;
  windowText: typeof windowText;
};

const NOT_LOADED: Texts = { reservationText: () => "", windowText: () => "" };

/**
 * The functions that write a reserved time; they return "" until their code has loaded. Few visits have a reserved time,
 * so the code, with the time zone library, is loaded for these only.
 */
export function useReservationTexts(isReserved: boolean): Texts {
  const [texts, setTexts] = useState(NOT_LOADED);
  useEffect(() => {
    if (isReserved) void import("@/lib/cart/reservation-time").then(setTexts, () => null);
  }, [isReserved]);
  return texts;
}
