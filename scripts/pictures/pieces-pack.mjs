/**
 * Ice, cream, and packages that lie on the surface, such as cups, bottles, boxes and bags. Every piece is drawn by
 * `piece(frame, x, y, options)`. Only `drawMark` is not a piece.
 */
import { cloud, material, mixInto } from "./relief.mjs";
import { around, dome, lying, ring, rounded, scatter, slab, tube } from "./shapes.mjs";

const soft = (t) => {
  const s = Math.min(1, Math.max(0, t));
  return s * s * (3 - 2 * s);
};

/** A cup of a tea shop with sealing film and straw. `layers` are [color, share] from top to bottom. */
export function cup(frame, x, y, options = {}) {
  const {
    turn = 0,
    layers = [["#c98a52", 1]],
    pearls = "",
    ice = true,
    fruit = "",
    straw = "#e8703a",
    film = "#f6f1e6",
    foam = 0,
    length = 62,
    wide = 21,
  } = options;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const put = (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos];
  tube(frame, {
    points: [put(4, -length * 0.78), put(1, -length * 0.3)],
    radius: 3,
    z: 7,
    material: material(straw, { gloss: 0.5 }),
    smooth: false,
    paint: (t, _s, c) => mixInto(c, "#ffffff", Math.abs(((t * 9) % 1) - 0.5) < 0.16 ? 0.55 : 0),
  });
  const total = layers.reduce((sum, [, share]) => sum + share, 0);
  const seed = frame.random() * 30;
  lying(frame, {
    x,
    y,
    turn,
    length,
    z: 0.6,
    half: (t) => (t < 0.035 ? wide + 1 : wide - t * 5.2 - (t > 0.97 ? 1 : 0)),
    flat: 0.62,
    material: material("#ffffff", { gloss: 0.85, grain: 0 }),
    paint: (s, t, c) => {
      if (t < 0.035) return mixInto(c, film, 1);
      if (t < 0.085) return mixInto(c, "#fbf7f0", 0.85);
      let from = 0.085;
      const blend = (t - 0.085) / 0.915 + cloud(s * 3 + seed, t * 6) * 0.035;
      for (const [color, share] of layers) {
        mixInto(c, color, soft((blend - (from - 0.085) / 0.915) / 0.08 + 0.5));
        from += (share / total) * 0.915;
      }
      if (foam && t < 0.085 + foam) mixInto(c, "#fffaf0", 0.92);
      mixInto(c, "#ffffff", soft((Math.abs(s) - 0.9) / 0.1) * 0.35);
      if (t > 0.975) mixInto(c, "#ffffff", 0.4);
      return undefined;
    },
  });
  if (ice) {
    for (let at = 0; at < 6; at++) {
      const [ix, iy] = put(
        (frame.random() - 0.5) * wide * 1.2,
        -length * 0.4 + 5 + frame.random() * 13,
      );
      slab(frame, {
        x: ix,
        y: iy,
        turn: frame.random() * 2,
        outline: rounded(8, 7.4, 1.5),
        high: 1.1,
        round: 1.4,
        material: material(tint(layers[0][0]), { gloss: 0.9, grain: 0.03 }),
      });
    }
  }
  if (fruit) {
    for (const [u, v] of [
      [-7, 0],
      [6, 7],
      [-5, 16],
      [4, -8],
    ]) {
      const [fx, fy] = put(u, v);
      dome(frame, {
        x: fx,
        y: fy,
        rx: 6.2,
        high: 1,
        power: 8,
        material: material(fruit, { gloss: 0.7 }),
        paint: (a, b, c) => citrus(a / 6.2, b / 6.2, c),
      });
    }
  }
  if (pearls) {
    const pearl = material(pearls, { gloss: 1, grain: 0.03 });
    for (let at = 0; at < 46; at++) {
      const v = length * 0.5 - 3.4 - Math.abs(frame.random() + frame.random() - 1) * 17;
      const edge = wide - 4.4 - ((v + length / 2) / length) * 5.2;
      const [px, py] = put((frame.random() * 2 - 1) * edge, v);
      dome(frame, { x: px, y: py, rx: 2.2, high: 1.7, sink: 0.2, material: pearl });
    }
  }
}

function tint(hex) {
  const value = Number.parseInt(hex.slice(1), 16);
  return `#${[16, 8, 0]
    .map((shift) =>
      Math.round(((value >> shift) & 255) * 0.62 + 255 * 0.38)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function citrus(u, v, color) {
  const r = Math.hypot(u, v);
  const part = (Math.atan2(v, u) / 6.2832) * 8;
  if (r > 0.84) mixInto(color, "#ffffff", 0.25);
  else if (r > 0.74 || Math.abs(part - Math.round(part)) < 0.06 / r) mixInto(color, "#fff6d8", 0.8);
}

/** A bottle with a label. */
export function bottle(frame, x, y, options = {}) {
  const {
    turn = 0,
    length = 74,
    wide = 13,
    neck = 5,
    shoulder = 0.34,
    color = "#5a2a12",
    cap = "#c8400f",
    label = "#f8efe0",
    mark = "#c8400f",
    gloss = 0.95,
    picture = "dot",
  } = options;
  lying(frame, {
    x,
    y,
    turn,
    length,
    z: 0.5,
    half: (t) =>
      t < 0.1
        ? neck + 0.9
        : t < 0.16
          ? neck
          : neck + (wide - neck) * soft((t - 0.14) / (shoulder - 0.14)),
    material: material(color, { gloss, grain: 0.04 }),
    paint: (s, t, c) => {
      if (t < 0.1) return mixInto(c, cap, 1);
      if (t > 0.46 && t < 0.86) {
        mixInto(c, label, 1);
        if (t < 0.49 || t > 0.83) mixInto(c, mark, 1);
        drawMark(picture, s, (t - 0.66) * 4.2, c, mark);
      }
      return undefined;
    },
  });
}

/** Draws a simple sign on a label. `kind` is a key of `hit`; any other text draws no sign. */
export function drawMark(kind, u, v, color, hex) {
  const r = Math.hypot(u, v);
  const hit = {
    dot: r < 0.42,
    ring: Math.abs(r - 0.42) < 0.1,
    leaf: Math.hypot(u + 0.25, v - 0.25) < 0.6 && Math.hypot(u - 0.25, v + 0.25) < 0.6,
    drop:
      v > -0.55 &&
      Math.abs(u) < (v > 0 ? Math.sqrt(Math.max(0, 0.17 - v * v)) : 0.41 * (1 + v / 0.6)),
    wave:
      Math.abs(v - 0.16 * Math.sin(u * 6)) < 0.11 ||
      Math.abs(v - 0.36 - 0.16 * Math.sin(u * 6)) < 0.08,
    lines: Math.abs(u) < 0.55 && Math.abs(((v + 2.05) % 0.36) - 0.18) < 0.07 && Math.abs(v) < 0.5,
    heart:
      r < 0.5 && v < 0.45 - Math.abs(u) * 0.9 && v > -0.3 + 0.25 * Math.abs(Math.abs(u) - 0.22),
    cross: (Math.abs(u) < 0.14 && Math.abs(v) < 0.42) || (Math.abs(v) < 0.14 && Math.abs(u) < 0.42),
  }[kind];
  if (hit) mixInto(color, hex, 1);
}

export function can(
  frame,
  x,
  y,
  {
    turn = 0,
    length = 50,
    wide = 19,
    color = "#c8400f",
    band = "#f8efe0",
    mark = "#c8400f",
    picture = "dot",
    metal = "#d7d9da",
  } = {},
) {
  lying(frame, {
    x,
    y,
    turn,
    length,
    z: 0.5,
    half: (t) =>
      t < 0.06 || t > 0.94
        ? wide
        : wide - 0.8 - (Math.abs(t - 0.09) < 0.02 || Math.abs(t - 0.91) < 0.02 ? 0.8 : 0),
    material: material(color, { gloss: 0.9, grain: 0 }),
    paint: (s, t, c) => {
      if (t < 0.1 || t > 0.9) return mixInto(c, metal, 1);
      if (t > 0.3 && t < 0.74) mixInto(c, band, 1);
      return drawMark(picture, s * 1.2, (t - 0.52) * 3.6, c, mark);
    },
  });
}

/**
 * A bag in the shape of a pillow, for snacks, frozen food, rice or coffee. `window` is the colour of the content, which
 * is visible through an oval window. If `window` is empty, the bag has no window.
 */
export function bag(
  frame,
  x,
  y,
  {
    turn = 0,
    wide = 50,
    tall = 66,
    color = "#e2a33b",
    band = "#fdf6e8",
    mark = "#c8400f",
    picture = "leaf",
    window = "",
    gloss = 0.7,
    high = 11,
  } = {},
) {
  slab(frame, {
    x,
    y,
    turn,
    z: 0.5,
    outline: rounded(wide, tall, 3),
    high,
    round: wide * 0.42,
    material: material(color, { gloss, grain: 0.03, bump: 0.35, size: 9 }),
    paint: (u, v, c, noise) => {
      const [s, t] = [u / wide, v / tall];
      if (Math.abs(t) > 0.44) {
        if (Math.abs(((u + 99) % 2.2) - 1.1) < 0.4) mixInto(c, "#ffffff", 0.18);
        return;
      }
      if (window && Math.hypot(s / 0.34, (t - 0.18) / 0.2) < 1) {
        mixInto(c, window, 1);
        if (noise > 0.1) mixInto(c, "#ffffff", 0.18);
        return;
      }
      if (t > -0.34 && t < -0.06) mixInto(c, band, 1);
      drawMark(picture, s * 4.6, (t + 0.2) * 6.4, c, mark);
      if (!window) drawMark(picture, s * 2.2, (t - 0.2) * 3, c, band);
    },
  });
}

/** A carton with a gable, or a plain box when `gable` is 0. */
export function carton(
  frame,
  x,
  y,
  {
    turn = 0,
    wide = 36,
    tall = 62,
    color = "#fbf8f2",
    accent = "#2f78b7",
    mark = "#2f78b7",
    picture = "drop",
    gable = 0.2,
    high = 10,
    straw = "",
  } = {},
) {
  slab(frame, {
    x,
    y,
    turn,
    z: 0.5,
    outline: rounded(wide, tall, 1.6),
    high,
    round: 1.8,
    material: material(color, { gloss: 0.5, grain: 0.01 }),
    paint: (u, v, c) => {
      const [s, t] = [u / wide, v / tall + 0.5];
      if (t < gable * 0.35) return mixInto(c, accent, 1);
      if (t < gable) return mixInto(c, accent, 0.35 + 0.4 * (t / gable));
      if (t > 0.78 + 0.05 * Math.sin(s * 7)) mixInto(c, accent, 1);
      return drawMark(picture, s * 3, (t - 0.5) * 5, c, mark);
    },
  });
  if (straw)
    tube(frame, {
      points: [
        [x + wide * 0.2, y - tall * 0.4],
        [x + wide * 0.26, y - tall * 0.72],
      ],
      radius: 1.7,
      z: high,
      material: material(straw),
      smooth: false,
    });
}

/** A glass jar with a lid. */
export function jar(
  frame,
  x,
  y,
  {
    turn = 0,
    length = 52,
    wide = 20,
    fill = "#a82a20",
    lid = "#d9b44a",
    label = "#fdf6e8",
    mark = "#a82a20",
    picture = "leaf",
    bits = "",
  } = {},
) {
  const seed = frame.random() * 20;
  lying(frame, {
    x,
    y,
    turn,
    length,
    z: 0.5,
    half: (t) => (t < 0.17 ? wide - 2 : t < 0.26 ? wide - 3 + 3 * soft((t - 0.17) / 0.09) : wide),
    material: material(fill, { gloss: 1, grain: 0.1, size: 4 }),
    paint: (s, t, c) => {
      if (t < 0.17) {
        mixInto(c, lid, 1);
        if (Math.abs(((s * 14 + 70) % 1) - 0.5) < 0.18) mixInto(c, "#000000", 0.12);
        return;
      }
      if (bits && cloud(s * 8 + seed, t * 16) > 0.35) mixInto(c, bits, 0.8);
      if (t > 0.46 && t < 0.84 && Math.abs(s) < 0.86) {
        mixInto(c, label, 1);
        drawMark(picture, s * 1.5, (t - 0.65) * 4.4, c, mark);
      }
    },
  });
}

/** A pump bottle for care products. */
export function pump(
  frame,
  x,
  y,
  {
    turn = 0,
    color = "#a9cfc4",
    label = "#fdfaf3",
    mark = "#3d8f78",
    picture = "leaf",
    wide = 16,
  } = {},
) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const put = (u, v) => [x + u * cos - v * sin, y + u * sin + v * cos];
  const white = material("#f6f2ea", { gloss: 0.7, grain: 0 });
  tube(frame, {
    points: [put(0, -30), put(0, -40)],
    radius: 2.4,
    z: 6,
    material: white,
    smooth: false,
  });
  tube(frame, {
    points: [put(4, -40), put(-13, -40)],
    radius: 3,
    z: 6,
    material: white,
    smooth: false,
  });
  bottle(frame, ...put(0, 6), {
    turn,
    length: 68,
    wide,
    neck: 6,
    shoulder: 0.26,
    color,
    cap: "#f6f2ea",
    label,
    mark,
    picture,
    gloss: 0.7,
  });
}

/** A roll of paper, seen from the end where its core is visible. */
export function paperRoll(frame, x, y, { size = 1, color = "#fbf9f5" } = {}) {
  const r = 15 * size;
  dome(frame, {
    x,
    y,
    rx: r,
    high: 14 * size,
    power: 10,
    material: material(color, { gloss: 0.05, grain: 0.03 }),
    paint: (u, v, c) => {
      const d = Math.hypot(u, v) / r;
      if (d < 0.3) mixInto(c, d < 0.24 ? "#8a7358" : "#c9ae88", 1);
      else if (Math.abs(((d * 18) % 1) - 0.5) < 0.12) mixInto(c, "#ddd6ca", 0.6);
    },
  });
}

export function tissueBox(frame, x, y, { color = "#8fb8cf", accent = "#f6efe2" } = {}) {
  slab(frame, {
    x,
    y,
    outline: rounded(64, 36, 2.5),
    high: 12,
    round: 2,
    z: 0.5,
    material: material(color, { gloss: 0.3, grain: 0.02 }),
    paint: (u, v, c) => {
      if (Math.hypot(u / 20, v / 7) < 1) mixInto(c, "#5f8296", 0.8);
      else if (
        Math.abs(Math.hypot((((u + 100) % 16) - 8) / 3, (((v + 100) % 16) - 8) / 3) - 0.7) < 0.25
      )
        mixInto(c, accent, 0.5);
    },
  });
  slab(frame, {
    x,
    y: y - 2,
    outline: around((a) => 12 + Math.sin(a * 4) * 2, 40).map(([u, v]) => [u, v * 0.75]),
    high: 6,
    round: 7,
    material: material("#ffffff", { gloss: 0.05, grain: 0.02, bump: 1.6, size: 5 }),
  });
}

/** Ice cubes in a heap. */
export function iceHeap(frame, x, y, { radius = 20, count = 14 } = {}) {
  scatter(frame, { count, radius, x, y }, (ix, iy, turn) =>
    slab(frame, {
      x: ix,
      y: iy,
      turn,
      outline: rounded(11, 10, 2),
      high: 6,
      round: 2.4,
      material: material("#d5ebf5", { gloss: 1, grain: 0.12, size: 4 }),
      paint: (u, v, c) => mixInto(c, "#ffffff", Math.hypot(u, v) < 3.4 ? 0.5 : 0),
    }),
  );
}

/** A swirl of cream: rings of small domes that become narrower towards the top. */
export function swirl(frame, x, y, { radius = 9, color = "#fff6e8", turns = 3, z } = {}) {
  const cream = material(color, { gloss: 0.35, grain: 0.02 });
  const floor = z ?? 0;
  for (let at = 0; at < turns; at++) {
    const r = radius * (1 - at / turns);
    ring(
      { count: Math.max(5, Math.round(r * 1.7)), radius: r * 0.72, x, y, from: at * 0.4 },
      (px, py, a) =>
        dome(frame, {
          x: px,
          y: py,
          rx: radius * 0.42,
          ry: radius * 0.3,
          turn: a + 0.9,
          high: radius * 0.4,
          z: floor + at * radius * 0.32,
          material: cream,
        }),
    );
  }
  dome(frame, {
    x,
    y,
    rx: radius * 0.26,
    high: radius * 0.5,
    z: floor + turns * radius * 0.3,
    material: cream,
  });
}
