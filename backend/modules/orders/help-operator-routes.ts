import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { IMAGE_NAME } from "../../../lib/contracts/courier.ts";
import { idSchema } from "../../../lib/contracts/fields.ts";
import type { Deps } from "../../call.ts";
import { RequestRefused } from "../../service-error.ts";
import { sendImage } from "../../shared/image-answer.ts";
import {
  decideHelp,
  decisionSchema,
  helpListSchema,
  listHelp,
  operatorPhoto,
} from "./help-operator-service.ts";

const HELP_REQUESTS_PATH = "/operator/help-requests";

/**
 * Registers the operator's calls about reports (docs/operations.md). They need the shop key but no session. A browser
 * cannot reach them, because the shop passes on only the calls of the call table (lib/contracts/endpoints.ts).
 */
export function registerHelpOperator(app: FastifyInstance, deps: Deps): void {
  app.get(HELP_REQUESTS_PATH, async (request) => ({
    code: 0,
    message: "",
    data: await listHelp(deps.db, parseRequest(helpListSchema, request.query)),
  }));
  app.post<{ Params: { id: string } }>(`${HELP_REQUESTS_PATH}/:id`, async (request) => {
    const id = parseRequest(idSchema, request.params.id);
    const decision = parseRequest(decisionSchema, request.body);
    return { code: 0, message: "", data: await decideHelp(deps, id, decision) };
  });
  app.get<{ Params: { name: string } }>("/operator/help-photos/:name", async (request, reply) => {
    const { name } = request.params;
    const bytes = IMAGE_NAME.test(name) ? await operatorPhoto(deps.db, name) : null;
    if (bytes === null) throw new RequestRefused(404, "找不到這張照片");
    return sendImage(reply, bytes);
  });
}

function parseRequest<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new RequestRefused(400, "資料格式不正確");
  return result.data;
}
