import { deflateSync } from "node:zlib";
import sharp from "sharp";

export type ImageFile = { what: string; filename: string; mimetype: string; bytes: Uint8Array };
const JPEG = "image/jpeg";
const PNG = "image/png";
const WEBP = "image/webp";

const latin1 = (text: string) => Buffer.from(text, "latin1");
const join = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? latin1(part) : part)));

function drawing(width = 64, height = 48) {
  return sharp({ create: { width, height, channels: 3, background: "#2f8f6b" } });
}

const CRC_TABLE = Array.from({ length: 256 }, (_none, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc >>> 0;
});

function chunk(name: string, content: Buffer): Buffer {
  const body = join(name, content);
  let crc = 0xffffffff;
  for (const byte of body) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return join(length, body, sum);
}

/** Returns a PNG of any width and height with few bytes: one bit per pixel, and all pixels have the same colour. */
function pngOf({ width, height, extra = [] }: { width: number; height: number; extra?: Buffer[] }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const chunks = [chunk("IHDR", header), ...extra, chunk("IDAT", rows), chunk("IEND", latin1(""))];
  return join("\x89PNG\r\n\x1a\n", ...chunks);
}

const u32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, at) => void bytes.writeUInt32BE(number, 4 * at));
  return bytes;
};

/** Returns files that must be refused as parcel pictures, even if their name or type is that of a picture (SE-15). */
export async function badImages(): Promise<ImageFile[]> {
  const jpeg = await drawing().jpeg().toBuffer();
  const png = await drawing().png().toBuffer();
  const webp = await drawing().webp().toBuffer();
  const avif = await drawing().avif({ effort: 0 }).toBuffer();
  const gif = await drawing().gif().toBuffer();
  const tiff = await drawing().tiff().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const html = "<!doctype html><script>alert(1)</script>";
  const heic = join("\0\0\0\x18ftypheic\0\0\0\0mif1heic", Buffer.alloc(64));
  const animation = [chunk("acTL", u32(10_000, 0))];
  const wide = await drawing(4097, 8).jpeg().toBuffer();
  const frames = await sharp({
    create: { width: 8, height: 16, channels: 3, background: "#fff", pageHeight: 8 },
  })
    .webp({ loop: 0, delay: [10, 10] })
    .toBuffer();
  const moving = join(
    webpHeader(frames.length),
    // This VP8X chunk has the animation flag set.
    "VP8X\x0a\0\0\0\x02\0\0\0\x07\0\0\x07\0\0",
    frames.subarray(12),
  );
  const file = (what: string, filename: string, mimetype: string, bytes: Buffer | string) => ({
    what,
    filename,
    mimetype,
    bytes: join(bytes),
  });
  return [
    file("nothing at all", "a.jpg", JPEG, ""),
    file("one byte", "a.jpg", JPEG, "\xff"),
    file("only the first bytes of a JPEG", "a.jpg", JPEG, "\xff\xd8\xff"),
    file(
      "5 MB and a byte",
      "a.jpg",
      JPEG,
      join(jpeg, Buffer.alloc(5 * 1024 * 1024 + 1 - jpeg.length)),
    ),
    file("an SVG", "a.svg", "image/svg+xml", svg),
    file("an SVG named as a PNG", "a.png", PNG, svg),
    file("an SVG after an XML declaration", "a.png", PNG, `<?xml version="1.0"?>${svg}`),
    file("HTML named as a JPEG", "a.jpg", JPEG, html),
    file("HTML after the first bytes of a JPEG", "a.jpg", JPEG, `\xff\xd8\xff${html}`),
    file("HTML after the first bytes of a PNG", "a.png", PNG, `\x89PNG\r\n\x1a\n${html}`),
    file("HTML in a RIFF container", "a.webp", WEBP, `RIFF\x40\0\0\0WEBP${html}`),
    file("PHP", "a.php", JPEG, "<?php system($_GET[0]);"),
    file("a JPEG named .php", "a.php", JPEG, jpeg),
    file("a JPEG named .jpg.php", "a.jpg.php", JPEG, jpeg),
    file("a JPEG named .jpg with a NUL and .php", "a.jpg\0.php", JPEG, jpeg),
    file("a JPEG named .html", "a.html", JPEG, jpeg),
    file("a JPEG named .svg", "a.svg", JPEG, jpeg),
    file("a JPEG without an extension", "photo", JPEG, jpeg),
    file("a JPEG named .png", "a.png", JPEG, jpeg),
    file("a JPEG with the type text/html", "a.jpg", "text/html", jpeg),
    file("a JPEG with the type of a PNG", "a.jpg", PNG, jpeg),
    file("a PNG with the name and type of a JPEG", "a.jpg", JPEG, png),
    file("a WebP with the name and type of a PNG", "a.png", PNG, webp),
    file("a GIF", "a.gif", "image/gif", gif),
    file("a GIF named as a JPEG", "a.jpg", JPEG, gif),
    file("a TIFF named as a JPEG", "a.jpg", JPEG, tiff),
    file("an AVIF", "a.avif", "image/avif", avif),
    file("an AVIF named as a WebP", "a.webp", WEBP, avif),
    file("a HEIC", "a.heic", "image/heic", heic),
    file("a HEIC named as a JPEG", "a.jpg", JPEG, heic),
    file("a PDF named as a JPEG", "a.jpg", JPEG, "%PDF-1.7\n"),
    file("a ZIP named as a PNG", "a.png", PNG, "PK\x03\x04"),
    file("a JPEG cut off", "a.jpg", JPEG, jpeg.subarray(0, 200)),
    file("a PNG cut off", "a.png", PNG, png.subarray(0, 40)),
    file("a WebP cut off", "a.webp", WEBP, webp.subarray(0, 30)),
    file("a PNG of 20,000 × 20,000 pixels", "a.png", PNG, pngOf({ width: 20_000, height: 20_000 })),
    file("a JPEG of 4,097 pixels width", "a.jpg", JPEG, wide),
    file("a PNG whose header has a width of 2 billion", "a.png", PNG, pngHeaderOf(0x7fffffff)),
    file("a PNG of 10,000 frames", "a.png", PNG, pngOf({ width: 8, height: 8, extra: animation })),
    file("an animated WebP", "a.webp", WEBP, moving),
  ];
}

function webpHeader(rest: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(rest + 18 - 8 + 4);
  return join("RIFF", size, "WEBP");
}

function pngHeaderOf(width: number): Buffer {
  const small = pngOf({ width: 8, height: 8 });
  small.writeUInt32BE(width, 16);
  return small;
}

/** Returns pictures that must be accepted. Some have metadata or appended data, which must be removed. */
export async function goodImages(): Promise<ImageFile[]> {
  const jpeg = await drawing().jpeg().toBuffer();
  const located = await drawing()
    .withExif({
      IFD0: { Make: "CanaryCam" },
      IFD3: { GPSLatitude: "25/1 2/1 1/1", GPSLatitudeRef: "N" },
    })
    .jpeg()
    .toBuffer();
  const upright = await drawing(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const cmyk = await drawing().toColourspace("cmyk").jpeg().toBuffer();
  const png = await drawing().png().toBuffer();
  const webp = await drawing().webp().toBuffer();
  const commented = join(
    jpeg.subarray(0, 2),
    "\xff\xfe\x00\x22<script>alert('canary')</script>",
    jpeg.subarray(2),
  );
  const large = await drawing(4096, 3072).jpeg().toBuffer();
  const file = (what: string, filename: string, mimetype: string, bytes: Buffer) => ({
    what,
    filename,
    mimetype,
    bytes,
  });
  return [
    file("a JPEG", "IMG_0001.JPG", JPEG, jpeg),
    file("a PNG", "a.png", PNG, png),
    file("a WebP", "a.webp", WEBP, webp),
    file("a JPEG with a GPS position", "a.jpeg", JPEG, located),
    file("a JPEG with an orientation tag for a picture on its side", "a.jpg", JPEG, upright),
    file("a JPEG with CMYK colours", "a.jpg", JPEG, cmyk),
    file("a JPEG with a script in its comment", "a.jpg", JPEG, commented),
    file("a JPEG with an appended ZIP", "a.jpg", JPEG, join(jpeg, "PK\x03\x04canary.jar")),
    file("a JPEG with appended PHP", "a.php.jpg", JPEG, join(jpeg, "<?php canary();")),
    file("a JPEG with a path as its name", "../../../etc/canary.jpg", JPEG, jpeg),
    file(
      "a PNG with a script in its text chunk",
      "a.png",
      PNG,
      pngOf({ width: 8, height: 8, extra: [chunk("tEXt", latin1("Comment\0<script>canary"))] }),
    ),
    file("a JPEG of 4,096 pixels width", "a.jpg", JPEG, large),
  ];
}
