import { IMAGE_BYTES_MAX, IMAGE_SIDE_MAX } from "../../lib/contracts/courier.ts";
import type { Refusal } from "../service-error.ts";

export type Upload = { filename: string; mimetype: string; bytes: Uint8Array };
type Kind = "jpeg" | "png" | "webp";

const MIMETYPES: Record<Kind, string> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};
const EXTENSIONS: Record<Kind, RegExp> = { jpeg: /\.jpe?g$/i, png: /\.png$/i, webp: /\.webp$/i };

export const WRONG_KIND: Refusal = {
  message: "請選擇 JPG、PNG 或 WebP 照片",
  reason: "photo-kind",
};
const TOO_MANY_BYTES: Refusal = { message: "照片不可超過 5 MB", reason: "photo-size" };
export const TOO_LARGE: Refusal = {
  message: `照片尺寸不可超過 ${IMAGE_SIDE_MAX}×${IMAGE_SIDE_MAX}`,
  reason: "photo-dimensions",
};

/**
 * Checks an uploaded file before a decoder reads it (SE-15). Returns the reason to refuse the file, or null if the file
 * is accepted. The file name, the MIME type and the first bytes must all stand for the same format. Animated pictures
 * are refused.
 */
export function uploadRefusal({ filename, mimetype, bytes }: Upload): Refusal | null {
  if (bytes.length > IMAGE_BYTES_MAX) return TOO_MANY_BYTES;
  const kind = kindOf(bytes);
  if (kind === null || mimetype !== MIMETYPES[kind] || !EXTENSIONS[kind].test(filename)) {
    return WRONG_KIND;
  }
  return isAnimated(kind, bytes) ? WRONG_KIND : null;
}

function kindOf(bytes: Uint8Array): Kind | null {
  const head = latin1(bytes, 0, 12);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  return head.startsWith("RIFF") && head.endsWith("WEBP") ? "webp" : null;
}

function isAnimated(kind: Kind, bytes: Uint8Array): boolean {
  if (kind === "png") return hasAnimationChunk(bytes);
  const ANIMATION_FLAG = 0x02;
  return (
    kind === "webp" && latin1(bytes, 12, 16) === "VP8X" && ((bytes[20] ?? 0) & ANIMATION_FLAG) !== 0
  );
}

/**
 * True if a PNG is animated: it has a chunk `acTL` before the picture data (`IDAT`). A chunk consists of length, name,
 * content and checksum.
 */
function hasAnimationChunk(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const FIRST_CHUNK = 8;
  for (let at = FIRST_CHUNK; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = latin1(bytes, at + 4, at + 8);
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
  }
  return false;
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
