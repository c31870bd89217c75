/** Meat, fish and eggs. Every piece is drawn by `piece(frame, x, y, options)`; `chunks` draws several. */
import { cloud, heightAt, material, mixInto } from "./relief.mjs";
import { around, dome, rounded, slab, tube } from "./shapes.mjs";

/** A stewed or fried cube. */
export function chunk(frame, x, y, options = {}) {
  const {
    turn = frame.random() * 3,
    wide = 13,
    deep = 10,
    high = 5,
    color = "#6b2d17",
    fat = "#a8603a",
    gloss = 0.55,
    z,
  } = options;
  slab(frame, {
    x,
    y,
    turn,
    z,
    outline: rounded(wide, deep, Math.min(wide, deep) * 0.32),
    high,
    round: Math.min(wide, deep) * 0.34,
    rough: 0.7,
    material: material(color, { gloss, grain: 0.3, bump: 0.45, size: 1.6 }),
    paint: (u, _v, c, noise) => mixInto(c, fat, 0.5 * Math.max(0, Math.sin(u * 2.1 + noise * 2))),
  });
}

export function chunks(frame, points, options = {}) {
  for (const [x, y] of points) chunk(frame, x, y, { ...options, turn: frame.random() * 3 });
}

/** A braised block of pork belly: skin, fat and lean in layers. */
export function belly(frame, x, y, { turn = 0.3, wide = 22, deep = 15, high = 6 } = {}) {
  slab(frame, {
    x,
    y,
    turn,
    outline: rounded(wide, deep, 3.5),
    high,
    round: 3.5,
    rough: 0.5,
    material: material("#8a3f1c", { gloss: 0.8, grain: 0.2, bump: 0.25, size: 2.5 }),
    paint: (_u, v, c, noise) => {
      const t = v / deep + 0.5 + noise * 0.05;
      if (t < 0.2) mixInto(c, "#5e2209", 0.8);
      else if (t < 0.42) mixInto(c, "#d99a5c", 0.85);
      else if (t > 0.62 && t < 0.76) mixInto(c, "#cf8d55", 0.7);
    },
  });
}

/** Thin slices that overlap, such as belly, beef or cold pork. */
export function slices(frame, x, y, options = {}) {
  const {
    count = 5,
    turn = 0,
    step = 4.6,
    wide = 14,
    deep = 9,
    color = "#b0654a",
    fat = "#f0d6c0",
    high = 1.1,
    gloss = 0.4,
  } = options;
  for (let at = 0; at < count; at++) {
    const off = (at - (count - 1) / 2) * step;
    slab(frame, {
      x: x + off * Math.cos(turn),
      y: y + off * Math.sin(turn),
      turn: turn + 1.57 + (frame.random() - 0.5) * 0.2,
      outline: rounded(wide, deep, deep * 0.4),
      z: options.z === undefined ? undefined : options.z + at * 0.5,
      high: high + 0.4,
      round: 1.5,
      rough: 0.9,
      material: material(color, { gloss, grain: 0.2, bump: 0.25, size: 3 }),
      paint: (u, v, c, noise) => {
        if (v + noise * 1.2 > deep * 0.24) mixInto(c, fat, 0.85);
        else if (Math.abs(u * 0.5 + v + noise * 2) < 0.5) mixInto(c, fat, 0.5);
      },
    });
  }
}

/** Something in a craggy golden crust: cutlet, fried chicken or nuggets. */
export function fried(frame, x, y, options = {}) {
  const {
    turn = 0,
    wide = 40,
    deep = 28,
    high = 5,
    color = "#c9781f",
    dark = "#8f4510",
    light = "#eab04f",
    rough = 2.2,
    ...rest
  } = options;
  const seed = frame.random() * 40;
  slab(frame, {
    x,
    y,
    turn,
    ...rest,
    outline: around(
      (a) => (wide / 2) * (1 + 0.07 * Math.sin(a * 3 + seed) + 0.05 * Math.sin(a * 5 + seed)),
      56,
    ).map(([u, v]) => [u, (v * deep) / wide]),
    high,
    round: Math.min(wide, deep) * 0.22,
    rough,
    material: material(color, { gloss: 0.25, grain: 0.25, bump: 0.75, size: 1.5 }),
    paint: (u, v, c) => {
      const spot = cloud(u / 5 + seed, v / 5 + seed);
      mixInto(c, spot > 0 ? light : dark, Math.abs(spot) * 0.75);
    },
  });
}

/** A cutlet cut into strips. */
export function cutlet(frame, x, y, { turn = 0, wide = 44, deep = 22, parts = 6, ...rest } = {}) {
  const step = wide / parts;
  for (let at = 0; at < parts; at++) {
    const off = (at - (parts - 1) / 2) * (step + 0.5);
    fried(frame, x + off * Math.cos(turn), y + off * Math.sin(turn), {
      turn: turn + (frame.random() - 0.5) * 0.1,
      wide: step * 0.94,
      deep: deep * (1 - 0.28 * Math.abs((at - (parts - 1) / 2) / parts) ** 1.2 * 2),
      high: 5,
      rough: 1.1,
      ...rest,
    });
  }
}

/** A chicken leg with its bone. */
export function drumstick(
  frame,
  x,
  y,
  {
    turn = 0,
    size = 1,
    color = "#b8611a",
    dark = "#7a330c",
    light = "#e2a24a",
    crust = 0.5,
    gloss = 0.4,
  } = {},
) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (u, v = 0) => [x + (u * cos - v * sin) * size, y + (u * sin + v * cos) * size];
  const bone = material("#f3e6d0", { gloss: 0.4 });
  tube(frame, {
    points: [at(10), at(21)],
    radius: 1.8 * size,
    z: heightAt(frame, x, y) + 1.5,
    material: bone,
    smooth: false,
  });
  for (const side of [-1.4, 1.4]) {
    const [bx, by] = at(22, side);
    dome(frame, {
      x: bx,
      y: by,
      rx: 2.1 * size,
      high: 5 * size,
      z: heightAt(frame, x, y) * 0.2 + 1,
      material: bone,
    });
  }
  const seed = frame.random() * 30;
  slab(frame, {
    x,
    y,
    turn,
    outline: around((a) => (Math.cos(a) > 0 ? 12.5 - 2.5 * Math.cos(a) ** 2 : 12.5), 44).map(
      ([u, v]) => [u * 1.35 * size, v * size * (1 - 0.62 * Math.max(0, (u + 3) / 15) ** 1.1)],
    ),
    high: 9 * size,
    round: 10 * size,
    rough: crust * 1.4,
    material: material(color, { gloss, grain: 0.2, bump: crust, size: 1.7 }),
    paint: (u, v, c) => {
      const spot = cloud(u / 5 + seed, v / 5);
      mixInto(c, spot > 0 ? light : dark, Math.abs(spot) * 0.7);
    },
  });
}

/** A grilled steak with marks of the grill. */
export function steak(frame, x, y, { turn = 0.2, wide = 44, deep = 30, color = "#6a3420" } = {}) {
  slab(frame, {
    x,
    y,
    turn,
    outline: around(
      (a) => (wide / 2) * (1 + 0.1 * Math.sin(a * 2 + 0.8) + 0.06 * Math.cos(a * 3)),
      48,
    ).map(([u, v]) => [u, (v * deep) / wide]),
    high: 5.5,
    round: 4,
    rough: 0.8,
    material: material(color, { gloss: 0.5, grain: 0.3, bump: 0.35, size: 2 }),
    paint: (u, v, c, noise) => {
      if (Math.abs(((u + v * 0.55 + 60) % 7) - 3.5) < 0.75) mixInto(c, "#24100a", 0.8);
      else if (Math.hypot(u / wide, v / deep) > 0.43) mixInto(c, "#c98d5a", 0.55 + noise * 0.3);
    },
  });
}

export function sausage(
  frame,
  x,
  y,
  {
    turn = 0,
    length = 28,
    radius = 4.4,
    color = "#9c2f1a",
    bend = 4,
    cuts = 4,
    z = heightAt(frame, x, y),
  } = {},
) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos];
  tube(frame, {
    points: [
      at(-length / 2, bend / 2),
      at(-length / 5, -bend / 3),
      at(length / 5, -bend / 3),
      at(length / 2, bend / 2),
    ],
    radius: (t) => radius * Math.min(1, Math.sqrt(1 - (2 * t - 1) ** 8) + 0.35),
    z,
    material: material(color, { gloss: 0.7, grain: 0.15, size: 4 }),
    paint: (t, _s, c) => {
      const cut = Math.abs(((t * cuts + 0.5) % 1) - 0.5) * 2;
      if (cuts && cut < 0.16) mixInto(c, "#e8a878", 0.75);
    },
  });
}

/** A whole fish that lies on its side. */
export function fish(
  frame,
  x,
  y,
  {
    turn = 0,
    length = 62,
    color = "#9fb3bd",
    belly: pale = "#e8eef0",
    back = "#4e6672",
    z = 1,
  } = {},
) {
  const half = length / 2;
  const body = (u) => {
    const t = (u + half) / length;
    return length * 0.2 * Math.sin(Math.PI * Math.min(1, t * 1.16) ** 0.75) ** 0.8 + 1.2;
  };
  const outline = [];
  for (let i = 0; i <= 24; i++)
    outline.push([
      -half + (i / 24) * length * 0.84,
      -body(-half + (i / 24) * length * 0.84) * 0.95,
    ]);
  outline.push([half, -length * 0.13], [half - 3, 0], [half, length * 0.13]);
  for (let i = 24; i >= 0; i--)
    outline.push([-half + (i / 24) * length * 0.84, body(-half + (i / 24) * length * 0.84) * 0.95]);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const put = (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos];
  for (const [u, v, t] of [
    [2, -length * 0.19, -0.4],
    [6, length * 0.18, 0.4],
  ]) {
    const [fx, fy] = put(u, v);
    dome(frame, {
      x: fx,
      y: fy,
      rx: length * 0.15,
      ry: length * 0.06,
      turn: turn + t,
      high: 1.5,
      z,
      material: material(back, { gloss: 0.4 }),
    });
  }
  slab(frame, {
    x,
    y,
    turn,
    z,
    outline,
    high: 7,
    round: length * 0.17,
    material: material(color, { gloss: 0.75, grain: 0.08 }),
    paint: (u, v, c) => {
      mixInto(c, back, 0.85 * Math.max(0, -v / (length * 0.16)));
      mixInto(c, pale, 0.85 * Math.max(0, v / (length * 0.16)));
      const scale =
        Math.hypot(((u + 99 + (Math.floor(v / 1.6) % 2) * 1.1) % 2.2) - 1.1, (v + 99) % 1.6) > 1.25;
      if (scale && u > -half * 0.55 && u < half * 0.7) mixInto(c, "#2f4450", 0.28);
      if (Math.abs(u + half * 0.52 + v * v * 0.01) < 0.5) mixInto(c, "#2f4450", 0.5);
      if (u > half * 0.72) mixInto(c, back, 0.6);
    },
  });
  const [ex, ey] = put(-half * 0.74, -length * 0.03);
  dome(frame, { x: ex, y: ey, rx: 2.2, high: 1, material: material("#f4f2e6", { gloss: 0.9 }) });
  dome(frame, { x: ex, y: ey, rx: 1.3, high: 1, material: material("#15181a", { gloss: 1 }) });
}

/** A fillet of fish, such as mackerel, salmon or cod. `skin` is the colour of the skin; without it there is no skin. */
export function fillet(
  frame,
  x,
  y,
  {
    turn = 0,
    wide = 40,
    deep = 17,
    high = 4.5,
    color = "#ee8d55",
    line = "#f8c7a2",
    skin = "",
  } = {},
) {
  slab(frame, {
    x,
    y,
    turn,
    outline: around((a) => (wide / 2) * (1 - 0.12 * Math.cos(a)), 44).map(([u, v]) => [
      u,
      ((v * deep) / wide) * (1 - (0.35 * u) / wide),
    ]),
    high,
    round: 4.5,
    rough: 0.5,
    material: material(color, { gloss: 0.6, grain: 0.16, bump: 0.12, size: 3 }),
    paint: (u, v, c, noise) => {
      if (skin && v < -deep * 0.12) mixInto(c, skin, 0.9);
      const stripe = Math.sin((u + Math.abs(v) * 0.7) * 1.25 + noise);
      if (stripe > 0.72) mixInto(c, line, 0.75);
    },
  });
}

/** Half of a boiled egg. The default of `yolk` is the colour of a soft yolk. */
export function eggHalf(
  frame,
  x,
  y,
  { turn = frame.random() * 3, size = 1, white = "#fbf3e2", yolk = "#e8820c", z } = {},
) {
  dome(frame, {
    x,
    y,
    z,
    rx: 8 * size,
    ry: 6.6 * size,
    turn,
    high: 4 * size,
    power: 4,
    material: material(white, { gloss: 0.5, grain: 0.02 }),
    paint: (u, v, c) => {
      const d = (u / 4.7 / size) ** 2 + (v / 4.3 / size) ** 2;
      if (d < 1) {
        mixInto(c, yolk, 1);
        mixInto(c, "#f8b02a", 0.7 * (1 - d));
      }
    },
  });
}

/** A whole egg. The default of `color` is the colour of an eggshell; a stewed egg has a brown `color`. */
export function egg(
  frame,
  x,
  y,
  { turn = -0.6, size = 1, color = "#f0d5b4", gloss = 0.35, z } = {},
) {
  dome(frame, {
    x,
    y,
    z,
    turn,
    rx: 10 * size,
    ry: 7.8 * size,
    high: 8 * size,
    material: material(color, { gloss, grain: 0.05, size: 4 }),
  });
}

export function friedEgg(frame, x, y, { size = 1 } = {}) {
  const phase = frame.random() * 6;
  slab(frame, {
    x,
    y,
    outline: around(
      (a) => size * (13 + Math.sin(a * 3 + phase) * 1.6 + Math.sin(a * 5 + phase) * 0.9),
      56,
    ),
    high: 1.6,
    round: 3,
    material: material("#fdfaf2", { gloss: 0.6, grain: 0.03, bump: 0.2, size: 3 }),
    paint: (u, v, c, noise) =>
      mixInto(c, "#c98b3c", Math.max(0, (Math.hypot(u, v) / size - 11.6) * 0.4 + noise * 0.2)),
  });
  dome(frame, {
    x: x - size,
    y: y + size,
    rx: 5.6 * size,
    high: 3.2 * size,
    power: 3,
    material: material("#f7a416", { gloss: 1, grain: 0.03 }),
  });
}

/** Soft scrambled or rolled egg. */
export function scrambled(frame, x, y, { radius = 15, count = 26, color = "#f5c847" } = {}) {
  for (let at = 0; at < count; at++) {
    const angle = frame.random() * 6.28;
    const r = radius * Math.sqrt(frame.random()) * 0.85;
    dome(frame, {
      x: x + r * Math.cos(angle),
      y: y + r * Math.sin(angle),
      rx: 4 + frame.random() * 2.5,
      ry: 3 + frame.random() * 1.5,
      turn: frame.random() * 3,
      high: 3,
      sink: 1.4,
      rough: 0.5,
      material: material(color, { gloss: 0.5, grain: 0.12, bump: 0.3, size: 2 }),
    });
  }
}
