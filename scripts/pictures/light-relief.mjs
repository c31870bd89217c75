// One large soft light stands at the upper left. `AMBIENT` and `KEY` are relative to the brightness of a flat surface
// in full light.
const LIGHT = normalize([-0.5, -0.58, 0.78]);
const AMBIENT = 0.44;
const KEY = (1 - AMBIENT) / LIGHT[2];
const WARM = [1.03, 1, 0.95];
const COOL = [0.97, 1, 1.05];
const SHADOW_STEPS = 30;
/** The greatest distance, in units, at which a shape can throw a shadow. */
const SHADOW_REACH = 24;

/** Returns the relief with light, shadows and reflections as RGB bytes. `unit` is the number of pixels in a unit. */
export function lightRelief(relief, unit) {
  const { width, height, heights } = relief;
  const cavity = cavities(relief, unit);
  const lit = shadows(relief, unit);
  const out = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const dx = (heights[x > 0 ? at - 1 : at] - heights[x < width - 1 ? at + 1 : at]) / 2;
      const dy = (heights[y > 0 ? at - width : at] - heights[y < height - 1 ? at + width : at]) / 2;
      shadePixel(relief, at, { dx, dy, lit: lit[at], cavity: cavity[at], out });
    }
  }
  return out;
}

function shadePixel({ colors, gloss }, at, { dx, dy, lit, cavity, out }) {
  const nz = 1 / Math.sqrt(dx * dx + dy * dy + 1);
  const nx = dx * nz;
  const ny = dy * nz;
  const facing = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2];
  const key = KEY * Math.max(0, (facing + 0.18) / 1.18) * 1.05 * lit;
  const sky = AMBIENT * (0.62 + 0.38 * nz) * (1 - cavity);
  const shine = gloss[at] * reflection(nx, ny, nz) * (0.35 + 0.65 * lit) * (1 - cavity * 0.7);
  for (let c = 0; c < 3; c++) {
    const albedo = colors[at * 3 + c];
    // Light that comes back from the walls of a cavity has their colour.
    const bounce = cavity * 0.16 * albedo;
    const value = albedo * (key * WARM[c] + sky * COOL[c] + bounce) + shine;
    out[at * 3 + c] = Math.round(255 * shoulder(value) ** (1 / 2.2));
  }
}

/** The reflection of a window-shaped light with a faint glow around it. Steep surfaces reflect a little more. */
function reflection(nx, ny, nz) {
  const box = band(2 * nz * nx, -0.86, -0.3) * band(2 * nz * ny, -0.9, -0.34);
  const half = Math.max(0, nx * -0.29 + ny * -0.34 + nz * 0.9);
  return 0.6 * box + 0.28 * half ** 24 + 0.1 * (1 - nz) ** 3;
}

function band(value, from, to) {
  return rise((value - from) / 0.12) * rise((to - value) / 0.12);
}

function rise(t) {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
}

/** 1 in full light, 0 in shadow. Shadows are softer the further they fall. */
function shadows({ width, height, heights }, unit) {
  const flat = Math.hypot(LIGHT[0], LIGHT[1]);
  const rays = Array.from({ length: SHADOW_STEPS }, (_, step) => {
    const t = SHADOW_REACH * unit * ((step + 1) / SHADOW_STEPS) ** 1.7;
    return {
      x: Math.round((LIGHT[0] / flat) * t),
      y: Math.round((LIGHT[1] / flat) * t),
      rise: (LIGHT[2] / flat) * t + 0.12 * unit,
      soft: 0.6 * unit + t * 0.42,
    };
  });
  const out = new Float32Array(heights.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      let block = 0;
      for (const ray of rays) {
        const px = x + ray.x;
        const py = y + ray.y;
        if (px < 0 || py < 0) break;
        block = Math.max(block, (heights[py * width + px] - heights[at] - ray.rise) / ray.soft);
        if (block >= 1) break;
      }
      out[at] = 1 - rise(block);
    }
  }
  return out;
}

/** How deep each pixel lies in a cavity: from 0 (not below its surroundings) to 0.85. */
function cavities({ width, height, heights }, unit) {
  const total = new Float32Array(heights.length);
  for (const [radius, weight] of [
    [0.8, 0.35],
    [2.4, 0.4],
    [7, 0.4],
  ]) {
    const span = Math.max(1, Math.round(radius * unit));
    const mean = blur(blur(heights, width, height, span), width, height, span);
    for (let at = 0; at < total.length; at++) {
      const depth = (mean[at] - heights[at]) / (radius * unit);
      if (depth > 0) total[at] += weight * Math.min(1, depth * 1.15);
    }
  }
  return total.map((value) => Math.min(0.85, value));
}

function blur(source, width, height, span) {
  const rows = new Float32Array(source.length);
  for (let y = 0; y < height; y++)
    slide(source, rows, { from: y * width, step: 1, count: width, span });
  const out = new Float32Array(source.length);
  for (let x = 0; x < width; x++) slide(rows, out, { from: x, step: width, count: height, span });
  return out;
}

function slide(source, out, { from, step, count, span }) {
  const at = (index) => source[from + Math.min(count - 1, Math.max(0, index)) * step];
  let sum = 0;
  for (let index = -span; index <= span; index++) sum += at(index);
  for (let index = 0; index < count; index++) {
    out[from + index * step] = sum / (2 * span + 1);
    sum += at(index + span + 1) - at(index - span);
  }
}

/** Compresses values above 0.75, so that bright values come near to white (1) and are not clipped. */
function shoulder(value) {
  return value < 0.75 ? Math.max(0, value) : 0.75 + 0.25 * (1 - Math.exp((0.75 - value) / 0.25));
}

function normalize([x, y, z]) {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
