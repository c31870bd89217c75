import { z } from "zod";

/** A range of a day, `10:00-13:30` in Taipei time. */
export const timeRangeSchema = z.string().regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/);

/** SPEC §3 Reservation day entry; `day` is `YYYY-MM-DD`. */
export const reservationDaySchema = z.object({
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  time: z.array(timeRangeSchema),
});
export type ReservationDay = z.infer<typeof reservationDaySchema>;
