import { CODE } from "../../lib/contracts/codes.ts";
import type { QueryOf } from "../../lib/contracts/endpoints.ts";
import { type Handlers, memberId } from "../call.ts";
import { ERRAND_OUT_OF_RANGE } from "../orders/disallow-rules.ts";
import { ServiceError } from "../service-error.ts";
import { courierOf, openExpressSession } from "./express-session-service.ts";
import { expressStatus } from "./express-status-service.ts";
import { errandFee } from "./fee-rules.ts";
import { keepImage } from "./image-service.ts";

export const expressHandlers = {
  openExpressSession: (call) => openExpressSession(call.deps, memberId(call)),
  getDeliveryFee: async ({ query }) => deliveryFee(query),
  getStatus: (call) => expressStatus(call.deps, courierOf(call)),
  uploadImage: (call) => keepImage(call.deps, courierOf(call), call.body),
} satisfies Handlers;

function deliveryFee(asked: QueryOf<"getDeliveryFee">) {
  const { distance_m, fee } = errandFee({
    pickup: { lat: asked.pickup_lat, lng: asked.pickup_lng },
    destination: { lat: asked.destination_lat, lng: asked.destination_lng },
    pickup_city_name: asked.pickup_city_name,
  });
  if (fee === null) throw new ServiceError(CODE.outOfRange, ERRAND_OUT_OF_RANGE);
  return { delivery_fee: fee, distance: Math.round(distance_m / 100) / 10, in_range: 1 as const };
}
