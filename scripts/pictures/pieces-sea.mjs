/** Seafood. Every piece is drawn by `piece(frame, x, y, options)`. */
import { heightAt, material, mixInto } from "./relief.mjs";
import { around, dome, ring, rounded, slab, tube } from "./shapes.mjs";

export function shrimp(
  frame,
  x,
  y,
  {
    turn = frame.random() * 6,
    size = 1,
    color = "#f08a5a",
    stripe = "#d9502a",
    z = heightAt(frame, x, y),
    tail = true,
  } = {},
) {
  const points = Array.from({ length: 9 }, (_, i) => {
    const a = -0.5 + (i / 8) * 4.1;
    return [Math.cos(a) * 7 * size, Math.sin(a) * 7 * size];
  });
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const put = ([u, v]) => [x + u * cos - v * sin, y + u * sin + v * cos];
  tube(frame, {
    points: points.map(put),
    radius: (t) => size * (1.5 + 2.8 * Math.sin(Math.min(1, t * 1.05) * 2.3 + 0.45) ** 0.8),
    z,
    flat: 0.9,
    material: material(color, { gloss: 0.75, grain: 0.08 }),
    paint: (t, s, c) => {
      if (Math.abs(((t * 8) % 1) - 0.5) > 0.38) mixInto(c, stripe, 0.75);
      if (s > 0.55 || s < -0.7) mixInto(c, "#fbe3d4", 0.5);
    },
  });
  if (!tail) return;
  const [tx, ty] = put([Math.cos(3.75) * 7.6 * size, Math.sin(3.75) * 7.6 * size]);
  for (const side of [-0.5, 0.5]) {
    dome(frame, {
      x: tx,
      y: ty,
      rx: 3.4 * size,
      ry: 1.3 * size,
      turn: turn + 5.1 + side,
      high: 1.4 * size,
      z: z + 0.8,
      material: material(stripe, { gloss: 0.7 }),
    });
  }
}

/** A straight prawn in a crisp coat. */
export function friedPrawn(
  frame,
  x,
  y,
  { turn = 0, length = 36, size = 1, color = "#dba14a", z = heightAt(frame, x, y) } = {},
) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (u) => [x + u * cos, y + u * sin];
  for (const side of [-0.35, 0.35]) {
    const [tx, ty] = at(length / 2 + 2);
    dome(frame, {
      x: tx,
      y: ty,
      rx: 5 * size,
      ry: 2 * size,
      turn: turn + side,
      high: 2.4,
      z,
      material: material("#e0562c", { gloss: 0.7 }),
    });
  }
  tube(frame, {
    points: [at(-length / 2), at(-length / 6), at(length / 6), at(length / 2)],
    radius: (t) => size * (4.4 - 1.6 * t),
    z,
    material: material(color, { gloss: 0.25, grain: 0.3, bump: 0.9, size: 1.3 }),
    paint: (_t, _s, c, noise) =>
      mixInto(c, noise > 0 ? "#f1cd84" : "#b06a1c", Math.abs(noise) * 0.6),
  });
}

export function clam(
  frame,
  x,
  y,
  { turn = frame.random() * 6, size = 1, shell = "#b9a48a", meat = "#f0c98e" } = {},
) {
  for (const [tilt, far] of [
    [0.55, 3.4],
    [-0.55, 3.4],
  ]) {
    const a = turn + tilt;
    dome(frame, {
      x: x + Math.cos(a) * far * size,
      y: y + Math.sin(a) * far * size,
      rx: 6 * size,
      ry: 5 * size,
      turn: a,
      high: 3.4 * size,
      material: material(shell, { gloss: 0.5, grain: 0.2 }),
      paint: (u, v, c) => {
        const r = Math.hypot(u / size + 4, v / size);
        if (Math.sin(r * 3.2) > 0.3) mixInto(c, "#6f5a45", 0.5);
      },
    });
  }
  dome(frame, {
    x: x + Math.cos(turn) * 4.6 * size,
    y: y + Math.sin(turn) * 4.6 * size,
    rx: 3.6 * size,
    ry: 2.4 * size,
    turn,
    high: 2.2 * size,
    material: material(meat, { gloss: 0.8, grain: 0.2 }),
  });
}

export function oyster(frame, x, y, { turn = frame.random() * 6, size = 1 } = {}) {
  dome(frame, {
    x,
    y,
    rx: 5.4 * size,
    ry: 3.6 * size,
    turn,
    high: 2.8 * size,
    rough: 0.25,
    material: material("#b9b6a4", { gloss: 0.9, grain: 0.18, bump: 0.2, size: 2 }),
    paint: (u, v, c) => {
      const r = Math.hypot(u / 5.4, v / 3.6) / size;
      if (r > 0.72) mixInto(c, "#4d4a45", 0.75);
      else mixInto(c, "#e9e4d0", 0.5 * (0.72 - r));
    },
  });
}

/** An oyster in its shell. */
export function oysterShell(frame, x, y, { turn = 0, size = 1 } = {}) {
  slab(frame, {
    x,
    y,
    turn,
    outline: around((a) => size * (14 + 3 * Math.cos(a) + Math.sin(a * 7) * 0.6), 50).map(
      ([u, v]) => [u, v * 0.8],
    ),
    high: 3.4 * size,
    round: 3,
    dish: 3.4,
    rough: 1,
    material: material("#e9e4da", { gloss: 0.7, grain: 0.1, size: 4 }),
    paint: (u, v, c) =>
      mixInto(c, "#77706a", Math.max(0, Math.hypot(u, v / 0.8) / size - 11.5) * 0.4),
  });
  oyster(frame, x, y, { turn, size: size * 1.7 });
}

export function squidRing(
  frame,
  x,
  y,
  { size = 1, color = "#f4e8df", edge = "#c98fa0", z = heightAt(frame, x, y) } = {},
) {
  const points = Array.from({ length: 13 }, (_, i) => {
    const a = (i / 12) * 6.283;
    return [x + Math.cos(a) * 5 * size, y + Math.sin(a) * 4.4 * size];
  });
  tube(frame, {
    points,
    radius: 1.7 * size,
    z,
    material: material(color, { gloss: 0.6 }),
    paint: (_t, s, c) => mixInto(c, edge, s > 0.4 ? 0.5 : 0),
  });
}

/** A whole squid. */
export function squid(
  frame,
  x,
  y,
  { turn = 0, size = 1, color = "#e9d2cc", spot = "#a8586a" } = {},
) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const put = (u, v) => [x + (u * cos - v * sin) * size, y + (u * sin + v * cos) * size];
  const skin = material(color, { gloss: 0.7, grain: 0.08 });
  for (let at = 0; at < 8; at++) {
    const v = (at - 3.5) * 2.2;
    tube(frame, {
      points: [
        put(12, v * 0.5),
        put(20, v),
        put(26, v * 1.5 + Math.sin(at) * 2),
        put(32, v * 1.7 + Math.cos(at * 2) * 3),
      ],
      radius: (t) => size * (1.7 - 1.1 * t),
      z: 1,
      material: skin,
      paint: (_t, s, c) => mixInto(c, spot, s < -0.2 ? 0.45 : 0),
    });
  }
  slab(frame, {
    x: put(-26, 0)[0],
    y: put(-26, 0)[1],
    turn,
    outline: [
      [-9, 0],
      [2, -14],
      [8, -9],
      [10, 0],
      [8, 9],
      [2, 14],
    ].map(([u, v]) => [u * size, v * size]),
    high: 2.4,
    round: 3,
    material: skin,
    paint: (_u, _v, c) => mixInto(c, spot, 0.35),
  });
  slab(frame, {
    x: put(-10, 0)[0],
    y: put(-10, 0)[1],
    turn,
    outline: around((_a) => size * 20, 40).map(([u, v]) => [
      u,
      v * (0.42 - ((0.1 * u) / 20 / size) * -1),
    ]),
    high: 7 * size,
    round: 8 * size,
    material: skin,
    paint: (_u, v, c, noise) => mixInto(c, spot, Math.max(0, 0.35 - v * 0.05 + noise * 0.5)),
  });
  const [hx, hy] = put(12, 0);
  dome(frame, { x: hx, y: hy, rx: 6 * size, ry: 5 * size, turn, high: 5.5, z: 1, material: skin });
  for (const v of [-4, 4]) {
    const [ex, ey] = put(13, v);
    dome(frame, {
      x: ex,
      y: ey,
      rx: 1.7 * size,
      high: 1.2,
      material: material("#1c1a1d", { gloss: 1 }),
    });
  }
}

export function crab(
  frame,
  x,
  y,
  { size = 1, color = "#d9481f", dark = "#8f2208", z = heightAt(frame, x, y) } = {},
) {
  const shell = material(color, { gloss: 0.6, grain: 0.15, bump: 0.2, size: 2 });
  for (const side of [-1, 1]) {
    for (let at = 0; at < 4; at++) {
      const a = -0.35 + at * 0.34;
      const reach = 27 - at * 1.5;
      tube(frame, {
        points: [
          [x + side * 12 * size, y + (2 + at * 2) * size, z + 3],
          [x + side * Math.cos(a) * 21 * size, y + (Math.sin(a) * 20 + 1) * size, z + 5],
          [
            x + side * Math.cos(a + 0.3) * reach * size,
            y + (Math.sin(a + 0.3) * reach + 3) * size,
            z + 1,
          ],
        ],
        radius: (t) => size * (2.2 - 1.3 * t),
        material: shell,
      });
    }
    tube(frame, {
      points: [
        [x + side * 12 * size, y - 6 * size],
        [x + side * 22 * size, y - 10 * size],
        [x + side * 20 * size, y - 19 * size],
      ],
      radius: (t) => size * (2.4 + t),
      z: z + 2,
      material: shell,
    });
    dome(frame, {
      x: x + side * 16.5 * size,
      y: y - 22 * size,
      rx: 7.5 * size,
      ry: 4.6 * size,
      turn: side * -0.5 + 1.2 * side,
      high: 6 * size,
      z: z + 1,
      material: shell,
    });
    dome(frame, {
      x: x + side * 11.5 * size,
      y: y - 25 * size,
      rx: 5 * size,
      ry: 1.8 * size,
      turn: side * 0.6,
      high: 3 * size,
      z: z + 1,
      material: material(dark, { gloss: 0.6 }),
    });
  }
  slab(frame, {
    x,
    y,
    z: z + 1,
    outline: around(
      (a) => size * (17 + 1.5 * Math.cos(2 * a) + (Math.sin(a) < 0 ? Math.sin(a * 9) * 0.5 : 0)),
      60,
    ).map(([u, v]) => [u, v * 0.76]),
    high: 9 * size,
    round: 11 * size,
    material: shell,
    paint: (_u, v, c, noise) => {
      mixInto(c, dark, Math.max(0, noise * 0.4));
      mixInto(c, "#f0a070", Math.max(0, (v / size - 8) * 0.2));
    },
  });
  for (const side of [-1, 1]) {
    dome(frame, {
      x: x + side * 4 * size,
      y: y - 12.5 * size,
      rx: 1.5 * size,
      high: 4,
      z: z + 4,
      material: material("#171312", { gloss: 1 }),
    });
  }
}

/** A slice of raw fish. */
export function sashimi(
  frame,
  x,
  y,
  { turn = 0, wide = 17, deep = 8.5, color = "#f28b52", line = "#fbd6b8", high = 2.4, z } = {},
) {
  slab(frame, {
    x,
    y,
    turn,
    z,
    outline: rounded(wide, deep, deep * 0.38),
    high,
    round: 2.2,
    rough: 0.25,
    material: material(color, { gloss: 0.75, grain: 0.06 }),
    paint: (u, v, c) => {
      if (line && Math.abs(((u + 0.06 * v * v + v * 0.35 + 60) % 3.6) - 1.8) < 0.36)
        mixInto(c, line, 0.85);
    },
  });
}

/** Rice with fish on top. */
export function nigiri(frame, x, y, { turn = 0, ...top } = {}) {
  const rice = material("#fbf7ec", { gloss: 0.15, grain: 0.08, bump: 0.5, size: 0.9 });
  slab(frame, {
    x,
    y,
    turn,
    outline: rounded(19, 9.5, 4),
    high: 5,
    round: 3,
    rough: 0.6,
    material: rice,
  });
  sashimi(frame, x, y, { turn, wide: 20.5, deep: 9.2, high: 3, ...top });
}

/** A piece of a sushi roll, with the cut face up. */
export function maki(frame, x, y, { size = 1, core = ["#f28b52", "#5fae3a", "#f6d05a"] } = {}) {
  const r = 8 * size;
  dome(frame, {
    x,
    y,
    rx: r,
    high: 6 * size,
    power: 9,
    material: material("#fbf7ec", { gloss: 0.15, grain: 0.08, bump: 0.4, size: 0.9 }),
    paint: (u, v, c) => {
      const d = Math.hypot(u, v);
      if (d > r * 0.87) mixInto(c, "#16261c", 1);
      else if (d < r * 0.42) {
        const part = Math.floor(((Math.atan2(v, u) + Math.PI) / 6.284) * core.length) % core.length;
        mixInto(c, core[part], 1);
      }
    },
  });
}

/** Salmon roe. */
export function roe(frame, x, y, { radius = 5, count = 30, color = "#f0581c" } = {}) {
  const pearl = material(color, { gloss: 1, grain: 0.05 });
  ring({ count: count / 2, radius: radius * 0.75, x, y }, (px, py) =>
    dome(frame, { x: px, y: py, rx: 1.2, sink: 0.2, material: pearl }),
  );
  ring({ count: count / 3, radius: radius * 0.4, x, y }, (px, py) =>
    dome(frame, { x: px, y: py, rx: 1.2, sink: 0.2, material: pearl }),
  );
  dome(frame, { x, y, rx: 1.2, material: pearl });
}
