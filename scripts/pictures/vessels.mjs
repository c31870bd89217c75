import { addLiquid, cloud, material, mixInto } from "./relief.mjs";
import { lathe, rounded, slab, tube } from "./shapes.mjs";

const smooth = (t) => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

/** An empty bowl. Pictures usually fill it up to at most 0.8 of `deep`. */
export function bowl(
  frame,
  { radius = 41, deep = 17, inside = "#f7f1e6", rim = "#c8400f", x = 0, y = 0 } = {},
) {
  const lip = 1.6;
  lathe(frame, {
    x,
    y,
    radius,
    material: material(inside, { gloss: 0.45, grain: 0.02 }),
    profile: (r) => {
      const edge = (r - (radius - lip)) / lip;
      if (edge > -1)
        return deep + 0.9 * Math.sqrt(Math.max(0, 1 - edge * edge)) - (edge > 0 ? edge * 2 : 0);
      return 2 + (deep - 2) * smooth((r / (radius - 2 * lip) - 0.6) / 0.4);
    },
    paint: (r, _angle, color) => {
      if (r > radius - 2.4) mixInto(color, rim, 1);
    },
  });
}

/** A plate with a wide rim. */
export function plate(
  frame,
  { radius = 43, inside = "#fbf8f2", rim = inside, line = "#d9cdbb", x = 0, y = 0 } = {},
) {
  const well = radius * 0.72;
  lathe(frame, {
    x,
    y,
    radius,
    material: material(inside, { gloss: 0.4, grain: 0.02 }),
    profile: (r) => {
      const edge = Math.min(1, (radius - r) / 1.2);
      return (
        (1.2 + 2.6 * smooth((r - well + 3) / 6) + 0.04 * Math.max(0, r - well)) *
        Math.sqrt(1 - (1 - edge) ** 2 * 0.6)
      );
    },
    paint: (r, _angle, color) => {
      if (r > well) mixInto(color, rim, 1);
      if (r > radius - 1.3) mixInto(color, line, 1);
    },
  });
}

/** A bamboo steamer with paper. */
export function steamer(frame, { radius = 43 } = {}) {
  lathe(frame, {
    radius,
    material: material("#d8ac6a", { gloss: 0.2, grain: 0.12, size: 4 }),
    profile: (r) =>
      r > radius - 4.5 ? 12 + Math.sqrt(Math.max(0, 1 - ((r - radius + 2.2) / 2.3) ** 2)) : 3,
    paint: (r, angle, color) => {
      if (r > radius - 4.5) {
        if (Math.abs(r - radius + 2.2) < 0.35) mixInto(color, "#a87a3c", 0.6);
        if (Math.abs(Math.sin(angle * 2)) < 0.05) mixInto(color, "#a87a3c", 0.8);
      } else mixInto(color, r < radius - 7 ? "#f6efe0" : "#c39755", 0.9);
    },
  });
}

/** A wooden board. */
export function board(
  frame,
  { wide = 84, tall = 60, x = 0, y = 0, color = "#b98350", turn = 0 } = {},
) {
  slab(frame, {
    x,
    y,
    turn,
    z: 0,
    outline: rounded(wide, tall, 7),
    high: 3,
    round: 1.6,
    material: material(color, { gloss: 0.2, grain: 0.05 }),
    paint: (u, v, c) => {
      const rings = Math.sin((v + 2.2 * cloud(u / 26, v / 9)) * 1.25);
      mixInto(c, rings > 0 ? "#d29d66" : "#98683a", Math.abs(rings) * 0.3);
    },
  });
}

/** A lunch box or tray with thin walls. `parts` are [x, y, wide, tall] of its compartments. */
export function box(
  frame,
  {
    wide = 84,
    tall = 68,
    deep = 9,
    color = "#2b2523",
    inside = "#7d2418",
    parts = [[0, 0, 80, 64]],
    corner = 6,
  } = {},
) {
  slab(frame, {
    x: 0,
    y: 0,
    z: 0,
    outline: rounded(wide, tall, corner),
    high: deep,
    round: 1.2,
    material: material(color, { gloss: 0.5, grain: 0.02 }),
  });
  for (const [x, y, w, h] of parts)
    hollow(frame, { x, y, outline: [w, h, Math.min(4, corner)], floor: 1.5, color: inside });
}

/** Lowers a rounded rectangle to `floor`. */
function hollow(frame, { x, y, outline: [wide, tall, corner], floor, color }) {
  const { relief, unit, z } = frame;
  const cover = {
    ...relief,
    heights: new Float32Array(relief.heights.length).fill(-1e9),
    colors: relief.colors,
  };
  const shape = { ...frame, relief: cover };
  slab(shape, {
    x,
    y,
    z: floor,
    outline: rounded(wide, tall, corner),
    high: 0.01,
    round: 0.5,
    material: material(color, { gloss: 0.35, grain: 0.02 }),
  });
  for (let at = 0; at < cover.heights.length; at++) {
    if (cover.heights[at] > -1e8) relief.heights[at] = z + floor * unit;
  }
}

/** A round iron pan or pot with handles. */
export function pan(
  frame,
  { radius = 40, deep = 9, color = "#2a2827", handles = 2, inside = "#35312f" } = {},
) {
  const iron = material(color, { gloss: 0.45, grain: 0.1, bump: 0.08, size: 1.2 });
  for (let at = 0; at < handles; at++) {
    slab(frame, {
      x: (at ? 1 : -1) * (radius + 2),
      y: 0,
      z: 0,
      outline: rounded(13, 16, 4),
      high: deep * 0.8,
      round: 2,
      material: iron,
    });
  }
  lathe(frame, {
    radius,
    material: iron,
    profile: (r) => {
      const edge = (r - radius + 1.6) / 1.6;
      return edge > -1
        ? deep + Math.sqrt(Math.max(0, 1 - edge * edge))
        : 1.5 + (deep - 1.5) * smooth((r - radius + 9) / 7);
    },
    paint: (r, _angle, c) => {
      if (r < radius - 4) mixInto(c, inside, 0.8);
    },
  });
}

/** A paper tray with flared sides, for fried food. */
export function paperTray(
  frame,
  { wide = 80, tall = 62, color = "#f3e3c3", inside = "#fbf3e2", stripe = "#c8400f" } = {},
) {
  slab(frame, {
    x: 0,
    y: 0,
    z: 0,
    outline: rounded(wide, tall, 5),
    high: 9,
    round: 1,
    material: material(color, { gloss: 0.1, grain: 0.02 }),
  });
  hollow(frame, { x: 0, y: 0, outline: [wide - 4, tall - 4, 4], floor: 2, color: inside });
  slab(frame, {
    x: 0,
    y: 0,
    z: 2,
    outline: rounded(wide - 4, tall - 4, 4),
    high: 0.05,
    round: 0.2,
    material: material(inside, { gloss: 0.05, grain: 0.02 }),
    paint: (u, v, c) => {
      if (stripe && (Math.floor((u + 400) / 7) + Math.floor((v + 400) / 7)) % 2 === 0)
        mixInto(c, stripe, 0.16);
    },
  });
}

/** A cup seen from above, filled with a drink. */
export function mug(
  frame,
  {
    radius = 27,
    deep = 22,
    color = "#fbf7f0",
    drink = "#4a2412",
    saucer = "#fbf7f0",
    handle = true,
    foam = "",
  } = {},
) {
  if (saucer) plate(frame, { radius: 44, inside: saucer, line: saucer });
  if (handle) {
    tube(frame, {
      points: [
        [radius - 2, -6],
        [radius + 9, -7],
        [radius + 11, 2],
        [radius - 1, 7],
      ],
      radius: 2.6,
      z: deep - 8,
      material: material(color, { gloss: 0.7, grain: 0.01 }),
    });
  }
  lathe(frame, {
    radius,
    material: material(color, { gloss: 0.7, grain: 0.01 }),
    profile: (r) => {
      const edge = (r - radius + 1.2) / 1.2;
      return edge > -1 ? deep + Math.sqrt(Math.max(0, 1 - edge * edge)) : 4;
    },
  });
  addLiquid(frame, {
    radius: radius - 2.2,
    level: deep - 3,
    density: 3,
    material: material(drink, { gloss: foam ? 0.4 : 1 }),
  });
}
