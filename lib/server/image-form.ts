import "server-only";
import type { NextRequest } from "next/server";
import { IMAGE_BYTES_MAX, type UploadedFile } from "@/lib/contracts/courier";
import { createMinuteLimit } from "./request-limits";
import { BadRequest, clientIp, readBytes, requireCsrfToken } from "./route-handler";

const FIELD = "image";
/** The maximum size in bytes of the form besides the file. */
const FORM_BYTES = 16 * 1024;

/**
 * The rate limit for uploads of a client. The shop needs its own limit, because it reads the body before the backend
 * checks the session.
 */
const mayUpload = createMinuteLimit("uploads", 30);

/**
 * Checks the anti-forgery token, and returns true if this client may upload another picture now. Call it before the
 * body is read, because the body is large.
 */
export async function mayUploadImage(request: NextRequest): Promise<boolean> {
  await requireCsrfToken(request);
  return mayUpload(clientIp(request));
}

/** Reads the file of a multipart form. The backend checks its content. */
export async function readImageForm(request: NextRequest): Promise<UploadedFile> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) throw new BadRequest(400, "badShape");
  const bytes = await readBytes(request, IMAGE_BYTES_MAX + FORM_BYTES);
  const form = await new Response(bytes, { headers: { "content-type": type } })
    .formData()
    .catch(() => null);
  const [file, ...more] = form?.getAll(FIELD) ?? [];
  if (file === undefined || typeof file === "string" || more.length > 0) {
    throw new BadRequest(400, "badShape");
  }
  const { name: filename, type: mimetype } = file;
  return { filename, mimetype, bytes: new Uint8Array(await file.arrayBuffer()) };
}
