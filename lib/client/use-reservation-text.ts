import { useEffect, useState } from "react";

type Writer = Pick<typeof import("@/lib/cart/reservation-time"), "reservationText">;

/**
 * Writes a reserved time, `11/22 週日 12:00–12:30`; empty until its code has come. Few visits have a reserved time, so
 * the code, with the time zone library, is loaded for these only.
 */
export function useReservationText(isReserved: boolean): (start: number) => string {
  const [writer, setWriter] = useState<Writer | null>(null);
  useEffect(() => {
    if (isReserved) void import("@/lib/cart/reservation-time").then(setWriter, () => null);
  }, [isReserved]);
  return (start) => writer?.reservationText(start) ?? "";
}
