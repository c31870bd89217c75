/** The families (see families.mjs) of western and world dishes, sandwiches and salads. */

import { minced } from "./dishes-rice.mjs";
import {
  beans,
  broccoli,
  chiliRings,
  cob,
  cube,
  cucumberSlice,
  greens,
  leafHeap,
  lemonSlice,
  mushroom,
  roundSlice,
  tomatoSlice,
} from "./pieces-green.mjs";
import {
  chunk,
  chunks,
  drumstick,
  eggHalf,
  fillet,
  fried,
  friedEgg,
  sausage,
  slices,
  steak,
} from "./pieces-meat.mjs";
import { roe, sashimi, shrimp, squidRing } from "./pieces-sea.mjs";
import { herbs, rice, sauce, soup, sprinkle, threads } from "./pieces-staple.mjs";
import { frameAt, material, mixInto } from "./relief.mjs";
import { around, dome, lying, ring, rounded, scatter, slab, tube } from "./shapes.mjs";
import { board, bowl, pan, paperTray, plate } from "./vessels.mjs";

const onPlate =
  (line, top, scale = 1.12) =>
  (f) => {
    plate(f, { radius: 45, line });
    top(frameAt(f, 0, 0, { scale, z: 0 }));
  };
const onBoard = (top) => (f) => {
  board(f, { wide: 92, tall: 70 });
  top(f);
};
const inTray = (top, stripe) => (f) => {
  paperTray(f, { wide: 88, tall: 72, stripe });
  top(frameAt(f, 0, 0, { scale: 1.12, z: 2 }));
};
const crust = (color = "#d9983f", more = {}) =>
  material(color, { gloss: 0.4, grain: 0.12, bump: 0.15, size: 4, ...more });
const cherry = (f, x, y, size = 1) =>
  dome(f, {
    x,
    y,
    rx: 4.6 * size,
    high: 4.6 * size,
    material: material("#d7301c", { gloss: 0.95 }),
  });

/** Three tacos with leaves, tomato and cheese. `fill(frame, x)` draws the filling of the taco at `x`. */
const tacos = (fill) =>
  onBoard((f) => {
    for (const [x, turn] of [
      [-26, -0.1],
      [0, 0.02],
      [26, 0.1],
    ]) {
      slab(f, {
        x: x - 3,
        y: 0,
        turn,
        outline: around((_a) => 26, 40).map(([u, v]) => [u < 0 ? u * 0.5 : u * 0.3, v]),
        high: 7,
        round: 5,
        material: crust("#ecc05a", { grain: 0.2 }),
      });
      for (const y of [-17, -6, 5, 15]) {
        leafHeap(f, x - 2, y, { radius: 4, count: 2, size: 7, z: 9, hill: 1 });
        cube(f, x + 1, y + 5, { color: "#d7301c", size: 4.6, high: 3, gloss: 0.8 });
      }
      fill(f, x - 1);
      sprinkle(f, x - 1, 0, { radius: 7, count: 14, color: "#f9cf4a", size: 1.1 });
      slab(f, {
        x: x + 5,
        y: 0,
        turn,
        z: 8,
        outline: around((_a) => 25, 40).map(([u, v]) => [u > 0 ? u * 0.34 : u * 0.12, v]),
        high: 4,
        round: 3,
        material: crust("#e3b04a", { grain: 0.2 }),
      });
    }
  });

/** A burger, seen from the side. `layers` are [color, thickness, options] from bottom to top. */
function burger(layers) {
  return (frame) => {
    const f = frameAt(frame, 0, 2, { scale: 1.24 });
    const wide = 66;
    let y = 24;
    const layer = (color, thick, { ruffle = 0, bump = 0.4, gloss = 0.4, extra = 0 } = {}) => {
      y -= thick;
      const phase = f.random() * 6;
      const edge = Array.from({ length: 30 }, (_, i) => [
        -1 + (i / 29) * 2,
        Math.sin(i * 1.1 + phase) * ruffle,
      ]);
      const outline = [
        ...edge.map(([s, r]) => [(s * (wide + extra)) / 2, thick / 2 + 1 + r * 1.2]),
        ...edge.reverse().map(([s, r]) => [(s * (wide + extra)) / 2, -thick / 2 - 1 + r]),
      ];
      slab(f, {
        x: 0,
        y: y + thick / 2,
        z: 0.5,
        outline,
        high: 15,
        round: thick * 0.62,
        material: material(color, { gloss, grain: 0.2, bump, size: 2 }),
      });
    };
    slab(f, {
      x: 0,
      y: 26,
      z: 0.5,
      outline: rounded(wide, 13, 6),
      high: 15,
      round: 8,
      material: crust("#dfa04c"),
    });
    for (const [color, thick, more] of layers) layer(color, thick, more);
    const top = [...around((_a) => 1, 60)]
      .filter(([, v]) => v <= 0.05)
      .map(([u, v]) => [(u * wide) / 2, v * 25]);
    slab(f, {
      x: 0,
      y: y + 2,
      z: 1,
      outline: [...top, [wide / 2 - 1, 3], [-wide / 2 + 1, 3]],
      high: 18,
      round: 15,
      material: crust("#d78a2c", { gloss: 0.65 }),
      paint: (_u, v, c) => mixInto(c, "#f0bd6a", Math.max(0, (v + 4) / 9)),
    });
    scatter(f, { count: 34, radius: 1 }, (sx, sy, t) =>
      dome(f, {
        x: sx * wide * 0.4,
        y: y - 11 + sy * 9,
        rx: 1.5,
        ry: 0.9,
        turn: t,
        high: 0.9,
        material: material("#fbefd0", { gloss: 0.4 }),
      }),
    );
  };
}
const LETTUCE = ["#6aae34", 5, { ruffle: 1.5, extra: 6 }];
const TOMATO = ["#d8301c", 4.4, { gloss: 0.8, bump: 0.1 }];
const PATTY = ["#5a2c18", 9, { bump: 0.9 }];
const CHEESE = ["#f9b91f", 3.4, { ruffle: 0.7, extra: 4, bump: 0.05, gloss: 0.7 }];
const CRISPY = ["#c9781f", 10, { bump: 1.2, extra: 5, gloss: 0.25 }];
const MAYO = ["#fdf6e4", 3, { ruffle: 0.7, gloss: 0.7, bump: 0.1 }];

/** A whole pizza cut into eight. */
function pizza(base, top) {
  return onBoard((f) => {
    slab(f, {
      x: 0,
      y: 0,
      outline: around((a) => 34 + Math.sin(a * 9) * 0.5, 70),
      high: 6,
      round: 4,
      rough: 0.6,
      material: crust("#d9973c", { bump: 0.4 }),
      paint: (_u, _v, c, n) => mixInto(c, n > 0.2 ? "#8f5314" : "#f0c274", Math.abs(n) * 0.6),
    });
    slab(f, {
      x: 0,
      y: 0,
      outline: around((a) => 29 + Math.sin(a * 7) * 0.7, 70),
      high: 2,
      round: 2,
      material: material(base, { gloss: 0.6, grain: 0.12, bump: 0.3, size: 4 }),
      paint: (_u, _v, c, n) => mixInto(c, n > 0 ? "#f9dd8a" : "#d9582c", Math.abs(n) * 0.8),
    });
    top(f);
    for (let at = 0; at < 4; at++) {
      const a = at * 0.785 + 0.2;
      tube(f, {
        points: [
          [-34 * Math.cos(a), -34 * Math.sin(a)],
          [34 * Math.cos(a), 34 * Math.sin(a)],
        ],
        radius: 0.4,
        z: 6.6,
        material: material("#a8561c"),
        smooth: false,
      });
    }
  });
}
const spread = (_f, count, place, radius = 24) => {
  for (let at = 0; at < count; at++) {
    const a = at * 2.4;
    const r = radius * Math.sqrt((at + 0.5) / count);
    place(r * Math.cos(a), r * Math.sin(a), a);
  }
};

/** Two halves of a sandwich with their cut faces up. */
function sandwich(layers, bread = "#f3d9a4") {
  return onBoard((f) => {
    for (const [x, y, t] of [
      [-17, -1, -0.14],
      [19, 3, 0.1],
    ]) {
      const total = layers.reduce((sum, [, thick]) => sum + thick, 0) + 14;
      slab(f, {
        x,
        y,
        turn: t,
        outline: rounded(total, 56, 3),
        high: 10,
        round: 2.2,
        rough: 0.5,
        material: material(bread, { gloss: 0.2, grain: 0.12, bump: 0.4, size: 1.3 }),
        paint: (u, v, c, n) => {
          let from = -total / 2 + 7;
          if (u < from || u > -from) {
            if (Math.abs(u) > total / 2 - 1.5) mixInto(c, "#b8742a", 0.9);
            return;
          }
          for (const [color, thick, other] of layers) {
            if (u < from + thick + Math.sin(v * 0.7) * 0.5) {
              mixInto(c, n > 0.15 && other ? other : color, 1);
              return;
            }
            from += thick;
          }
        },
      });
    }
  });
}

const steakSides = (f) => {
  for (const [x, y, t] of [
    [-20, 20, 0.3],
    [-13, 24, 0.1],
    [-25, 14, 0.5],
  ])
    slab(f, {
      x,
      y,
      turn: t,
      outline: rounded(20, 4.6, 1),
      high: 4,
      round: 1,
      material: material("#eebb4c", { gloss: 0.3, grain: 0.2 }),
    });
  broccoli(f, 18, 18, { size: 0.7 });
  cherry(f, 9, 24);
  cherry(f, 27, 10);
};

export const westernDishes = {
  burger: ["butter", burger([PATTY, TOMATO, LETTUCE])],
  cheeseburger: ["apricot", burger([PATTY, CHEESE, PATTY, CHEESE, LETTUCE])],
  "chicken-burger": ["sage", burger([CRISPY, MAYO, LETTUCE])],
  "fish-burger": [
    "sky",
    burger([["#dba44c", 9, { bump: 1, extra: 3, gloss: 0.25 }], CHEESE, MAYO]),
  ],
  "mushroom-burger": [
    "oat",
    burger([PATTY, ["#a8784c", 5, { ruffle: 1, gloss: 0.6 }], CHEESE, LETTUCE]),
  ],
  "plant-burger": [
    "mint",
    burger([["#7a4a2c", 8, { bump: 0.9 }], TOMATO, ["#a9c25a", 3.4, { ruffle: 0.8 }], LETTUCE]),
  ],
  "egg-burger": [
    "blush",
    burger([
      ["#a85a34", 7, { bump: 0.7 }],
      ["#fdf6e4", 3.6, { ruffle: 0.6, gloss: 0.6 }],
      ["#f7b52c", 3, { gloss: 0.8 }],
      LETTUCE,
    ]),
  ],
  fries: [
    "butter",
    (f) => {
      for (let at = 0; at < 26; at++) {
        const x = -22 + (at / 25) * 44;
        const t = x / 60 + (f.random() - 0.5) * 0.2;
        slab(f, {
          x: x * 1.05,
          y: -14 + f.random() * 9 + Math.abs(x) * 0.22,
          turn: 1.57 + t,
          z: 1 + f.random() * 7,
          outline: rounded(46, 5.2, 1),
          high: 4.6,
          round: 1.1,
          material: material(at % 3 ? "#f3c24c" : "#e5a834", { gloss: 0.3, grain: 0.15 }),
        });
      }
      slab(f, {
        x: 0,
        y: 16,
        z: 4,
        outline: [
          [-27, -17],
          [-12, -11],
          [0, -9.5],
          [12, -11],
          [27, -17],
          [21, 24],
          [-21, 24],
        ],
        high: 10,
        round: 3,
        material: material("#c8400f", { gloss: 0.5, grain: 0.02 }),
        paint: (u, _v, c) => {
          if (Math.abs(((u + 63) % 14) - 7) < 2.6) mixInto(c, "#fdf1e0", 0.95);
        },
      });
    },
  ],
  "sweet-potato-fries": [
    "lilac",
    (f) => {
      paperTray(f, { wide: 86, tall: 66, stripe: "#8a5aa8" });
      for (let at = 0; at < 30; at++)
        slab(f, {
          x: (f.random() - 0.5) * 52,
          y: (f.random() - 0.5) * 34,
          turn: f.random() * 3,
          z: 2 + at * 0.2,
          outline: rounded(32, 6, 1.6),
          high: 5,
          round: 1.6,
          material: material(at % 3 ? "#e8862c" : "#d6701c", { gloss: 0.35, grain: 0.2 }),
        });
      sprinkle(f, 0, 0, { radius: 26, count: 40, color: "#fbf6ec", size: 0.5 });
    },
  ],
  "potato-wedges": [
    "apricot",
    inTray((f) => {
      scatter(f, { count: 16, radius: 24 }, (x, y, t) =>
        slab(f, {
          x: x * 1.2,
          y: y * 0.9,
          turn: t,
          outline: around((_a) => 13, 30).map(([u, v]) => [u, v < 0 ? v * 0.2 : v * 0.55]),
          high: 6,
          round: 4,
          material: material("#d9a03c", { gloss: 0.35, grain: 0.25, bump: 0.3 }),
          paint: (_u, v, c) => mixInto(c, v < 1 ? "#f6d688" : "#a8641c", 0.6),
        }),
      );
      sprinkle(f, 0, 0, { radius: 26, count: 50, color: "#a8281c", size: 0.5 });
    }),
  ],
  "hash-browns": [
    "butter",
    inTray((f) => {
      for (const [x, t] of [
        [-17, 0.15],
        [17, 0.1],
      ])
        fried(f, x, 0, {
          turn: 1.57 + t,
          wide: 42,
          deep: 24,
          high: 6,
          rough: 0.9,
          color: "#d99a34",
          light: "#f6cf74",
        });
      sauce(f, 32, 18, { radius: 6, color: "#c81e10" });
    }),
  ],
  "onion-rings": [
    "oat",
    inTray((f) => {
      scatter(f, { count: 11, radius: 20 }, (x, y) =>
        squidRing(f, x * 1.3, y, { size: 2, color: "#d99a3c", edge: "#b0701c" }),
      );
    }),
  ],
  "cheese-sticks": [
    "apricot",
    inTray((f) => {
      for (const y of [-18, -6, 6, 18])
        fried(f, -3, y, { wide: 50, deep: 10, high: 7, rough: 0.6, turn: 0.06 * Math.sign(y) });
      sauce(f, 30, 16, { radius: 8, color: "#c81e10" });
    }),
  ],
  "hot-dog": [
    "butter",
    inTray((f) => {
      for (const y of [-16, 16]) {
        slab(f, {
          x: 0,
          y,
          outline: rounded(64, 24, 11),
          high: 9,
          round: 9,
          material: crust("#dca14a", { gloss: 0.5 }),
        });
        sausage(f, 0, y, { length: 70, radius: 6.4, cuts: 0, bend: 2, z: 6 });
        tube(f, {
          points: Array.from({ length: 15 }, (_, i) => [-28 + i * 4, y + (i % 2 ? 3 : -3), 13]),
          radius: 1.1,
          material: material("#f6c01c", { gloss: 0.8 }),
        });
      }
    }),
  ],
  pizza: [
    "sage",
    pizza("#e8b048", (f) => {
      spread(f, 7, (x, y) =>
        dome(f, {
          x,
          y,
          rx: 5.6,
          high: 1.6,
          power: 4,
          material: material("#fdf6e6", { gloss: 0.6 }),
        }),
      );
      spread(f, 8, (x, y) => cherry(f, -y, x, 0.7), 22);
      for (const [x, y] of [
        [-10, -6],
        [12, 8],
        [-2, 16],
        [8, -14],
      ])
        herbs(f, x, y, { count: 2, length: 9 });
    }),
  ],
  "salami-pizza": [
    "apricot",
    pizza("#e9ad3f", (f) =>
      spread(
        f,
        15,
        (x, y) =>
          roundSlice(f, x, y, {
            radius: 5,
            high: 1.4,
            color: "#b3261c",
            edge: "#8a1a12",
            core: "#c8453a",
          }),
        26,
      ),
    ),
  ],
  "hawaiian-pizza": [
    "butter",
    pizza("#f0bf54", (f) => {
      spread(
        f,
        13,
        (x, y, t) =>
          slab(f, {
            x,
            y,
            turn: t,
            outline: [
              [-5, 4],
              [-2, -4],
              [2, -4],
              [5, 4],
            ],
            high: 3,
            round: 1.6,
            material: material("#fbdc3c", { gloss: 0.7 }),
          }),
        26,
      );
      spread(
        f,
        12,
        (x, y, t) =>
          slab(f, {
            x: -x * 0.9,
            y: y * 0.9 + 3,
            turn: t,
            outline: rounded(8, 6, 1.4),
            high: 1.6,
            round: 1,
            material: material("#e88a86", { gloss: 0.5 }),
          }),
        25,
      );
    }),
  ],
  "cheese-pizza": [
    "oat",
    pizza("#f6cf62", (f) => {
      for (const color of ["#fdf3d4", "#f9d25a", "#e5ecc8"])
        spread(f, 6, (x, y) =>
          sauce(f, x + f.random() * 9 - 4, y + f.random() * 9 - 4, { radius: 5, color, high: 1 }),
        );
      sprinkle(f, 0, 0, { radius: 26, count: 40, color: "#3d8f34", size: 0.7 });
    }),
  ],
  "seafood-pizza": [
    "sky",
    pizza("#f0bf54", (f) => {
      spread(f, 7, (x, y) => shrimp(f, x, y, { size: 0.75 }));
      spread(f, 6, (x, y) => squidRing(f, -x * 0.8, y * 0.8 + 4, { size: 0.9 }));
      sprinkle(f, 0, 0, { radius: 26, count: 40, color: "#3d8f34", size: 0.7 });
    }),
  ],
  "chicken-pizza": [
    "mint",
    pizza("#e8b83f", (f) => {
      spread(f, 9, (x, y, t) =>
        fried(f, x, y, {
          turn: t,
          wide: 10,
          deep: 8,
          high: 3,
          rough: 0.5,
          color: "#e2b06a",
          light: "#f3d9a8",
          dark: "#a8642a",
        }),
      );
      spread(
        f,
        10,
        (x, y, t) =>
          slab(f, {
            x: -x,
            y: y + 3,
            turn: t,
            outline: rounded(8, 2.6, 1),
            high: 1.6,
            round: 1,
            material: material("#3d8a2c", { gloss: 0.6 }),
          }),
        25,
      );
    }),
  ],
  "beef-pizza": [
    "clay",
    pizza("#e9ad3f", (f) => {
      spread(f, 11, (x, y, t) =>
        slices(f, x, y, { count: 1, turn: t, wide: 12, deep: 7, color: "#6a3420", fat: "#9a5a3c" }),
      );
      threads(f, 0, 0, { radius: 25, color: "#f3ead0", z: 7, count: 18, thick: 0.7 });
      herbs(f, 2, -2, { count: 4, length: 8 });
    }),
  ],
  steak: [
    "oat",
    (f) => {
      plate(f, { radius: 46, inside: "#3a3532", rim: "#3a3532", line: "#6b625c" });
      steak(f, 1, -6, { turn: -0.15, wide: 52, deep: 34 });
      steakSides(f);
      herbs(f, 4, -8, { count: 2, length: 10, color: "#4a6a2c" });
      dome(f, {
        x: -4,
        y: -6,
        rx: 4.6,
        ry: 4,
        high: 2.6,
        power: 5,
        material: material("#f9e08a", { gloss: 0.8 }),
      });
    },
  ],
  "iron-plate-steak": [
    "apricot",
    (f) => {
      pan(f, { radius: 44, deep: 6 });
      sauce(f, -2, -6, { radius: 27, color: "#4a2410", z: 2 });
      steak(f, -3, -9, { turn: -0.15, wide: 46, deep: 30 });
      friedEgg(f, 17, 14, { size: 0.95 });
      threads(f, -14, 20, { radius: 13, color: "#f0cf8a", z: 2, count: 30, thick: 1.1 });
      beans(f, 4, 27, { radius: 6, count: 20 });
    },
  ],
  "grilled-chicken": [
    "sage",
    onPlate(
      "#2f5d62",
      (f) => {
        steak(f, 0, -5, { wide: 46, deep: 31, color: "#c07a34" });
        steakSides(f);
      },
      1,
    ),
  ],
  "roast-chicken": [
    "apricot",
    onPlate(
      "#8b1e12",
      (f) => {
        dome(f, {
          x: 0,
          y: -3,
          rx: 20,
          ry: 25,
          high: 18,
          material: material("#b8641c", { gloss: 0.75, grain: 0.2, bump: 0.35, size: 4 }),
        });
        drumstick(f, -15, 13, { turn: 2.1, size: 0.95, color: "#b8641c", crust: 0.2, gloss: 0.75 });
        drumstick(f, 15, 13, { turn: 1.04, size: 0.95, color: "#b8641c", crust: 0.2, gloss: 0.75 });
        herbs(f, 0, -30, { count: 3, length: 10 });
        lemonSlice(f, -27, -8, { high: 4 });
        lemonSlice(f, 28, -4, { high: 4 });
      },
      1,
    ),
  ],
  "lamb-chops": [
    "blush",
    onPlate(
      "#2f5d62",
      (f) => {
        for (const [x, y, t] of [
          [-12, 0, -0.5],
          [2, 3, -0.1],
          [16, 6, 0.3],
        ]) {
          tube(f, {
            points: [
              [x - Math.sin(t) * 6, y - 6 * Math.cos(t)],
              [x + Math.sin(t) * 26, y - 28 * Math.cos(t)],
            ],
            radius: 2,
            z: 4,
            material: material("#f3e6d0", { gloss: 0.5 }),
            smooth: false,
          });
          dome(f, {
            x,
            y: y + 4,
            rx: 10.5,
            ry: 12,
            turn: t,
            high: 8,
            power: 4,
            material: material("#8a3f24", { gloss: 0.6, grain: 0.3, bump: 0.4 }),
            paint: (u, v, c, n) => {
              if (Math.hypot(u / 10.5, v / 12) > 0.74) mixInto(c, "#c98a4a", 0.7);
              else mixInto(c, "#b5564a", Math.max(0, n));
            },
          });
        }
        herbs(f, -16, 22, { count: 3, length: 9, color: "#4a6a2c" });
        sauce(f, 14, 24, { radius: 8, color: "#5a200a" });
      },
      1,
    ),
  ],
  "pork-belly-roast": [
    "apricot",
    onPlate(
      "#2f5d62",
      (f) => {
        sauce(f, 0, 6, { radius: 24, color: "#7a2c10", z: 1.5 });
        for (const [x, y] of [
          [-12, -4],
          [12, 2],
        ]) {
          slab(f, {
            x,
            y,
            turn: 0.1,
            outline: rounded(21, 32, 2.5),
            high: 12,
            round: 2.5,
            material: material("#c98a5a", { gloss: 0.6, grain: 0.2, bump: 0.2 }),
            paint: (_u, v, c) => {
              const t = v / 32 + 0.5;
              if (t < 0.18) mixInto(c, "#a8541c", 1);
              else if (Math.abs(t - 0.34) < 0.1 || Math.abs(t - 0.64) < 0.07)
                mixInto(c, "#f6e0c4", 0.9);
            },
          });
        }
        greens(f, 2, 28, { turn: 0.1, count: 3, length: 28 });
      },
      1,
    ),
  ],
  "salmon-fillet": [
    "mint",
    onPlate(
      "#2f5d62",
      (f) => {
        sauce(f, 0, 8, { radius: 25, color: "#f6e8c4", z: 1.5 });
        fillet(f, 0, -4, { turn: -0.2, wide: 48, deep: 25, high: 8 });
        for (let at = 0; at < 4; at++)
          tube(f, {
            points: [
              [-20 + at * 3, 20 + at],
              [18 + at * 3, 13 + at * 3],
            ],
            radius: 1.5,
            z: 2.5,
            material: material("#4f8a2c", { gloss: 0.4 }),
            smooth: false,
          });
        lemonSlice(f, 22, -16, { high: 3 });
        herbs(f, 0, -4, { count: 3, length: 8 });
      },
      1,
    ),
  ],
  "cod-fillet": [
    "sky",
    onPlate(
      "#2f4a6b",
      (f) => {
        sauce(f, 0, 8, { radius: 25, color: "#f3e3b0", z: 1.5 });
        fillet(f, 0, -4, {
          turn: -0.2,
          wide: 48,
          deep: 25,
          high: 8,
          color: "#f6ecd8",
          line: "#e0c9a0",
        });
        for (const [x, y] of [
          [-12, 20],
          [0, 22],
          [12, 18],
        ])
          cherry(f, x, y, 0.9);
        herbs(f, 0, -4, { count: 3, length: 8 });
      },
      1,
    ),
  ],
  scallops: [
    "lilac",
    onPlate(
      "#2f5d62",
      (f) => {
        sauce(f, 0, 2, { radius: 25, color: "#f6efdc", z: 1.5 });
        for (const [x, y] of [
          [-14, -8],
          [12, -12],
          [0, 10],
          [20, 10],
          [-18, 14],
        ])
          dome(f, {
            x,
            y,
            rx: 9,
            high: 6,
            power: 7,
            material: material("#c9882c", { gloss: 0.6, grain: 0.2 }),
            paint: (u, v, c, n) =>
              mixInto(
                c,
                Math.hypot(u, v) > 7.4 ? "#f6e6c8" : "#8f5314",
                Math.hypot(u, v) > 7.4 ? 0.9 : Math.max(0, n) * 0.7,
              ),
          });
        herbs(f, -2, -2, { count: 3, length: 7 });
        roe(f, 2, -14, { radius: 4, count: 16 });
      },
      1,
    ),
  ],
  "beef-carpaccio": [
    "blush",
    onPlate(
      "#2f5d62",
      (f) => {
        ring({ count: 9, radius: 18 }, (x, y, a) =>
          slices(f, x, y, {
            count: 1,
            turn: a,
            wide: 22,
            deep: 16,
            color: "#b3303a",
            fat: "#d9757a",
            high: 0.8,
          }),
        );
        leafHeap(f, 0, 0, { radius: 10, count: 10, size: 6, z: 4, hill: 3 });
        sprinkle(f, 0, 0, { radius: 24, count: 30, color: "#fbf0cc", size: 1.3 });
        dome(f, {
          x: 0,
          y: 0,
          rx: 5,
          high: 3.6,
          power: 3,
          material: material("#f7a416", { gloss: 1 }),
        });
      },
      1,
    ),
  ],
  "smoked-salmon": [
    "mint",
    onPlate(
      "#2f4a6b",
      (f) => {
        ring({ count: 7, radius: 16 }, (x, y, a) =>
          sashimi(f, x, y, { turn: a + 0.9, wide: 28, deep: 14, high: 1.6 }),
        );
        beans(f, 0, 0, { radius: 20, color: "#5a7a2c", count: 14, size: 1.6 });
        lemonSlice(f, 0, 0, { high: 4 });
        herbs(f, 10, -4, { count: 3, length: 8 });
      },
      1,
    ),
  ],
  caprese: [
    "sage",
    onPlate(
      "#3d8f34",
      (f) => {
        ring({ count: 10, radius: 18 }, (x, y, _a, at) =>
          at % 2
            ? tomatoSlice(f, x, y, { radius: 9.6, high: 3 })
            : roundSlice(f, x, y, { radius: 9.4, high: 3.4, color: "#fdf9ee" }),
        );
        herbs(f, 0, 0, { count: 5, length: 11 });
        sprinkle(f, 0, 0, { radius: 26, count: 30, color: "#2b2523", size: 0.5 });
      },
      1.05,
    ),
  ],
  foie: [
    "oat",
    onPlate(
      "#8b1e12",
      (f) => {
        for (const [x, y] of [
          [-14, -10],
          [14, -8],
          [0, 12],
        ]) {
          slab(f, {
            x,
            y,
            turn: x / 40,
            outline: rounded(24, 22, 5),
            high: 4,
            round: 2,
            material: crust("#d9983f"),
          });
          dome(f, {
            x,
            y,
            rx: 8.6,
            ry: 7.6,
            high: 5,
            power: 3,
            material: material("#c98a6a", { gloss: 0.6, grain: 0.12, bump: 0.3 }),
          });
          sauce(f, x, y, { radius: 4, color: "#7a1a2c" });
        }
        herbs(f, 20, 20, { count: 4, length: 9 });
      },
      1,
    ),
  ],
  salad: [
    "mint",
    (f) => {
      bowl(f, { radius: 44, rim: "#c49760", inside: "#d9b27c", deep: 13 });
      leafHeap(f, 0, 0, { radius: 35, count: 60, z: 7 });
      for (const [x, y] of [
        [-15, -11],
        [12, -15],
        [18, 7],
        [-8, 15],
        [3, 1],
      ])
        cherry(f, x, y, 1.15);
      for (const [x, y] of [
        [-2, -10],
        [10, 15],
        [-20, 5],
      ])
        cucumberSlice(f, x, y, { radius: 6 });
      threads(f, 0, 0, { radius: 24, color: "#8a3a7a", z: 14, count: 16, thick: 0.7 });
      beans(f, 0, 0, { radius: 24, count: 20 });
    },
  ],
  "caesar-salad": [
    "sage",
    (f) => {
      bowl(f, { radius: 44, rim: "#2f5d62", deep: 13 });
      leafHeap(f, 0, 0, { radius: 35, count: 56, colors: ["#7db83f", "#a5cf5c", "#5f9f34"], z: 7 });
      for (const [x, y] of [
        [-16, -9],
        [8, -16],
        [17, 6],
        [-6, 14],
        [2, -1],
      ])
        cube(f, x, y, { color: "#d9a04a", side: "#b87a2c", size: 8, high: 6, grain: 0.3 });
      slices(f, -5, 3, {
        count: 5,
        turn: 0.6,
        step: 5,
        wide: 16,
        deep: 8,
        color: "#f0dcb4",
        fat: "#b87a3a",
      });
      sprinkle(f, 0, 0, { radius: 28, count: 60, color: "#fdf3d4", size: 1.3 });
      eggHalf(f, 16, -9, { size: 0.95 });
    },
  ],
  "shrimp-avocado-salad": [
    "butter",
    (f) => {
      bowl(f, { radius: 44, rim: "#3d8f34", deep: 13 });
      leafHeap(f, 0, 0, { radius: 35, count: 54, z: 7 });
      for (let at = 0; at < 6; at++)
        slab(f, {
          x: -18 + at * 4.6,
          y: -12 + at * 1.4,
          turn: 1.2,
          outline: around((_a) => 10, 26).map(([u, v]) => [u, v < 0 ? v * 0.25 : v * 0.45]),
          high: 3,
          round: 2.4,
          z: 15,
          material: material("#d9dc6a", { gloss: 0.5 }),
          paint: (_u, v, c) => mixInto(c, "#6a9a2c", v > 2.4 ? 0.8 : 0),
        });
      for (const [x, y] of [
        [14, -10],
        [18, 8],
        [2, 14],
      ])
        shrimp(f, x, y, { size: 1.05 });
      for (const [x, y] of [
        [-16, 8],
        [-5, 18],
      ])
        cherry(f, x, y);
      lemonSlice(f, 10, 22, { high: 3, radius: 6 });
    },
  ],
  "tuna-salad": [
    "sky",
    (f) => {
      bowl(f, { radius: 44, rim: "#2f4a6b", deep: 13 });
      leafHeap(f, 0, 0, { radius: 35, count: 54, z: 7 });
      chunks(
        f,
        [
          [-8, -6],
          [4, -10],
          [-2, 3],
          [8, 2],
        ],
        { wide: 14, deep: 11, color: "#d9ac94", fat: "#f3d9c4", gloss: 0.3 },
      );
      eggHalf(f, -18, 8);
      eggHalf(f, 16, -12);
      for (const [x, y] of [
        [16, 10],
        [-14, -16],
      ])
        cherry(f, x, y);
      beans(f, 0, 16, { radius: 12, color: "#201a16", count: 8, size: 2.2 });
      beans(f, 0, 0, { radius: 26, color: "#6aa83c", count: 14, size: 1.6, long: 3 });
    },
  ],
  "smoked-salmon-salad": [
    "mint",
    (f) => {
      bowl(f, { radius: 44, rim: "#2f5d62", deep: 13 });
      leafHeap(f, 0, 0, { radius: 35, count: 54, z: 7 });
      for (const [x, y, t] of [
        [-12, -10, 0.3],
        [9, -13, 1.4],
        [-10, 9, 2],
        [13, 6, 0.8],
      ])
        sashimi(f, x, y, { turn: t, wide: 20, deep: 11 });
      for (const [x, y] of [
        [0, 0],
        [20, -4],
      ])
        cucumberSlice(f, x, y);
      lemonSlice(f, 2, 20, { high: 3 });
      beans(f, 0, 0, { radius: 24, color: "#5a7a2c", count: 10, size: 1.5 });
    },
  ],
  "pumpkin-salad": [
    "apricot",
    (f) => {
      bowl(f, { radius: 44, rim: "#c98a2c", deep: 13 });
      leafHeap(f, 0, 0, { radius: 35, count: 50, z: 7 });
      spread(
        f,
        9,
        (x, y, t) =>
          cube(f, x, y, { color: "#ef932c", side: "#c9701c", size: 11, high: 6, turn: t }),
        25,
      );
      sprinkle(f, 0, 0, { radius: 28, count: 90, color: "#f3e2b8", size: 0.9 });
      beans(f, 0, 0, { radius: 26, color: "#7a9a4a", count: 18, long: 1.7 });
    },
  ],
  "fruit-bowl": [
    "blush",
    (f) => {
      bowl(f, { radius: 44, rim: "#c8400f", deep: 13 });
      dome(f, {
        x: 0,
        y: 0,
        rx: 36,
        high: 6,
        z: 6,
        power: 5,
        material: material("#fdf8f0", { gloss: 0.6, grain: 0.02, bump: 0.5, size: 6 }),
      });
      spread(
        f,
        5,
        (x, y) =>
          roundSlice(f, x, y, {
            radius: 7.4,
            color: "#8cbf2c",
            edge: "#7a5a2c",
            core: "#f3f3c8",
            high: 2.6,
          }),
        18,
      );
      for (const [x, y] of [
        [16, -9],
        [-17, 6],
        [6, 19],
      ])
        dome(f, {
          x,
          y,
          rx: 6,
          ry: 7.4,
          turn: x,
          high: 6,
          material: material("#d5202b", { gloss: 0.8 }),
        });
      for (const [x, y] of [
        [-6, -20],
        [22, 6],
        [-12, 20],
      ])
        cube(f, x, y, { color: "#f7b52c", size: 9, high: 6, gloss: 0.7 });
      beans(f, 0, 0, { radius: 26, color: "#3a4478", count: 12, size: 2.8 });
    },
  ],
  "poke-bowl": [
    "sage",
    (f) => {
      bowl(f, { radius: 44, rim: "#3d8f34", deep: 13 });
      rice(f, 0, 0, { radius: 35, high: 4, z: 7 });
      leafHeap(f, -14, 12, { radius: 15, count: 18, z: 11 });
      for (let at = 0; at < 6; at++)
        slab(f, {
          x: -20 + at * 4.4,
          y: -12 + at,
          turn: 1.2,
          outline: around((_a) => 10, 26).map(([u, v]) => [u, v < 0 ? v * 0.25 : v * 0.45]),
          high: 3,
          round: 2.4,
          z: 13,
          material: material("#d9dc6a", { gloss: 0.5 }),
          paint: (_u, v, c) => mixInto(c, "#6a9a2c", v > 2.4 ? 0.8 : 0),
        });
      beans(f, 17, -12, { radius: 10, count: 40 });
      beans(f, 18, 10, { radius: 10, color: "#3a1e18", count: 30, long: 1.3 });
      for (const [x, y] of [
        [2, 14],
        [8, 20],
        [0, 23],
      ])
        cube(f, x, y, { color: "#d7301c", size: 7, gloss: 0.8 });
      herbs(f, 3, 2, { count: 3, length: 7 });
    },
  ],
  sandwich: [
    "sage",
    sandwich([
      ["#f3a8a0", 4],
      ["#f6c93a", 3],
      ["#6aae34", 4, "#a5cf5c"],
    ]),
  ],
  "egg-sandwich": [
    "butter",
    sandwich([
      ["#fbe08a", 8, "#fdf8ea"],
      ["#f3a8a0", 3],
      ["#6aae34", 3],
    ]),
  ],
  "tuna-sandwich": [
    "sky",
    sandwich([
      ["#e3c4a8", 9, "#f6e6d4"],
      ["#6aae34", 4, "#a5cf5c"],
    ]),
  ],
  "club-sandwich": [
    "apricot",
    sandwich([
      ["#b5503e", 3, "#e0a58c"],
      ["#6aae34", 3],
      ["#f3d9a4", 5],
      ["#d8301c", 3],
      ["#fbe08a", 4],
    ]),
  ],
  "chicken-sandwich": [
    "mint",
    sandwich(
      [
        ["#f0dcb4", 7, "#d9b37c"],
        ["#b8c85a", 4],
        ["#d8301c", 3],
      ],
      "#d9b37c",
    ),
  ],
  panini: [
    "clay",
    onBoard((f) => {
      for (const [x, y, t] of [
        [-17, -2, -0.12],
        [19, 4, 0.1],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(32, 54, 5),
          high: 10,
          round: 4,
          material: crust("#d9a04c", { grain: 0.2 }),
          paint: (u, v, c) => {
            if (Math.abs(((u + v * 0.35 + 64) % 8) - 4) < 1) mixInto(c, "#5a2c0c", 0.75);
            if (v > 22) mixInto(c, v > 24 ? "#f6c93a" : "#6aae34", 0.9);
          },
        });
    }),
  ],
  sub: [
    "sage",
    onBoard((f) => {
      for (const [y, meat] of [
        [-17, "#e3a08c"],
        [16, "#e3c4a8"],
      ]) {
        slab(f, {
          x: 0,
          y: y + 4,
          outline: rounded(80, 20, 9),
          high: 7,
          round: 8,
          material: crust(),
        });
        threads(f, 0, y, { radius: 11, color: "#8cbf4a", z: 5, count: 1 });
        for (let at = 0; at < 9; at++) {
          leafHeap(f, -32 + at * 8, y - 4, { radius: 4, count: 3, size: 7, z: 6, hill: 1 });
          slices(f, -32 + at * 8, y - 1, { count: 1, turn: 1.4, wide: 9, deep: 9, color: meat });
        }
        for (let at = 0; at < 6; at++) tomatoSlice(f, -30 + at * 12, y - 1, { radius: 4.6 });
        slab(f, {
          x: 0,
          y: y - 6,
          outline: rounded(80, 17, 8),
          high: 6,
          round: 7,
          z: 6,
          material: crust("#d08c34"),
        });
      }
    }),
  ],
  toast: [
    "butter",
    onBoard((f) => {
      for (const [x, y, t] of [
        [-17, -5, -0.15],
        [17, 5, 0.12],
      ]) {
        slab(f, {
          x,
          y,
          turn: t,
          outline: [
            [-17, 19],
            [-17, -8],
            [-20, -14],
            [-15, -20],
            [0, -18],
            [15, -20],
            [20, -14],
            [17, -8],
            [17, 19],
          ],
          high: 7,
          round: 3,
          material: crust("#e8b860", { grain: 0.18, bump: 0.4, size: 1.4 }),
          paint: (u, v, c) => {
            if (Math.abs(u) > 14.6 || v > 16.6 || v < -15.6) mixInto(c, "#a8641c", 0.8);
          },
        });
        cube(f, x, y, { color: "#fbe58a", size: 9, high: 3, gloss: 0.8 });
        sauce(f, x, y + 5, { radius: 8, color: "#f7d96a" });
      }
    }),
  ],
  "peanut-toast": [
    "apricot",
    onBoard((f) => {
      for (const [x, y, t] of [
        [-17, -5, -0.15],
        [17, 5, 0.12],
      ]) {
        slab(f, {
          x,
          y,
          turn: t,
          outline: [
            [-17, 19],
            [-17, -8],
            [-20, -14],
            [-15, -20],
            [0, -18],
            [15, -20],
            [20, -14],
            [17, -8],
            [17, 19],
          ],
          high: 7,
          round: 3,
          material: crust("#e8b860", { grain: 0.18, bump: 0.4, size: 1.4 }),
          paint: (u, v, c) => {
            if (Math.abs(u) > 14.6 || v > 16.6 || v < -15.6) mixInto(c, "#a8641c", 0.8);
          },
        });
        sauce(f, x, y + 1, { radius: 14, color: "#c08a44", high: 2, rough: 0.5, gloss: 0.5 });
        beans(f, x, y, { radius: 11, color: "#dcb06a", count: 16, long: 1.3 });
      }
    }),
  ],
  "chocolate-toast": [
    "lilac",
    onBoard((f) => {
      for (const [x, y, t] of [
        [-17, -5, -0.15],
        [17, 5, 0.12],
      ]) {
        slab(f, {
          x,
          y,
          turn: t,
          outline: [
            [-17, 19],
            [-17, -8],
            [-20, -14],
            [-15, -20],
            [0, -18],
            [15, -20],
            [20, -14],
            [17, -8],
            [17, 19],
          ],
          high: 7,
          round: 3,
          material: crust("#e8b860", { grain: 0.18, bump: 0.4, size: 1.4 }),
        });
        sauce(f, x, y + 1, { radius: 14, color: "#3f1c0e", high: 2, rough: 0.4 });
        for (const [u, v] of [
          [-6, -7],
          [5, -2],
          [-4, 7],
        ])
          roundSlice(f, x + u, y + v, { radius: 5, color: "#fbf0c4", core: "#f0dc94", high: 2 });
      }
    }),
  ],
  "french-toast": [
    "apricot",
    onPlate("#c98a2c", (f) => {
      for (const [x, y, t] of [
        [-12, -10, -0.15],
        [11, -3, 0.12],
        [-5, 13, 0.05],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(30, 28, 4),
          high: 7,
          round: 4,
          material: crust("#d9983c", { grain: 0.25, gloss: 0.6 }),
          paint: (_u, _v, c, n) => mixInto(c, n > 0 ? "#a8601c" : "#f6cf7c", Math.abs(n) * 0.7),
        });
      cube(f, 2, 0, { color: "#fbe58a", size: 8, high: 4, gloss: 0.8 });
      sauce(f, 0, 6, { radius: 12, color: "#b8641c", rough: 0.6 });
      sprinkle(f, 0, 0, { radius: 26, count: 80, color: "#ffffff", size: 0.5 });
    }),
  ],
  bagel: [
    "oat",
    onBoard((f) => {
      for (const [x, y] of [
        [-18, -6],
        [19, 6],
      ]) {
        tube(f, {
          points: Array.from({ length: 13 }, (_, i) => [
            x + 12 * Math.cos((i / 12) * 6.283),
            y + 12 * Math.sin((i / 12) * 6.283),
          ]),
          radius: 8,
          z: 2,
          material: crust("#c9863a", { gloss: 0.6 }),
        });
        ring({ count: 26, radius: 12, x, y }, (sx, sy, a) =>
          dome(f, {
            x: sx + Math.sin(a * 9) * 3,
            y: sy + Math.cos(a * 7) * 3,
            rx: 1.2,
            ry: 0.8,
            turn: a,
            high: 0.8,
            material: material("#fbefd0"),
          }),
        );
      }
    }),
  ],
  "salmon-bagel": [
    "blush",
    onBoard((f) => {
      for (const x of [-20, 20]) {
        tube(f, {
          points: Array.from({ length: 13 }, (_, i) => [
            x + 12 * Math.cos((i / 12) * 6.283),
            12 * Math.sin((i / 12) * 6.283),
          ]),
          radius: 8,
          z: 2,
          material: crust("#e3b060"),
        });
        ring({ count: 8, radius: 12, x, y: 0 }, (sx, sy) =>
          dome(f, {
            x: sx,
            y: sy,
            rx: 7,
            high: 2.4,
            material: material("#fdf9ee", { gloss: 0.5 }),
          }),
        );
        ring({ count: 5, radius: 11, x, y: 0 }, (sx, sy, a) =>
          sashimi(f, sx, sy, { turn: a + 1, wide: 15, deep: 8 }),
        );
        herbs(f, x, 0, { count: 3, length: 7 });
      }
    }),
  ],
  brunch: [
    "sage",
    (f) => {
      plate(f, { radius: 46, line: "#2f5d62" });
      friedEgg(f, -14, -14, { size: 0.95 });
      friedEgg(f, 8, -19, { size: 0.85 });
      for (const y of [2, 9])
        tube(f, {
          points: [
            [-28, y],
            [-18, y + 3],
            [-8, y - 1],
            [2, y + 2],
          ],
          radius: 3.2,
          flat: 0.5,
          z: 3,
          material: material("#a83a2c", { gloss: 0.6, grain: 0.15 }),
          paint: (_t, s, c) => mixInto(c, "#f0c8a8", Math.abs(s) < 0.3 ? 0.8 : 0),
        });
      sausage(f, 20, -2, { turn: 1.2, length: 24, radius: 4 });
      leafHeap(f, 18, 19, { radius: 13, count: 16, size: 7 });
      slab(f, {
        x: -10,
        y: 24,
        turn: 0.1,
        outline: rounded(24, 17, 3),
        high: 6,
        round: 3,
        material: crust("#e0ac54", { grain: 0.2 }),
      });
      for (const [x, y] of [
        [10, 10],
        [28, 10],
      ])
        cherry(f, x, y);
      beans(f, 4, 22, { radius: 5, color: "#c8642c", count: 16, long: 1.2 });
    },
  ],
  "pan-eggs": [
    "butter",
    (f) => {
      pan(f, { radius: 42, deep: 8 });
      for (const [x, y] of [
        [-11, -9],
        [13, -3],
        [-5, 14],
      ])
        friedEgg(f, x, y, { size: 1.15 });
      sausage(f, 16, 20, { turn: -0.5, length: 24, radius: 4 });
      for (const [x, y] of [
        [-25, 6],
        [4, -25],
      ])
        cherry(f, x, y);
      herbs(f, 22, -18, { count: 3, length: 8 });
      sprinkle(f, 0, 0, { radius: 28, count: 50, color: "#2b2523", size: 0.5 });
    },
  ],
  "eggs-benedict": [
    "apricot",
    onPlate("#2f5d62", (f) => {
      for (const [x, y] of [
        [-13, -8],
        [14, -2],
      ]) {
        roundSlice(f, x, y, { radius: 14, high: 5, color: "#e0ac54", edge: "#b8742a" });
        roundSlice(f, x, y, { radius: 12.4, high: 1.6, color: "#e88a86" });
        dome(f, { x, y, rx: 10, high: 7, material: material("#fdfaf2", { gloss: 0.6 }) });
        sauce(f, x, y, { radius: 9, color: "#f7cf4a", high: 1.4, rough: 0.5 });
        herbs(f, x, y, { count: 2, length: 6 });
      }
      leafHeap(f, 0, 22, { radius: 11, count: 14, size: 7 });
    }),
  ],
  taco: [
    "butter",
    tacos((f, x) => {
      minced(f, x, 0, { radius: 7, color: "#7a3a1a" });
      minced(f, x, -14, { radius: 6, color: "#7a3a1a" });
      minced(f, x, 13, { radius: 6, color: "#7a3a1a" });
    }),
  ],
  "pork-taco": [
    "apricot",
    tacos((f, x) => {
      threads(f, x, -8, { radius: 9, color: "#b8683a", z: 9, count: 50, thick: 1.1 });
      threads(f, x, 9, { radius: 9, color: "#b8683a", z: 9, count: 50, thick: 1.1 });
      threads(f, x, 0, { radius: 8, color: "#d6418a", z: 12, count: 16, thick: 0.8 });
    }),
  ],
  "chicken-taco": [
    "clay",
    tacos((f, x) => {
      for (const y of [-16, -6, 4, 14])
        chunk(f, x - 1, y, { wide: 10, deep: 8, color: "#d0702a", fat: "#f0b060", gloss: 0.7 });
      chiliRings(f, x, 0, { radius: 13, count: 6 });
    }),
  ],
  "fish-taco": [
    "sky",
    tacos((f, x) => {
      for (const [y, turn] of [
        [-11, 1.3],
        [9, 1.8],
      ])
        fried(f, x - 1, y, {
          turn,
          wide: 20,
          deep: 9,
          high: 6,
          color: "#dba14a",
          light: "#f4d08a",
        });
      sauce(f, x - 1, -10, { radius: 3.4, color: "#fbf3e0" });
      sauce(f, x - 1, 9, { radius: 3.4, color: "#fbf3e0" });
    }),
  ],
  "shrimp-taco": [
    "blush",
    tacos((f, x) => {
      for (const y of [-15, -2, 11]) shrimp(f, x - 1, y, { size: 0.75, z: 10 });
    }),
  ],
  "vegetable-taco": [
    "mint",
    tacos((f, x) => {
      for (const [y, color] of [
        [-17, "#f2bd2c"],
        [-8, "#4f9a2c"],
        [1, "#e8702c"],
        [10, "#7a3a6a"],
        [17, "#f2bd2c"],
      ])
        chunk(f, x - 1, y, { wide: 10, deep: 7, high: 5, color, fat: color, gloss: 0.8 });
      beans(f, x, 0, { radius: 12, color: "#f6c93a", count: 14 });
    }),
  ],
  burrito: [
    "clay",
    onBoard((f) => {
      for (const [y, t] of [
        [-15, -0.1],
        [15, -0.06],
      ]) {
        slab(f, {
          x: -4,
          y,
          turn: t,
          outline: rounded(62, 23, 10),
          high: 13,
          round: 11,
          material: material("#f0dcae", { gloss: 0.3, grain: 0.08, bump: 0.25, size: 4 }),
          paint: (_u, _v, c, n) => mixInto(c, "#b8742a", Math.max(0, n - 0.15) * 0.9),
        });
        dome(f, {
          x: 27,
          y: y - 2.6,
          rx: 6,
          ry: 11,
          turn: t,
          high: 11,
          power: 6,
          material: material("#8a4a24", { grain: 0.3 }),
          paint: (u, v, c, n) => {
            const r = Math.hypot(u / 6, v / 11);
            if (r > 0.84) mixInto(c, "#f0dcae", 1);
            else
              mixInto(
                c,
                ["#6aae34", "#d7301c", "#f6c93a", "#7a3a1a"][Math.floor((n + 2) * 2) % 4],
                0.9,
              );
          },
        });
      }
    }),
  ],
  "beef-roll": [
    "apricot",
    onBoard((f) => {
      for (let at = 0; at < 4; at++) {
        const x = -30 + at * 20;
        slab(f, {
          x,
          y: 0,
          turn: 0.08,
          outline: rounded(18, 30, 5),
          high: 12,
          round: 6,
          material: crust("#e3b45c", { grain: 0.2, bump: 0.3 }),
          paint: (u, v, c, n) => {
            if (v > 8) {
              const r = Math.hypot(u / 8, (v - 12) / 5);
              if (r < 1) mixInto(c, r < 0.55 ? (n > 0 ? "#6aae34" : "#8a4a30") : "#8a4a30", 1);
            } else mixInto(c, "#a8641c", Math.max(0, n) * 0.8);
          },
        });
      }
    }),
  ],
  quesadilla: [
    "apricot",
    onBoard((f) => {
      ring({ count: 4, radius: 15, from: 0.4 }, (x, y, a) =>
        slab(f, {
          x,
          y,
          turn: a,
          outline: [
            [-14, 0],
            [16, -17],
            [20, 0],
            [16, 17],
          ],
          high: 6,
          round: 2.4,
          material: crust("#ecc060", { grain: 0.15 }),
          paint: (u, _v, c, n) => {
            mixInto(c, "#a8601c", Math.max(0, n) * 0.8);
            if (u > 17) mixInto(c, "#f9b91f", 0.8);
          },
        }),
      );
      sauce(f, 0, 0, { radius: 7, color: "#c8281c", high: 2 });
      herbs(f, 0, 0, { count: 2, length: 6 });
    }),
  ],
  nachos: [
    "butter",
    (f) => {
      pan(f, { radius: 43, deep: 8 });
      scatter(f, { count: 32, radius: 29 }, (x, y, t) =>
        slab(f, {
          x,
          y,
          turn: t,
          outline: [
            [-9, 7],
            [0, -10],
            [9, 7],
          ],
          high: 2,
          round: 1,
          material: crust("#f0b53a", { grain: 0.2 }),
        }),
      );
      sauce(f, -6, -4, { radius: 17, color: "#f9a91c", rough: 0.6, high: 1.4 });
      sauce(f, 14, 12, { radius: 10, color: "#9dbf4a", high: 3 });
      for (const [x, y] of [
        [-14, 12],
        [6, -16],
        [-20, -8],
        [2, 4],
      ])
        cube(f, x, y, { color: "#d7301c", size: 6, gloss: 0.8 });
      chiliRings(f, 0, 0, { radius: 22, count: 9, color: "#4f8f2e" });
      herbs(f, 6, 0, { count: 3, length: 7 });
    },
  ],
  guacamole: [
    "sage",
    (f) => {
      board(f, { wide: 90, tall: 72 });
      ring({ count: 13, radius: 30 }, (x, y, a) =>
        slab(f, {
          x,
          y,
          turn: a,
          outline: [
            [-9, 8],
            [0, -10],
            [9, 8],
          ],
          high: 3,
          round: 1,
          material: crust("#f0b53a", { grain: 0.2 }),
        }),
      );
      const g = frameAt(f, 0, 0, { scale: 0.55 });
      bowl(g, { radius: 44, rim: "#3a302c", inside: "#3a302c" });
      sauce(g, 0, 0, { radius: 35, color: "#8fb53c", high: 5, z: 8, rough: 0.15, gloss: 0.4 });
      for (const [x, y] of [
        [-12, -8],
        [10, -10],
        [4, 12],
      ])
        cube(g, x, y, { color: "#d7301c", size: 9, gloss: 0.8 });
      herbs(g, -2, 2, { count: 3, length: 14 });
    },
  ],
  "grilled-corn": [
    "clay",
    onBoard((f) => {
      for (const y of [-14, 14]) {
        cob(f, 0, y, { length: 62, radius: 11, color: "#f3b52c" });
        sprinkle(f, 0, y, { radius: 16, count: 50, color: "#fdf6e4", size: 1 });
        sprinkle(f, 0, y, { radius: 16, count: 30, color: "#b8321a", size: 0.7 });
      }
    }),
  ],
  tamale: [
    "sage",
    onBoard((f) => {
      for (const [x, t] of [
        [-18, -0.1],
        [18, 0.1],
      ]) {
        slab(f, {
          x,
          y: 0,
          turn: t,
          outline: [
            [-12, -28],
            [12, -28],
            [15, 0],
            [10, 28],
            [-10, 28],
            [-15, 0],
          ],
          high: 9,
          round: 6,
          material: material("#d9c06a", { gloss: 0.2, grain: 0.1 }),
          paint: (u, _v, c) => {
            if (Math.abs(((u + 60) % 4) - 2) < 0.4) mixInto(c, "#a88a3c", 0.6);
            if (Math.abs(u) < 6) mixInto(c, "#f6d98a", 0.8);
          },
        });
      }
    }),
  ],
  kebab: [
    "clay",
    onBoard((f) => {
      for (const [x, t] of [
        [-20, -0.12],
        [20, 0.1],
      ]) {
        slab(f, {
          x,
          y: 6,
          turn: t,
          outline: around((_a) => 23, 40).map(([u, v]) => [u * 0.85, v < 0 ? v * 0.5 : v]),
          high: 9,
          round: 7,
          material: crust("#ecc98a", { grain: 0.15, bump: 0.3 }),
        });
        for (const [u, v] of [
          [-9, -7],
          [0, -11],
          [9, -7],
        ]) {
          leafHeap(f, x + u, v, { radius: 5, count: 4, size: 8, z: 4, hill: 2 });
          chunks(f, [[x + u, v + 2]], { wide: 11, deep: 8, color: "#8a4a24" });
        }
        tomatoSlice(f, x + 3, -6);
        sauce(f, x, -3, { radius: 6, color: "#fdf6e4" });
      }
    }),
  ],
  naan: [
    "oat",
    onBoard((f) => {
      for (const [x, t] of [
        [-18, -0.3],
        [18, -0.2],
      ])
        slab(f, {
          x,
          y: 0,
          turn: 1.4 + t,
          outline: around((a) => 30 + Math.sin(a * 3) * 1.4, 44).map(([u, v]) => [
            u,
            v * (0.55 - u / 160),
          ]),
          high: 5,
          round: 5,
          rough: 1,
          material: crust("#eccf94", { grain: 0.1, bump: 0.7, size: 6 }),
          paint: (_u, _v, c, n) => mixInto(c, "#8a4a14", Math.max(0, n - 0.15) * 1.1),
        });
      herbs(f, -16, -4, { count: 3, length: 6 });
      sprinkle(f, 16, 4, { radius: 14, count: 20, color: "#3d8f34", size: 0.8 });
    }),
  ],
  curry: [
    "butter",
    (f) => {
      bowl(f, { radius: 44, rim: "#8b5a2b", deep: 14 });
      soup(f, { radius: 40, level: 9, color: "#c8701c", oil: "#f0a03c", density: 2 });
      chunks(
        f,
        [
          [-14, -9],
          [4, -15],
          [15, 0],
          [-12, 9],
          [2, 2],
        ],
        { wide: 14, deep: 11, color: "#b8641c", fat: "#e8a85a", z: 8 },
      );
      ring(
        { count: 20, radius: 22, from: 1 },
        (x, y, a, at) =>
          at < 9 &&
          dome(f, {
            x,
            y,
            rx: 3,
            ry: 1.3,
            turn: a + 1.57,
            high: 0.7,
            z: 9.4,
            material: material("#fff6e4", { gloss: 0.6 }),
          }),
      );
      herbs(f, 6, 14, { count: 4, length: 8 });
    },
  ],
  "lamb-curry": [
    "clay",
    (f) => {
      bowl(f, { radius: 44, rim: "#5a2a14", deep: 14 });
      soup(f, { radius: 40, level: 9, color: "#8f3f14", oil: "#d8802c", density: 2 });
      chunks(
        f,
        [
          [-16, -12],
          [3, -17],
          [17, -4],
          [-19, 5],
          [-1, 1],
          [12, 14],
          [-7, 17],
        ],
        { wide: 15, deep: 12, high: 6, color: "#54200c", fat: "#8f4a20", z: 8, gloss: 0.9 },
      );
      threads(f, 0, 0, { radius: 13, color: "#f0d58a", z: 14, count: 26, thick: 0.8 });
      herbs(f, -3, -5, { count: 4, length: 10 });
      chiliRings(f, 0, 0, { radius: 22, count: 6 });
    },
  ],
  "fish-curry": [
    "sky",
    (f) => {
      bowl(f, { radius: 44, rim: "#2f4a6b", deep: 14 });
      soup(f, { radius: 40, level: 9, color: "#e0a02c", oil: "#f8d26a", density: 2 });
      for (const [x, y, turn] of [
        [-9, -11, 0.3],
        [8, 9, 0.4],
      ])
        fillet(f, x, y, {
          turn,
          wide: 36,
          deep: 17,
          high: 7,
          color: "#f6e7cc",
          line: "#e2bf86",
          skin: "#8f9aa0",
        });
      for (const [x, y] of [
        [18, -14],
        [-18, 13],
      ])
        tomatoSlice(f, x, y, { radius: 7, z: 9, high: 2 });
      herbs(f, 0, 0, { count: 5, length: 11 });
      chiliRings(f, 0, 0, { radius: 24, count: 8, color: "#3f8a2c" });
    },
  ],
  "green-curry": [
    "mint",
    (f) => {
      bowl(f, { radius: 44, rim: "#3d8f34", deep: 14 });
      soup(f, { radius: 40, level: 9, color: "#b9c46a", oil: "#dfe8a8", density: 2 });
      chunks(
        f,
        [
          [-14, -9],
          [4, -15],
          [-12, 9],
        ],
        { wide: 14, deep: 11, color: "#ecd4a4", fat: "#f9ecd0", z: 8, gloss: 0.4 },
      );
      for (const [x, y] of [
        [15, -2],
        [4, 12],
      ])
        dome(f, {
          x,
          y,
          rx: 7,
          ry: 5,
          high: 4,
          z: 8,
          material: material("#5b2a5c", { gloss: 0.8 }),
          paint: (_u, v, c) => mixInto(c, "#e6d6a8", v > 0 ? 0.9 : 0),
        });
      chiliRings(f, 0, 0, { radius: 20, count: 7 });
      herbs(f, 2, -2, { count: 4, length: 11 });
    },
  ],
  "red-curry": [
    "clay",
    (f) => {
      bowl(f, { radius: 44, rim: "#8b1e12", deep: 14 });
      soup(f, { radius: 40, level: 9, color: "#c8421c", oil: "#f0904a", density: 2 });
      slices(f, -5, -5, {
        count: 6,
        turn: 0.5,
        step: 6,
        wide: 17,
        deep: 10,
        color: "#8a4a34",
        z: 9,
      });
      for (const [x, y] of [
        [15, -6],
        [-14, 12],
      ])
        slab(f, {
          x,
          y,
          turn: x,
          z: 8,
          outline: rounded(15, 6, 2),
          high: 3,
          round: 2,
          material: material("#3d8a2c", { gloss: 0.7 }),
        });
      herbs(f, 10, 12, { count: 4, length: 10 });
    },
  ],
  "spinach-curry": [
    "sage",
    (f) => {
      bowl(f, { radius: 44, rim: "#8b5a2b", deep: 14 });
      soup(f, { radius: 40, level: 9, color: "#4a7a2c", oil: "#8ab04a", density: 2 });
      spread(
        f,
        7,
        (x, y) => cube(f, x, y, { color: "#fbf0d4", side: "#d9a85c", size: 11, z: 7 }),
        24,
      );
    },
  ],
  "chickpea-curry": [
    "butter",
    (f) => {
      bowl(f, { radius: 44, rim: "#8b5a2b", deep: 14 });
      soup(f, { radius: 40, level: 9, color: "#b8601c", oil: "#e8a04a", density: 2 });
      beans(f, 0, 0, { radius: 28, color: "#e3b866", count: 70, size: 3.2, sink: 1 });
      herbs(f, 2, -2, { count: 4, length: 9 });
    },
  ],
  "vegetable-curry": [
    "apricot",
    (f) => {
      bowl(f, { radius: 44, rim: "#8b5a2b", deep: 14 });
      soup(f, { radius: 40, level: 9, color: "#d08a1c", oil: "#f0b84a", density: 2 });
      broccoli(f, -14, -11, { size: 0.7 });
      spread(f, 5, (x, y) => cube(f, x + 3, y, { color: "#f3d47c", size: 11, z: 7 }), 20);
      for (const [x, y] of [
        [14, -12],
        [-3, 17],
      ])
        roundSlice(f, x, y, { radius: 6, high: 3, z: 8.6 });
      herbs(f, 16, 9, { count: 3, length: 8 });
    },
  ],
  "shrimp-curry": [
    "blush",
    (f) => {
      bowl(f, { radius: 44, rim: "#8b5a2b", deep: 14 });
      soup(f, { radius: 40, level: 9, color: "#d9822c", oil: "#f6c274", density: 2 });
      for (const [x, y] of [
        [-14, -10],
        [5, -15],
        [16, 2],
        [-11, 10],
        [4, 9],
      ])
        shrimp(f, x, y, { z: 8.6, size: 1.1 });
      herbs(f, 0, -2, { count: 4, length: 8 });
    },
  ],
  hummus: [
    "oat",
    onPlate("#8b5a2b", (f) => {
      slab(f, {
        x: 0,
        y: 0,
        outline: around((a) => 27 + Math.sin(a * 3), 50),
        high: 5,
        round: 4,
        dish: 3,
        material: material("#ecd3a0", { gloss: 0.4, grain: 0.08, bump: 0.7, size: 5 }),
      });
      sauce(f, 0, 0, { radius: 9, color: "#c9a02c", high: 0.4 });
      beans(f, 0, 0, { radius: 7, color: "#e3b866", count: 10, size: 2.6 });
      sprinkle(f, 0, 0, { radius: 22, count: 50, color: "#b8421c", size: 0.6 });
      herbs(f, 12, -10, { count: 4, length: 7 });
    }),
  ],
  falafel: [
    "sage",
    onPlate("#8b5a2b", (f) => {
      for (const [x, y] of [
        [-15, -9],
        [5, -14],
        [18, 1],
        [-9, 10],
        [8, 11],
      ])
        dome(f, {
          x,
          y,
          rx: 10,
          high: 9,
          material: material("#8a5a24", { gloss: 0.25, grain: 0.4, bump: 0.7, size: 1.5 }),
        });
      herbs(f, -24, 12, { count: 5, length: 8 });
      sauce(f, 0, 0, { radius: 5, color: "#fdf6e4", high: 1 });
    }),
  ],
  samosa: [
    "apricot",
    onPlate("#8b5a2b", (f) => {
      for (const [x, y, t] of [
        [-11, -5, 0.2],
        [14, 4, -0.4],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: [
            [-18, 14],
            [0, -20],
            [18, 14],
          ],
          high: 13,
          round: 11,
          material: crust("#cf9034", { grain: 0.2, bump: 0.4 }),
        });
      sauce(f, -16, 22, { radius: 7, color: "#4f8a2c" });
      herbs(f, 22, -16, { count: 4, length: 8 });
    }),
  ],
  "yogurt-cucumber": [
    "mint",
    (f) => {
      bowl(f, { radius: 44, rim: "#8b5a2b", deep: 13 });
      soup(f, { radius: 40, level: 8, color: "#fbf8f0", density: 4, drops: 0 });
      spread(f, 8, (x, y) => cucumberSlice(f, x, y, { radius: 6 }), 22);
      sprinkle(f, 0, 0, { radius: 24, count: 30, color: "#b8421c", size: 0.6 });
      herbs(f, 2, 0, { count: 4, length: 8 });
    },
  ],
  "tomato-salad": [
    "sage",
    onPlate("#8b5a2b", (f) => {
      scatter(f, { count: 46, radius: 25 }, (x, y, _t, at) =>
        cube(f, x, y, {
          color: ["#d7301c", "#6aa83c", "#f3ead4"][at % 3],
          size: 7,
          high: 4,
          gloss: 0.7,
        }),
      );
      herbs(f, 2, 0, { count: 4, length: 9 });
    }),
  ],
  "french-onion-soup": [
    "clay",
    (f) => {
      bowl(f, { radius: 42, rim: "#5a3a24", inside: "#6a4a30" });
      soup(f, { radius: 38, level: 11, color: "#7a3f14", density: 2 });
      for (const [x, y] of [
        [-9, -5],
        [10, 4],
      ])
        slab(f, {
          x,
          y,
          z: 10,
          turn: 0.4,
          outline: rounded(26, 20, 8),
          high: 4,
          round: 3,
          material: crust(),
        });
      sauce(f, 0, 0, { radius: 21, color: "#f0c04a", high: 1.6, rough: 0.5 });
      sprinkle(f, 0, 0, { radius: 22, count: 26, color: "#a8601c", size: 1.4 });
      herbs(f, 2, 0, { count: 3, length: 7 });
    },
  ],
  "lobster-bisque": [
    "blush",
    (f) => {
      bowl(f, { radius: 43, rim: "#8b1e12" });
      soup(f, { radius: 40, level: 12, color: "#d9682c", density: 4, drops: 0 });
      for (const [x, y, t] of [
        [-7, -6, 0.2],
        [6, -2, 0.5],
        [-2, 7, 0.1],
      ])
        dome(f, {
          x,
          y,
          rx: 9,
          ry: 6,
          turn: t,
          high: 5,
          z: 11,
          material: material("#f6e0d0", { gloss: 0.6 }),
          paint: (_u, v, c) => mixInto(c, "#d9482c", v < -1.5 ? 0.8 : 0),
        });
      sprinkle(f, 0, 0, { radius: 26, count: 30, color: "#fff6e4", size: 1 });
      herbs(f, 9, 9, { count: 4, length: 8 });
    },
  ],
  "roasted-vegetables": [
    "sage",
    onPlate("#2f5d62", (f) => {
      broccoli(f, -16, -9, { size: 0.8 });
      spread(
        f,
        6,
        (x, y, t) =>
          slab(f, {
            x: x + 4,
            y: y + 4,
            turn: t,
            outline: rounded(14, 10, 4),
            high: 4,
            round: 4,
            material: material(["#d7301c", "#f6b52c", "#5b2a5c"][Math.floor(Math.abs(x)) % 3], {
              gloss: 0.6,
              grain: 0.3,
            }),
          }),
        20,
      );
      for (const [x, y] of [
        [16, -13],
        [-8, 16],
      ])
        mushroom(f, x, y, { cross: false });
      for (const [x, y] of [
        [4, -16],
        [20, 6],
      ])
        cherry(f, x, y, 0.9);
      sprinkle(f, 0, 0, { radius: 25, count: 40, color: "#2b2523", size: 0.5 });
    }),
  ],
  asparagus: [
    "mint",
    onPlate("#2f5d62", (f) => {
      for (let at = 0; at < 7; at++) {
        tube(f, {
          points: [
            [-25, -15 + at * 5],
            [0, -14 + at * 5],
            [20, -15 + at * 5],
          ],
          radius: 2,
          z: 2,
          material: material("#5f9a34", { gloss: 0.5, grain: 0.2 }),
        });
        dome(f, {
          x: 23,
          y: -15 + at * 5,
          rx: 5.4,
          ry: 2.6,
          high: 3,
          z: 2,
          material: material("#3f6f2a", { grain: 0.3, bump: 0.4 }),
        });
      }
      sprinkle(f, 0, 0, { radius: 20, count: 40, color: "#2b2523", size: 0.5 });
      lemonSlice(f, 14, 24, { high: 3, radius: 6 });
    }),
  ],
  "baked-sweet-potato": [
    "lilac",
    onBoard((f) => {
      for (const [x, y, t] of [
        [-4, -14, -0.2],
        [5, 13, 0.1],
      ]) {
        lying(f, {
          x,
          y,
          turn: 1.57 + t,
          length: 66,
          half: (k) => 13 * Math.sin(Math.PI * (0.06 + k * 0.88)) ** 0.8,
          material: material("#8a4a4c", { gloss: 0.25, grain: 0.25, bump: 0.4 }),
          paint: (s, k, c, n) => {
            if (Math.abs(s) < 0.42 && k > 0.2 && k < 0.8)
              mixInto(c, n > 0 ? "#f7b52c" : "#f09a1c", 0.95);
          },
        });
      }
    }),
  ],
};
