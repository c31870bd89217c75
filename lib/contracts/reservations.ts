import { z } from "zod";
import { patternText } from "./fields.ts";
import { derivations } from "./tolerant.ts";

/** A range of a day, `10:00-13:30` in Taipei time. */
const timeRangeSchema = patternText(11, /^\d{2}:\d{2}-\d{2}:\d{2}$/);

/** A reservation day entry (EN-20); `day` is `YYYY-MM-DD`. */
export const reservationDaySchema = z.object({
  day: patternText(10, /^\d{4}-\d{2}-\d{2}$/),
  time: z.array(timeRangeSchema),
});
derivations.add(reservationDaySchema, {
  derive: ({ day }) =>
    typeof day === "string" ? { day: day.slice(0, 10).replaceAll("/", "-") } : {},
});
export type ReservationDay = z.infer<typeof reservationDaySchema>;
