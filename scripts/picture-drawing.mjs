import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { PALETTES, PIECES } from "./picture-recipes.mjs";

const SHADOW = { r: 96, g: 44, b: 16 };
const CLEAR = "#00000000";

/** Composes a picture of pieces, back to front. x, base and height are shares of its size. */
export async function composePicture({ width, height, palette, parts, packageFolder }) {
  const stacks = await Promise.all(
    parts.map((part) => standing(part, { width, height, packageFolder })),
  );
  return sharp(Buffer.from(backdrop(width, height, palette)))
    .composite(stacks.flat())
    .png()
    .toBuffer();
}

/** The middle of a palette, shown while the picture loads. */
export function middleOf(palette) {
  const [light, deep] = PALETTES[palette].map((hex) => Number.parseInt(hex.slice(1), 16));
  const channel = (shift) => Math.round((((light >> shift) & 255) + ((deep >> shift) & 255)) / 2);
  return [16, 8, 0].map((shift) => channel(shift).toString(16).padStart(2, "0")).join("");
}

async function standing({ piece, x, base, height: share }, { width, height, packageFolder }) {
  const size = Math.round(share * height);
  const margin = Math.round(size * 0.2);
  const full = size + 2 * margin;
  const image = await sharp(pieceFile(piece, packageFolder))
    .resize(size, size, { fit: "contain", background: CLEAR, kernel: "lanczos3" })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: CLEAR })
    .png()
    .toBuffer();
  const left = Math.round(x * width - size / 2 - margin);
  const top = Math.round(base * height - size - margin);
  const stack = [
    { input: ground(full, size), left, top: top + Math.round(size * 0.02) },
    { input: await shadowOf(image, size * 0.05), left, top: top + Math.round(size * 0.045) },
    { input: image, left, top },
  ];
  return Promise.all(stack.map((layer) => clip(layer, { full, width, height })));
}

function ground(full, size) {
  const y = full - (full - size) / 2 - size * 0.02;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${full}" height="${full}">
    <defs><radialGradient id="g"><stop offset="0" stop-color="#602c10" stop-opacity=".24"/>
    <stop offset="1" stop-color="#602c10" stop-opacity="0"/></radialGradient></defs>
    <ellipse cx="${full / 2}" cy="${y}" rx="${size * 0.46}" ry="${size * 0.1}" fill="url(#g)"/></svg>`);
}

async function shadowOf(image, sigma) {
  const { width, height } = await sharp(image).metadata();
  const alpha = await sharp(image)
    .extractChannel("alpha")
    .blur(sigma)
    .linear(0.11, 0)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: SHADOW } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

// sharp refuses layers that exceed the edge.
async function clip({ input, left, top }, { full, width, height }) {
  const from = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const region = {
    ...from,
    width: Math.min(full, width - left) - from.left,
    height: Math.min(full, height - top) - from.top,
  };
  return {
    input: await sharp(input).extract(region).png().toBuffer(),
    left: left + from.left,
    top: top + from.top,
  };
}

function backdrop(width, height, palette) {
  const [light, deep] = PALETTES[palette];
  const disc = Math.min(width, height);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/>
    <stop offset="1" stop-color="${deep}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="${width * 0.5}" cy="${height * 0.56}" r="${disc * 0.43}" fill="#fff" opacity=".3"/>
    <circle cx="${width * 0.9}" cy="${height * 0.06}" r="${disc * 0.26}" fill="#fff" opacity=".22"/>
    <circle cx="${width * 0.04}" cy="${height * 0.98}" r="${disc * 0.2}" fill="${deep}" opacity=".45"/></svg>`;
}

function pieceFile(piece, packageFolder) {
  const code = PIECES[piece];
  const file = [code, `${code}-fe0f`]
    .map((name) => join(packageFolder, "assets", `${name}.webp`))
    .find(existsSync);
  if (!file) throw new Error(`No piece ${piece}`);
  return file;
}
