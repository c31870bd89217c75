/** The families (see families.mjs) of cakes, bread, ice and sweet soups. */

import { beans, cube, leafHeap, lemonSlice, roundSlice, strawberry } from "./pieces-green.mjs";
import { swirl } from "./pieces-pack.mjs";
import { herbs, sauce, soup, sprinkle, threads } from "./pieces-staple.mjs";
import { cloud, frameAt, material, mixInto } from "./relief.mjs";
import { around, dome, lathe, lying, ring, rounded, scatter, slab, tube } from "./shapes.mjs";
import { board, bowl, plate } from "./vessels.mjs";

const onPlate =
  (top, line = "#d9cdbb") =>
  (f) => {
    plate(f, { radius: 44, line });
    top(f);
  };
const onBoard = (top) => (f) => {
  board(f, { wide: 92, tall: 70, color: "#c49760" });
  top(f);
};
const baked = (color = "#d08c38", more = {}) =>
  material(color, { gloss: 0.5, grain: 0.15, bump: 0.15, size: 4, ...more });
const CREAM = material("#fffaf0", { gloss: 0.35, grain: 0.01 });
const browned =
  (hex, share = 0.8) =>
  (_u, _v, c, n) =>
    mixInto(c, hex, Math.max(0, n) * share);

/** A slice of cake that lies on its side. `layers`: [color, thickness] from top to bottom. */
function cakeSlice(layers, top) {
  return onPlate((f) => {
    const total = layers.reduce((sum, [, thick]) => sum + thick, 0);
    slab(f, {
      x: 0,
      y: 4,
      turn: -0.08,
      outline: [
        [-32, -total / 2],
        [30, -total / 2],
        [30, total / 2],
        [-32, total / 2],
      ],
      high: 12,
      round: 1.6,
      material: baked("#f6dc9c", { bump: 0.25, size: 1.4, gloss: 0.2 }),
      paint: (_u, v, c, n) => {
        let from = -total / 2;
        for (const [color, thick] of layers) {
          if (v < from + thick + n * 0.5) return mixInto(c, color, 1);
          from += thick;
        }
        return undefined;
      },
    });
    top?.(f, 4 - total / 2);
  });
}

/** A tart or whole cake from above. */
function round(radius, { crust, fill, gloss = 0.7, high = 10, wavy = 0, paint }, top) {
  return onPlate((f) => {
    slab(f, {
      x: 0,
      y: 0,
      outline: around((a) => radius + wavy * Math.sin(a * 26), 130),
      high,
      round: 3,
      material: baked(crust),
    });
    dome(f, {
      x: 0,
      y: 0,
      rx: radius - 4,
      high: 1.6,
      power: 8,
      material: material(fill, { gloss, grain: 0.06, size: 6 }),
      paint,
    });
    top?.(f);
  });
}

const inBowl =
  ({ color, level = 10, rim = "#c8400f", inside, density = 3 }, top) =>
  (f) => {
    bowl(f, { radius: 43, rim, inside, deep: 15 });
    soup(f, { radius: 40, level, color, density, drops: 0 });
    top(f);
  };

/** A heap of shaved ice. */
function ice(color, syrup, top) {
  return (f) => {
    bowl(f, { radius: 44, rim: "#2f5d62", deep: 12 });
    dome(f, {
      x: 0,
      y: 0,
      rx: 36,
      high: 20,
      z: 4,
      power: 2.4,
      material: material(color, { gloss: 0.5, grain: 0.06, bump: 1.3, size: 1.5 }),
    });
    if (syrup) sauce(f, 0, -2, { radius: 20, color: syrup, rough: 0.6 });
    top(f);
  };
}
const TOPPINGS = (f) => {
  beans(f, -16, -10, { radius: 10, color: "#7a2c24", count: 40, size: 2, long: 1.4 });
  beans(f, 14, -13, { radius: 10, color: "#2b1d1a", count: 26, size: 2.6, gloss: 1 });
  for (const [x, y, color] of [
    [-10, 14, "#a97ab8"],
    [-18, 9, "#f0a83a"],
    [-3, 18, "#f0a83a"],
    [-12, 22, "#a97ab8"],
  ])
    dome(f, { x, y, rx: 5, ry: 4, turn: x, high: 5, material: material(color, { gloss: 0.6 }) });
  for (const [x, y] of [
    [12, 12],
    [20, 7],
    [16, 19],
  ])
    cube(f, x, y, { color: "#2f221c", size: 8, gloss: 1 });
};
const mangoes = (f, count = 12, radius = 18) =>
  scatter(f, { count, radius }, (x, y) =>
    cube(f, x, y, { color: "#f9ad22", size: 9, high: 6, gloss: 0.8, grain: 0.08 }),
  );
const scoop = (f, x, y, color, radius = 14, bits = "") => {
  dome(f, {
    x,
    y,
    rx: radius,
    high: radius * 0.95,
    rough: 0.12,
    material: material(color, { gloss: 0.45, grain: 0.06, bump: 0.5, size: 2.2 }),
    paint: bits
      ? (u, v, c) => mixInto(c, bits, cloud(u * 0.9 + x, v * 0.9) > 0.5 ? 0.8 : 0)
      : undefined,
  });
};
const cupOf =
  (color, top, wall = "#f6f1e8") =>
  (f) => {
    lathe(f, {
      radius: 33,
      material: material(wall, { gloss: 0.9, grain: 0.01 }),
      profile: (r) => (r > 30.4 ? 18 - Math.abs(r - 31.7) : 3),
    });
    soup(f, { radius: 31, level: 15, color, density: 5, drops: 0 });
    top(f);
  };
const _loaf = (color, paint, { wide = 70, tall = 34 } = {}) =>
  onBoard((f) =>
    slab(f, {
      x: 0,
      y: 0,
      turn: -0.12,
      outline: rounded(wide, tall, tall * 0.42),
      high: 16,
      round: tall * 0.5,
      rough: 0.5,
      material: baked(color, { bump: 0.4 }),
      paint,
    }),
  );
const rolls = (draw) =>
  onBoard((f) => {
    for (const [x, y] of [
      [-20, -3],
      [20, 4],
    ])
      draw(f, x, y);
  });
const roundBun = (f, x, y, color, paint) =>
  dome(f, { x, y, rx: 19, high: 14, power: 2.4, material: baked(color, { gloss: 0.65 }), paint });
const torus = (f, x, y, radius, thick, mat, options = {}) =>
  tube(f, {
    points: Array.from({ length: 17 }, (_, i) => [
      x + radius * Math.cos((i / 16) * 6.283),
      y + radius * Math.sin((i / 16) * 6.283),
    ]),
    radius: thick,
    z: 1,
    material: mat,
    ...options,
  });

const cakes = {
  "strawberry-cake": [
    "blush",
    cakeSlice(
      [
        ["#fffaf0", 7],
        ["#f6d88c", 11],
        ["#fffaf0", 3],
        ["#e0404a", 3],
        ["#fffaf0", 3],
        ["#f6d88c", 11],
      ],
      (f, y) => {
        for (const x of [-18, 2, 20]) strawberry(f, x, y - 5, { size: 1 });
      },
    ),
  ],
  "chocolate-cake": [
    "lilac",
    cakeSlice(
      [
        ["#2f150c", 6],
        ["#5a2c18", 11],
        ["#8a5434", 3],
        ["#5a2c18", 11],
        ["#2f150c", 4],
      ],
      (f, y) => {
        for (const x of [-16, 6, 22])
          swirl(frameAt(f, x, y - 2, { z: 6 }), 0, 0, { radius: 7, color: "#6a3a22" });
      },
    ),
  ],
  cheesecake: [
    "butter",
    cakeSlice(
      [
        ["#7a3f14", 4],
        ["#f9e3a4", 28],
        ["#b8742a", 5],
      ],
      (f, y) => {
        herbs(f, 18, y + 4, { count: 2, length: 8 });
        beans(f, -8, y - 4, { radius: 9, color: "#3a4478", count: 6, size: 3.4 });
      },
    ),
  ],
  "burnt-cheesecake": [
    "oat",
    round(31, {
      crust: "#e3b45c",
      fill: "#8a4a14",
      gloss: 0.6,
      high: 12,
      wavy: 0.6,
      paint: (_u, _v, c, n) => mixInto(c, "#4a220a", Math.max(0, n) * 0.9),
    }),
  ],
  "swiss-roll": [
    "sage",
    onPlate((f) => {
      for (const [x, y] of [
        [-13, -6],
        [14, 5],
      ])
        dome(f, {
          x,
          y,
          rx: 19,
          high: 13,
          power: 9,
          material: baked("#f3cf74", { bump: 0.3, size: 1.4, gloss: 0.2 }),
          paint: (u, v, c) => {
            const r = Math.hypot(u, v);
            const a = (Math.atan2(v, u) + Math.PI) / 6.2832;
            if (r > 17.4) mixInto(c, "#c98a34", 1);
            else if (r < 9 || Math.abs(r - 11.5 - a * 4) < 1.2) mixInto(c, "#fffaf0", 1);
          },
        });
    }),
  ],
  "chiffon-cake": [
    "mint",
    onPlate((f) => {
      torus(f, 0, 0, 19, 13, baked("#e6b65a", { bump: 0.3, size: 1.6, gloss: 0.2 }));
      ring({ count: 8, radius: 19 }, (x, y) =>
        swirl(frameAt(f, x, y), 0, 0, { radius: 5, turns: 2 }),
      );
    }),
  ],
  "honey-cake": [
    "butter",
    onBoard((f) => {
      for (const [x, t] of [
        [-26, 0.06],
        [-4, 0],
        [18, -0.05],
      ])
        slab(f, {
          x,
          y: 0,
          turn: t,
          outline: rounded(20, 46, 2),
          high: 13,
          round: 2,
          material: baked("#f6d268", { bump: 0.2, size: 1.3, gloss: 0.2 }),
          paint: (_u, v, c) => mixInto(c, "#8a4a14", v < -17 || v > 20 ? 0.9 : 0),
        });
    }),
  ],
  "pound-cake": [
    "apricot",
    onBoard((f) => {
      for (const [x, t] of [
        [-24, 0.1],
        [0, 0],
        [24, -0.08],
      ])
        slab(f, {
          x,
          y: 0,
          turn: t,
          outline: [
            [-14, 18],
            [-14, -10],
            [-8, -18],
            [0, -20],
            [8, -18],
            [14, -10],
            [14, 18],
          ],
          high: 9,
          round: 2,
          material: baked("#f3cf7c", { bump: 0.3, size: 1.3, gloss: 0.2 }),
          paint: (u, v, c) => {
            if (Math.abs(u) > 12 || v > 16 || v < -15) mixInto(c, "#b8742a", 0.9);
          },
        });
    }),
  ],
  "birthday-cake": [
    "blush",
    onPlate((f) => {
      dome(f, { x: 0, y: 0, rx: 34, high: 14, power: 10, material: CREAM });
      ring({ count: 16, radius: 28.5 }, (x, y) =>
        swirl(frameAt(f, x, y), 0, 0, { radius: 5.4, turns: 2 }),
      );
      ring({ count: 7, radius: 14 }, (x, y, a) =>
        strawberry(f, x, y, { turn: a + 1.57, size: 0.95 }),
      );
      strawberry(f, 0, 0, { size: 0.95 });
    }),
  ],
  "chocolate-birthday-cake": [
    "butter",
    onPlate((f) => {
      dome(f, {
        x: 0,
        y: 0,
        rx: 34,
        high: 14,
        power: 10,
        material: material("#4a2212", { gloss: 0.7, grain: 0.04 }),
      });
      ring({ count: 16, radius: 28.5 }, (x, y) =>
        swirl(frameAt(f, x, y), 0, 0, { radius: 5.4, turns: 2, color: "#8a5434" }),
      );
      for (const [x, y, t] of [
        [-9, -6, 0.3],
        [8, -9, 1.2],
        [9, 8, 2],
        [-8, 10, 2.8],
        [0, 0, 0.7],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(17, 5, 2),
          high: 3,
          round: 2,
          material: material("#2f150c", { gloss: 0.6, grain: 0.2 }),
        });
      ring({ count: 5, radius: 17, from: 0.4 }, (x, y) =>
        dome(f, { x, y, rx: 4.4, high: 5, material: material("#c8142c", { gloss: 1 }) }),
      );
    }),
  ],
  tiramisu: [
    "oat",
    onPlate((f) => {
      slab(f, {
        x: 0,
        y: 0,
        turn: 0.1,
        outline: rounded(48, 42, 3),
        high: 14,
        round: 2.4,
        material: material("#5a3018", { gloss: 0.05, grain: 0.35, bump: 0.3, size: 1 }),
      });
      herbs(f, 8, -5, { count: 3, length: 10 });
      beans(f, -8, 6, { radius: 8, color: "#2f150c", count: 5, size: 2.6, long: 1.3 });
    }),
  ],
  "mille-crepe": [
    "butter",
    cakeSlice(
      Array.from({ length: 12 }, (_, i) => [i % 2 ? "#fff4d8" : "#e8b65c", 3]),
      (f, y) => {
        for (const x of [-14, 8]) strawberry(f, x, y - 3, { size: 0.9 });
      },
    ),
  ],
  brownie: [
    "apricot",
    onPlate((f) => {
      for (const [x, y, t] of [
        [-13, -6, 0.1],
        [14, 6, -0.15],
      ]) {
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(29, 29, 2),
          high: 11,
          round: 2,
          material: material("#3f1c0e", { gloss: 0.45, grain: 0.3, bump: 0.5, size: 2.4 }),
        });
        beans(f, x, y, { radius: 11, color: "#c9985c", count: 8, size: 2.6, long: 1.3 });
      }
    }),
  ],
  "lava-cake": [
    "blush",
    onPlate((f) => {
      sauce(f, 7, 10, { radius: 21, color: "#2a0f06", z: 1.5, high: 2 });
      dome(f, {
        x: -3,
        y: -5,
        rx: 21,
        high: 15,
        power: 5,
        material: material("#4a2212", { gloss: 0.3, grain: 0.25, bump: 0.4, size: 2 }),
      });
      sauce(f, 3, 2, { radius: 11, color: "#2a0f06", high: 1.6, rough: 0.6 });
      sprinkle(f, -3, -6, { radius: 18, count: 90, color: "#ffffff", size: 0.5 });
      strawberry(f, 26, -12, { size: 0.8 });
    }),
  ],
  cupcake: [
    "lilac",
    onPlate((f) => {
      for (const [x, y, color] of [
        [-16, -7, "#f9c4d0"],
        [16, -5, "#fff3d8"],
        [0, 17, "#cfe6da"],
      ]) {
        dome(f, { x, y, rx: 14, high: 8, power: 8, rough: 0.04, material: baked("#c98a3c") });
        swirl(frameAt(f, x, y), 0, 0, { radius: 12, color });
        dome(f, { x, y, rx: 2.6, high: 4, material: material("#d5202b", { gloss: 1 }) });
      }
    }),
  ],
  "strawberry-cupcake": [
    "blush",
    onPlate((f) => {
      for (const [x, y] of [
        [-16, -7],
        [16, -5],
        [0, 17],
      ]) {
        dome(f, { x, y, rx: 14, high: 8, power: 8, rough: 0.04, material: baked("#c98a3c") });
        swirl(frameAt(f, x, y), 0, 0, { radius: 12, color: "#f7b3c2", turns: 2 });
        strawberry(f, x, y, { size: 0.75 });
      }
    }),
  ],
  "lemon-tart": [
    "butter",
    round(30, { crust: "#d9a04c", fill: "#fbd83c", wavy: 0.7, gloss: 0.9 }, (f) => {
      ring({ count: 7, radius: 19 }, (x, y) =>
        swirl(frameAt(f, x, y), 0, 0, { radius: 5.6, turns: 2 }),
      );
      lemonSlice(f, 0, 0, { radius: 8, high: 2 });
    }),
  ],
  "egg-tart": [
    "apricot",
    onPlate((f) => {
      for (const [x, y] of [
        [-15, -9],
        [15, -7],
        [0, 16],
      ]) {
        slab(f, {
          x,
          y,
          outline: around((a) => 15 + 0.6 * Math.sin(a * 16), 90),
          high: 8,
          round: 2.4,
          material: baked("#d9983f", { bump: 0.3, size: 1.4 }),
        });
        dome(f, {
          x,
          y,
          rx: 12,
          high: 2,
          power: 5,
          material: material("#f9c22c", { gloss: 0.95, grain: 0.06 }),
          paint: (_u, _v, c, n) => mixInto(c, "#7a3a0c", n > 0.25 ? 0.75 : 0),
        });
      }
    }),
  ],
  pie: [
    "apricot",
    round(32, { crust: "#d08c34", fill: "#c8742a", wavy: 0.9 }, (f) => {
      for (let at = -2; at <= 2; at++) {
        tube(f, {
          points: [
            [-27, at * 10],
            [27, at * 10],
          ],
          radius: 2.9,
          z: 14,
          flat: 0.5,
          material: baked("#e0a44c"),
          smooth: false,
        });
        tube(f, {
          points: [
            [at * 10, -27],
            [at * 10, 27],
          ],
          radius: 2.9,
          z: 14.4,
          flat: 0.5,
          material: baked("#e0a44c"),
          smooth: false,
        });
      }
      torus(f, 0, 0, 29, 3.4, baked("#d9983f"), { z: 12 });
    }),
  ],
  "apple-pie": [
    "butter",
    onBoard((f) => {
      for (const [x, y, t] of [
        [-17, -6, 0.1],
        [17, 8, -0.1],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(30, 40, 4),
          high: 9,
          round: 5,
          material: baked("#d9983f", { bump: 0.3 }),
          paint: (u, v, c) => {
            if (Math.abs(((v + u * 0.3 + 60) % 9) - 4.5) < 1.1 && Math.abs(u) < 10)
              mixInto(c, "#8a3f10", 0.8);
          },
        });
    }),
  ],
  donut: [
    "butter",
    onPlate((f) => {
      for (const [x, y] of [
        [-15, -9],
        [15, -6],
        [0, 17],
      ])
        torus(f, x, y, 9.4, 6.6, baked("#d39a44"), {
          paint: (_t, s, c) => mixInto(c, Math.abs(s) < 0.62 ? "#f0cf94" : "#8f5314", 0.5),
        });
    }),
  ],
  "chocolate-donut": [
    "blush",
    onPlate((f) => {
      for (const [i, [x, y]] of [
        [-15, -9],
        [15, -6],
        [0, 17],
      ].entries()) {
        torus(
          f,
          x,
          y,
          9.4,
          6.6,
          material(i === 1 ? "#f29ab0" : "#4a2212", { gloss: 0.9, grain: 0.04 }),
          { paint: (_t, s, c) => mixInto(c, "#c9883a", Math.abs(s) > 0.72 ? 1 : 0) },
        );
        for (const color of ["#ffffff", "#f6c93a", "#8cc8d9"])
          scatter(f, { count: 9, radius: 12, inner: 6, x, y }, (sx, sy, t) =>
            dome(f, {
              x: sx,
              y: sy,
              rx: 1.5,
              ry: 0.6,
              turn: t,
              high: 0.8,
              material: material(color),
            }),
          );
      }
    }),
  ],
  cookie: [
    "apricot",
    onBoard((f) => {
      for (const [x, y] of [
        [-26, -12],
        [2, -14],
        [28, -10],
        [-14, 14],
        [15, 14],
      ]) {
        dome(f, {
          x,
          y,
          rx: 14,
          high: 5,
          power: 4,
          rough: 0.1,
          material: baked("#c98a3c", { bump: 0.5, size: 2.4 }),
          paint: browned("#e6b668"),
        });
        scatter(f, { count: 9, radius: 10, x, y }, (sx, sy, t) =>
          slab(f, {
            x: sx,
            y: sy,
            turn: t,
            outline: rounded(3.8, 3, 1),
            high: 1.8,
            round: 1,
            material: material("#3a1a0c", { gloss: 0.6 }),
          }),
        );
      }
    }),
  ],
  scone: [
    "oat",
    onPlate((f) => {
      for (const [x, y] of [
        [-14, -6],
        [14, 5],
      ]) {
        dome(f, {
          x,
          y,
          rx: 17,
          high: 13,
          power: 5,
          rough: 0.1,
          material: baked("#d9a24c", { bump: 0.5, size: 2.6 }),
          paint: browned("#f0cf8a"),
        });
      }
      swirl(frameAt(f, 15, -19, { z: 2 }), 0, 0, { radius: 8 });
      sauce(f, -16, 19, { radius: 8, color: "#b3142c", high: 2 });
    }),
  ],
  nougat: [
    "blush",
    onBoard((f) => {
      scatter(f, { count: 12, radius: 24 }, (x, y, t) => {
        slab(f, {
          x: x * 1.2,
          y: y * 0.9,
          turn: t,
          outline: rounded(19, 16, 2.4),
          high: 8,
          round: 2.2,
          material: material("#fbf3e2", { gloss: 0.2, grain: 0.04 }),
          paint: (_u, _v, c, n) =>
            mixInto(c, n > 0.4 ? "#b3142c" : n < -0.45 ? "#c98a3c" : "#fbf3e2", 0.85),
        });
      });
    }),
  ],
  pudding: [
    "butter",
    onPlate((f) => {
      sauce(f, 0, 3, { radius: 25, color: "#7a3408", z: 1.5 });
      dome(f, {
        x: 0,
        y: 0,
        rx: 22,
        high: 17,
        power: 7,
        material: material("#f9cf5c", { gloss: 0.9, grain: 0.02 }),
        paint: (u, v, c) => mixInto(c, "#6a2c08", Math.hypot(u, v) < 16.5 ? 0.95 : 0),
      });
      swirl(frameAt(f, 0, 0), 0, 0, { radius: 6, turns: 2 });
      dome(f, { x: 0, y: 0, rx: 3, high: 4.6, z: 20, material: material("#d5202b", { gloss: 1 }) });
    }),
  ],
  "creme-brulee": [
    "oat",
    (f) => {
      lathe(f, {
        radius: 40,
        material: material("#f6efe2", { gloss: 0.7, grain: 0.01 }),
        profile: (r) => (r > 36 ? 9 + 0.6 * Math.sin(r) : 4),
      });
      soup(f, { radius: 37, level: 7, color: "#f6d47c", density: 5, drops: 0 });
      slab(f, {
        x: 0,
        y: 0,
        z: 7.2,
        outline: around(() => 35, 60),
        high: 0.8,
        round: 1,
        material: material("#c9781c", { gloss: 1, grain: 0.2, bump: 0.25, size: 4 }),
        paint: (_u, _v, c, n) => mixInto(c, n > 0 ? "#6a2c08" : "#f0b84c", Math.abs(n) * 0.85),
      });
      for (const [x, y] of [
        [-6, -4],
        [4, 3],
      ])
        dome(f, {
          x,
          y,
          rx: 5,
          high: 5,
          material: material("#b3142c", { gloss: 0.6, bump: 0.5, size: 1.2 }),
        });
      herbs(f, 5, -6, { count: 2, length: 8 });
    },
  ],
  "matcha-pudding": [
    "sage",
    cupOf("#8aa83c", (f) => {
      swirl(frameAt(f, 0, 0), 0, 0, { radius: 11 });
      beans(f, 14, 8, { radius: 8, color: "#7a2c24", count: 20, size: 2, long: 1.3 });
      sprinkle(f, 0, 0, { radius: 22, count: 40, color: "#55702a", size: 0.5 });
    }),
  ],
  "milk-jelly": [
    "blush",
    cupOf("#fbf6ec", (f) => {
      beans(f, 0, 0, { radius: 16, color: "#7a2c24", count: 60, size: 2.2, long: 1.4 });
      herbs(f, 0, -6, { count: 2, length: 8 });
    }),
  ],
  "almond-tofu": [
    "mint",
    inBowl({ color: "#f6f0dc", level: 8 }, (f) => {
      scatter(f, { count: 16, radius: 25 }, (x, y) =>
        cube(f, x, y, { size: 10, high: 5, z: 6, color: "#fffdf6", gloss: 0.7 }),
      );
      for (const [x, y] of [
        [-10, -8],
        [10, 4],
        [-3, 13],
      ])
        roundSlice(f, x, y, { radius: 5, color: "#f0a02c", high: 2 });
      dome(f, { x: 4, y: -11, rx: 4, high: 5, material: material("#d5202b", { gloss: 1 }) });
    }),
  ],
  "fruit-jelly": [
    "lilac",
    cupOf("#e88a3c", (f) => {
      for (const [x, y] of [
        [-8, -6],
        [9, -3],
        [-2, 10],
      ])
        roundSlice(f, x, y, { radius: 7, color: "#f9b03c", edge: "#f08a1c", high: 2 });
      herbs(f, 2, -2, { count: 3, length: 8 });
    }),
  ],
  yogurt: [
    "sky",
    cupOf("#fdfaf2", (f) => {
      sauce(f, 0, 2, { radius: 15, color: "#8a2a5c" });
      beans(f, 0, 0, { radius: 12, color: "#3a4478", count: 10, size: 3.2 });
      strawberry(f, -8, -4, { size: 0.6 });
      sprinkle(f, 10, 8, { radius: 9, count: 40, color: "#c98a4a", size: 1.1 });
      herbs(f, 4, -9, { count: 2, length: 7 });
    }),
  ],
  macaroon: [
    "lilac",
    onPlate((f) => {
      ring({ count: 6, radius: 20 }, (x, y, _a, at) =>
        dome(f, {
          x,
          y,
          rx: 10,
          high: 8,
          power: 5,
          material: material(
            ["#f29ab0", "#8cc8a8", "#f6d35c", "#b39ad9", "#c98a5c", "#f0a87c"][at],
            { gloss: 0.4, grain: 0.03 },
          ),
        }),
      );
    }),
  ],
};

const breads = {
  "loaf-bread": [
    "butter",
    onBoard((f) => {
      for (let at = 0; at < 4; at++)
        slab(f, {
          x: -22 + at * 14,
          y: -2 + at,
          turn: 0.06,
          z: 3 + at * 2,
          outline: [
            [-15, 24],
            [-15, -10],
            [-19, -17],
            [-14, -24],
            [0, -22],
            [14, -24],
            [19, -17],
            [15, -10],
            [15, 24],
          ],
          high: 7,
          round: 3,
          material: baked("#f6e0b0", { grain: 0.1, bump: 0.3, size: 1.3, gloss: 0.15 }),
          paint: (u, v, c) => {
            if (Math.abs(u) > 13 || v > 21.6 || v < -19.6) mixInto(c, "#b8702a", 0.9);
          },
        });
    }),
  ],
  "wheat-loaf": [
    "oat",
    onBoard((f) => {
      for (let at = 0; at < 4; at++)
        slab(f, {
          x: -22 + at * 14,
          y: -2 + at,
          turn: 0.06,
          z: 3 + at * 2,
          outline: [
            [-15, 24],
            [-15, -10],
            [-19, -17],
            [-14, -24],
            [0, -22],
            [14, -24],
            [19, -17],
            [15, -10],
            [15, 24],
          ],
          high: 7,
          round: 3,
          material: baked("#c99a5c", { grain: 0.3, bump: 0.3, size: 1.3, gloss: 0.15 }),
          paint: (u, v, c, n) => {
            if (Math.abs(u) > 13 || v > 21.6 || v < -19.6) mixInto(c, "#7a4518", 0.9);
            else mixInto(c, "#7a4a20", n > 0.5 ? 0.7 : 0);
          },
        });
    }),
  ],
  baguette: [
    "apricot",
    onBoard((f) => {
      for (const [y, t] of [
        [-13, -0.12],
        [12, -0.06],
      ])
        lying(f, {
          x: 0,
          y,
          turn: 1.57 + t,
          length: 86,
          half: (k) => 11 * Math.sin(Math.PI * (0.04 + k * 0.92)) ** 0.45,
          flat: 0.9,
          material: baked("#cf8a30", { bump: 0.35 }),
          paint: (s, k, c) => {
            if (Math.abs(((k * 6 + s * 0.35) % 1) - 0.5) < 0.16 && Math.abs(s) < 0.75)
              mixInto(c, "#f6dca4", 0.9);
          },
        });
    }),
  ],
  sourdough: [
    "oat",
    onBoard((f) =>
      dome(f, {
        x: 0,
        y: 0,
        rx: 38,
        ry: 28,
        high: 18,
        material: baked("#a8642a", { bump: 0.6, size: 3.4 }),
        paint: (u, v, c, n) => {
          mixInto(c, "#f3e3c4", Math.max(0, n) * 0.8);
          if (
            Math.abs(v - Math.sin(u / 12) * 5) < 1.6 ||
            (Math.abs(u + v * 0.7 - 10) < 0.8 && v < 0) ||
            (Math.abs(u + v * 0.7 + 12) < 0.8 && v > 0)
          )
            mixInto(c, "#f6deac", 0.95);
        },
      }),
    ),
  ],
  "nut-bread": [
    "clay",
    onBoard((f) => {
      dome(f, {
        x: 0,
        y: 0,
        rx: 36,
        ry: 26,
        high: 17,
        material: baked("#8a5024", { bump: 0.6, size: 3 }),
        paint: (u, _v, c, n) => {
          mixInto(c, "#ecd3a4", Math.max(0, n) * 0.7);
          if (Math.abs(((u + 70) % 17) - 8.5) < 1) mixInto(c, "#f3dcb0", 0.9);
        },
      });
      beans(f, 0, 0, { radius: 24, color: "#5a3014", count: 16, size: 2.6, long: 1.4 });
      beans(f, 0, 0, { radius: 24, color: "#3a1a34", count: 10, size: 2.2, long: 1.4 });
    }),
  ],
  "roe-baguette": [
    "blush",
    onBoard((f) => {
      for (const [y, t] of [
        [-14, -0.1],
        [13, -0.05],
      ]) {
        lying(f, {
          x: 0,
          y,
          turn: 1.57 + t,
          length: 82,
          half: (k) => 12 * Math.sin(Math.PI * (0.04 + k * 0.92)) ** 0.45,
          flat: 0.8,
          material: baked("#dca04a", { bump: 0.3 }),
          paint: (s, _k, c, n) => {
            if (Math.abs(s) < 0.5 + n * 0.2) mixInto(c, "#f28a6a", 0.95);
          },
        });
        sprinkle(f, 0, y, { radius: 16, count: 30, color: "#23382a", size: 0.9 });
      }
    }),
  ],
  "garlic-bread": [
    "sage",
    onBoard((f) => {
      for (const [x, y, t] of [
        [-24, -8, 0.2],
        [0, -10, -0.1],
        [24, -6, 0.15],
        [-13, 14, -0.1],
        [13, 15, 0.1],
      ]) {
        dome(f, {
          x,
          y,
          rx: 14,
          ry: 11,
          turn: t,
          high: 7,
          power: 6,
          material: baked("#eccb84", { bump: 0.4, size: 1.6 }),
          paint: (u, v, c, n) =>
            mixInto(
              c,
              Math.hypot(u / 14, v / 11) > 0.85 ? "#a8641c" : "#d99a34",
              Math.hypot(u / 14, v / 11) > 0.85 ? 1 : Math.max(0, n) * 0.8,
            ),
        });
        sprinkle(f, x, y, { radius: 9, count: 18, color: "#3d8f34", size: 0.8 });
      }
    }),
  ],
  croissant: [
    "apricot",
    onBoard((f) => {
      for (const [x, y, t] of [
        [-18, -4, 0.3],
        [19, 4, -0.1],
      ]) {
        const g = frameAt(f, x, y, { turn: t });
        for (let at = -4; at <= 4; at++) {
          const a = at * 0.3;
          dome(g, {
            x: Math.sin(a) * 21,
            y: 9 - Math.cos(a) * 15 + Math.abs(at) * 0.9,
            z: 2,
            rx: 9.6 - Math.abs(at) * 1.5,
            ry: 4.6,
            turn: a * 1.35 + 1.57,
            high: 11 - Math.abs(at) * 1.6,
            material: baked("#cf8830", { gloss: 0.6, bump: 0.25, size: 2 }),
            paint: (_u, v, c) => mixInto(c, v > 1 ? "#8f4f14" : "#ecbd6c", 0.45),
          });
        }
      }
    }),
  ],
  "chocolate-croissant": [
    "oat",
    onBoard((f) => {
      for (const [x, y, t] of [
        [-18, -4, 0.2],
        [19, 4, -0.1],
      ]) {
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(34, 38, 6),
          high: 13,
          round: 8,
          material: baked("#cf8830", { gloss: 0.6, bump: 0.3 }),
          paint: (_u, v, c) => mixInto(c, Math.sin(v * 0.9) > 0.2 ? "#ecbd6c" : "#8f4f14", 0.4),
        });
        for (let at = 0; at < 4; at++)
          tube(f, {
            points: [
              [x - 12, y - 10 + at * 6.6],
              [x, y - 8 + at * 6.6],
              [x + 12, y - 10 + at * 6.6],
            ],
            radius: 1.3,
            z: 15.4,
            material: material("#3a1a0c", { gloss: 0.8 }),
          });
      }
    }),
  ],
  "almond-croissant": [
    "butter",
    onBoard((f) => {
      for (const [x, y, t] of [
        [-18, -4, 0.3],
        [19, 4, -0.1],
      ]) {
        const g = frameAt(f, x, y, { turn: t });
        for (let at = -4; at <= 4; at++) {
          const a = at * 0.3;
          dome(g, {
            x: Math.sin(a) * 21,
            y: 9 - Math.cos(a) * 15 + Math.abs(at) * 0.9,
            z: 2,
            rx: 9.6 - Math.abs(at) * 1.5,
            ry: 4.6,
            turn: a * 1.35 + 1.57,
            high: 11 - Math.abs(at) * 1.6,
            material: baked("#cf8830", { gloss: 0.6, bump: 0.25, size: 2 }),
            paint: (_u, v, c) => mixInto(c, v > 1 ? "#8f4f14" : "#ecbd6c", 0.45),
          });
        }
        beans(f, x, y - 4, { radius: 14, color: "#fbeccb", count: 26, size: 1.3, long: 2 });
        sprinkle(f, x, y - 3, { radius: 15, count: 60, color: "#ffffff", size: 0.5 });
      }
    }),
  ],
  "ham-croissant": [
    "blush",
    onBoard((f) => {
      for (const [x, y, t] of [
        [-18, -4, 0.3],
        [19, 4, -0.1],
      ]) {
        const g = frameAt(f, x, y, { turn: t });
        slab(g, {
          x: 0,
          y: 4,
          outline: rounded(38, 15, 6),
          high: 5,
          round: 2,
          z: 2,
          material: material("#f3a8a0", { gloss: 0.5 }),
          paint: (_u, v, c) =>
            mixInto(c, v > 3 ? "#6aae34" : "#f9b91f", v > 3 || v < -2 ? 0.95 : 0),
        });
        for (let at = -4; at <= 4; at++) {
          const a = at * 0.3;
          dome(g, {
            x: Math.sin(a) * 21,
            y: 2 - Math.cos(a) * 12 + Math.abs(at) * 0.9,
            z: 3,
            rx: 9 - Math.abs(at) * 1.4,
            ry: 4.6,
            turn: a * 1.35 + 1.57,
            high: 10 - Math.abs(at) * 1.4,
            material: baked("#cf8830", { gloss: 0.6, bump: 0.25, size: 2 }),
            paint: (_u, v, c) => mixInto(c, v > 1 ? "#8f4f14" : "#ecbd6c", 0.45),
          });
        }
      }
    }),
  ],
  "pineapple-bun": [
    "butter",
    rolls((f, x, y) =>
      roundBun(f, x, y, "#d9983c", (u, v, c) => {
        if (Math.hypot(u, v) < 16.5) {
          mixInto(c, "#f6cf4a", 0.85);
          if (Math.abs(((u + v + 90) % 8) - 4) < 0.6 || Math.abs(((u - v + 90) % 8) - 4) < 0.6)
            mixInto(c, "#b8742a", 0.8);
        }
      }),
    ),
  ],
  "scallion-bread": [
    "mint",
    rolls((f, x, y) => {
      dome(f, {
        x,
        y,
        rx: 20,
        ry: 17,
        high: 13,
        power: 2.6,
        material: baked("#cf8a34", { gloss: 0.65 }),
      });
      for (const color of ["#4f9a30", "#8cc04a"])
        scatter(f, { count: 26, radius: 14, x, y }, (sx, sy, t) =>
          dome(f, {
            x: sx,
            y: sy,
            rx: 1.9,
            ry: 1.1,
            turn: t,
            high: 1.2,
            material: material(color, { gloss: 0.4 }),
          }),
        );
    }),
  ],
  "red-bean-bun": [
    "clay",
    rolls((f, x, y) => {
      roundBun(f, x, y, "#c07a2c");
      sprinkle(f, x, y, { radius: 6, count: 36, color: "#1f1613", size: 0.8 });
    }),
  ],
  "floss-bread": [
    "apricot",
    rolls((f, x, y) => {
      dome(f, {
        x,
        y,
        rx: 21,
        ry: 15,
        turn: 0.3,
        high: 11,
        power: 2.6,
        material: baked("#cf8a34"),
      });
      threads(f, x, y, { radius: 17, color: "#c9823a", z: 11, count: 120, thick: 0.6, high: 5 });
    }),
  ],
  "cream-bun": [
    "oat",
    rolls((f, x, y) => {
      roundBun(f, x, y, "#d9983c", (u, _v, c) => {
        if (Math.abs(u) < 4) mixInto(c, "#fff4d8", 0.95);
      });
      sprinkle(f, x, y, { radius: 15, count: 90, color: "#fff9ec", size: 0.7 });
    }),
  ],
  "bomb-bread": [
    "lilac",
    rolls((f, x, y) =>
      dome(f, {
        x,
        y,
        rx: 20,
        ry: 15,
        turn: -0.2,
        high: 15,
        power: 2.2,
        material: baked("#c07a28", { gloss: 0.7 }),
        paint: (u, _v, c) => {
          if (Math.abs(((u + 60) % 9) - 4.5) < 1.1) mixInto(c, "#f6cf74", 0.85);
        },
      }),
    ),
  ],
  "cheese-stick-bread": [
    "butter",
    onBoard((f) => {
      for (const [y, t] of [
        [-17, 0.05],
        [0, -0.04],
        [17, 0.06],
      ]) {
        slab(f, {
          x: 0,
          y,
          turn: t,
          outline: rounded(72, 13, 6),
          high: 8,
          round: 6,
          material: baked("#d9983c", { bump: 0.4 }),
          paint: browned("#f6cf4a", 1),
        });
        sprinkle(f, 0, y, { radius: 16, count: 30, color: "#fbe08a", size: 1.1 });
      }
    }),
  ],
  "salt-roll": [
    "sky",
    rolls((f, x, y) => {
      for (let at = -3; at <= 3; at++)
        dome(f, {
          x: x + at * 5.2,
          y,
          rx: 5.6,
          ry: 13 - Math.abs(at) * 2.6,
          high: 13 - Math.abs(at) * 1.8,
          z: 2,
          material: baked("#d08c34", { gloss: 0.75 }),
          paint: (u, _v, c) => mixInto(c, u > 2 ? "#8f4f14" : "#ecbd6c", 0.35),
        });
      sprinkle(f, x, y, { radius: 6, count: 16, color: "#ffffff", size: 1 });
    }),
  ],
  "cinnamon-roll": [
    "oat",
    rolls((f, x, y) => {
      dome(f, {
        x,
        y,
        rx: 19,
        high: 11,
        power: 7,
        material: baked("#d9a24c", { gloss: 0.4 }),
        paint: (u, v, c) => {
          const r = Math.hypot(u, v);
          const a = Math.atan2(v, u);
          if (Math.abs(((r - (a / 6.2832) * 5.4 + 50) % 5.4) - 2.7) < 1) mixInto(c, "#7a3a10", 0.9);
        },
      });
      sauce(f, x, y, { radius: 11, color: "#fffaf0", rough: 0.8, high: 1.4 });
    }),
  ],
  churros: [
    "apricot",
    onBoard((f) => {
      for (const [y, t] of [
        [-18, 0.06],
        [-6, -0.03],
        [6, 0.05],
        [18, -0.04],
      ]) {
        for (const off of [-2.4, 0, 2.4])
          tube(f, {
            points: [
              [-34, y + off],
              [0, y + off + t * 20],
              [30, y + off],
            ],
            radius: 2.6,
            z: 3,
            material: baked("#c8842c", { grain: 0.3 }),
          });
        sprinkle(f, 0, y, { radius: 18, count: 50, color: "#fdf6e6", size: 0.6 });
      }
    }),
  ],
  butter: [
    "butter",
    onBoard((f) => {
      slab(f, {
        x: -4,
        y: 0,
        turn: -0.1,
        outline: rounded(56, 30, 2.4),
        high: 14,
        round: 2.2,
        material: material("#fbe07a", { gloss: 0.55, grain: 0.02 }),
      });
      slab(f, {
        x: 33,
        y: 4,
        turn: 0.2,
        outline: rounded(8, 30, 2),
        high: 10,
        round: 2,
        material: material("#fbe68c", { gloss: 0.55, grain: 0.02 }),
      });
    }),
  ],
  cheese: [
    "apricot",
    onBoard((f) => {
      slab(f, {
        x: -6,
        y: 2,
        turn: -0.2,
        outline: [
          [-36, 20],
          [34, -24],
          [38, 18],
        ],
        high: 15,
        round: 2.4,
        material: material("#f9c53a", { gloss: 0.5, grain: 0.03 }),
      });
      for (const [x, y, r] of [
        [-2, 8, 4],
        [14, -2, 5],
        [18, 12, 3.4],
        [2, 17, 2.6],
      ])
        dome(f, { x, y, rx: r, high: 0.6, material: material("#d9962c", { gloss: 0.2 }) });
      for (const [x, y] of [
        [-26, -18],
        [-16, -24],
      ])
        cube(f, x, y, { color: "#fbd35c", size: 10, high: 8 });
    }),
  ],
};

const ices = {
  "tofu-pudding": [
    "oat",
    inBowl({ color: "#c98f4c", level: 9, density: 1.2, rim: "#2f5d62" }, (f) => {
      for (const [x, y, t] of [
        [-10, -9, 0.3],
        [10, -7, 1],
        [-4, 7, 0.1],
        [13, 9, 0.6],
        [-16, 5, 2],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          z: 7,
          outline: around((a) => 11 + Math.sin(a * 2), 36).map(([u, v]) => [u, v * 0.75]),
          high: 5,
          round: 5,
          material: material("#fffaf0", { gloss: 0.7, grain: 0.01 }),
        });
      beans(f, 4, -2, { radius: 13, color: "#7a2c24", count: 20, size: 2, long: 1.4 });
      beans(f, -8, 3, { radius: 12, color: "#2b1d1a", count: 12, size: 2.6, gloss: 1 });
    }),
  ],
  "taro-ball-tofu-pudding": [
    "lilac",
    inBowl({ color: "#c98f4c", level: 9, density: 1.2, rim: "#5b3a6b" }, (f) => {
      for (const [x, y] of [
        [-10, -9],
        [10, -7],
        [-4, 7],
      ])
        slab(f, {
          x,
          y,
          turn: x,
          z: 7,
          outline: around((a) => 11 + Math.sin(a * 2), 36),
          high: 5,
          round: 5,
          material: material("#fffaf0", { gloss: 0.7, grain: 0.01 }),
        });
      scatter(f, { count: 12, radius: 24 }, (x, y, t, at) =>
        dome(f, {
          x,
          y,
          rx: 5.4,
          ry: 4.4,
          turn: t,
          high: 5,
          material: material(at % 2 ? "#a97ab8" : "#f0a83a", { gloss: 0.6 }),
        }),
      );
    }),
  ],
  "peanut-tofu-pudding": [
    "apricot",
    inBowl({ color: "#c98f4c", level: 9, density: 1.2 }, (f) => {
      for (const [x, y] of [
        [-10, -9],
        [10, -7],
        [-4, 9],
        [12, 10],
      ])
        slab(f, {
          x,
          y,
          turn: x,
          z: 7,
          outline: around((a) => 11 + Math.sin(a * 2), 36),
          high: 5,
          round: 5,
          material: material("#fffaf0", { gloss: 0.7, grain: 0.01 }),
        });
      beans(f, 0, 0, { radius: 20, color: "#dcb98a", count: 40, size: 2.5, long: 1.4 });
    }),
  ],
  "sweet-red-bean-soup": [
    "blush",
    inBowl({ color: "#5a1c1a", level: 10 }, (f) => {
      beans(f, 0, 0, { radius: 26, color: "#7a2c24", count: 90, size: 2, long: 1.3, sink: 0.9 });
      for (const [x, y] of [
        [-11, -9],
        [9, -12],
        [14, 5],
        [-8, 9],
        [3, 1],
        [4, 15],
      ])
        dome(f, {
          x,
          y,
          rx: 6.4,
          high: 7,
          material: material("#fffaf2", { gloss: 0.7, grain: 0.01 }),
        });
    }),
  ],
  "rice-ball-soup": [
    "butter",
    inBowl({ color: "#e8cf9a", level: 9, density: 1.4 }, (f) => {
      for (const [x, y, color] of [
        [-13, -9, "#fffaf2"],
        [6, -14, "#f7b3c2"],
        [16, -1, "#fffaf2"],
        [-15, 8, "#f7b3c2"],
        [0, 1, "#fffaf2"],
        [11, 13, "#f7b3c2"],
        [-4, 16, "#fffaf2"],
      ])
        dome(f, {
          x,
          y,
          rx: 7.4,
          high: 8,
          z: 6,
          material: material(color, { gloss: 0.7, grain: 0.01 }),
        });
      sprinkle(f, 0, 0, { radius: 26, count: 40, color: "#d9a02c", size: 0.9 });
    }),
  ],
  "sweet-peanut-soup": [
    "oat",
    inBowl({ color: "#ecdcc0", level: 9 }, (f) => {
      for (let at = 0; at < 3; at++)
        beans(f, 0, 0, { radius: 28 - at * 8, color: "#dcb98a", count: 34, size: 2.8, long: 1.4 });
    }),
  ],
  "grass-jelly": [
    "sage",
    inBowl({ color: "#2a1c18", level: 9, density: 4 }, (f) => {
      scatter(f, { count: 16, radius: 24 }, (x, y) =>
        cube(f, x, y, { color: "#2f221c", size: 10, high: 5, z: 6, gloss: 1 }),
      );
      scatter(f, { count: 8, radius: 20 }, (x, y, t, at) =>
        dome(f, {
          x,
          y,
          rx: 5,
          ry: 4,
          turn: t,
          high: 5,
          material: material(at % 2 ? "#a97ab8" : "#f0a83a", { gloss: 0.6 }),
        }),
      );
      beans(f, -8, 8, { radius: 10, color: "#7a2c24", count: 26, size: 2 });
    }),
  ],
  "mung-bean-soup": [
    "mint",
    inBowl({ color: "#8a8a3c", level: 10, density: 2 }, (f) => {
      beans(f, 0, 0, { radius: 29, color: "#7f9a3a", count: 140, size: 1.7, sink: 0.6 });
      beans(f, 0, 0, { radius: 26, color: "#f3ead4", count: 30, size: 2.2 });
    }),
  ],
  "white-fungus-soup": [
    "blush",
    inBowl({ color: "#f0dca8", level: 9, density: 1.4 }, (f) => {
      leafHeap(f, 0, 0, {
        radius: 24,
        count: 22,
        colors: ["#fbf3dc", "#f6e9c4"],
        size: 9,
        z: 6,
        hill: 4,
        gloss: 0.8,
      });
      beans(f, 0, 0, { radius: 23, color: "#c8281e", count: 12, size: 2.4, long: 1.4 });
      beans(f, 0, 0, { radius: 22, color: "#f3e3b8", count: 10, size: 3 });
    }),
  ],
  "sesame-soup": [
    "oat",
    inBowl({ color: "#2b2523", level: 10 }, (f) => {
      sprinkle(f, 0, 0, { radius: 26, count: 60, color: "#f3e2b8" });
      for (const [x, y] of [
        [-6, -4],
        [8, 5],
      ])
        dome(f, { x, y, rx: 7, high: 7, z: 8, material: material("#fffaf2", { gloss: 0.7 }) });
    }),
  ],
  "coconut-sago": [
    "mint",
    inBowl({ color: "#fbf8f0", level: 10 }, (f) => {
      beans(f, 0, 0, { radius: 30, color: "#f3f0e4", count: 160, size: 1.4, gloss: 1, sink: 0.4 });
      for (const [x, y, color] of [
        [-10, -8, "#f9ad22"],
        [9, -5, "#8cbf4a"],
        [-3, 10, "#a97ab8"],
        [13, 9, "#f9ad22"],
      ])
        cube(f, x, y, { color, size: 9, gloss: 0.7 });
      herbs(f, 2, 0, { count: 2, length: 8 });
    }),
  ],
  "taro-sago": [
    "lilac",
    inBowl({ color: "#cdb4d4", level: 10, rim: "#5b3a6b" }, (f) => {
      beans(f, 0, 0, { radius: 30, color: "#efe6f0", count: 150, size: 1.4, gloss: 1, sink: 0.4 });
      for (const [x, y] of [
        [-10, -8],
        [9, -5],
        [-3, 10],
        [13, 9],
      ])
        cube(f, x, y, { color: "#a98ab4", size: 11, high: 5 });
    }),
  ],
  "mango-pomelo": [
    "butter",
    inBowl({ color: "#f9b52c", level: 10, rim: "#2f5d62" }, (f) => {
      mangoes(f, 10, 24);
      beans(f, 0, 0, { radius: 29, color: "#fff6e4", count: 60, size: 1.4, gloss: 1 });
      for (const [x, y] of [
        [-8, 4],
        [10, -8],
        [4, 12],
      ])
        threads(f, x, y, { radius: 7, color: "#f7c8b0", z: 12, count: 14, thick: 0.9 });
      herbs(f, 0, -2, { count: 2, length: 8 });
    }),
  ],
  "shaved-ice": ["sky", ice("#f6fafc", "#6a3410", TOPPINGS)],
  "mango-ice": [
    "butter",
    ice("#fff3cf", "#f9a91c", (f) => {
      mangoes(f, 22, 24);
      scoop(f, 0, -4, "#f9bf3a", 9);
      sauce(f, 4, 14, { radius: 10, color: "#fffaf0", rough: 0.6 });
    }),
  ],
  "strawberry-ice": [
    "blush",
    ice("#fff0ee", "#d5203a", (f) => {
      ring({ count: 7, radius: 21 }, (x, y, a) => strawberry(f, x, y, { turn: a, size: 0.85 }));
      scoop(f, 0, -1, "#f7b3c2", 9);
      sauce(f, 0, 10, { radius: 9, color: "#fffaf0", rough: 0.6 });
    }),
  ],
  "taro-ice": [
    "lilac",
    ice("#efe4f3", "#fffaf0", (f) => {
      for (const [x, y] of [
        [-14, -8],
        [12, -11],
        [-10, 12],
        [14, 9],
      ])
        cube(f, x, y, { color: "#a98ab4", size: 12, high: 7 });
      scoop(f, 0, -1, "#b79ac4", 11);
    }),
  ],
  "brown-sugar-ice": [
    "oat",
    ice("#f3e6d4", "#5a2c10", (f) => {
      for (const [x, y] of [
        [-12, 9],
        [12, 11],
        [0, 17],
        [-16, -9],
      ])
        dome(f, {
          x,
          y,
          rx: 7,
          ry: 5,
          turn: x,
          high: 5,
          material: material("#7a4a1c", { gloss: 0.9 }),
        });
      beans(f, 10, -10, { radius: 10, color: "#2b1d1a", count: 26, size: 2.6, gloss: 1 });
    }),
  ],
  "ice-cream": [
    "mint",
    (f) => {
      bowl(f, { radius: 40, rim: "#2f5d62", deep: 14 });
      for (const [x, y, color, bits] of [
        [-11, -8, "#fbeecb", ""],
        [12, -7, "#6a3a22", "#3a1a0c"],
        [0, 12, "#f7a8ba", "#d5203a"],
      ])
        scoop(f, x, y, color, 15, bits);
      tube(f, {
        points: [
          [18, 14],
          [33, 27],
        ],
        radius: 2.8,
        z: 14,
        material: baked("#dca24a"),
        smooth: false,
      });
      herbs(f, -3, -2, { count: 2, length: 9 });
    },
  ],
  "vanilla-ice-cream": [
    "butter",
    (f) => {
      bowl(f, { radius: 40, rim: "#c8400f", deep: 14 });
      for (const [x, y] of [
        [-10, -4],
        [12, -5],
        [1, 12],
      ])
        scoop(f, x, y, "#fbeecb", 15, "#e9d3a0");
      sauce(f, 0, -2, { radius: 11, color: "#4a2212", rough: 0.7 });
      herbs(f, 12, 9, { count: 2, length: 9 });
    },
  ],
  "matcha-parfait": [
    "sage",
    (f) => {
      bowl(f, { radius: 40, rim: "#201a16", deep: 14 });
      for (const [x, y, color] of [
        [-10, -6, "#8aa83c"],
        [12, -5, "#fbeecb"],
      ])
        scoop(f, x, y, color, 15);
      beans(f, 4, 14, { radius: 11, color: "#7a2c24", count: 40, size: 2, long: 1.3 });
      for (const [x, y] of [
        [-12, 14],
        [-19, 7],
      ])
        dome(f, { x, y, rx: 6, high: 6, z: 8, material: material("#fffaf2", { gloss: 0.7 }) });
      tube(f, {
        points: [
          [16, -16],
          [28, -30],
        ],
        radius: 2.6,
        z: 14,
        material: baked("#dca24a"),
        smooth: false,
      });
    },
  ],
  "soft-serve": [
    "sky",
    (f) => {
      slab(f, {
        x: 0,
        y: 22,
        z: 0.5,
        outline: [
          [-15, -18],
          [15, -18],
          [3, 26],
          [-3, 26],
        ],
        high: 10,
        round: 11,
        material: baked("#dca04a"),
        paint: (u, v, c) => {
          if (
            Math.abs(((u + v * 0.5 + 60) % 6) - 3) < 0.5 ||
            Math.abs(((u - v * 0.5 + 60) % 6) - 3) < 0.5
          )
            mixInto(c, "#a8641c", 0.7);
        },
      });
      for (const [y, w] of [
        [2, 21],
        [-8, 17.5],
        [-18, 13.5],
        [-26, 9],
        [-33, 5],
      ])
        slab(f, {
          x: Math.sin(y) * 0.8,
          y,
          z: 1,
          turn: -0.08,
          outline: around(() => w, 40).map(([u, v]) => [u, v * 0.46]),
          high: 11 * (w / 21) + 3,
          round: 7,
          material: material("#fffaf0", { gloss: 0.4, grain: 0.01 }),
        });
    },
  ],
  popsicle: [
    "mint",
    (f) => {
      for (const [x, color, t] of [
        [-22, "#f9a91c", -0.1],
        [2, "#fbf3e4", 0],
        [26, "#8a3a34", 0.1],
      ]) {
        slab(f, {
          x,
          y: 30,
          turn: t,
          outline: rounded(5, 22, 2.4),
          high: 3,
          round: 1,
          material: material("#dcb884", { gloss: 0.15 }),
        });
        slab(f, {
          x: x - t * 12,
          y: -8,
          turn: t,
          outline: rounded(20, 52, 9),
          high: 9,
          round: 7,
          material: material(color, { gloss: 0.6, grain: 0.1, bump: 0.15, size: 4 }),
          paint: (u, _v, c) => {
            if (Math.abs(Math.abs(u) - 4) < 1) mixInto(c, "#000000", 0.07);
          },
        });
      }
    },
  ],
  pancakes: [
    "butter",
    onPlate((f) => {
      for (const [r, z] of [
        [28, 2],
        [27, 7],
        [26, 12],
      ])
        dome(f, {
          x: Math.sin(z) * 1.4,
          y: Math.cos(z),
          rx: r,
          high: 6,
          z,
          power: 7,
          material: baked("#d0903a", { bump: 0.1 }),
          paint: (u, v, c, n) =>
            mixInto(
              c,
              Math.hypot(u, v) > r - 3 ? "#f6dc9c" : "#a8601c",
              Math.hypot(u, v) > r - 3 ? 0.95 : Math.max(0, n) * 0.6,
            ),
        });
      sauce(f, 0, 2, { radius: 19, color: "#b8601c", rough: 0.6 });
      cube(f, -1, -2, { color: "#fbe58a", size: 11, high: 5, gloss: 0.8 });
      for (const [x, y] of [
        [-30, 16],
        [30, -14],
      ])
        strawberry(f, x, y, { size: 0.75 });
    }),
  ],
  waffle: [
    "apricot",
    onPlate((f) => {
      slab(f, {
        x: 0,
        y: 0,
        outline: around((a) => 30 + Math.cos(a * 4) * 0.8, 60),
        high: 9,
        round: 3,
        material: baked("#d0903a"),
      });
      for (let u = -3; u <= 3; u++)
        for (let v = -3; v <= 3; v++)
          if (Math.hypot(u, v) < 3.5) {
            slab(f, {
              x: u * 8,
              y: v * 8,
              z: 0,
              outline: rounded(6.4, 6.4, 1),
              high: 9.4,
              round: 0.5,
              material: baked("#a8641c", { gloss: 0.3 }),
            });
          }
      for (let at = -4; at <= 4; at++) {
        const l = Math.sqrt(Math.max(0, 29 * 29 - (at * 8 - 4) ** 2));
        if (at > -4) {
          tube(f, {
            points: [
              [at * 8 - 4, -l],
              [at * 8 - 4, l],
            ],
            radius: 1.6,
            z: 9,
            material: baked("#e3b05a"),
            smooth: false,
          });
          tube(f, {
            points: [
              [-l, at * 8 - 4],
              [l, at * 8 - 4],
            ],
            radius: 1.6,
            z: 9,
            material: baked("#e3b05a"),
            smooth: false,
          });
        }
      }
      sauce(f, 0, 2, { radius: 13, color: "#b8601c", rough: 0.7, z: 10 });
      swirl(frameAt(f, 0, -3), 0, 0, { radius: 9 });
    }),
  ],
  "strawberry-waffle": [
    "blush",
    onPlate((f) => {
      slab(f, {
        x: 0,
        y: 0,
        outline: around((a) => 30 + Math.cos(a * 4) * 0.8, 60),
        high: 9,
        round: 3,
        material: baked("#b87428"),
      });
      for (let at = -3; at <= 4; at++) {
        const l = Math.sqrt(Math.max(0, 29 * 29 - (at * 8 - 4) ** 2));
        tube(f, {
          points: [
            [at * 8 - 4, -l],
            [at * 8 - 4, l],
          ],
          radius: 1.8,
          z: 9,
          material: baked("#e3b05a"),
          smooth: false,
        });
        tube(f, {
          points: [
            [-l, at * 8 - 4],
            [l, at * 8 - 4],
          ],
          radius: 1.8,
          z: 9,
          material: baked("#e3b05a"),
          smooth: false,
        });
      }
      swirl(frameAt(f, 0, 0), 0, 0, { radius: 12, turns: 2 });
      ring({ count: 5, radius: 14 }, (x, y, a) =>
        strawberry(f, x, y, { turn: a + 1.57, size: 0.8 }),
      );
    }),
  ],
  crepe: [
    "lilac",
    onBoard((f) => {
      for (const [x, t] of [
        [-19, -0.12],
        [19, 0.1],
      ]) {
        for (const [u, v] of [
          [-7, -22],
          [6, -23],
          [0, -28],
        ])
          strawberry(f, x + u, v, { size: 0.7 });
        for (const [u, v] of [
          [-9, -15],
          [0, -17],
          [9, -15],
        ])
          swirl(frameAt(f, x + u, v, { z: 8 }), 0, 0, { radius: 7, turns: 2 });
        slab(f, {
          x,
          y: 8,
          turn: t,
          z: 3,
          outline: [
            [-18, -24],
            [0, -19],
            [18, -24],
            [4, 26],
            [-4, 26],
          ],
          high: 11,
          round: 12,
          material: baked("#ecc46c", { bump: 0.3 }),
          paint: browned("#a8641c"),
        });
      }
    }),
  ],
  "mochi-skewer": [
    "oat",
    onBoard((f) => {
      for (const y of [-17, 0, 17]) {
        tube(f, {
          points: [
            [-36, y],
            [38, y],
          ],
          radius: 0.9,
          z: 5,
          material: material("#d9b884"),
          smooth: false,
        });
        for (const x of [-20, -5, 10]) {
          dome(f, {
            x,
            y,
            rx: 8,
            high: 10,
            z: 3,
            material: material("#f6e6c8", { gloss: 0.6 }),
            paint: browned("#b8742a"),
          });
          sauce(f, x, y, { radius: 6, color: "#7a3c0c", rough: 0.5 });
        }
      }
    }),
  ],
  "brown-sugar-jelly": [
    "clay",
    onPlate((f) => {
      sauce(f, 0, 0, { radius: 27, color: "#4a2008", z: 1.5 });
      scatter(f, { count: 15, radius: 20 }, (x, y) =>
        cube(f, x, y, { color: "#c9a86a", size: 12, high: 6, gloss: 0.9 }),
      );
      sprinkle(f, 0, 0, { radius: 22, count: 90, color: "#d9b07a", size: 0.8 });
    }),
  ],
  "milk-balls": [
    "blush",
    inBowl({ color: "#d9822c", level: 8, density: 1.6 }, (f) => {
      for (const [x, y] of [
        [-11, -8],
        [10, -9],
        [-8, 10],
        [12, 8],
      ])
        dome(f, {
          x,
          y,
          rx: 10,
          high: 11,
          z: 4,
          material: material("#8a4a1c", { gloss: 0.85, grain: 0.15 }),
        });
      sprinkle(f, 0, 0, { radius: 22, count: 30, color: "#7abf4c", size: 1.1 });
      sprinkle(f, 0, 0, { radius: 22, count: 20, color: "#d5203a", size: 1 });
    }),
  ],
  baklava: [
    "sage",
    onPlate((f) => {
      for (const [x, y] of [
        [-15, -12],
        [13, -14],
        [0, 4],
        [-19, 15],
        [19, 14],
      ]) {
        slab(f, {
          x,
          y,
          turn: 0.78,
          outline: rounded(20, 20, 1),
          high: 9,
          round: 1.5,
          material: baked("#d99a3c", { gloss: 0.8 }),
          paint: (u, _v, c) => {
            if (Math.abs(((u + 30) % 2.6) - 1.3) < 0.3) mixInto(c, "#8f5314", 0.6);
          },
        });
        sprinkle(f, x, y, { radius: 5, count: 30, color: "#7aa83c", size: 0.9 });
      }
    }),
  ],
  dorayaki: [
    "apricot",
    onPlate((f) => {
      for (const [x, y] of [
        [-13, -8],
        [13, 8],
      ]) {
        dome(f, { x, y: y + 3, rx: 20, high: 8, power: 4, material: baked("#e6b65c") });
        slab(f, {
          x,
          y: y + 2,
          outline: around(() => 17, 40),
          high: 10,
          round: 2,
          material: material("#4a1c18", { gloss: 0.5, grain: 0.25, bump: 0.4 }),
        });
        dome(f, {
          x: x - 1,
          y: y - 2,
          rx: 20,
          high: 8,
          power: 4,
          z: 8,
          material: baked("#b8702a"),
          paint: (u, v, c) => mixInto(c, "#ecc474", Math.hypot(u, v) > 17 ? 0.9 : 0),
        });
      }
    }),
  ],
  "egg-cakes": [
    "butter",
    onBoard((f) => {
      for (const [x, y] of [
        [-26, -12],
        [0, -14],
        [26, -11],
        [-14, 11],
        [14, 12],
      ])
        slab(f, {
          x,
          y,
          turn: x / 40,
          outline: around((a) => 13 + Math.sin(a * 5) * 0.6, 40).map(([u, v]) => [u, v * 0.8]),
          high: 10,
          round: 7,
          material: baked("#e0a540", { gloss: 0.35 }),
          paint: (u, v, c) => {
            if (Math.abs(Math.hypot(u, v / 0.8) - 8) < 0.7) mixInto(c, "#a8641c", 0.6);
          },
        });
    }),
  ],
};

export const sweetDishes = { ...cakes, ...breads, ...ices };
