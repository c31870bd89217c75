import sharp from "sharp";
import { IMAGE_SIDE_MAX } from "../../lib/contracts/courier.ts";
import type { Refusal } from "../service-error.ts";
import { TOO_LARGE, WRONG_KIND } from "./image-rules.ts";

/** The maximum width and height of a stored picture in pixels. The content of a photo is recognisable at this size. */
const DRAWN_SIDE = 1600;
const QUALITY = 80;
const TIMEOUT_SECONDS = 8;

// sharp can decode many formats. These calls allow only the decoders of three formats, whatever the name and type of
// the file.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);

type Drawn = { ok: true; bytes: Uint8Array } | ({ ok: false } & Refusal);

/**
 * Decodes the picture, reduces it to at most DRAWN_SIDE pixels a side, and encodes it as WebP. The other data of the
 * file, such as the camera and the place where the photo was taken, is not stored (SE-15).
 */
export async function reencodeImage(bytes: Uint8Array): Promise<Drawn> {
  const options = {
    failOn: "error",
    limitInputPixels: IMAGE_SIDE_MAX * IMAGE_SIDE_MAX,
    sequentialRead: true,
  } as const;
  const size = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (size === null) return { ok: false, ...WRONG_KIND };
  if (size.width > IMAGE_SIDE_MAX || size.height > IMAGE_SIDE_MAX) {
    return { ok: false, ...TOO_LARGE };
  }
  const drawn = await sharp(bytes, options)
    .autoOrient()
    .resize({ width: DRAWN_SIDE, height: DRAWN_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .webp({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer()
    .catch(() => null);
  return drawn === null ? { ok: false, ...WRONG_KIND } : { ok: true, bytes: drawn };
}
