import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import sharp from "sharp";
import type { Locale } from "@/lib/routing/routes";
import { PREVIEW_SIZE } from "@/lib/site/metadata";
import { printableText } from "@/lib/site/printable-text";
import { site } from "@/lib/site/site";
import type { ShownPreview } from "./preview-reader";

const OWN_PICTURE = /^\/(?:pictures\/[\w-]+(?:\/[\w-]+)?\.webp|[\w-]+\.svg)$/;
const QUALITY = 82;

type Typeface = { data: Buffer; covered: ReadonlySet<string> };
let typeface: Promise<Typeface> | undefined;

/**
 * Prepares a link preview for the renderer. Symbols that the font lacks are removed, and a text with a letter or digit
 * that the font lacks becomes empty. The pictures become data URLs.
 */
export async function preparePreview(
  { name, lines, picture, shape }: ShownPreview,
  locale: Locale,
) {
  const { covered } = await previewTypeface();
  const printable = (text: string) => printableText(text, covered);
  return {
    brand: site.name[locale],
    name: printable(name),
    lines: lines.map(printable),
    mark: await pictureData(site.logo),
    picture: await pictureData(picture),
    shape,
  };
}

function previewTypeface(): Promise<Typeface> {
  typeface ??= readTypeface();
  return typeface;
}

/**
 * Returns a picture of the shop as a data URL. Returns null if the file is missing, and for URLs outside the shop,
 * because the server must not fetch them.
 */
async function pictureData(path: string): Promise<string | null> {
  if (!OWN_PICTURE.test(path)) return null;
  const file = await readFile(join(process.cwd(), "public", path)).catch(() => null);
  // The renderer cannot read WebP.
  const png = file && (await sharp(file, { density: 192 }).png().toBuffer());
  return png && `data:image/png;base64,${png.toString("base64")}`;
}

/**
 * Draws a link preview as a JPEG, which is much smaller than the PNG of the renderer. The size matters, because chat
 * programs load the preview before they show a link.
 */
export async function drawPreview(element: ReactElement): Promise<Uint8Array> {
  const { data } = await previewTypeface();
  const drawn = new ImageResponse(element, {
    ...PREVIEW_SIZE,
    fonts: [{ name: "Noto Sans TC", data, weight: 700 }],
  });
  const png = Buffer.from(await drawn.arrayBuffer());
  return new Uint8Array(await sharp(png).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer());
}

async function readTypeface(): Promise<Typeface> {
  const folder = join(process.cwd(), "app/og/fonts");
  const [data, covered] = await Promise.all([
    readFile(join(folder, "noto-sans-tc-bold.otf")),
    readFile(join(folder, "covered.txt"), "utf8"),
  ]);
  return { data, covered: new Set(covered) };
}
