/** The most points that an order takes. A point is worth NT$1 (RU-16). */
export const POINT_RATE = 1;
export const POINT_RATE_TEXT = "1點折抵1元";
export const POINT_LIMIT = 300;

/** The only points event: this number of points waives the delivery fee. */
export const DELIVERY_EVENT = { event_id: 1, use_points: 30, cap: 65 };
