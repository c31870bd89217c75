/**
 * A relief is a picture as a height map: every pixel has a height, a colour and a gloss. Shapes are seen from above,
 * and the higher shape hides the lower one. light-relief.mjs turns a relief into RGB bytes.
 */

/** Heights are in pixels. Colours are linear RGB values; white is 1. */
export function createRelief(width, height) {
  const count = width * height;
  return {
    width,
    height,
    heights: new Float32Array(count),
    colors: new Float32Array(count * 3),
    gloss: new Float32Array(count),
  };
}

/**
 * A frame is a coordinate system for shapes. `x` and `y` are its origin and `z` is its floor, in pixels of the relief.
 * `unit` is the number of pixels in a unit of the frame. `turn` is in radians.
 */
export function createFrame(relief, { x, y, unit, turn = 0, z = 0, random }) {
  return { relief, x, y, unit, turn, z, random };
}

/**
 * Returns a new frame at the point (x, y) of `frame`. The floor of the new frame is `z` units above the floor of
 * `frame`. Without `z`, it is the surface at that point.
 */
export function frameAt(frame, x, y, { turn = 0, scale = 1, z } = {}) {
  const [px, py] = toPixels(frame, x, y);
  const floor = z === undefined ? heightAt(frame, x, y) : z;
  return {
    ...frame,
    x: px,
    y: py,
    unit: frame.unit * scale,
    turn: frame.turn + turn,
    z: frame.z + floor * frame.unit,
  };
}

/** The height of the surface at a point, in units above the floor of the frame. 0 outside of the picture. */
export function heightAt(frame, x, y) {
  const { relief } = frame;
  const [px, py] = toPixels(frame, x, y).map(Math.round);
  if (px < 0 || py < 0 || px >= relief.width || py >= relief.height) return 0;
  return (relief.heights[py * relief.width + px] - frame.z) / frame.unit;
}

function toPixels({ x: ox, y: oy, unit, turn }, x, y) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [ox + (x * cos - y * sin) * unit, oy + (x * sin + y * cos) * unit];
}

/**
 * Adds a shape. `height(u, v)` is its height above the floor in units, or NaN for a point outside of the shape.
 * `paint(u, v, color, noise)` may change `color`, which is the colour of the material at first. u and v are units from
 * the centre (x, y), turned by `turn`. No point of the shape may be further than `reach` from the centre.
 */
export function addShape(frame, { x, y, turn = 0, reach, height, paint, material }) {
  const { relief, unit, z } = frame;
  const [cx, cy] = toPixels(frame, x, y);
  const angle = frame.turn + turn;
  const [cos, sin] = [Math.cos(angle) / unit, Math.sin(angle) / unit];
  const span = reach * unit + 1;
  const seed = frame.random() * 100;
  const color = [0, 0, 0];
  for (
    let py = Math.max(0, Math.floor(cy - span));
    py <= Math.min(relief.height - 1, cy + span);
    py++
  ) {
    for (
      let px = Math.max(0, Math.floor(cx - span));
      px <= Math.min(relief.width - 1, cx + span);
      px++
    ) {
      const u = (px - cx) * cos + (py - cy) * sin;
      const v = (py - cy) * cos - (px - cx) * sin;
      const own = height(u, v);
      if (!(own > -1e6)) continue;
      const at = py * relief.width + px;
      const { grain, bump, size } = material;
      const noise = grain || bump ? cloud(u / size + seed, v / size + seed) : 0;
      const h = z + (own + bump * noise) * unit;
      if (h <= relief.heights[at]) continue;
      relief.heights[at] = h;
      [color[0], color[1], color[2]] = material.color;
      paint?.(u, v, color, noise);
      const shade = 1 + grain * noise;
      for (let c = 0; c < 3; c++) relief.colors[at * 3 + c] = color[c] * shade;
      relief.gloss[at] = material.gloss;
    }
  }
}

/** Fills a disc with liquid up to the height `level`. What lies below shows through: the deeper it lies, the less. */
export function addLiquid(frame, { x = 0, y = 0, radius, level, material, density = 0.35 }) {
  const { relief, unit, z } = frame;
  const [cx, cy] = toPixels(frame, x, y);
  const span = radius * unit;
  const seed = frame.random() * 100;
  for (
    let py = Math.max(0, Math.floor(cy - span));
    py <= Math.min(relief.height - 1, cy + span);
    py++
  ) {
    for (
      let px = Math.max(0, Math.floor(cx - span));
      px <= Math.min(relief.width - 1, cx + span);
      px++
    ) {
      if ((px - cx) ** 2 + (py - cy) ** 2 > span * span) continue;
      const at = py * relief.width + px;
      const wave = cloud((px - cx) / unit / 7 + seed, (py - cy) / unit / 7 + seed);
      const top = z + (level + wave * 0.22) * unit;
      const depth = (top - relief.heights[at]) / unit;
      if (depth <= 0) continue;
      const tint = 1 - Math.exp(-depth * density);
      for (let c = 0; c < 3; c++) {
        const old = relief.colors[at * 3 + c];
        relief.colors[at * 3 + c] = old + (material.color[c] * (1 + wave * 0.08) - old) * tint;
      }
      relief.heights[at] = top;
      relief.gloss[at] = material.gloss;
    }
  }
}

const linear = new Map();

export function linearOf(hex) {
  if (!linear.has(hex)) {
    const value = Number.parseInt(
      hex.length === 4 ? hex.slice(1).replace(/./g, "$&$&") : hex.slice(1),
      16,
    );
    linear.set(
      hex,
      [16, 8, 0].map((shift) => (((value >> shift) & 255) / 255) ** 2.2),
    );
  }
  return linear.get(hex);
}

/**
 * `gloss` is from 0 to 1. Noise changes the colour as much as `grain` says, and the height as much as `bump` says.
 * `size` is the size of the noise in units.
 */
export function material(hex, { gloss = 0.15, grain = 0.12, bump = 0, size = 2.5 } = {}) {
  return { color: linearOf(hex), gloss, grain, bump, size };
}

export function mixInto(color, hex, share) {
  const other = linearOf(hex);
  const part = Math.min(1, Math.max(0, share));
  for (let c = 0; c < 3; c++) color[c] += (other[c] - color[c]) * part;
}

/** Smooth noise, from −1.25 to 1.25. */
export function cloud(x, y) {
  return (
    (wave(x, y) + 0.5 * wave(x * 2.1 + 7, y * 2.1 + 3) + 0.25 * wave(x * 4.3, y * 4.3 + 9)) / 1.4
  );
}

function wave(x, y) {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [ease(x - ix), ease(y - iy)];
  const top = dice(ix, iy) + (dice(ix + 1, iy) - dice(ix, iy)) * fx;
  const low = dice(ix, iy + 1) + (dice(ix + 1, iy + 1) - dice(ix, iy + 1)) * fx;
  return (top + (low - top) * fy) * 2 - 1;
}

function ease(t) {
  return t * t * (3 - 2 * t);
}

function dice(x, y) {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** Returns a function. Its calls return numbers from 0 to 1, always in the same sequence for the same text. */
export function createDice(text) {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.codePointAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
