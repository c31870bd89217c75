import { isOfferedSlot, reservationDays } from "../../../../backend/modules/catalog/slot-rules.ts";
import { DINING_TYPE } from "../../../../lib/contracts/codes.ts";

const { pickup, delivery, businessReservation } = DINING_TYPE;
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** 2026-11-21 is a Saturday. */
const at = (text: string) => Date.parse(`${text}:00+08:00`) / 1000;
const noon = at("2026-11-21T12:00");

const store: Parameters<typeof reservationDays>[0] = {
  opening_hours: [
    { days: EVERY_DAY, start: "10:00", end: "13:30" },
    { days: EVERY_DAY, start: "17:00", end: "21:00" },
  ],
  reservation: 1,
  has_business_reservation: 1,
};
const bothRanges = ["10:00-13:30", "17:00-21:00"];

const lateStore = {
  ...store,
  opening_hours: [{ days: EVERY_DAY, start: "18:00", end: "02:00" }],
};

describe("the days that can be reserved", () => {
  it("are today and the next six days with the store's hours (RU-39, EN-20)", () => {
    const days = reservationDays(store, noon, delivery);
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({ day: "2026-11-21", time: bothRanges });
    expect(days[6]).toEqual({ day: "2026-11-27", time: bothRanges });
  });

  it("leave out today's opening hours that are over, and today if no hours are left", () => {
    expect(reservationDays(store, at("2026-11-21T13:30"), delivery)[0]?.time).toEqual([
      "17:00-21:00",
    ]);
    expect(reservationDays(store, at("2026-11-21T21:00"), delivery)[0]?.day).toBe("2026-11-22");
  });

  it("include today while the store is open, even if no later slot is left", () => {
    const [today] = reservationDays(store, at("2026-11-21T20:55"), pickup);
    expect(today).toEqual({ day: "2026-11-21", time: ["17:00-21:00"] });
  });

  it("leave out the store's day off", () => {
    const weekdays = {
      ...store,
      opening_hours: [{ days: [1, 2, 3, 4, 5], start: "10:00", end: "20:00" }],
    };
    const days = reservationDays(weekdays, noon, delivery).map((entry) => entry.day);
    expect(days).toEqual(["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"]);
  });

  it("split opening hours past midnight between the two days", () => {
    const [today, tomorrow] = reservationDays(lateStore, noon, delivery);
    expect(today?.time).toEqual(["18:00-24:00"]);
    expect(tomorrow?.time).toEqual(["00:00-02:00", "18:00-24:00"]);
  });

  it("are none at a store that takes no reservations", () => {
    expect(reservationDays({ ...store, reservation: 0 }, noon, delivery)).toEqual([]);
    expect(
      reservationDays({ ...store, has_business_reservation: 0 }, noon, businessReservation),
    ).toEqual([]);
  });

  it.each([
    ["2026-11-21T16:59", "2026-11-22", 14],
    ["2026-11-21T17:00", "2026-11-23", 13],
  ])(
    "for a business reservation made at %s begin on %s, because a day can be reserved until 17:00 the day before (RU-39)",
    (now, first, count) => {
      const days = reservationDays(store, at(now), businessReservation);
      expect(days).toHaveLength(count);
      expect(days[0]?.day).toBe(first);
      expect(days.at(-1)?.day).toBe("2026-12-05");
    },
  );
});

describe("a reservation's start", () => {
  it.each([
    ["may be 61 minutes from now", "2026-11-21T13:15", "2026-11-21T12:14", true],
    ["may not be 60 minutes from now", "2026-11-21T13:15", "2026-11-21T12:15", false],
    ["may not be in the past", "2026-11-20T12:00", "2026-11-21T12:00", false],
    ["must be at a full quarter of an hour", "2026-11-21T17:10", "2026-11-21T12:00", false],
    ["may be the beginning of the opening hours", "2026-11-22T10:00", "2026-11-21T12:00", true],
    [
      "may be 15 minutes before the end of the opening hours",
      "2026-11-22T13:15",
      "2026-11-21T12:00",
      true,
    ],
    ["may not be the end of the opening hours", "2026-11-22T13:30", "2026-11-21T12:00", false],
    ["may not be outside the opening hours", "2026-11-22T15:00", "2026-11-21T12:00", false],
    ["may be on the sixth day after today", "2026-11-27T17:00", "2026-11-21T12:00", true],
    ["may not be on the seventh day after today", "2026-11-28T17:00", "2026-11-21T12:00", false],
  ])("%s", (_rule, start, now, expected) => {
    const slot = { store, dining_type: delivery, start: at(start), now: at(now) };
    expect(isOfferedSlot(slot)).toBe(expected);
  });

  it.each([
    ["2026-11-21T23:45", true],
    ["2026-11-22T00:00", true],
    ["2026-11-22T01:45", true],
    ["2026-11-22T02:00", false],
  ])("at a store with hours from 18:00 to 02:00 is accepted at %s: %s", (start, expected) => {
    const slot = { store: lateStore, dining_type: delivery, start: at(start), now: noon };
    expect(isOfferedSlot(slot)).toBe(expected);
  });

  it.each([
    ["may not be today", "2026-11-21T18:00", "2026-11-21T09:00", false],
    [
      "may be tomorrow if the reservation is made before 17:00",
      "2026-11-22T10:00",
      "2026-11-21T16:59",
      true,
    ],
    [
      "may not be tomorrow if the reservation is made at 17:00",
      "2026-11-22T10:00",
      "2026-11-21T17:00",
      false,
    ],
    ["may be on the fourteenth day after today", "2026-12-05T10:00", "2026-11-21T12:00", true],
    ["may not be on the fifteenth day after today", "2026-12-06T10:00", "2026-11-21T12:00", false],
  ])("for a business reservation %s", (_rule, start, now, expected) => {
    const slot = { store, dining_type: businessReservation, start: at(start), now: at(now) };
    expect(isOfferedSlot(slot)).toBe(expected);
  });

  it("is refused at a store without reservations, and a second after the beginning of a slot", () => {
    const start = at("2026-11-22T10:00");
    const closed = { ...store, reservation: 0 as const };
    expect(isOfferedSlot({ store: closed, dining_type: delivery, start, now: noon })).toBe(false);
    expect(isOfferedSlot({ store, dining_type: delivery, start: start + 1, now: noon })).toBe(
      false,
    );
  });
});

describe("reservationDays and isOfferedSlot agree", () => {
  const nightStore = { ...store, opening_hours: [{ days: [5, 6], start: "18:00", end: "02:10" }] };
  const DAYS_TRIED = 17;

  it.each([
    ["lunch and dinner, delivery", store, delivery],
    ["lunch and dinner, business", store, businessReservation],
    ["weekend nights, pickup", nightStore, pickup],
    ["weekend nights, business", nightStore, businessReservation],
  ])(
    "%s: exactly the listed slots that begin more than an hour from now are accepted (RU-40)",
    (_what, tested, dining_type) => {
      const listed = reservationDays(tested, noon, dining_type)
        .flatMap(({ day, time }) => time.flatMap((range) => slotsOf(day, range)))
        .filter((start) => start > noon + 3600);
      const accepted = Array.from(
        { length: DAYS_TRIED * 24 * 12 },
        (_, step) => noon + step * 300,
      ).filter((start) => isOfferedSlot({ store: tested, dining_type, start, now: noon }));
      expect(accepted).toEqual(listed);
      expect(accepted.length).toBeGreaterThan(0);
    },
  );

  function slotsOf(day: string, range: string): number[] {
    const [start = 0, end = 0] = range.split("-").map((clock) => {
      const [hours = 0, minutes = 0] = clock.split(":").map(Number);
      return at(`${day}T00:00`) + hours * 3600 + minutes * 60;
    });
    const slots = Array.from(
      { length: Math.floor((end - start) / 900) + 1 },
      (_, step) => start + step * 900,
    );
    return slots.slice(0, -1);
  }
});
