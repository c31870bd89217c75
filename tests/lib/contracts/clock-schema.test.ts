import { storeSchema } from "@/lib/contracts/stores";

const hoursUntil = (end: string) =>
  storeSchema.shape.opening_hours.safeParse([{ days: [1], start: "17:00", end }]).success;

it.each(["00:00", "02:30", "23:59", "24:00"])("opening hours can end at %s", (end) => {
  expect(hoursUntil(end)).toBe(true);
});

it.each(["24:01", "24:30", "24:59", "25:00", "2:30", "12:60", "24:000"])(
  "opening hours cannot end at %s",
  (end) => {
    expect(hoursUntil(end)).toBe(false);
  },
);
