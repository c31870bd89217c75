/** Noodles, rice, sauces and garnish. Every piece except `soup` is drawn by `piece(frame, x, y, options)`. */
import { addLiquid, material, mixInto } from "./relief.mjs";
import { around, dome, scatter, slab, tube } from "./shapes.mjs";

/** Folded bundles of strands in a disc. */
export function noodles(frame, x, y, options = {}) {
  const {
    radius = 33,
    color = "#f2d38c",
    thick = 1.2,
    bundles = 20,
    z = 8,
    hill = 4,
    strands = 6,
  } = options;
  const strand = material(color, { gloss: 0.35, grain: 0.1 });
  for (let bundle = 0; bundle < bundles; bundle++) {
    const start = frame.random() * 6.28;
    const bend = radius * (0.2 + frame.random() * 0.6);
    const [ox, oy] = [0, 0].map(() => (frame.random() - 0.5) * radius * 0.75);
    const arc = 1.3 + frame.random() * 2;
    const lift = z + (bundle / bundles) * hill;
    for (let at = 0; at < strands; at++) {
      const points = Array.from({ length: 7 }, (_, step) => {
        const t = step / 6;
        const r = bend + (at - strands / 2) * thick * 1.75 + Math.sin(t * 8 + bundle) * 0.7;
        const point = [ox + r * Math.cos(start + t * arc), oy + r * Math.sin(start + t * arc)];
        const far = Math.hypot(...point);
        const pull = far > radius ? radius / far : 1;
        const rise = Math.sin(t * Math.PI);
        return [
          x + point[0] * pull,
          y + point[1] * pull,
          lift + rise * 2 - (1 - rise) * 2.5 - (far / radius) ** 2 * 2,
        ];
      });
      tube(frame, { points, radius: thick, material: strand });
    }
  }
}

/** A mound of rice. */
export function rice(
  frame,
  x,
  y,
  { radius = 30, high = 8, z = 6, color = "#fbf7ec", grains = 900 } = {},
) {
  const body = material(color, { gloss: 0.2, grain: 0.06 });
  dome(frame, { x, y, rx: radius, high, z: z - 1, power: 3, material: body });
  const count = Math.round(grains * (radius / 30) ** 2);
  scatter(frame, { count, radius: radius * 0.98, x, y }, (gx, gy, turn) =>
    dome(frame, { x: gx, y: gy, rx: 1.25, ry: 0.6, turn, high: 0.7, sink: 0.25, material: body }),
  );
}

/** Rice that was fried, with small pieces between the grains. */
export function friedRice(
  frame,
  x,
  y,
  { radius = 29, high = 10, color = "#efd9a0", bits = ["#f0b52e", "#5fae3a", "#e0702c"] } = {},
) {
  rice(frame, x, y, { radius, high, color, grains: 800 });
  for (const bit of bits) {
    const body = material(bit, { gloss: 0.3 });
    scatter(frame, { count: 26, radius: radius * 0.92, x, y }, (bx, by, turn) =>
      dome(frame, { x: bx, y: by, rx: 1.5, ry: 1.1, turn, high: 1.1, sink: 0.2, material: body }),
    );
  }
}

/** A flat puddle with round edges. */
export function sauce(frame, x, y, { radius = 14, color = "#7a3412", high = 0.7, ...rest } = {}) {
  const { gloss = 0.9, z, rough = 0.25, turn = frame.random() * 6 } = rest;
  const [one, two, three] = [0, 0, 0].map(() => frame.random() * 6);
  const lobes = (a) =>
    0.26 * Math.sin(a * 2 + one) + 0.2 * Math.sin(a * 4 + two) + 0.14 * Math.sin(a * 7 + three);
  slab(frame, {
    x,
    y,
    turn,
    z,
    outline: around((a) => radius * (1 + rough * lobes(a)), 56),
    high,
    round: 2.2,
    material: material(color, { gloss, grain: 0.1, size: 5 }),
  });
}

/** Soup in a bowl, with drops of oil. */
export function soup(
  frame,
  {
    radius = 38.5,
    level = 12.5,
    color = "#8a3a10",
    oil = "#d98b2b",
    drops = 30,
    density = 0.5,
  } = {},
) {
  addLiquid(frame, { radius, level, density, material: material(color, { gloss: 1 }) });
  const fat = material(oil, { gloss: 1, grain: 0.05 });
  scatter(frame, { count: drops, radius: radius - 3 }, (x, y) => {
    const size = 0.4 + frame.random() * 1.2;
    dome(frame, { x, y, rx: size, high: 0.3, z: level + 0.15, material: fat });
  });
}

export function scallions(frame, x, y, { radius = 10, count = 24, size = 1 } = {}) {
  const skin = material("#58a838", { gloss: 0.3 });
  scatter(frame, { count, radius, x, y }, (sx, sy) => {
    const r = (0.9 + frame.random() * 0.6) * size;
    dome(frame, {
      x: sx,
      y: sy,
      rx: r,
      high: 0.9,
      material: skin,
      paint: (u, v, color) => mixInto(color, "#e2f2b4", Math.hypot(u, v) < r * 0.5 ? 0.8 : 0),
    });
  });
}

/** Small grains: sesame, pepper, nuts or crumbs. */
export function sprinkle(
  frame,
  x,
  y,
  { radius = 14, count = 30, color = "#f3e2b8", size = 0.7, inner = 0 } = {},
) {
  const grain = material(color, { gloss: 0.3, grain: 0.25, size: 1 });
  scatter(frame, { count, radius, inner, x, y }, (sx, sy, turn) =>
    dome(frame, {
      x: sx,
      y: sy,
      rx: size,
      ry: size * 0.65,
      turn,
      high: size * 0.7,
      material: grain,
    }),
  );
}

/** A pointed leaf: basil, mint or coriander. */
export function leaf(
  frame,
  x,
  y,
  { turn = 0, length = 9, width = 0.62, color = "#3d8f34", vein = "#8cc46a", high = 1.2 } = {},
) {
  const half = length / 2;
  const outline = around((a) => {
    const along = Math.cos(a);
    return half * Math.hypot(along, Math.sin(a));
  }, 36).map(([u, v]) => [u, v * width * 1.15 * (1 - 0.35 * (u / half) ** 2)]);
  slab(frame, {
    x,
    y,
    turn,
    outline,
    high,
    round: half * width,
    material: material(color, { gloss: 0.35, grain: 0.22, size: 2 }),
    paint: (u, v, c) => {
      if (Math.abs(v) < 0.25) mixInto(c, vein, 0.7);
      else if (Math.abs(((Math.abs(v) * 1.1 + u) % 1.9) - 0.95) < 0.16) mixInto(c, vein, 0.3);
    },
  });
}

/** A few leaves around a point. */
export function herbs(frame, x, y, { count = 3, length = 8, color, spread = 3.5 } = {}) {
  const from = frame.random() * 6;
  for (let at = 0; at < count; at++) {
    const turn = from + (at / count) * 6.28;
    leaf(frame, x + Math.cos(turn) * spread, y + Math.sin(turn) * spread, { turn, length, color });
  }
}

/** A small heap of thin threads: cabbage, shredded egg, ginger, carrot or dried laver. */
export function threads(
  frame,
  x,
  y,
  { radius = 9, count = 46, color = "#e9efb4", thick = 0.5, high = 4, z } = {},
) {
  const body = material(color, { gloss: 0.3, grain: 0.25 });
  scatter(frame, { count, radius: radius * 0.75, x, y }, (sx, sy, turn) => {
    const length = radius * (0.5 + frame.random() * 0.5);
    const near = 1 - Math.hypot(sx - x, sy - y) / radius;
    const base = z ?? 0;
    const lift = base + near * high;
    const bend = (frame.random() - 0.5) * length * 0.6;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    tube(frame, {
      points: [
        [sx - cos * length * 0.5, sy - sin * length * 0.5, lift],
        [sx - sin * bend, sy + cos * bend, lift + 0.8],
        [sx + cos * length * 0.5, sy + sin * length * 0.5, lift],
      ],
      radius: thick,
      material: body,
    });
  });
}
