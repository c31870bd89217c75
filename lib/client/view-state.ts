import { reservationFields, TIME_MAX } from "@/lib/cart/reservation-fields";
import type { ViewState } from "@/lib/contracts/carts";
import { DINING_TYPE, type DiningType, IMMEDIATE } from "@/lib/contracts/codes";
import { initialView } from "@/lib/view/initial-view";
import { formatViewCookie, parseViewCookie, VIEW_COOKIE } from "@/lib/view/view-cookie";
import { readCookie, writeCookie } from "./cookies";
import { readStored, writeStored } from "./storage";
import { useStored } from "./use-stored";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const DINING_TYPES: readonly unknown[] = Object.values(DINING_TYPE);

/** The view state of this browser (EN-07), or the initial view state if the visitor has not chosen anything yet. */
export function readView(): ViewState {
  return validView(readStored("viewState"));
}

export function useView(): ViewState {
  return validView(useStored("viewState"));
}

/** The place in the view cookie if there is no address. The cookie is still needed for the dining type. */
const NO_PLACE = { area_id: 0, lat: 0, lng: 0 };

/** Stores the view state in local storage, and in the view cookie, which selects the cached page. */
export function writeView(view: ViewState): void {
  writeStored("viewState", view);
  const cookie = parseViewCookie(readCookie(VIEW_COOKIE)) ?? NO_PLACE;
  const { dining_type, reservation_start_time } = view;
  writeCookie(
    VIEW_COOKIE,
    formatViewCookie({ ...cookie, dining_type, reservation_start_time }),
    YEAR_SECONDS,
  );
}

export function withReservation(view: ViewState, start: number): ViewState {
  return { ...view, ...reservationFields(start) };
}

export function withDiningType(view: ViewState, dining_type: DiningType): ViewState {
  return { ...view, dining_type };
}

/**
 * Replaces an invalid view state, which a person may have edited, by the initial view state. An invalid time counts as
 * an order for now.
 */
function validView(view: ViewState | null): ViewState {
  if (view === null || !DINING_TYPES.includes(view.dining_type)) return initialView();
  const { reservation_start_time: start } = view;
  const isTime =
    view.is_reservation === 1 && Number.isInteger(start) && start > 0 && start <= TIME_MAX;
  return withReservation(view, isTime ? start : IMMEDIATE);
}
