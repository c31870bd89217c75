import type { ViewState } from "@/lib/contracts/carts";
import { IMMEDIATE, INITIAL_DINING_TYPE } from "@/lib/contracts/codes";

/** SPEC §9: delivery, for now. */
export function initialView(): ViewState {
  return {
    dining_type: INITIAL_DINING_TYPE,
    is_reservation: 0,
    reservation_start_time: IMMEDIATE,
    reservation_end_time: IMMEDIATE,
  };
}
