import type { NextRequest } from "next/server";
import { CODE } from "@/lib/contracts/codes";
import { IMAGE_BYTES_MAX, type UploadedFile } from "@/lib/contracts/courier";
import { endpoints } from "@/lib/contracts/endpoints";
import { courierQuery } from "@/lib/server/courier-cookie";
import { createMinuteLimit } from "@/lib/server/request-limits";
import {
  answerResponse,
  BadRequest,
  callFor,
  clientIp,
  handler,
  parseInput,
  readBytes,
  requireCsrfToken,
} from "@/lib/server/route-handler";
import say from "@/messages/zh-TW/server.json";

const FIELD = "image";
/** The maximum size of a form without its file. */
const FORM_BYTES = 16 * 1024;

/** The body is read before the backend checks the session, so it is limited here. */
const mayUpload = createMinuteLimit("uploads", 30);

/** Uploads a picture of the parcel (API-24). It is the only call with a multipart body. */
export const POST = handler(async (request) => {
  // Checked before the large body is read.
  await requireCsrfToken(request);
  if (!(await mayUpload(clientIp(request)))) {
    return answerResponse({ ok: false, code: CODE.tooManyTries, message: say.tooMany });
  }
  const { query, body } = endpoints.uploadImage;
  const uploadQuery = parseInput(query, {
    ...Object.fromEntries(request.nextUrl.searchParams),
    ...(await courierQuery(request)),
  });
  const file = parseInput(body, await readImageForm(request));
  const { answer } = await callFor(request, "uploadImage", { query: uploadQuery, body: file });
  return answerResponse(answer);
});

/** Reads the file of a multipart form. The backend checks its content. */
async function readImageForm(request: NextRequest): Promise<UploadedFile> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) throw new BadRequest(400, say.badShape);
  const bytes = await readBytes(request, IMAGE_BYTES_MAX + FORM_BYTES);
  const form = await new Response(bytes, { headers: { "content-type": type } })
    .formData()
    .catch(() => null);
  const [file, ...more] = form?.getAll(FIELD) ?? [];
  if (file === undefined || typeof file === "string" || more.length > 0) {
    throw new BadRequest(400, say.badShape);
  }
  const { name: filename, type: mimetype } = file;
  return { filename, mimetype, bytes: new Uint8Array(await file.arrayBuffer()) };
}
