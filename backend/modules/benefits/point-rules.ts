/** A point is worth NT$1; an order takes at most so many (RU-16). */
export const POINT_RATE = 1;
export const POINT_RATE_TEXT = "1點折抵1元";
export const POINT_LIMIT = 300;

/** The one points event: so many points waive the delivery fee. */
export const DELIVERY_EVENT = { event_id: 1, use_points: 30, cap: 65 };
