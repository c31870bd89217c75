import type { FastifyInstance } from "fastify";
import { idSchema } from "../../../lib/contracts/fields.ts";
import { ORDER_EVENTS_PATH } from "../../../lib/contracts/order-detail.ts";
import { orderIdQuerySchema } from "../../../lib/contracts/order-list.ts";
import { networkOf } from "../../../lib/limits/client-network.ts";
import { type Deps, epochSeconds } from "../../call.ts";
import { RequestRefused } from "../../service-error.ts";
import { hashSid, readSession } from "../account/session-service.ts";
import { orderProgress } from "./order-progress-service.ts";
import { createOrderStreams, type OrderStreams } from "./order-streams.ts";
import { ownOrder } from "./own-order.ts";

/**
 * Registers the route of an order's event stream. The route is not in the call table (lib/contracts/endpoints.ts),
 * because a stream sends many answers.
 */
export function registerOrderEvents(app: FastifyInstance, deps: Deps): OrderStreams {
  const streams = createOrderStreams(deps);
  app.addHook("preClose", () => streams.close());

  app.get(ORDER_EVENTS_PATH, async (request, reply) => {
    const { sid, member_id } = await readSession(deps, request.cookies, request);
    if (member_id === null) throw new RequestRefused(401, "請先登入");
    const query = orderIdQuerySchema.safeParse(request.query);
    if (!query.success) throw new RequestRefused(400, "資料格式不正確");
    const order_id = idSchema.safeParse(query.data.order_id).data ?? 0;
    await ownOrder(deps.db, { member_id, order_id });
    const progress = await orderProgress(deps.db, order_id, epochSeconds(deps));
    const seen = request.headers["last-event-id"];
    const out = streams.open({
      order_id,
      member_id,
      sid_hash: hashSid(sid),
      network: networkOf(request.ip).narrow,
      progress,
      last_event_id: typeof seen === "string" ? seen : null,
    });
    return (
      reply
        .type("text/event-stream; charset=utf-8")
        .header("x-accel-buffering", "no")
        // The connection is closed after the stream, because a kept-alive connection would delay the stop of the
        // backend.
        .header("connection", "close")
        .send(out)
    );
  });
  return streams;
}
