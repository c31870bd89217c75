import type { FastifyInstance } from "fastify";
import { IMAGE_NAME } from "../../../lib/contracts/courier.ts";
import { HELP_PHOTOS_PATH } from "../../../lib/contracts/order-help.ts";
import type { Deps } from "../../call.ts";
import { RequestRefused } from "../../service-error.ts";
import { sendImage } from "../../shared/image-answer.ts";
import { readSession } from "../account/session-service.ts";
import { findHelpPhoto } from "./help-photo-service.ts";

/**
 * Registers the route that serves the photos of a report to the member who placed the order. The route is not in the
 * call table (lib/contracts/endpoints.ts), because all calls answer with JSON.
 */
export function registerHelpPhotos(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { name: string } }>(`${HELP_PHOTOS_PATH}/:name`, async (request, reply) => {
    const { member_id } = await readSession(deps, request.cookies, request);
    if (member_id === null) throw new RequestRefused(401, "請先登入");
    const { name } = request.params;
    const bytes = IMAGE_NAME.test(name) ? await findHelpPhoto(deps.db, name, member_id) : null;
    if (bytes === null) throw new RequestRefused(404, "找不到這張照片");
    return sendImage(reply, bytes);
  });
}
