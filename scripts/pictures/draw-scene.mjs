import sharp from "sharp";
import { lightRelief } from "./light-relief.mjs";
import { createDice, createFrame, createRelief, linearOf } from "./relief.mjs";

/** The background colours of the pictures. globals.css shows them while a picture loads. */
export const GROUNDS = {
  oat: "#eaddc8",
  apricot: "#f3c99b",
  butter: "#f4dd9f",
  blush: "#f0c7b8",
  clay: "#dfa07c",
  sage: "#cad7b0",
  mint: "#c0dccd",
  sky: "#bfd6e4",
  lilac: "#d5cce6",
};

/** A picture is drawn with this many times the width and height of the result, for smooth edges. */
const FINENESS = 1.2;

/**
 * Draws a picture and returns it as PNG data. The origin of the frame that `draw` gets is the middle of the picture.
 * The picture is `units` units of this frame high.
 */
export async function drawScene({ width, height, ground, seed, units = 100, draw }) {
  const [w, h] = [width, height].map((side) => Math.round(side * FINENESS));
  const relief = createRelief(w, h);
  paintGround(relief, linearOf(GROUNDS[ground]));
  const unit = h / units;
  draw(createFrame(relief, { x: w / 2, y: h / 2, unit, random: createDice(seed) }));
  const pixels = lightRelief(relief, unit);
  return sharp(pixels, { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height, { kernel: "lanczos3" })
    .png()
    .toBuffer();
}

/** Paints the background, lighter at the upper left, where the light comes from. */
function paintGround({ width, height, colors }, color) {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = 1.06 - 0.14 * ((x / width + y / height) / 2);
      for (let c = 0; c < 3; c++) colors[(y * width + x) * 3 + c] = color[c] * light;
    }
  }
}
