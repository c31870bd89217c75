import { reservationFields, reservedStart } from "@/lib/cart/reservation-fields";
import { reservationText, slotText } from "@/lib/cart/reservation-time";

const NOON = Date.parse("2026-11-22T12:00:00+08:00") / 1000;

it("a chosen time is a reservation of 30 minutes (CA-33, CN-03)", () => {
  expect(reservationFields(NOON)).toEqual({
    is_reservation: 1,
    reservation_start_time: NOON,
    reservation_end_time: NOON + 1800,
  });
});

it("an order for now has the start −1 and the end −1 (CA-34)", () => {
  expect(reservationFields(-1)).toEqual({
    is_reservation: 0,
    reservation_start_time: -1,
    reservation_end_time: -1,
  });
});

it.each([
  [1, NOON, NOON],
  [0, NOON, null],
  [1, -1, null],
] as const)(
  "is_reservation %i with the start %i has the reserved start %s",
  (is_reservation, start, expected) => {
    expect(reservedStart({ is_reservation, reservation_start_time: start })).toBe(expected);
  },
);

it("reservationText shows date, weekday and time range in Taipei time (GN-03)", () => {
  expect(reservationText(NOON, "zh-TW")).toBe("11/22 週日 12:00–12:30");
  expect(reservationText(NOON, "en")).toBe("Sun, Nov 22 12:00–12:30");
  expect(slotText(Date.parse("2026-12-31T15:45:00Z") / 1000)).toBe("23:45–00:15");
});
