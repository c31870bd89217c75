/** The file types that the server accepts. The browser checks them before the upload (SE-15). */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;
const PHOTO_BYTES_MAX = 5 * 1024 * 1024;
export const PHOTOS_MAX = 5;

export type PhotoFault = "photo-type" | "photo-size";

export function photoFault({ type, size }: Pick<File, "type" | "size">): PhotoFault | null {
  if (!(PHOTO_TYPES as readonly string[]).includes(type)) return "photo-type";
  return size > PHOTO_BYTES_MAX ? "photo-size" : null;
}
