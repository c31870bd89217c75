/** Vegetables, mushrooms, tofu and fruit. Every piece is drawn by `piece(frame, x, y, options)`. */
import { cloud, material, mixInto } from "./relief.mjs";
import { around, dome, ring, rounded, scatter, slab, tube } from "./shapes.mjs";

/** Cooked leaves with pale stalks. */
export function greens(
  frame,
  x,
  y,
  {
    turn = 0,
    count = 5,
    length = 22,
    z = 2,
    color = "#3a8a2c",
    stalk = "#dfe9b6",
    spread = 3.4,
  } = {},
) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (let at = 0; at < count; at++) {
    const side = (at - (count - 1) / 2) * spread;
    const bend = (frame.random() - 0.5) * 5;
    const put = (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos, z + at * 0.4];
    tube(frame, {
      points: [
        put(-length / 2, side * 0.7),
        put(-length / 6, side + bend * 0.5),
        put(length / 4, side * 1.3 + bend),
        put(length / 2, side * 1.5),
      ],
      radius: (t) => 1.1 + 3 * Math.sin(Math.min(1, t * 1.05) * 2.6) * t,
      flat: 0.6,
      material: material(color, { gloss: 0.45, grain: 0.3, bump: 0.35, size: 2 }),
      paint: (t, s, c) => mixInto(c, stalk, t < 0.5 ? 0.9 - t * 1.6 : Math.abs(s) < 0.13 ? 0.5 : 0),
    });
  }
}

/** A heap of leaves: salad or stir-fried greens. */
export function leafHeap(
  frame,
  x,
  y,
  {
    radius = 26,
    count = 44,
    colors = ["#5aa336", "#3d8a2e", "#86bf4e"],
    z = 3,
    size = 8,
    gloss = 0.35,
    hill = 6,
  } = {},
) {
  scatter(frame, { count, radius: radius * 0.92, x, y }, (lx, ly, turn, index) => {
    const near = 1 - Math.hypot(lx - x, ly - y) / radius;
    const color = colors[index % colors.length];
    const ruffle = frame.random() * 6;
    slab(frame, {
      x: lx,
      y: ly,
      turn,
      z: z + near * hill + (index / count) * 2,
      outline: around(
        (a) => size * (0.72 + 0.14 * Math.sin(a * 7 + ruffle) + 0.1 * Math.sin(a * 3 + ruffle)),
        40,
      ).map(([u, v]) => [u, v * 0.66]),
      high: 1.8,
      round: 3.2,
      material: material(color, { gloss, grain: 0.25, bump: 0.8, size: 2.2 }),
      paint: (u, v, c) => {
        if (Math.abs(v) < 0.3) mixInto(c, "#d8ecac", 0.6);
        mixInto(c, "#c3dd86", Math.max(0, Math.hypot(u, v) / size - 0.5));
      },
    });
  });
}

/** A round slice: carrot, cucumber, tomato, lemon, radish or lotus. */
export function roundSlice(
  frame,
  x,
  y,
  {
    radius = 5,
    high = 1.2,
    color = "#ef8a2c",
    edge = "",
    core = "",
    seeds = 0,
    seed = "#f6e7a8",
    gloss = 0.5,
    z,
  } = {},
) {
  dome(frame, {
    x,
    y,
    z,
    rx: radius,
    high,
    power: 8,
    material: material(color, { gloss, grain: 0.08, size: 2 }),
    paint: (u, v, c) => {
      const r = Math.hypot(u, v) / radius;
      if (edge && r > 0.86) mixInto(c, edge, 1);
      if (core && r < 0.5) mixInto(c, core, 0.8);
      if (seeds) {
        const part = (Math.atan2(v, u) / 6.2832) * seeds;
        if (r > 0.2 && r < 0.8 && Math.abs(part - Math.round(part)) < 0.09 / r)
          mixInto(c, seed, 0.85);
      }
    },
  });
}

export const tomatoSlice = (frame, x, y, options) =>
  roundSlice(frame, x, y, {
    radius: 7,
    color: "#dc3a22",
    edge: "#b3200f",
    core: "#ee6a45",
    seeds: 6,
    seed: "#f2b27a",
    ...options,
  });
export const cucumberSlice = (frame, x, y, options) =>
  roundSlice(frame, x, y, {
    radius: 5,
    color: "#d3e8a6",
    edge: "#3c7d2e",
    core: "#e9f3cb",
    seeds: 9,
    seed: "#f6f6d8",
    ...options,
  });
export const lemonSlice = (frame, x, y, options) =>
  roundSlice(frame, x, y, {
    radius: 7,
    color: "#fbe36a",
    edge: "#f2c11c",
    seeds: 9,
    seed: "#fff7c8",
    gloss: 0.7,
    ...options,
  });

export function broccoli(frame, x, y, { size = 1, color = "#3f8c2e" } = {}) {
  tube(frame, {
    points: [
      [x, y + 3 * size],
      [x + size, y + 10 * size],
    ],
    radius: 2.6 * size,
    z: 1,
    material: material("#a9cb74", { gloss: 0.3 }),
    smooth: false,
  });
  const buds = material(color, { gloss: 0.15, grain: 0.35, bump: 0.7, size: 0.8 });
  for (const [bx, by, r] of [
    [-5, 1, 4.4],
    [5, 1, 4.4],
    [0, -4, 5],
    [-3, -1, 4.2],
    [3, -1, 4.2],
    [0, 2, 4],
  ]) {
    dome(frame, {
      x: x + bx * size,
      y: y + by * size,
      rx: r * size,
      high: 5 * size,
      z: 1.5,
      material: buds,
    });
  }
}

export function mushroom(frame, x, y, { size = 1, color = "#7a4a28", cross = true, z } = {}) {
  dome(frame, {
    x,
    y,
    z,
    rx: 7 * size,
    high: 4.2 * size,
    material: material(color, { gloss: 0.4, grain: 0.15, size: 3 }),
    paint: (u, v, c) => {
      if (
        cross &&
        (Math.abs(u) < 0.9 * size || Math.abs(v) < 0.9 * size) &&
        Math.hypot(u, v) < 5.2 * size
      )
        mixInto(c, "#f3e3c4", 0.9);
    },
  });
}

export function chili(
  frame,
  x,
  y,
  { turn = 0, length = 14, color = "#d11f14", stem = "#4f8f2d" } = {},
) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const put = (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos];
  tube(frame, {
    points: [put(-length / 2 - 2.6, 0.4), put(-length / 2, 0)],
    radius: 0.7,
    z: 1.8,
    material: material(stem),
    smooth: false,
  });
  tube(frame, {
    points: [put(-length / 2, 0), put(-length / 6, -1), put(length / 5, 0), put(length / 2, 2)],
    radius: (t) => 0.5 + length * 0.13 * Math.sqrt(1 - t),
    z: 0.6,
    material: material(color, { gloss: 0.95, grain: 0.05 }),
  });
}

export function chiliRings(frame, x, y, { radius = 8, count = 8, color = "#d42a17" } = {}) {
  scatter(frame, { count, radius, x, y }, (cx, cy) =>
    dome(frame, {
      x: cx,
      y: cy,
      rx: 1.5,
      high: 1,
      material: material(color, { gloss: 0.7 }),
      paint: (u, v, c) => mixInto(c, "#f6d7a0", Math.hypot(u, v) < 0.7 ? 0.9 : 0),
    }),
  );
}

/** A cube of tofu, or any other soft cube. */
export function cube(
  frame,
  x,
  y,
  {
    size = 9,
    high = 5,
    color = "#fbf3df",
    turn = frame.random() * 1.2,
    gloss = 0.35,
    grain = 0.04,
    side = "",
    z,
  } = {},
) {
  slab(frame, {
    x,
    y,
    turn,
    z,
    outline: rounded(size, size * 0.92, 1.1),
    high,
    round: 1.3,
    material: material(color, { gloss, grain, bump: grain, size: 2 }),
    paint: side
      ? (u, v, c) => mixInto(c, side, Math.max(Math.abs(u), Math.abs(v)) > size * 0.38 ? 0.7 : 0)
      : undefined,
  });
}

/** A cob of corn. */
export function cob(frame, x, y, { turn = 0, length = 30, radius = 7, color = "#f7c531" } = {}) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (let at = 0; at < length / 2.6; at++) {
    const u = -length / 2 + 1.3 + at * 2.6;
    const r = radius * (1 - 0.35 * Math.max(0, at / (length / 2.6) - 0.6));
    for (let row = -3; row <= 3; row++) {
      const v = r * Math.sin((row / 3.6) * 1.45);
      dome(frame, {
        x: x + u * cos - v * sin,
        y: y + u * sin + v * cos,
        turn,
        rx: 1.5,
        ry: 1.35,
        high: 1.5,
        z: 1 + r * Math.cos((row / 3.6) * 1.45),
        power: 4,
        material: material(color, { gloss: 0.7, grain: 0.15 }),
      });
    }
  }
}

/** Kernels, peas or beans. */
export function beans(
  frame,
  x,
  y,
  {
    radius = 10,
    count = 40,
    color = "#f6c93a",
    size = 1.5,
    long = 1,
    gloss = 0.6,
    sink = 0.3,
  } = {},
) {
  const body = material(color, { gloss, grain: 0.2 });
  scatter(frame, { count, radius, x, y }, (bx, by, turn) =>
    dome(frame, {
      x: bx,
      y: by,
      rx: size * long,
      ry: size,
      turn,
      high: size * 1.1,
      sink,
      material: body,
    }),
  );
}

/** A round fruit or vegetable. It has a stem unless `stem` is empty. */
export function globe(frame, x, y, options = {}) {
  const {
    radius = 20,
    tall = 1,
    color = "#c8281e",
    blush = "",
    stem = "#6b4a24",
    gloss = 0.6,
    bump = 0,
    size = 3,
    lobes = 0,
    stripes = 0,
    dots = "",
    turn = 0,
    grain = 0.08,
  } = options;
  const seed = frame.random() * 30;
  slab(frame, {
    x,
    y,
    turn,
    outline: around((a) => radius * (1 + lobes * 0.016 * Math.cos(a * 5)), 64).map(([u, v]) => [
      u,
      v * tall,
    ]),
    high: radius * 0.85,
    round: radius,
    material: material(color, { gloss, grain, bump, size }),
    paint: (u, v, c) => {
      const r = Math.hypot(u, v / tall) / radius;
      if (blush)
        mixInto(
          c,
          blush,
          Math.max(0, 0.5 + 0.7 * cloud(u / radius + seed, v / radius) + (u - v) / radius / 3),
        );
      if (
        stripes &&
        Math.abs(
          Math.sin(
            (u / Math.sqrt(Math.max(0.05, 1.02 - (v / radius / tall) ** 2)) / radius) * stripes,
          ),
        ) < 0.12 &&
        r > 0.1
      )
        mixInto(c, "#7a4a1c", 0.22);
      if (dots && cloud(u * 1.1 + seed, v * 1.1) > 0.62) mixInto(c, dots, 0.7);
    },
  });
  if (!stem) return;
  tube(frame, {
    points: [
      [x - radius * 0.02, y - radius * tall * 0.78],
      [x + radius * 0.05, y - radius * tall * 0.98],
      [x + radius * 0.16, y - radius * tall * 1.16],
    ],
    radius: radius * 0.055,
    z: radius * 0.55,
    material: material(stem, { gloss: 0.2 }),
  });
}

/** Half of a fruit, with the cut face up. The defaults draw an orange. */
export function cutFruit(
  frame,
  x,
  y,
  {
    radius = 16,
    tall = 1,
    skin = "#f08a1c",
    pith = "#fdf0cf",
    flesh = "#f9a92e",
    parts = 10,
    line = "#fde0a0",
    pit = "",
    pitSize = 0.35,
    seeds = 0,
    seed = "#201a16",
    high = 7,
    turn = 0,
  } = {},
) {
  slab(frame, {
    x,
    y,
    turn,
    outline: around(() => radius, 60).map(([u, v]) => [u, v * tall]),
    high,
    round: 2.4,
    material: material(flesh, { gloss: 0.7, grain: 0.14, bump: 0.08, size: 2 }),
    paint: (u, v, c) => {
      const r = Math.hypot(u, v / tall) / radius;
      if (r > 0.94) return mixInto(c, skin, 1);
      if (r > 0.84) return mixInto(c, pith, 1);
      if (parts) {
        const part = (Math.atan2(v / tall, u) / 6.2832) * parts;
        if (r < 0.09 || Math.abs(part - Math.round(part)) < 0.055 / r) return mixInto(c, line, 0.9);
      }
      if (seeds) {
        const part = (Math.atan2(v / tall, u) / 6.2832) * seeds;
        if (Math.hypot((r - 0.48) * 6, (part - Math.round(part)) * 4.5) < 0.75)
          return mixInto(c, seed, 0.95);
        if (r < 0.24) mixInto(c, line, 0.8);
      }
      return undefined;
    },
  });
  if (pit)
    dome(frame, {
      x,
      y: y + radius * 0.1,
      rx: radius * pitSize,
      ry: radius * pitSize * tall,
      high: radius * 0.3,
      material: material(pit, { gloss: 0.6, grain: 0.2 }),
    });
}

export function strawberry(frame, x, y, { turn = 0.2, size = 1 } = {}) {
  slab(frame, {
    x,
    y,
    turn,
    outline: around((_a) => 9 * size, 40).map(([u, v]) => [
      u * (1 - 0.045 * (v / size + 4)),
      v * 1.16,
    ]),
    high: 6.5 * size,
    round: 8 * size,
    material: material("#d5202b", { gloss: 0.8, grain: 0.08 }),
    paint: (u, v, c) => {
      const [gu, gv] = [
        u / size / 2.6 + (Math.floor(v / size / 2.6 + 50) % 2) / 2 + 50,
        v / size / 2.6 + 50,
      ];
      if (Math.hypot((gu % 1) - 0.5, ((gv % 1) - 0.5) * 0.7) < 0.16) mixInto(c, "#f7d36b", 0.95);
    },
  });
  ring(
    {
      count: 6,
      radius: 3 * size,
      x: x + Math.sin(turn) * 8.6 * size,
      y: y - Math.cos(turn) * 8.6 * size,
    },
    (lx, ly, a) =>
      dome(frame, {
        x: lx,
        y: ly,
        rx: 3.4 * size,
        ry: 1.2 * size,
        turn: a,
        high: 1.2 * size,
        sink: -0.2,
        material: material("#4c9a35", { gloss: 0.3 }),
      }),
  );
}
