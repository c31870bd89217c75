import "server-only";
import type { NextRequest } from "next/server";
import { IMAGE_BYTES_MAX, type UploadedFile } from "@/lib/contracts/courier";
import say from "@/messages/zh-TW/server.json";
import { BadRequest, readBytes } from "./route-handler";

const FIELD = "image";
/** The maximum size of a form without its file. */
const FORM_BYTES = 16 * 1024;

/** Reads the file of a multipart form. The backend checks its content. */
export async function readImageForm(request: NextRequest): Promise<UploadedFile> {
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
