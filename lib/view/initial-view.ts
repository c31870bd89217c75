import type { ViewState } from "@/lib/contracts/carts";
import { IMMEDIATE, INITIAL_DINING_TYPE } from "@/lib/contracts/codes";

/** The view state before a visitor has chosen anything: a delivery as soon as possible (CN-04). */
export function initialView(): ViewState {
  return {
    dining_type: INITIAL_DINING_TYPE,
    is_reservation: 0,
    reservation_start_time: IMMEDIATE,
    reservation_end_time: IMMEDIATE,
  };
}
