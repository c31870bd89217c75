/** The families (see families.mjs) of dumplings, buns, fried snacks, breakfast and sushi. */

import {
  beans,
  chiliRings,
  cucumberSlice,
  leafHeap,
  lemonSlice,
  mushroom,
} from "./pieces-green.mjs";
import { chunks, drumstick, eggHalf, fried, sausage, slices } from "./pieces-meat.mjs";
import {
  friedPrawn,
  maki,
  nigiri,
  oyster,
  roe,
  sashimi,
  shrimp,
  squidRing,
} from "./pieces-sea.mjs";
import { herbs, leaf, rice, sauce, scallions, soup, sprinkle, threads } from "./pieces-staple.mjs";
import { frameAt, material, mixInto } from "./relief.mjs";
import { around, dome, ring, rounded, scatter, slab, tube } from "./shapes.mjs";
import { board, bowl, pan, paperTray, plate, steamer } from "./vessels.mjs";

const dough = (color = "#f9efd9", more = {}) =>
  material(color, { gloss: 0.4, grain: 0.05, bump: 0.1, size: 3, ...more });

/** A dumpling in the shape of a half-moon, with pleats. `crisp` (0 to 1) browns its base. */
function dumpling(f, x, y, { turn = 0, size = 1, color = "#f9efd9", crisp = 0, tint = "" } = {}) {
  const outline = around((_a) => 11 * size, 40).map(([u, v]) => [
    u,
    v < 0 ? v * 0.62 : v * 0.5 - Math.abs(u) * 0.12,
  ]);
  slab(f, {
    x,
    y,
    turn,
    outline,
    high: 7 * size,
    round: 6.4 * size,
    material: dough(color, { gloss: 0.55 }),
    paint: (_u, v, c, n) => {
      if (tint) mixInto(c, tint, 0.3 + n * 0.25);
      if (crisp && v > -1.5)
        mixInto(c, v > 2 ? "#a8601c" : "#dca048", Math.min(1, (v + 2.5) / 4) * crisp);
    },
  });
  for (let at = -3; at <= 3; at++) {
    const a = at * 0.33;
    const [u, v] = [Math.sin(a) * 9.4 * size, -Math.cos(a) * 6.2 * size + 0.4];
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    dome(f, {
      x: x + u * cos - v * sin,
      y: y + u * sin + v * cos,
      rx: 1.5 * size,
      ry: 2.4 * size,
      turn: turn + a,
      high: 2.2 * size,
      sink: 0.5,
      material: dough(color),
    });
  }
}

/** A round bun. It has a twist of pleats on top unless `pleats` is 0. */
function bun(
  f,
  x,
  y,
  { radius = 13, color = "#fbf4e4", pleats = 14, top = "", high = 11, crisp = 0 } = {},
) {
  dome(f, {
    x,
    y,
    rx: radius,
    high,
    material: dough(color, { gloss: 0.3 }),
    paint: (u, v, c) => {
      const r = Math.hypot(u, v) / radius;
      const a = Math.atan2(v, u) + r * 1.4;
      if (pleats && r < 0.75)
        mixInto(c, "#d9c19a", Math.max(0, Math.sin(a * pleats)) * 0.5 * (1 - r));
      if (crisp) mixInto(c, "#b8701c", Math.max(0, r - 0.72) * 3 * crisp);
    },
  });
  if (pleats) {
    ring({ count: pleats, radius: radius * 0.34, x, y }, (px, py, a) =>
      dome(f, {
        x: px,
        y: py,
        rx: radius * 0.25,
        ry: radius * 0.075,
        turn: a + 0.5,
        high: 1.2,
        sink: 0.35,
        material: dough(color),
      }),
    );
    dome(f, { x, y, rx: radius * 0.1, high: 1.2, material: dough("#e6d2ae") });
  }
  if (top) dome(f, { x, y, rx: radius * 0.22, high: 1.4, material: material(top, { gloss: 0.8 }) });
}

function dip(f, x, y, color = "#4a2410") {
  const place = frameAt(f, x, y, { scale: 0.26 });
  bowl(place, { rim: "#2f5d62", deep: 14 });
  soup(place, { radius: 36, level: 9, color, density: 3, drops: 3 });
}
const inSteamer = (top) => (f) => {
  steamer(f);
  top(frameAt(f, 0, 0, { z: 3 }));
};
const onBoard = (top, color) => (f) => {
  board(f, { wide: 92, tall: 68, color });
  top(color ? frameAt(f, 0, 0, { scale: 1.12, z: 0 }) : f);
};
const inTray = (top, stripe) => (f) => {
  paperTray(f, { wide: 88, tall: 70, stripe });
  top(frameAt(f, 0, 0, { scale: 1.12, z: 2 }));
};
const onPlate = (line, top) => (f) => {
  plate(f, { radius: 45, line });
  top(frameAt(f, 0, 0, { scale: 1.12, z: 0 }));
};
const _SIX = [
  [-18, -9],
  [0, -12],
  [18, -9],
  [-18, 10],
  [0, 8],
  [18, 10],
];

const dumplings = {
  dumplings: [
    "sky",
    onPlate("#2f5d62", (f) => {
      for (const [x, y, t] of [
        [-14, -14, 0.3],
        [8, -16, -0.2],
        [-19, 3, 0.9],
        [2, 0, 0.1],
        [21, -2, -0.5],
        [-9, 15, 0.2],
        [12, 15, 0.5],
      ])
        dumpling(f, x, y, { turn: t, tint: "#b9c98a" });
      dip(f, 24, 20);
    }),
  ],
  potstickers: [
    "apricot",
    onPlate("#8b1e12", (f) => {
      for (let at = 0; at < 6; at++)
        slab(f, {
          x: -20 + at * 8,
          y: 0,
          turn: 0.06,
          outline: rounded(8, 42, 3.8),
          high: 7,
          round: 4,
          material: dough("#f6e4bc", { gloss: 0.6, bump: 0.35 }),
          paint: (_u, v, c, n) =>
            mixInto(
              c,
              n > 0 ? "#b06a1c" : "#dca048",
              0.35 + 0.5 * Math.max(0, 1 - Math.abs(v) / 21 + n * 0.5),
            ),
        });
      dip(f, 28, 16);
      sprinkle(f, -4, 0, { radius: 18, count: 20, color: "#2b2523" });
    }),
  ],
  "soup-dumplings": [
    "mint",
    inSteamer((f) => {
      ring({ count: 6, radius: 21 }, (x, y) => bun(f, x, y, { radius: 10.5, pleats: 16, high: 9 }));
      bun(f, 0, 0, { radius: 10.5, pleats: 16, high: 9 });
    }),
  ],
  "crab-soup-dumplings": [
    "butter",
    inSteamer((f) => {
      ring({ count: 6, radius: 21 }, (x, y) =>
        bun(f, x, y, { radius: 10.5, pleats: 16, high: 9, top: "#f0901c" }),
      );
      bun(f, 0, 0, { radius: 10.5, pleats: 16, high: 9, top: "#f0901c" });
    }),
  ],
  "steamed-dumplings": [
    "sage",
    inSteamer((f) => {
      for (const [x, y, t] of [
        [-14, -14, 0.3],
        [10, -16, -0.2],
        [-18, 5, 0.6],
        [3, 1, 0.1],
        [22, 2, -0.4],
        [-4, 19, 0.2],
        [16, 18, 0.5],
      ])
        dumpling(f, x, y, { turn: t, color: "#f6ebe0", tint: "#f0a890" });
    }),
  ],
  shumai: [
    "blush",
    inSteamer((f) =>
      ring({ count: 5, radius: 19 }, (x, y) => {
        dome(f, {
          x,
          y,
          rx: 10,
          high: 10,
          power: 5,
          rough: 0.12,
          material: dough("#f3d35c"),
          paint: (u, v, c, n) => {
            if (Math.hypot(u, v) < 7.2) mixInto(c, n > 0 ? "#d9a48a" : "#f0cbb0", 1);
          },
        });
        roe(f, x, y, { radius: 3.2, count: 12 });
      }),
    ),
  ],
  "pan-fried-buns": [
    "clay",
    (f) => {
      pan(f, { radius: 43, deep: 8 });
      ring({ count: 6, radius: 24 }, (x, y) => bun(f, x, y, { radius: 12, crisp: 1 }));
      bun(f, 0, 0, { radius: 12, crisp: 1 });
      sprinkle(f, 0, 0, { radius: 32, count: 60, color: "#2b2523" });
      scallions(f, 0, 0, { radius: 32, count: 26 });
    },
  ],
  "steamed-buns": [
    "oat",
    inSteamer((f) => {
      for (const [x, y] of [
        [-14, -10],
        [15, -8],
        [1, 15],
      ])
        bun(f, x, y, { radius: 15, high: 12 });
    }),
  ],
  "custard-buns": [
    "butter",
    inSteamer((f) => {
      for (const [x, y] of [
        [-14, -11],
        [14, -11],
      ])
        bun(f, x, y, { radius: 14, pleats: 0, color: "#fbf4e4", high: 12 });
      dome(f, {
        x: 0,
        y: 15,
        rx: 14,
        high: 10,
        power: 3,
        material: dough("#fbf4e4"),
        paint: (u, v, c) => mixInto(c, "#f6a91c", Math.hypot(u - 1, v + 1) < 7.5 ? 1 : 0),
      });
      sauce(f, 4, 22, { radius: 7, color: "#f6a91c" });
    }),
  ],
  mantou: [
    "oat",
    inSteamer((f) => {
      for (const [x, y, t] of [
        [-13, -11, 0.1],
        [14, -9, -0.1],
        [0, 15, 0.05],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(25, 20, 7),
          high: 12,
          round: 9,
          material: dough("#f9efd6"),
        });
    }),
  ],
  "gua-bao": [
    "apricot",
    onBoard((f) => {
      for (const x of [-21, 21]) {
        slab(f, {
          x,
          y: 6,
          outline: around((_a) => 20, 40).map(([u, v]) => [u, v * 0.95]),
          high: 7,
          round: 7,
          material: dough("#fdf8ec"),
        });
        slices(f, x, -3, {
          count: 2,
          turn: 1.57,
          step: 5,
          wide: 34,
          deep: 11,
          color: "#8a3f1c",
          fat: "#d99a5c",
          gloss: 0.8,
          high: 3,
        });
        threads(f, x, -12, { radius: 11, color: "#9aa83c", z: 8, count: 30 });
        sprinkle(f, x, -8, { radius: 12, count: 50, color: "#e0bd84", size: 1 });
        herbs(f, x - 8, -13, { count: 4, length: 8 });
        slab(f, {
          x,
          y: 11,
          outline: around((_a) => 19, 40).map(([u, v]) => [u, v * (v < 0 ? 0.35 : 0.85)]),
          high: 9,
          round: 8,
          material: dough("#fdf8ec"),
        });
      }
    }),
  ],
  "spring-rolls": [
    "mint",
    onPlate("#8b1e12", (f) => {
      for (const [x, y, t] of [
        [-2, -13, 0.25],
        [3, 1, 0.2],
        [-3, 15, 0.3],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(46, 11, 5),
          high: 9,
          round: 5.5,
          material: material("#d08a2c", { gloss: 0.4, grain: 0.3, bump: 0.5, size: 1.6 }),
          paint: (u, v, c, n) => {
            mixInto(c, "#f0bd64", Math.max(0, n));
            if (Math.abs(u - v * 0.8 - 4) < 0.5) mixInto(c, "#8a4f14", 0.6);
          },
        });
      dip(f, 28, 22, "#d9481f");
      herbs(f, -26, -10, { count: 4, length: 9 });
    }),
  ],
  "fresh-spring-rolls": [
    "sage",
    onPlate("#3d8f34", (f) => {
      for (const y of [-12, 8]) {
        slab(f, {
          x: -2,
          y,
          turn: 0.15,
          outline: rounded(50, 16, 7),
          high: 9,
          round: 8,
          material: material("#f3efe2", { gloss: 0.85, grain: 0.04 }),
          paint: (u, v, c, n) => {
            mixInto(c, n > 0.2 ? "#6aa83c" : "#fbf8ee", 0.5);
            if (Math.hypot(((u + 60) % 15) - 7.5, v - 1) < 5) mixInto(c, "#f08a5a", 0.7);
          },
        });
      }
      dip(f, 27, 24, "#a8642a");
    }),
  ],
  "rice-rolls": [
    "oat",
    onPlate("#2f5d62", (f) => {
      sauce(f, 0, 2, { radius: 27, color: "#5a3010", z: 1.5 });
      for (const y of [-13, 0, 13])
        slab(f, {
          x: 0,
          y,
          outline: rounded(48, 11, 5),
          high: 6,
          round: 5,
          rough: 0.7,
          material: material("#fdfaf2", { gloss: 0.9, grain: 0.03, bump: 0.5, size: 4 }),
          paint: (_u, _v, c, n) => mixInto(c, "#f0b49a", Math.max(0, n) * 0.8),
        });
      scallions(f, 0, 0, { radius: 24, count: 26 });
    }),
  ],
  "turnip-cake": [
    "apricot",
    onPlate("#8b1e12", (f) => {
      for (const [x, y, t] of [
        [-13, -10, 0.1],
        [13, -8, -0.1],
        [-11, 12, 0.05],
        [14, 13, 0.15],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(24, 18, 2),
          high: 7,
          round: 2,
          material: material("#f3e6c8", { gloss: 0.45, grain: 0.1, bump: 0.2 }),
          paint: (_u, _v, c, n) =>
            mixInto(c, n > -0.2 ? "#c07f28" : "#e3b45a", 0.35 + Math.max(0, n) * 0.55),
        });
      dip(f, 30, 20);
      scallions(f, 0, 0, { radius: 20, count: 14 });
    }),
  ],
  "chicken-feet": [
    "clay",
    inSteamer((f) => {
      sauce(f, 0, 0, { radius: 26, color: "#6a2410", z: 0.5 });
      for (const [x, y, t] of [
        [-9, -8, 0.4],
        [9, -2, 2.6],
        [-4, 13, 1.2],
      ])
        for (const off of [-0.6, -0.2, 0.2, 0.6])
          tube(f, {
            points: [
              [x - 11 * Math.cos(t), y - 11 * Math.sin(t)],
              [x, y],
              [x + 15 * Math.cos(t + off), y + 15 * Math.sin(t + off)],
            ],
            radius: (k) => 4.2 - 1.7 * k,
            z: 2,
            material: material("#a8501c", { gloss: 0.9, grain: 0.2, bump: 0.7, size: 2 }),
          });
      chiliRings(f, 0, 0, { radius: 18, count: 6 });
      beans(f, 0, 0, { radius: 20, color: "#201a16", count: 10, size: 1.4 });
    }),
  ],
  "lotus-rice": [
    "sage",
    inSteamer((f) => {
      for (const [x, y, t] of [
        [-11, -8, 0.3],
        [12, 10, -0.2],
      ]) {
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(30, 24, 4),
          high: 11,
          round: 6,
          material: material("#7a8a4a", { gloss: 0.3, grain: 0.15, bump: 0.3 }),
          paint: (u, v, c) => {
            if (Math.abs(((u * 0.8 + v * 1.6 + 90) % 7) - 3.5) < 0.3) mixInto(c, "#55642c", 0.7);
          },
        });
        tube(f, {
          points: [
            [x - 15, y + 2],
            [x, y + 1],
            [x + 15, y + 2],
          ],
          radius: 0.8,
          z: 11,
          material: material("#d9c08a"),
        });
      }
    }),
  ],
};

const streets = {
  "oyster-omelette": [
    "clay",
    onPlate("#8b1e12", (f) => {
      slab(f, {
        x: 0,
        y: 0,
        outline: around((a) => 29 + Math.sin(a * 5) * 1.6, 60),
        high: 4,
        round: 4,
        rough: 1.4,
        material: material("#e9dcb0", { gloss: 0.85, grain: 0.1, bump: 0.4, size: 4 }),
        paint: (_u, _v, c, n) => mixInto(c, "#f6c53a", n > 0 ? 0.8 : 0.1),
      });
      for (const [x, y] of [
        [-13, -11],
        [2, -16],
        [15, -8],
        [-17, 5],
        [13, 12],
        [-6, 16],
      ])
        oyster(f, x, y, { size: 1.15 });
      leafHeap(f, 2, 4, {
        radius: 11,
        count: 9,
        colors: ["#4f8f2e", "#6aa83c"],
        size: 7,
        z: 6,
        hill: 2,
      });
      sauce(f, -2, 0, { radius: 17, color: "#d0421c", rough: 0.6, high: 1.2 });
    }),
  ],
  "popcorn-chicken": [
    "apricot",
    inTray((f) => {
      scatter(f, { count: 34, radius: 25 }, (x, y, t) =>
        fried(f, x * 1.2, y * 0.95, { turn: t, wide: 13, deep: 11, high: 6, rough: 0.7 }),
      );
      for (const [x, y] of [
        [-12, -8],
        [10, 4],
        [0, 14],
        [18, -10],
      ])
        herbs(f, x, y, { count: 3, length: 8, color: "#2f6a24" });
      sprinkle(f, 0, 0, { radius: 26, count: 70, color: "#a8281c", size: 0.55 });
    }),
  ],
  "chicken-cutlet": [
    "butter",
    inTray((f) => {
      fried(f, 0, 0, { wide: 68, deep: 50, high: 7, turn: 0.2, rough: 3.2 });
      sprinkle(f, 0, 0, { radius: 26, count: 90, color: "#a8281c", size: 0.55 });
      sprinkle(f, 0, 0, { radius: 26, count: 50, color: "#2b2523", size: 0.45 });
    }),
  ],
  "fried-chicken": [
    "blush",
    inTray((f) => {
      drumstick(f, -14, -8, { turn: 0.5, size: 1.15, crust: 0.9 });
      drumstick(f, 6, 11, { turn: -0.3, size: 1.15, crust: 0.9 });
      fried(f, 21, -12, { turn: 0.6, wide: 27, deep: 22, high: 9 });
      fried(f, -22, 15, { turn: 2, wide: 23, deep: 19, high: 8 });
    }),
  ],
  "glazed-chicken": [
    "clay",
    inTray((f) => {
      for (const [x, y, t] of [
        [-20, -10, 0.4],
        [-2, -13, 1],
        [17, -9, 2],
        [-16, 9, 0.8],
        [4, 6, 1.6],
        [21, 10, 0.2],
      ])
        fried(f, x, y, {
          turn: t,
          wide: 22,
          deep: 18,
          high: 9,
          color: "#a8260c",
          light: "#d9501c",
          dark: "#6a1406",
          rough: 0.9,
        });
      sprinkle(f, 0, 0, { radius: 26, count: 80 });
      scallions(f, 0, 0, { radius: 26, count: 26 });
    }),
  ],
  "cheese-chicken": [
    "butter",
    inTray((f) => {
      for (const [x, y, t] of [
        [-20, -10, 0.4],
        [-2, -13, 1],
        [17, -9, 2],
        [-16, 9, 0.8],
        [4, 6, 1.6],
        [21, 10, 0.2],
      ])
        fried(f, x, y, {
          turn: t,
          wide: 22,
          deep: 18,
          high: 9,
          color: "#e0a83a",
          light: "#f6d878",
          dark: "#b8742a",
          rough: 0.9,
        });
      sprinkle(f, 0, 0, { radius: 28, count: 240, color: "#f9cf4a", size: 0.6 });
    }),
  ],
  wings: [
    "apricot",
    inTray((f) => {
      for (const [x, y, t] of [
        [-20, -10, 0.5],
        [2, -12, 0.3],
        [22, -8, 0.7],
        [-16, 11, 0.2],
        [8, 10, 0.6],
      ]) {
        dome(f, {
          x,
          y,
          rx: 12,
          ry: 6.6,
          turn: t,
          high: 8,
          rough: 0.15,
          material: material("#a84a14", { gloss: 0.85, grain: 0.25, bump: 0.4, size: 2 }),
        });
        dome(f, {
          x: x + 8 * Math.cos(t + 1),
          y: y + 8 * Math.sin(t + 1),
          rx: 9,
          ry: 5,
          turn: t + 1.3,
          high: 6.5,
          rough: 0.15,
          material: material("#b85a1c", { gloss: 0.85, grain: 0.25, bump: 0.4, size: 2 }),
        });
      }
      sprinkle(f, 0, 0, { radius: 26, count: 50 });
    }),
  ],
  nuggets: [
    "butter",
    inTray((f) => {
      for (const [x, y, t] of [
        [-22, -10, 0.4],
        [-4, -13, 1],
        [15, -9, 2],
        [-18, 9, 0.8],
        [0, 6, 1.6],
        [18, 10, 0.2],
      ])
        fried(f, x, y, {
          turn: t,
          wide: 19,
          deep: 15,
          high: 7,
          rough: 0.7,
          color: "#dca03a",
          light: "#f3c76a",
          dark: "#b8742a",
        });
      dip(f, 33, -17, "#c81e10");
    }),
  ],
  "fish-nuggets": [
    "sky",
    inTray((f) => {
      for (const [x, y, t] of [
        [-20, -11, 0.2],
        [2, -12, -0.1],
        [-16, 6, 0.1],
        [8, 6, 0.3],
      ])
        fried(f, x, y, {
          turn: t,
          wide: 28,
          deep: 13,
          high: 7,
          rough: 0.8,
          color: "#e0aa4a",
          light: "#f6d58a",
        });
      lemonSlice(f, 26, -10, { high: 4 });
      sprinkle(f, 0, 0, { radius: 24, count: 40, color: "#3d8f34", size: 0.5 });
    }),
  ],
  "fried-squid": [
    "sky",
    inTray((f) => {
      scatter(f, { count: 16, radius: 22 }, (x, y) =>
        squidRing(f, x * 1.25, y * 0.9, { size: 1.5, color: "#dba44c", edge: "#b0701c" }),
      );
      sprinkle(f, 0, 0, { radius: 26, count: 60, color: "#a8281c", size: 0.55 });
      lemonSlice(f, 27, 14, { high: 4 });
    }),
  ],
  "fried-prawns": [
    "blush",
    inTray((f) => {
      for (const y of [-16, -4, 8, 20])
        friedPrawn(f, -4, y, { turn: 0.12, length: 44, size: 1.15 });
      lemonSlice(f, 30, 14, { high: 4 });
    }),
  ],
  tempura: [
    "oat",
    onBoard((f) => {
      for (const [y, t] of [
        [-18, 0.1],
        [-6, 0.14],
        [6, 0.1],
      ])
        friedPrawn(f, -2, y, { turn: t, length: 52, size: 1.2 });
      fried(f, -20, 21, { turn: 0.2, wide: 24, deep: 14, color: "#d99a3c", high: 6 });
      fried(f, 10, 20, {
        turn: -0.2,
        wide: 22,
        deep: 14,
        color: "#8a9a3c",
        light: "#d9b45c",
        dark: "#4a5a1c",
        high: 6,
      });
      dip(f, 33, 18);
    }),
  ],
  "fried-vegetables": [
    "sage",
    inTray((f) => {
      scatter(f, { count: 26, radius: 24 }, (x, y, t, at) =>
        fried(f, x * 1.2, y * 0.95, {
          turn: t,
          wide: 15,
          deep: 9,
          high: 5,
          rough: 0.7,
          ...(at % 2
            ? { color: "#8a9a3c", light: "#d9b45c", dark: "#55642c" }
            : { color: "#d9a04a" }),
        }),
      );
      herbs(f, 6, 0, { count: 4, length: 9, color: "#2f6a24" });
      sprinkle(f, 0, 0, { radius: 26, count: 60, color: "#a8281c", size: 0.5 });
    }),
  ],
  "fried-mushrooms": [
    "oat",
    inTray((f) => {
      scatter(f, { count: 22, radius: 24 }, (x, y, t) =>
        fried(f, x * 1.2, y * 0.95, {
          turn: t,
          wide: 15,
          deep: 12,
          high: 8,
          rough: 0.6,
          color: "#c98f44",
          light: "#eccb8a",
          dark: "#8a5a24",
        }),
      );
      herbs(f, 6, 0, { count: 4, length: 9, color: "#2f6a24" });
      sprinkle(f, 0, 0, { radius: 26, count: 60, color: "#2b2523", size: 0.5 });
    }),
  ],
  "fish-cakes": [
    "apricot",
    inTray((f) => {
      scatter(f, { count: 20, radius: 24 }, (x, y, t) =>
        slab(f, {
          x: x * 1.2,
          y: y * 0.95,
          turn: t,
          outline: rounded(20, 9, 4),
          high: 5,
          round: 4,
          material: material("#d99a4a", { gloss: 0.5, grain: 0.2, bump: 0.3 }),
          paint: (_u, _v, c, n) => mixInto(c, "#f3cf94", Math.max(0, n)),
        }),
      );
      sauce(f, 0, 0, { radius: 14, color: "#c8321c", rough: 0.6 });
    }),
  ],
  "fried-balls": [
    "butter",
    inTray((f) => {
      for (const [x, y] of [
        [-24, -11],
        [-8, -14],
        [8, -12],
        [24, -10],
        [-18, 4],
        [-1, 3],
        [16, 5],
        [-8, 18],
        [9, 19],
      ])
        dome(f, {
          x,
          y,
          rx: 9,
          high: 9,
          material: material("#d9962c", { gloss: 0.45, grain: 0.2, bump: 0.3, size: 1.6 }),
          paint: (_u, _v, c, n) => mixInto(c, "#f3c76a", Math.max(0, n)),
        });
    }),
  ],
  "sweet-potato-balls": [
    "lilac",
    inTray((f) => {
      for (const [i, [x, y]] of [
        [-24, -11],
        [-8, -14],
        [8, -12],
        [24, -10],
        [-18, 4],
        [-1, 3],
        [16, 5],
        [-8, 18],
        [9, 19],
        [26, 16],
      ].entries())
        dome(f, {
          x,
          y,
          rx: 8.6,
          high: 9,
          material: material(i % 3 === 1 ? "#8a5aa8" : "#f0a83a", {
            gloss: 0.35,
            grain: 0.12,
            bump: 0.15,
          }),
        });
    }),
  ],
  takoyaki: [
    "clay",
    inTray((f) => {
      for (const [x, y] of [
        [-21, -10],
        [0, -11],
        [21, -10],
        [-21, 11],
        [0, 10],
        [21, 11],
      ]) {
        dome(f, {
          x,
          y,
          rx: 10.4,
          high: 10,
          material: material("#d0903c", { gloss: 0.4, grain: 0.25, bump: 0.3 }),
        });
        sauce(f, x, y, { radius: 7.4, color: "#5a2410" });
        for (const off of [-3, 0, 3])
          tube(f, {
            points: [
              [x - 6, y + off - 1, 10],
              [x, y + off + 1, 11.6],
              [x + 6, y + off - 1, 10],
            ],
            radius: 0.7,
            material: material("#fffaf0", { gloss: 0.7 }),
          });
        threads(f, x, y, { radius: 6, color: "#d9b090", z: 11, count: 7, thick: 0.7 });
        sprinkle(f, x, y, { radius: 6, count: 10, color: "#3d7a2c" });
      }
    }),
  ],
  croquettes: [
    "oat",
    onPlate("#2f4a6b", (f) => {
      fried(f, -12, -5, { wide: 30, deep: 22, high: 9, turn: 0.3, rough: 0.9 });
      fried(f, 14, 5, { wide: 30, deep: 22, high: 9, turn: 0.2, rough: 0.9 });
      leafHeap(f, -16, 19, { radius: 12, count: 12, size: 7 });
      sauce(f, 14, 4, { radius: 7, color: "#4a1c0c" });
    }),
  ],
  meatball: [
    "blush",
    onPlate("#8b1e12", (f) => {
      sauce(f, 0, 0, { radius: 28, color: "#d9481f", z: 1.5 });
      dome(f, {
        x: 0,
        y: 0,
        rx: 22,
        high: 12,
        material: material("#e9d6b4", { gloss: 0.95, grain: 0.06, bump: 0.15, size: 5 }),
        paint: (u, v, c, n) => {
          if (Math.hypot(u, v) < 13) mixInto(c, n > 0 ? "#a8603c" : "#c98a5a", 0.55);
        },
      });
      sauce(f, 6, 5, { radius: 10, color: "#c8321c" });
      herbs(f, -3, -5, { count: 4, length: 9 });
    }),
  ],
  "rice-cake-bowl": [
    "oat",
    (f) => {
      bowl(f, { radius: 40, rim: "#2f5d62", deep: 14 });
      soup(f, { radius: 36, level: 10, color: "#f0e6d2", density: 5, drops: 0 });
      sauce(f, -2, 2, { radius: 24, color: "#6a3a18", z: 10 });
      mushroom(f, -10, -6, { size: 0.8 });
      chunks(
        f,
        [
          [4, -9],
          [-4, 8],
          [9, 10],
        ],
        { wide: 10, deep: 8 },
      );
      herbs(f, -14, 8, { count: 4, length: 7 });
      dome(f, {
        x: 15,
        y: 2,
        rx: 5,
        high: 4,
        z: 10,
        material: material("#f0a53a", { gloss: 0.5 }),
      });
    },
  ],
  "blood-cake": [
    "clay",
    onBoard((f) => {
      for (const [x, y, t] of [
        [-16, 0, 0.1],
        [16, 0, -0.1],
      ]) {
        tube(f, {
          points: [
            [x + 3, y + 34],
            [x, y],
          ],
          radius: 1.2,
          z: 4,
          material: material("#d9b884"),
          smooth: false,
        });
        slab(f, {
          x,
          y: y - 4,
          turn: t,
          outline: rounded(24, 40, 2.5),
          high: 8,
          round: 2,
          material: material("#3a1c1a", { gloss: 0.6, grain: 0.3, bump: 0.5, size: 1.4 }),
        });
        sprinkle(f, x, y - 4, { radius: 14, count: 200, color: "#e0bd84", size: 0.8 });
        herbs(f, x, y - 6, { count: 4, length: 8 });
      }
    }),
  ],
  sausage: [
    "apricot",
    onBoard((f) => {
      for (const [y, t] of [
        [-16, 0.08],
        [0, 0.05],
        [16, 0.1],
      ])
        sausage(f, 0, y, { turn: t, length: 58, radius: 6, cuts: 7 });
      for (const [x, y] of [
        [32, -18],
        [36, 0],
        [31, 18],
      ])
        dome(f, { x, y, rx: 4, ry: 3, high: 3, material: material("#f3ead0", { gloss: 0.6 }) });
    }),
  ],
  "sausage-in-rice-sausage": [
    "butter",
    onBoard((f) => {
      sausage(f, 0, 4, { turn: 0.1, length: 66, radius: 11, color: "#ecdfc4", cuts: 0 });
      sausage(f, 0, -3, { turn: 0.1, length: 62, radius: 6.4, cuts: 6, z: 9 });
      threads(f, -6, -8, { radius: 12, color: "#9aa83c", z: 14, count: 24 });
      herbs(f, 14, -6, { count: 4, length: 8 });
    }),
  ],
  skewers: [
    "clay",
    onBoard((f) => {
      for (const y of [-20, -6, 8, 22]) {
        tube(f, {
          points: [
            [-38, y],
            [40, y],
          ],
          radius: 0.9,
          z: 4,
          material: material("#d9b884"),
          smooth: false,
        });
        for (let at = 0; at < 5; at++)
          chunks(f, [[-24 + at * 11, y]], {
            wide: 11,
            deep: 10,
            high: 7,
            color: "#8a4218",
            fat: "#c98a44",
            gloss: 0.7,
          });
      }
      sprinkle(f, 0, 0, { radius: 32, count: 80, color: "#e3c48a" });
    }),
  ],
  "vegetable-skewers": [
    "sage",
    onBoard((f) => {
      for (const y of [-18, 0, 18]) {
        tube(f, {
          points: [
            [-38, y],
            [40, y],
          ],
          radius: 0.9,
          z: 4,
          material: material("#d9b884"),
          smooth: false,
        });
        for (const [at, color] of ["#d7301c", "#4f8f2e", "#f6c531", "#8a4a8c", "#d7301c"].entries())
          slab(f, {
            x: -24 + at * 11.4,
            y,
            turn: at,
            outline: rounded(11, 11, 3),
            high: 7,
            round: 4,
            material: material(color, { gloss: 0.6, grain: 0.25 }),
            paint: (u, _v, c) => {
              if (Math.abs(((u + 30) % 5) - 2.5) < 0.5) mixInto(c, "#2b1d14", 0.5);
            },
          });
      }
    }),
  ],
  "rice-cakes": [
    "blush",
    (f) => {
      pan(f, { radius: 43, deep: 9 });
      sauce(f, 0, 0, { radius: 34, color: "#b8220a", z: 3 });
      scatter(f, { count: 26, radius: 26 }, (x, y, t) =>
        tube(f, {
          points: [
            [x - 8 * Math.cos(t), y - 8 * Math.sin(t)],
            [x + 8 * Math.cos(t), y + 8 * Math.sin(t)],
          ],
          radius: 3.3,
          z: 3.5 + f.random() * 3,
          smooth: false,
          material: material("#e0401c", { gloss: 0.95, grain: 0.1 }),
        }),
      );
      for (const [x, y] of [
        [-12, -10],
        [14, 8],
      ])
        slab(f, {
          x,
          y,
          turn: x,
          outline: [
            [-9, 7],
            [0, -9],
            [9, 7],
          ],
          high: 2.6,
          round: 2,
          material: material("#e9b566", { gloss: 0.7 }),
        });
      eggHalf(f, 12, -13, { z: 7 });
      sprinkle(f, 0, 0, { radius: 28, count: 60 });
      scallions(f, 0, 0, { radius: 26, count: 24 });
    },
  ],
  "cheese-rice-cakes": [
    "butter",
    (f) => {
      pan(f, { radius: 43, deep: 9 });
      sauce(f, 0, 0, { radius: 34, color: "#b8220a", z: 3 });
      scatter(f, { count: 26, radius: 26 }, (x, y, t) =>
        tube(f, {
          points: [
            [x - 8 * Math.cos(t), y - 8 * Math.sin(t)],
            [x + 8 * Math.cos(t), y + 8 * Math.sin(t)],
          ],
          radius: 3.3,
          z: 3.5 + f.random() * 3,
          smooth: false,
          material: material("#e0401c", { gloss: 0.95, grain: 0.1 }),
        }),
      );
      sauce(f, 0, 0, { radius: 21, color: "#f7d05a", high: 2, rough: 0.5 });
      scallions(f, 0, 0, { radius: 24, count: 20 });
    },
  ],
  "seafood-pancake": [
    "apricot",
    onPlate("#8b1e12", (f) => {
      slab(f, {
        x: 0,
        y: 0,
        outline: around(() => 29, 60),
        high: 4,
        round: 3,
        rough: 1,
        material: material("#e0ac4a", { gloss: 0.4, grain: 0.3, bump: 0.4, size: 2.4 }),
        paint: (u, v, c, n) => {
          const a = (Math.atan2(v, u) / 6.2832) * 8;
          if (Math.abs(a - Math.round(a)) * Math.hypot(u, v) < 0.5) mixInto(c, "#7a4a14", 0.8);
          else mixInto(c, n > 0 ? "#f3cf7c" : "#b8701c", Math.abs(n) * 0.7);
        },
      });
      for (const [x, y] of [
        [-12, -9],
        [10, -12],
        [12, 10],
        [-11, 12],
      ])
        shrimp(f, x, y, { size: 0.7 });
      scallions(f, 0, 0, { radius: 25, count: 40 });
    }),
  ],
  "lunar-shrimp-cake": [
    "butter",
    onPlate("#3d8f34", (f) => {
      ring({ count: 6, radius: 15 }, (x, y, a) =>
        slab(f, {
          x,
          y,
          turn: a,
          outline: [
            [-12, 0],
            [13, -13],
            [16, 0],
            [13, 13],
          ],
          high: 6,
          round: 2.4,
          material: material("#e0a53a", { gloss: 0.35, grain: 0.3, bump: 0.4, size: 1.6 }),
          paint: (u, _v, c, n) =>
            mixInto(c, u > 13 ? "#f6dcc4" : "#f3cf7c", u > 13 ? 0.5 : Math.max(0, n)),
        }),
      );
      dip(f, 0, 0, "#d9481f");
    }),
  ],
  "scallion-pancake": [
    "sage",
    onBoard((f) => {
      slab(f, {
        x: 0,
        y: 0,
        outline: around(() => 29, 60),
        high: 4,
        round: 3,
        rough: 1.2,
        material: material("#e3b45c", { gloss: 0.45, grain: 0.2, bump: 0.5, size: 3 }),
        paint: (u, v, c, n) => {
          const spiral = Math.sin(Math.hypot(u, v) * 0.95 + Math.atan2(v, u));
          mixInto(c, spiral > 0.4 ? "#b8742a" : "#f6d896", 0.35 + Math.max(0, n) * 0.4);
        },
      });
      scallions(f, 0, 0, { radius: 25, count: 60, size: 0.9 });
    }),
  ],
  "chive-pockets": [
    "mint",
    onBoard((f) => {
      for (const [x, y, t] of [
        [-2, -15, 0.1],
        [2, 14, -0.05],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: around(() => 29, 50).map(([u, v]) => [u, v < 0 ? v * 0.7 : v * 0.22]),
          high: 7,
          round: 6,
          rough: 0.7,
          material: material("#ecc97c", { gloss: 0.4, grain: 0.15, bump: 0.3, size: 3 }),
          paint: (_u, v, c, n) => {
            mixInto(c, n > 0.1 ? "#b06f22" : "#8aa84a", Math.abs(n) * 0.6);
            if (v > 2) mixInto(c, "#d9a04a", 0.6);
          },
        });
    }),
  ],
  "egg-crepe": [
    "butter",
    onPlate("#c98a2c", (f) => {
      for (let at = 0; at < 6; at++)
        slab(f, {
          x: -25 + at * 10,
          y: 0,
          turn: 0.08,
          outline: rounded(9.4, 40, 3),
          high: 7,
          round: 4,
          material: material("#f3cf70", { gloss: 0.45, grain: 0.12, bump: 0.3, size: 3 }),
          paint: (u, _v, c, n) => {
            mixInto(c, "#b8742a", Math.max(0, n) * 0.8);
            if (Math.abs(u) > 3.6) mixInto(c, "#fbe9a8", 0.8);
          },
        });
      scallions(f, 0, 0, { radius: 22, count: 26 });
      dip(f, 26, 24);
    }),
  ],
  "filled-egg-crepe": [
    "apricot",
    onPlate("#c8400f", (f) => {
      for (let at = 0; at < 6; at++)
        slab(f, {
          x: -25 + at * 10,
          y: 0,
          turn: 0.08,
          outline: rounded(9.4, 40, 3),
          high: 7,
          round: 4,
          material: material("#f3cf70", { gloss: 0.45, grain: 0.12, bump: 0.3, size: 3 }),
          paint: (u, v, c, n) => {
            mixInto(c, "#b8742a", Math.max(0, n) * 0.8);
            if (u > 2.6)
              mixInto(c, ["#d9606a", "#f6c931", "#6aa83c"][Math.floor(Math.abs(v) / 4) % 3], 0.85);
          },
        });
      sauce(f, -4, 2, { radius: 9, color: "#4a2410", rough: 0.6 });
      dip(f, 26, 24, "#c8321c");
    }),
  ],
  "cheese-egg-crepe": [
    "blush",
    onPlate("#c8400f", (f) => {
      for (let at = 0; at < 6; at++)
        slab(f, {
          x: -25 + at * 10,
          y: 0,
          turn: 0.08,
          outline: rounded(9.4, 40, 3),
          high: 7,
          round: 4,
          material: material("#f3cf70", { gloss: 0.45, grain: 0.12, bump: 0.3, size: 3 }),
          paint: (u, _v, c, n) => {
            mixInto(c, "#b8742a", Math.max(0, n) * 0.8);
            if (u > 2.4) mixInto(c, "#ff9a1c", 0.9);
          },
        });
      sauce(f, -6, 4, { radius: 12, color: "#ffb02c", rough: 0.5 });
      dip(f, 26, 24);
    }),
  ],
  "corn-egg-crepe": [
    "butter",
    onPlate("#4f8f2e", (f) => {
      for (let at = 0; at < 6; at++)
        slab(f, {
          x: -25 + at * 10,
          y: 0,
          turn: 0.08,
          outline: rounded(9.4, 40, 3),
          high: 7,
          round: 4,
          material: material("#f3cf70", { gloss: 0.45, grain: 0.12, bump: 0.3, size: 3 }),
          paint: (u, _v, c, n) => {
            mixInto(c, "#b8742a", Math.max(0, n) * 0.8);
            if (Math.abs(u) > 3.6) mixInto(c, "#fbe9a8", 0.8);
          },
        });
      beans(f, 0, 0, { radius: 25, count: 70, size: 1.9 });
      dip(f, 26, 24);
    }),
  ],
  "sesame-flatbread": [
    "apricot",
    onBoard((f) => {
      slab(f, {
        x: 0,
        y: 4,
        turn: -0.12,
        outline: rounded(62, 25, 7),
        high: 9,
        round: 6,
        material: material("#dca24a", { gloss: 0.3, grain: 0.2, bump: 0.3, size: 3 }),
        paint: (_u, v, c, n) =>
          mixInto(c, v > 8 ? "#f6e2b4" : n > 0 ? "#b8742a" : "#eec47a", Math.abs(n) * 0.6),
      });
      for (const v of [-14, -8])
        tube(f, {
          points: [
            [-32, v + 4],
            [-10, v + 1],
            [12, v - 1],
            [34, v - 5],
          ],
          radius: 5,
          z: 4,
          material: material("#c9882c", { gloss: 0.35, grain: 0.25, bump: 0.5, size: 2 }),
        });
      sprinkle(f, 0, 6, { radius: 18, count: 110, color: "#f9efd6", size: 0.9 });
      sprinkle(f, -18, 8, { radius: 11, count: 40, color: "#f9efd6", size: 0.9 });
      sprinkle(f, 18, 3, { radius: 11, count: 40, color: "#f9efd6", size: 0.9 });
    }),
  ],
  "dough-stick": [
    "butter",
    onBoard((f) => {
      for (const [y, t] of [
        [-15, 0.06],
        [2, 0.03],
        [18, 0.08],
      ])
        for (const off of [-3.6, 3.6])
          tube(f, {
            points: [
              [-38, y + off - 1],
              [-12, y + off + 1],
              [12, y + off - 1],
              [38, y + off + t * 40],
            ],
            radius: (k) => 5.4 + 0.5 * Math.sin(k * 30),
            z: 3,
            material: material("#c9842a", { gloss: 0.35, grain: 0.25, bump: 0.6, size: 2.2 }),
            paint: (_t, _s, c, n) => mixInto(c, n > 0 ? "#ecbd64" : "#8f5314", Math.abs(n) * 0.7),
          });
    }),
  ],
  "rice-sausage": [
    "oat",
    onBoard((f) => {
      for (let at = 0; at < 8; at++)
        dome(f, {
          x: -30 + at * 8.6,
          y: at % 2 ? 3 : -3,
          rx: 11,
          ry: 13,
          high: 10,
          power: 7,
          z: 3 + at * 0.1,
          material: material("#f3e8d0", { gloss: 0.7, grain: 0.12, bump: 0.5, size: 1.2 }),
          paint: (u, v, c) => mixInto(c, "#d9b88a", Math.hypot(u / 11, v / 13) > 0.86 ? 0.8 : 0),
        });
      sauce(f, 4, 2, { radius: 14, color: "#c8321c", rough: 0.6 });
    }),
  ],
};

export const snackDishes = { ...dumplings, ...streets };

export const sushiDishes = {
  sushi: [
    "sky",
    onBoard((f) => {
      const tops = [
        {},
        { color: "#b3202c", line: "#d9606a" },
        { color: "#f7f0e6", line: "#e3d2c0" },
        { color: "#f7cf4a", line: "" },
      ];
      for (let at = 0; at < 8; at++)
        nigiri(f, -30 + (at % 4) * 20, -15 + Math.floor(at / 4) * 28, {
          turn: 1.35,
          ...tops[(at * 3 + Math.floor(at / 4)) % 4],
        });
      dome(f, {
        x: 37,
        y: 26,
        rx: 4,
        high: 3,
        rough: 0.3,
        material: material("#9dc24a", { grain: 0.2 }),
      });
    }, "#5a4032"),
  ],
  "seared-sushi": [
    "clay",
    onBoard((f) => {
      for (let at = 0; at < 6; at++) {
        const [x, y] = [-26 + (at % 3) * 26, -15 + Math.floor(at / 3) * 28];
        nigiri(f, x, y, { turn: 1.25, color: "#e8a070", line: "#8a4a24" });
        sauce(f, x, y, { radius: 4, color: "#5a2410" });
        scallions(f, x, y, { radius: 4, count: 5, size: 0.8 });
      }
    }, "#3a302c"),
  ],
  "sushi-roll": [
    "mint",
    onBoard((f) => {
      for (let at = 0; at < 8; at++)
        maki(f, -30 + (at % 4) * 20, -13 + Math.floor(at / 4) * 25, {
          size: 1.2,
          core: ["#f28b52", "#5fae3a", "#f6d05a", "#e0566a"],
        });
      dome(f, { x: 38, y: 25, rx: 4, high: 3, material: material("#9dc24a") });
    }, "#5a4032"),
  ],
  inari: [
    "apricot",
    onBoard((f) => {
      for (let at = 0; at < 6; at++) {
        const [x, y] = [-26 + (at % 3) * 26, -14 + Math.floor(at / 3) * 27];
        slab(f, {
          x,
          y,
          turn: 0.2,
          outline: rounded(22, 17, 5),
          high: 11,
          round: 6,
          rough: 0.6,
          material: material("#c8862c", { gloss: 0.6, grain: 0.25, bump: 0.35, size: 2 }),
        });
        sprinkle(f, x, y, { radius: 6, count: 10 });
      }
    }, "#5a4032"),
  ],
  "hand-roll": [
    "sage",
    onBoard((f) => {
      for (const [x, t] of [
        [-17, -0.15],
        [18, 0.12],
      ]) {
        rice(f, x, -18, { radius: 13, high: 9, z: 3 });
        shrimp(f, x - 4, -20, { size: 0.8 });
        for (const off of [-4, 3, 9]) cucumberSlice(f, x + off, -25, { radius: 4 });
        roe(f, x + 6, -17, { radius: 4, count: 16 });
        slab(f, {
          x,
          y: 6,
          turn: t,
          z: 3,
          outline: [
            [-17, -20],
            [-8, -25],
            [8, -25],
            [17, -20],
            [2, 30],
            [-2, 30],
          ],
          high: 11,
          round: 12,
          material: material("#1f3026", { gloss: 0.4, grain: 0.3, bump: 0.3, size: 1.6 }),
        });
      }
    }, "#5a4032"),
  ],
  sashimi: [
    "sky",
    (f) => {
      plate(f, { radius: 45, inside: "#2f3a3f", rim: "#2f3a3f", line: "#6f7f86" });
      for (let at = 0; at < 4; at++)
        sashimi(f, -22 + at * 6, -12, { turn: 1.3, wide: 22, deep: 11, z: 4 + at });
      for (let at = 0; at < 4; at++)
        sashimi(f, 6 + at * 6, -12, {
          turn: 1.3,
          wide: 22,
          deep: 11,
          color: "#b3202c",
          line: "#d9606a",
          z: 4 + at,
        });
      for (let at = 0; at < 4; at++)
        sashimi(f, -10 + at * 6, 14, {
          turn: 1.3,
          wide: 22,
          deep: 11,
          color: "#f7efe6",
          line: "#ecc9c0",
          z: 4 + at,
        });
      threads(f, 22, 14, { radius: 10, color: "#f6f3ea", z: 4, count: 40, thick: 0.7 });
      leaf(f, -24, 12, { length: 18, turn: 0.6 });
      lemonSlice(f, 20, 24, { high: 3, radius: 6 });
    },
  ],
};
