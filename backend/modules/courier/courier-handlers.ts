import { REASON } from "../../../lib/contracts/answer-code.ts";
import { CODE } from "../../../lib/contracts/codes.ts";
import type { QueryOf } from "../../../lib/contracts/endpoints.ts";
import { type Call, type Handlers, memberId } from "../../call.ts";
import { ServiceError } from "../../service-error.ts";
import { districtAt } from "../address/district-borders.ts";
import {
  BORDER_TOLERANCE_M,
  findDistrict,
  INCOMPLETE_ADDRESS,
  isInDistrict,
} from "../address/place-rules.ts";
import { COURIER_OUT_OF_RANGE, courierOrderFee } from "./courier-fee-rules.ts";
import {
  courierOf,
  endCourierSession,
  listCourierSessions,
  openCourierSession,
} from "./courier-session-service.ts";
import { courierStatus } from "./courier-status-service.ts";
import { keepImage } from "./image-service.ts";

export const courierHandlers = {
  openExpressSession: (call) =>
    openCourierSession(call.deps, { member_id: memberId(call), session: call.session }),
  expressSessionList: (call) => listCourierSessions(call.deps, memberId(call)),
  endExpressSession: (call) => endSession(call),
  getDeliveryFee: async ({ query }) => deliveryFee(query),
  getStatus: (call) => courierStatus(call.deps, courierOf(call)),
  uploadImage: (call) => keepImage(call.deps, courierOf(call), call.body),
} satisfies Handlers;

/**
 * Ends the courier session of the call. If the call has no courier session, ends the courier session with the `id` of
 * the request, provided that the signed-in member has opened it. If there is no `id` either, nothing is ended.
 */
async function endSession(call: Call<"endExpressSession">): Promise<null> {
  const { deps, courierSession, body } = call;
  if (courierSession !== null) {
    await endCourierSession(deps, { ...courierSession, reason: "courier" });
  } else if (body.id !== undefined) {
    await endCourierSession(deps, { member_id: memberId(call), id: body.id, reason: "member" });
  }
  return null;
}

/**
 * Computes the fee. The request names a district for the pickup but not for the destination, so the city of the
 * destination is found by the position of the destination.
 */
function deliveryFee(query: QueryOf<"getDeliveryFee">) {
  const { pickup_city_name: city_name, pickup_area_name: area_name } = query;
  const pickup = { lat: query.pickup_lat, lng: query.pickup_lng };
  const destination = { lat: query.destination_lat, lng: query.destination_lng };
  const from = findDistrict({ city_name, area_name });
  const to = districtAt(destination, BORDER_TOLERANCE_M);
  if (from === null || !isInDistrict(pickup, from)) {
    throw new ServiceError(CODE.refused, INCOMPLETE_ADDRESS, "incomplete-address");
  }
  const cities = {
    pickup_city_name: from.city_name,
    destination_city_name: to?.city_name ?? "",
  };
  const { distance_m, fee } = courierOrderFee({ pickup, destination, ...cities });
  if (to === null || fee === null)
    throw new ServiceError(CODE.outOfRange, COURIER_OUT_OF_RANGE, REASON.outOfRange);
  return { delivery_fee: fee, distance: Math.round(distance_m / 100) / 10, in_range: 1 as const };
}
