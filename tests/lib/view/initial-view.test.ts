import { DINING_TYPE, IMMEDIATE } from "@/lib/contracts/codes";
import { initialView } from "@/lib/view/initial-view";

it("the view of a new visitor is delivery without a reservation (CN-04, EN-07)", () => {
  expect(initialView()).toEqual({
    dining_type: DINING_TYPE.delivery,
    is_reservation: 0,
    reservation_start_time: IMMEDIATE,
    reservation_end_time: IMMEDIATE,
  });
});
