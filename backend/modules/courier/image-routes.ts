import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  EXPRESS_IMAGES_PATH,
  IMAGE_BYTES_MAX,
  IMAGE_NAME,
  type UploadedFile,
} from "../../../lib/contracts/courier.ts";
import type { Deps } from "../../call.ts";
import { RequestRefused } from "../../service-error.ts";
import { sendImage } from "../../shared/image-answer.ts";
import { readSession } from "../account/session-service.ts";
import { readCourierSession } from "./courier-session-service.ts";
import { findImage, type Viewer } from "./image-service.ts";

/** The allowance for the parts of a multipart body besides the file, in bytes. */
const FORM_BYTES = 16 * 1024;

/** Makes the routes of `scope` accept a multipart body with one file instead of JSON. */
export function readImageForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    /^multipart\/form-data\b/,
    { parseAs: "buffer", bodyLimit: IMAGE_BYTES_MAX + FORM_BYTES },
    async (request: FastifyRequest, body: Buffer) => fileOf(request, body),
  );
}

async function fileOf(request: FastifyRequest, body: Buffer): Promise<UploadedFile | null> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => null);
  const [part, ...more] = form?.getAll("image") ?? [];
  if (part === undefined || typeof part === "string" || more.length > 0) return null;
  const bytes = new Uint8Array(await part.arrayBuffer());
  return { filename: part.name, mimetype: part.type, bytes };
}

/**
 * Registers the route that serves the photos of a courier session. The route is not in the call table
 * (lib/contracts/endpoints.ts), because all calls answer with JSON.
 */
export function registerImageRoutes(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { name: string } }>(`${EXPRESS_IMAGES_PATH}/:name`, async (request, reply) => {
    const { name } = request.params;
    const viewer = await viewerOf(deps, request);
    const bytes = IMAGE_NAME.test(name) ? await findImage(deps.db, name, viewer) : null;
    if (bytes === null) throw new RequestRefused(404, "找不到這張照片");
    return sendImage(reply, bytes);
  });
}

async function viewerOf(deps: Deps, request: FastifyRequest): Promise<Viewer> {
  const { session_id } = request.query as { session_id?: unknown };
  if (typeof session_id === "string") {
    return {
      courierSession: await readCourierSession({ ...deps, audit: request.audit }, session_id),
    };
  }
  const { member_id } = await readSession(deps, request.cookies, request);
  if (member_id === null) throw new RequestRefused(401, "請先登入");
  return { member_id };
}
