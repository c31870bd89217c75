import { chosenSlot, daysOf, isSlotOffered, slotDays, slotsOf } from "@/lib/cart/reservation-slots";
import { takesReservations } from "@/lib/catalog/store-rules";
import { DINING_TYPE } from "@/lib/contracts/codes";
import type { ReservationDay } from "@/lib/contracts/stores";
import { fc } from "@/tests/setup/seeded-properties";
import { isOfferedSlot, reservationDays } from "../../../backend/modules/catalog/slot-rules.ts";
import { makeStoreDetail } from "../../factories/shown-stores";

/** Converts a Taipei time to epoch seconds. The tests use 2026-11-21, which is a Saturday. */
const at = (text: string) => Date.parse(`${text}:00+08:00`) / 1000;
const clock = (start: number) => new Date((start + 8 * 3600) * 1000).toISOString().slice(5, 16);
const day = (name: string, ...time: string[]): ReservationDay => ({ day: `2026-11-${name}`, time });
const NOON = at("2026-11-21T12:00");

type SlotInput = Partial<Parameters<typeof slotDays>[0]>;
const offeredDays = (input: SlotInput) =>
  slotDays({ days: [], now: NOON, dining_type: DINING_TYPE.delivery, isResting: false, ...input });
const startsOf = (input: SlotInput) =>
  offeredDays(input).flatMap(({ starts }) => starts.map(clock));

it("slots start every 15 minutes in each range, but not at the end of the range (CA-35, CA-37, CN-03)", () => {
  expect(startsOf({ days: [day("22", "10:00-11:00", "17:30-18:00")] })).toEqual([
    "11-22T10:00",
    "11-22T10:15",
    "11-22T10:30",
    "11-22T10:45",
    "11-22T17:30",
    "11-22T17:45",
  ]);
});

it.each([
  ["12:14", "13:15"],
  ["12:15", "13:30"],
  ["12:29", "13:30"],
  ["12:30", "13:45"],
])(
  "at %s the first slot is %s, because a slot must start more than 60 minutes later (CA-36, CN-03)",
  (now, first) => {
    const days = [day("21", "10:00-15:00")];
    expect(startsOf({ days, now: at(`2026-11-21T${now}`) })[0]).toBe(`11-21T${first}`);
  },
);

it("slotDays accepts ranges that end at midnight or between two quarter hours, and ignores ranges that are shorter than 15 minutes or end before they begin", () => {
  expect(startsOf({ days: [day("22", "23:30-24:00")] })).toEqual(["11-22T23:30", "11-22T23:45"]);
  expect(startsOf({ days: [day("22", "10:00-10:40")] })).toEqual(["11-22T10:00", "11-22T10:15"]);
  expect(startsOf({ days: [day("22", "10:00-10:10", "12:00-11:00")] })).toEqual([]);
});

it("overlapping ranges offer each time once, in order", () => {
  const days = [day("22", "11:00-11:30", "10:45-11:30")];
  expect(startsOf({ days })).toEqual(["11-22T10:45", "11-22T11:00", "11-22T11:15"]);
});

describe("the choice of an order for now (CA-38)", () => {
  const days = [day("21", "10:00-20:00"), day("22", "10:00-20:00")];
  const immediate = (input: SlotInput) =>
    offeredDays({ days, ...input }).flatMap((one) => (one.hasImmediate ? [one.day] : []));

  it("is offered today only", () => expect(immediate({})).toEqual(["2026-11-21"]));
  it("is not offered for business reservation", () =>
    expect(immediate({ dining_type: DINING_TYPE.businessReservation })).toEqual([]));
  it("is not offered while the store is closed", () =>
    expect(immediate({ isResting: true })).toEqual([]));
  it.each([
    ["2026-11-21T23:59", "2026-11-21"],
    ["2026-11-22T00:00", "2026-11-22"],
  ])("at %s in Taipei time is offered for the day %s (GN-03)", (now, today) => {
    const nights = [day("21", "18:00-24:00"), day("22", "00:00-02:00", "18:00-24:00")];
    expect(immediate({ days: nights, now: at(now) })).toEqual([today]);
  });
});

it("slotDays leaves out days without slots, but keeps today while an order for now is possible", () => {
  const days = [day("21", "10:00-12:45"), day("22", "10:00-10:15"), day("23", "10:00-10:10")];
  expect(
    offeredDays({ days }).map((one) => [one.day, one.hasImmediate, one.starts.length]),
  ).toEqual([
    ["2026-11-21", true, 0],
    ["2026-11-22", false, 1],
  ]);
  expect(offeredDays({ days: [day("21", "10:00-12:45")], isResting: true })).toEqual([]);
});

it("a business reservation uses the days and the setting that the store has for business reservations (CA-39, ST-21)", () => {
  const store = makeStoreDetail({
    reservation: 0,
    has_business_reservation: 1,
    reservation_time_list: [day("21", "10:00-20:00")],
    business_reservation_time_list: [day("22", "10:00-20:00")],
  });
  expect([1, 0, 4].map((type) => daysOf(store, type as 0 | 1 | 4)[0]?.day.slice(-2))).toEqual([
    "21",
    "21",
    "22",
  ]);
  expect([1, 0, 4].map((type) => takesReservations(store, type as 0 | 1 | 4))).toEqual([
    false,
    false,
    true,
  ]);
});

describe("the initial day and time of the reservation dialog", () => {
  const days = offeredDays({ days: [day("21", "10:00-14:00"), day("22", "10:00-11:00")] });

  it("is the previously chosen time if the store still offers it", () => {
    const before = at("2026-11-22T10:30");
    expect(chosenSlot(days, before)).toEqual({ day: "2026-11-22", start: before });
    expect(isSlotOffered(days, before)).toBe(true);
  });
  it("is the first choice of the first day, here an order for now, if the store no longer offers the chosen time", () => {
    const gone = at("2026-11-22T10:45");
    expect(isSlotOffered(days, gone + 900)).toBe(false);
    expect(chosenSlot(days, gone + 900)).toEqual({ day: "2026-11-21", start: -1 });
    expect(slotsOf(days, "2026-11-21").slice(0, 2)).toEqual([-1, at("2026-11-21T13:15")]);
  });
  it("is an empty day with the start −1 if there are no slots", () => {
    expect(chosenSlot([], 5)).toEqual({ day: "", start: -1 });
  });
});

describe("the page and the backend offer the same slot starts", () => {
  const minute = fc.integer({ min: 0, max: 23 * 60 + 59 });
  const range = fc.record({
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
    start: minute.map(clockOf),
    end: minute.map(clockOf),
  });
  const WINDOW_DAYS = 16;

  it("for any opening hours, at any time, for delivery, pick-up and business reservation", () => {
    fc.assert(
      fc.property(
        fc.array(range, { maxLength: 3 }),
        fc.integer({ min: 0, max: 30 * 24 * 60 }),
        fc.constantFrom(0, 1, 4),
        (opening_hours, minutesLater, dining_type) => {
          const now = NOON + minutesLater * 60;
          const store = {
            opening_hours,
            reservation: 1 as const,
            has_business_reservation: 1 as const,
          };
          const days = reservationDays(store, now, dining_type);
          const shown = offeredDays({ days, now, dining_type }).flatMap(({ starts }) => starts);
          const accepted = everyMinute(now).filter((start) =>
            isOfferedSlot({ store, dining_type, start, now }),
          );
          expect(shown).toEqual(accepted);
        },
      ),
      { numRuns: 60, seed: 20261121 },
    );
  });

  function everyMinute(now: number): number[] {
    return Array.from({ length: WINDOW_DAYS * 24 * 60 }, (_, index) => now + index * 60);
  }

  function clockOf(minutes: number): string {
    const two = (value: number) => String(value).padStart(2, "0");
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  }
});
