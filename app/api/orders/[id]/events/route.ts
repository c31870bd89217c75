import { readOrderId } from "@/lib/routing/path-ids";
import { orderEvents } from "@/lib/server/order-events";
import { BadRequest, handler } from "@/lib/server/route-handler";

/** The event stream of an order page. */
export const GET = handler(async (request) => {
  const [, , , id = ""] = request.nextUrl.pathname.split("/");
  const order_id = readOrderId(id);
  if (order_id === null) throw new BadRequest(404, "notFound");
  return orderEvents(request, order_id);
});
