/** The families (see families.mjs) of fruit, vegetables, meat, fish, eggs and tofu of a grocery. */

import {
  broccoli,
  chili,
  cob,
  cube,
  cutFruit,
  globe,
  greens,
  leafHeap,
  mushroom,
  roundSlice,
  strawberry,
} from "./pieces-green.mjs";
import { drumstick, egg, eggHalf, fillet, fish, sausage, slices } from "./pieces-meat.mjs";
import { clam, crab, oyster, shrimp, squid } from "./pieces-sea.mjs";
import { herbs, leaf } from "./pieces-staple.mjs";
import { frameAt, material, mixInto } from "./relief.mjs";
import { around, dome, lying, ring, rounded, scatter, slab, tube } from "./shapes.mjs";
import { board, bowl, box, plate } from "./vessels.mjs";

const PAIR = [
  [-15, -8],
  [17, 10],
];
const TRIO = [
  [-17, -10],
  [17, -8],
  [0, 17],
];
const each = (points, draw) => (f) => {
  for (const [index, [x, y]] of points.entries()) draw(f, x, y, index);
};
const globes = (points, options, cut) => (f) => {
  for (const [x, y] of points) globe(f, x, y, options);
  cut?.(f);
};
const leafOn = (f, x, y, turn = -0.5) => leaf(f, x, y, { length: 16, turn, high: 2.5 });

/**
 * Long vegetables, one for each [x, y, turn] of `list`. `half(t)` is half of the width, as in `lying`. `top(frame)`
 * draws something at the upper end.
 */
const longs =
  (list, { length, half, color, paint, gloss = 0.5, bump = 0.15, top }) =>
  (f) => {
    for (const [x, y, turn] of list) {
      lying(f, {
        x,
        y,
        turn,
        length,
        half,
        flat: 0.95,
        material: material(color, { gloss, grain: 0.14, bump, size: 4 }),
        paint,
      });
      const tip = frameAt(f, x + Math.sin(turn) * (length / 2), y - Math.cos(turn) * (length / 2), {
        turn,
        z: 0.5,
      });
      top?.(tip);
    }
  };
const taper =
  (wide, sharp = 0.9) =>
  (t) =>
    wide * Math.min(1, 0.55 + t * 2.5) * (1 - t * sharp) + 0.4;
const barrel = (wide) => (t) => wide * Math.sin(Math.PI * (0.07 + t * 0.86)) ** 0.45;
/** Leaves with pale stalks, tied together. */
const bunch =
  (color, stalk, { width = 0.8 } = {}) =>
  (f) => {
    for (const [at, a] of [-2.3, -0.85, -2.0, -1.15, -1.75, -1.4, -1.57].entries()) {
      const [cos, sin] = [Math.cos(a), Math.sin(a)];
      tube(f, {
        points: [
          [cos * 9, 38],
          [cos * 10, 18],
          [cos * 22, 10 + sin * 18],
        ],
        radius: (t) => 4.4 - 2 * t,
        z: 1 + at * 0.6,
        material: material(stalk, { gloss: 0.5, grain: 0.08 }),
      });
      leaf(f, cos * 30, 10 + sin * 32, { turn: a, length: 42, width, color, vein: stalk, high: 6 });
    }
    tube(f, {
      points: [
        [-12, 20],
        [0, 21],
        [12, 20],
      ],
      radius: 1.8,
      z: 6,
      material: material("#8b5fb0", { gloss: 0.5 }),
    });
  };

/** A tray, for example of meat. */
const tray =
  (draw, color = "#26221f") =>
  (f) => {
    box(f, { wide: 88, tall: 66, deep: 5, color, inside: color, parts: [[0, 0, 80, 58]] });
    draw(frameAt(f, 0, 0, { z: 1.5 }));
  };
const onIce = (draw) => (f) => {
  plate(f, { radius: 46, line: "#2f78b7" });
  scatter(f, { count: 50, radius: 36 }, (x, y, t) =>
    slab(f, {
      x,
      y,
      turn: t,
      z: 2,
      outline: rounded(9, 8, 2),
      high: 3,
      round: 2,
      material: material("#d5ebf5", { gloss: 1, grain: 0.12 }),
    }),
  );
  draw(frameAt(f, 0, 0, { z: 4 }));
};
const punnet =
  (draw, color = "#cfe3d4") =>
  (f) => {
    box(f, {
      wide: 84,
      tall: 66,
      deep: 9,
      color,
      inside: "#eef4ec",
      parts: [[0, 0, 77, 59]],
      corner: 8,
    });
    draw(frameAt(f, 0, 0, { z: 1.5 }));
  };

export const freshFruit = {
  orange: [
    "butter",
    (f) => {
      globe(f, -15, -9, { radius: 24, color: "#f28c1c", bump: 0.3, size: 1.4, stem: "" });
      leafOn(f, -22, -31);
      cutFruit(f, 21, 17, { radius: 22 });
    },
  ],
  grapefruit: [
    "blush",
    (f) => {
      globe(f, -15, -9, {
        radius: 25,
        color: "#f6b04a",
        blush: "#f08a4a",
        bump: 0.25,
        size: 1.4,
        stem: "",
      });
      cutFruit(f, 20, 17, {
        radius: 23,
        skin: "#f3a83c",
        pith: "#fdf0de",
        flesh: "#ea5f4e",
        line: "#f9cbb8",
      });
    },
  ],
  kumquat: [
    "mint",
    each(
      [
        [-20, -12],
        [2, -20],
        [22, -8],
        [-10, 8],
        [12, 10],
        [-24, 18],
        [2, 26],
        [26, 24],
      ],
      (f, x, y) => {
        globe(f, x, y, {
          radius: 11,
          tall: 1.12,
          color: "#f39a1c",
          bump: 0.2,
          size: 1.2,
          stem: "#5f8a34",
        });
      },
    ),
  ],
  banana: [
    "sky",
    (f) => {
      for (const [at, r] of [
        [0, 24],
        [1, 33],
        [2, 42],
      ])
        tube(f, {
          points: Array.from({ length: 7 }, (_, i) => {
            const a = 0.55 + (i / 6) * 2.05;
            return [Math.cos(a) * r * 1.05, -24 + Math.sin(a) * r * 1.12];
          }),
          radius: (t) => 7.6 * Math.min(1, Math.sin(Math.PI * (0.05 + t * 0.9)) ** 0.45),
          z: 1 + at,
          material: material("#f7d034", { gloss: 0.45, grain: 0.06 }),
          paint: (t, s, c) => {
            mixInto(c, "#8f9a2c", Math.max(0, t - 0.88) * 5);
            mixInto(c, "#5a4a1c", t < 0.035 ? 0.9 : 0);
            if (Math.abs(s - 0.3) < 0.06) mixInto(c, "#d9a81c", 0.6);
          },
        });
    },
  ],
  pear: [
    "sage",
    each(PAIR, (f, x, y) => {
      slab(f, {
        x,
        y,
        turn: x / 60,
        outline: around((_a) => 20, 50).map(([u, v]) => [
          u * (v < 0 ? 1 + v / 44 : 1.05),
          v * 1.25,
        ]),
        high: 16,
        round: 18,
        material: material("#dcc76a", { gloss: 0.45, grain: 0.08 }),
        paint: (_u, _v, c, n) => {
          mixInto(c, "#b9b84a", 0.4 + n * 0.4);
          if (n > 0.6) mixInto(c, "#a8843c", 0.5);
        },
      });
      tube(f, {
        points: [
          [x, y - 24],
          [x + 2, y - 33],
        ],
        radius: 1.2,
        z: 7,
        material: material("#6b4a24"),
      });
    }),
  ],
  "nashi-pear": [
    "sky",
    globes(PAIR, { radius: 24, tall: 0.95, color: "#e3cf94", dots: "#c4a262" }),
  ],
  guava: [
    "mint",
    (f) => {
      globe(f, -15, -8, {
        radius: 23,
        tall: 1.08,
        color: "#a9cf5c",
        blush: "#c8df84",
        bump: 0.9,
        size: 6,
      });
      cutFruit(f, 19, 16, {
        radius: 22,
        skin: "#9cc653",
        pith: "#fbf6e0",
        flesh: "#f9f0d2",
        parts: 0,
        seeds: 14,
        seed: "#d9bd7c",
        line: "#fbf6e0",
      });
    },
  ],
  "wax-apple": [
    "mint",
    each(TRIO, (f, x, y, i) => {
      const turn = [0.25, -0.3, 0.05][i];
      slab(f, {
        x,
        y,
        turn,
        outline: around((_a) => 19, 60).map(([u, v]) => [
          u * (0.62 + 0.42 * ((v + 19) / 38)),
          v * 1.12,
        ]),
        high: 14,
        round: 15,
        material: material("#c5283c", { gloss: 0.95, grain: 0.06 }),
        paint: (u, v, c, n) => {
          mixInto(c, "#f2a8a0", Math.max(0, (-v - 6) / 16));
          if (Math.abs(((u + 60) % 8) - 4) < 0.5) mixInto(c, "#e06a70", 0.35);
          mixInto(c, "#8a1428", Math.max(0, n) * 0.3);
        },
      });
      const b = frameAt(f, x - Math.sin(turn) * 17.5, y + Math.cos(turn) * 17.5, { turn, z: 3 });
      ring({ count: 4, radius: 5 }, (bx, by, a) =>
        dome(b, {
          x: bx,
          y: by * 0.45,
          rx: 4.6,
          ry: 2.8,
          turn: a * 0.3,
          high: 3.4,
          material: material("#a8384a", { gloss: 0.6 }),
        }),
      );
      dome(b, { x: 0, y: 0, rx: 3, ry: 1.4, high: 3, material: material("#d9c48a") });
      const s = frameAt(f, x + Math.sin(turn) * 21, y - Math.cos(turn) * 21, { turn, z: 2 });
      tube(s, {
        points: [
          [0, 2],
          [1, -5],
        ],
        radius: 0.9,
        z: 3,
        material: material("#7a8a3c"),
      });
    }),
  ],
  jujube: [
    "sage",
    each(
      [
        [-19, -14],
        [6, -20],
        [24, -2],
        [-4, 4],
        [-24, 14],
        [8, 24],
      ],
      (f, x, y) =>
        globe(f, x, y, { radius: 13, tall: 1.1, color: "#a9cf4a", blush: "#c8dc74", gloss: 0.8 }),
    ),
  ],
  watermelon: [
    "sky",
    (f) => {
      slab(f, {
        x: 0,
        y: -4,
        turn: 0.1,
        outline: around((_a) => 42, 70)
          .filter(([, v]) => v > -2)
          .map(([u, v]) => [u, v]),
        high: 10,
        round: 2,
        material: material("#e5342f", { gloss: 0.7, grain: 0.12, bump: 0.2, size: 2 }),
        paint: (u, v, c) => {
          const r = Math.hypot(u, v);
          if (r > 39.5) mixInto(c, "#24592c", 1);
          else if (r > 37) mixInto(c, "#7ab04a", 1);
          else if (r > 34.4) mixInto(c, "#f3f3d0", 0.95);
          const [gu, gv] = [u / 9 + 20, v / 9 + 20 + (Math.floor(u / 9 + 20) % 2) / 2];
          if (r < 32 && Math.hypot((gu % 1) - 0.5, ((gv % 1) - 0.5) * 0.6) < 0.13)
            mixInto(c, "#1c1210", 0.95);
        },
      });
    },
  ],
  pineapple: [
    "butter",
    (f) => {
      for (let at = 0; at < 13; at++) {
        const a = -1.57 + (at - 6) * 0.17;
        leaf(f, Math.cos(a) * 12, -20 + Math.sin(a) * 13, {
          turn: a,
          length: 27,
          width: 0.3,
          color: at % 2 ? "#4f8a3a" : "#3a6f30",
          high: 3,
        });
      }
      lying(f, {
        x: 0,
        y: 14,
        length: 60,
        half: barrel(23),
        flat: 0.8,
        material: material("#d9932c", { gloss: 0.35, grain: 0.15 }),
        paint: (s, t, c) => {
          const [a, b] = [
            Math.asin(Math.max(-1, Math.min(1, s))) * 3.4 + t * 9,
            Math.asin(Math.max(-1, Math.min(1, s))) * -3.4 + t * 9,
          ];
          const d = Math.min(
            Math.abs((((a % 1) + 1) % 1) - 0.5),
            Math.abs((((b % 1) + 1) % 1) - 0.5),
          );
          if (d > 0.4) return;
          mixInto(c, d < 0.07 ? "#7a5a1c" : "#eab54a", d < 0.07 ? 0.9 : 0.4);
        },
      });
    },
  ],
  papaya: [
    "mint",
    (f) => {
      slab(f, {
        x: 0,
        y: 0,
        turn: -0.6,
        outline: around((_a) => 40, 60).map(([u, v]) => [u, v * (0.52 + u / 240)]),
        high: 9,
        round: 2.6,
        material: material("#f28a34", { gloss: 0.7, grain: 0.06 }),
        paint: (u, v, c) => {
          const r = Math.hypot(u / 40, v / (40 * (0.52 + u / 240)));
          if (r > 0.95) mixInto(c, "#c9a83a", 1);
          else if (r > 0.82) mixInto(c, "#f6b04a", 0.8);
          else if (r < 0.42) mixInto(c, "#f9c27c", 0.9);
        },
      });
      scatter(f, { count: 46, radius: 10 }, (x, y) =>
        dome(f, {
          x: x * 1.25 - y * 0.5,
          y: y * 0.75 - x * 0.75,
          rx: 2,
          high: 1.8,
          material: material("#201c1c", { gloss: 1 }),
        }),
      );
    },
  ],
  mango: [
    "sky",
    (f) => {
      for (const [x, y, t] of [
        [-13, -11, -0.5],
        [15, 13, -0.3],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: around((a) => 26 + Math.cos(a - 1) * 2, 50).map(([u, v]) => [u, v * 0.74]),
          high: 17,
          round: 20,
          material: material("#f09a2c", { gloss: 0.55, grain: 0.06 }),
          paint: (u, v, c, n) => {
            mixInto(c, "#d0352c", Math.max(0, 0.35 - u / 34 - v / 40 + n * 0.3));
            mixInto(c, "#f9c93a", Math.max(0, u / 34));
          },
        });
      leafOn(f, -32, -27);
    },
  ],
  "passion-fruit": [
    "mint",
    (f) => {
      globe(f, -14, -9, { radius: 22, color: "#5a2244", bump: 0.5, size: 2.4, stem: "" });
      cutFruit(f, 19, 16, {
        radius: 21,
        skin: "#5b2a4c",
        pith: "#f3dcd0",
        flesh: "#f3a81c",
        parts: 0,
        seeds: 12,
        line: "#e89a1c",
      });
    },
  ],
  "dragon-fruit": [
    "sage",
    (f) => {
      globe(f, -14, -9, { radius: 23, tall: 1.12, color: "#d92a6a", stem: "" });
      for (const [x, y, t] of [
        [-28, -24, 3.9],
        [-8, -34, 4.9],
        [-34, -2, 3.2],
        [4, -20, 5.6],
        [-18, -12, 4.4],
        [-24, 10, 2.6],
        [-4, 4, 1],
      ])
        leaf(f, x, y, { turn: t, length: 13, width: 0.5, color: "#a9c24a", high: 3 });
      cutFruit(f, 20, 17, {
        radius: 21,
        tall: 1.1,
        skin: "#d92a6a",
        pith: "#f6a8c4",
        flesh: "#fbf6f0",
        parts: 0,
      });
      scatter(f, { count: 70, radius: 15, x: 20, y: 17 }, (x, y) =>
        dome(f, { x, y, rx: 0.8, high: 0.5, material: material("#201a1c", { gloss: 0.6 }) }),
      );
    },
  ],
  apple: [
    "mint",
    (f) => {
      globe(f, -14, -8, { radius: 25, tall: 0.96, color: "#c8241e", blush: "#e3883c", gloss: 0.9 });
      leafOn(f, -2, -32);
      cutFruit(f, 21, 18, {
        radius: 19,
        skin: "#c8241e",
        pith: "#fbf3d8",
        flesh: "#fbf3d8",
        parts: 0,
        line: "#f0dca8",
      });
      for (const x of [18, 24])
        dome(f, {
          x,
          y: 18,
          rx: 1.5,
          ry: 3,
          high: 1,
          material: material("#4a2410", { gloss: 0.8 }),
        });
    },
  ],
  peach: [
    "sky",
    globes(PAIR, { radius: 24, color: "#f6b88a", blush: "#e0605c", gloss: 0.25 }, (f) => {
      leafOn(f, -2, -32);
      for (const [x, y] of PAIR)
        tube(f, {
          points: [
            [x + 2, y - 20],
            [x + 6, y],
            [x + 3, y + 20],
          ],
          radius: 0.7,
          z: 19.6,
          flat: 0.2,
          material: material("#c8504c", { gloss: 0.2 }),
        });
    }),
  ],
  plum: [
    "butter",
    globes(TRIO, { radius: 17, color: "#7a1f3c", blush: "#a83450", gloss: 0.6 }, (f) =>
      leafOn(f, 14, -28),
    ),
  ],
  cherries: [
    "mint",
    (f) => {
      for (const [x, y, sx] of [
        [-18, 16, -4],
        [12, 20, 2],
        [28, 0, 8],
      ]) {
        tube(f, {
          points: [
            [2, -38],
            [sx, -14],
            [x, y - 8],
          ],
          radius: 1,
          z: 2,
          material: material("#6a8a34"),
        });
        globe(f, x, y, { radius: 14, color: "#a8142c", gloss: 1, stem: "" });
      }
      leaf(f, 14, -32, { length: 26, turn: 0.2, high: 3 });
    },
  ],
  grapes: [
    "sage",
    (f) => {
      tube(f, {
        points: [
          [0, -40],
          [2, -30],
          [0, -20],
        ],
        radius: 1.7,
        z: 2,
        material: material("#7a6a34"),
      });
      leaf(f, 16, -30, { length: 26, width: 0.9, turn: 0.3, high: 3 });
      for (const [row, count] of [5, 6, 5, 5, 4, 3, 2, 1].entries())
        for (let at = 0; at < count; at++)
          globe(f, (at - (count - 1) / 2) * 10 + (row % 2) * 1.5, -20 + row * 7.6, {
            radius: 6.6,
            color: "#5a2a6a",
            blush: "#8a4a8a",
            gloss: 0.9,
            stem: "",
          });
    },
  ],
  avocado: [
    "butter",
    (f) => {
      for (const [x, y, t, pit] of [
        [-16, -4, -0.25, true],
        [18, 6, 0.3, false],
      ]) {
        slab(f, {
          x,
          y,
          turn: t,
          outline: around((_a) => 22, 60).map(([u, v]) => [
            u * (v < 0 ? 1 + v / 55 : 1.02),
            v * 1.42,
          ]),
          high: 9,
          round: 3,
          material: material("#e6e08a", { gloss: 0.45, grain: 0.03 }),
          paint: (u, v, c) => {
            const w = v < 0 ? 1 + v / 55 : 1.02;
            const r = Math.hypot(u / w / 22, v / 1.42 / 22);
            if (r > 0.93) mixInto(c, "#33452a", 1);
            else mixInto(c, "#9cbf4a", Math.max(0, (r - 0.55) * 2));
          },
        });
        const g = frameAt(f, x - Math.sin(t) * 10, y + Math.cos(t) * 10, { z: 0 });
        if (pit)
          dome(g, {
            x: 0,
            y: 0,
            rx: 10.5,
            high: 12,
            z: 7,
            material: material("#7a4620", { gloss: 0.7, grain: 0.15 }),
          });
        else
          dome(g, {
            x: 0,
            y: 0,
            rx: 10,
            high: 0.4,
            z: 8.6,
            material: material("#c9c06a", { gloss: 0.3 }),
          });
      }
    },
  ],
  coconut: [
    "sky",
    (f) => {
      globe(f, -15, -9, {
        radius: 24,
        color: "#6a4526",
        bump: 0.9,
        size: 1.2,
        gloss: 0.1,
        grain: 0.35,
        stem: "",
      });
      cutFruit(f, 20, 16, {
        radius: 23,
        skin: "#5a3a1e",
        pith: "#fdfaf2",
        flesh: "#f6f2ea",
        parts: 0,
      });
      dome(f, { x: 20, y: 16, rx: 14, high: 0.4, material: material("#dfe6e2", { gloss: 1 }) });
    },
  ],
  pomegranate: [
    "sage",
    (f) => {
      globe(f, -15, -8, {
        radius: 23,
        color: "#b8242c",
        blush: "#d9644a",
        gloss: 0.5,
        stem: "#a8402c",
      });
      cutFruit(f, 20, 16, {
        radius: 21,
        skin: "#b8242c",
        pith: "#f6e3c0",
        flesh: "#f3d9b4",
        parts: 0,
      });
      scatter(f, { count: 60, radius: 16, x: 20, y: 16 }, (x, y) =>
        dome(f, { x, y, rx: 2.2, high: 2, sink: 0.4, material: material("#b3142c", { gloss: 1 }) }),
      );
    },
  ],
  kiwi: [
    "butter",
    (f) => {
      globe(f, -15, -10, {
        radius: 22,
        tall: 1.14,
        color: "#8a6234",
        bump: 0.35,
        size: 1,
        gloss: 0.1,
        stem: "",
      });
      cutFruit(f, 19, 16, {
        radius: 22,
        skin: "#7a5a2c",
        pith: "#a9cf4a",
        flesh: "#8cbf2c",
        parts: 0,
        seeds: 16,
        line: "#f3f3c8",
      });
    },
  ],
  strawberry: [
    "mint",
    each(
      [
        [-22, -12],
        [4, -16],
        [26, -6],
        [-10, 13],
        [17, 18],
      ],
      (f, x, y, i) => strawberry(f, x, y, { size: 1.45, turn: [0.3, -0.2, 0.5, -0.4, 0.2][i] }),
    ),
  ],
  blueberries: [
    "blush",
    punnet((f) => {
      for (let at = 0; at < 2; at++)
        scatter(f, { count: 46, radius: 27 }, (x, y) => {
          const [bx, by] = [x * 1.2, y * 0.88];
          dome(f, {
            x: bx,
            y: by,
            rx: 5.6,
            high: 6,
            sink: 2,
            material: material("#3a4a86", { gloss: 0.4, grain: 0.15 }),
            paint: (u, v, c) => {
              const r = Math.hypot(u, v);
              if (r < 2) mixInto(c, "#1c2448", 0.9);
              else mixInto(c, "#8a9ad0", 0.25);
            },
          });
        });
      herbs(f, 24, -18, { count: 2, length: 12 });
    }),
  ],
  raspberries: [
    "sky",
    punnet((f) =>
      scatter(f, { count: 24, radius: 26 }, (x, y) => {
        for (let k = 0; k < 2; k++)
          ring({ count: 7 - k * 3, radius: 4.4 - k * 2.6, x: x * 1.2, y: y * 0.88 }, (bx, by) =>
            dome(f, {
              x: bx,
              y: by,
              rx: 2.7,
              high: 3,
              sink: 0.6,
              material: material("#c8244a", { gloss: 0.7 }),
            }),
          );
      }),
    ),
  ],
  "fruit-box": [
    "mint",
    punnet((f) => {
      const parts = ["#f9ad22", "#e5342f", "#8cbf2c", "#fbf3dc", "#f7d03c", "#d92a6a"];
      for (let at = 0; at < 20; at++)
        cube(f, -29 + (at % 5) * 14.5, -20 + Math.floor(at / 5) * 13.5, {
          color: parts[(at * 5 + Math.floor(at / 5)) % 6],
          size: 12,
          high: 9,
          gloss: 0.7,
          grain: 0.1,
        });
    }),
  ],
  lemon: [
    "sky",
    (f) => {
      lying(f, {
        x: -14,
        y: -10,
        turn: 0.9,
        length: 58,
        half: (t) => 21 * Math.sin(Math.PI * (0.04 + t * 0.92)) ** 0.75,
        flat: 0.95,
        material: material("#fad52c", { gloss: 0.6, grain: 0.05, bump: 0.3, size: 1.3 }),
      });
      cutFruit(f, 21, 18, {
        radius: 20,
        skin: "#f6cb1c",
        pith: "#fffbe4",
        flesh: "#fbe67a",
        line: "#fffbe4",
        parts: 9,
      });
      leafOn(f, -34, -30, 0.6);
    },
  ],
  lime: [
    "butter",
    (f) => {
      globe(f, -15, -9, {
        radius: 21,
        tall: 1.06,
        color: "#5f9a2c",
        blush: "#84b84a",
        bump: 0.3,
        size: 1.3,
        stem: "",
      });
      cutFruit(f, 19, 16, {
        radius: 20,
        skin: "#5f9a2c",
        pith: "#f3f6d8",
        flesh: "#c9e07a",
        line: "#f3f6d8",
        parts: 9,
      });
      leafOn(f, -24, -32, 0.3);
    },
  ],
  "dried-fruit": [
    "apricot",
    (f) => {
      bowl(f, { radius: 42, rim: "#8b5a2b", inside: "#d9b27c", deep: 12 });
      scatter(f, { count: 40, radius: 30 }, (x, y, t, at) =>
        slab(f, {
          x,
          y,
          turn: t,
          outline: around((a) => 9 + Math.sin(a * 3 + at), 30).map(([u, v]) => [u, v * 0.55]),
          high: 3,
          round: 3,
          rough: 0.8,
          material: material(["#f0931c", "#d9701c", "#f6c84a", "#a8243c"][at % 4], {
            gloss: 0.6,
            grain: 0.25,
            bump: 0.5,
          }),
        }),
      );
    },
  ],
};

export const freshVegetables = {
  "leafy-greens": ["butter", bunch("#3a8a2c", "#e3ecc0")],
  spinach: ["blush", bunch("#2f6f2a", "#a9cf7a", { width: 0.95 })],
  "red-greens": ["mint", bunch("#6a2a3c", "#c8506a")],
  cabbage: [
    "apricot",
    (f) => {
      dome(f, {
        x: 0,
        y: 0,
        rx: 36,
        ry: 34,
        high: 28,
        material: material("#b9d67a", { gloss: 0.4, grain: 0.1, bump: 0.5, size: 7 }),
        paint: (u, v, c) => {
          const a = Math.atan2(v + 6, u);
          const r = Math.hypot(u, v + 6);
          if (Math.abs(Math.sin(a * 4 + r / 22)) < 0.07) mixInto(c, "#eef6cc", 0.85);
          mixInto(c, "#7aa83c", Math.max(0, r / 40 - 0.55));
        },
      });
      for (const [x, y, t] of [
        [-24, 8, 2.2],
        [24, 6, 0.9],
        [0, -26, 4.7],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: around((a) => 20 + Math.sin(a * 7) * 1.2, 44).map(([u, v]) => [u * 0.7, v]),
          high: 13,
          round: 17,
          z: 2,
          material: material("#8fbf4c", { gloss: 0.35, grain: 0.15, bump: 0.9, size: 4 }),
        });
    },
  ],
  napa: [
    "sky",
    (f) => {
      for (const [at, w] of [
        [0, 24],
        [1, 19],
        [2, 13],
      ])
        slab(f, {
          x: 0,
          y: 4 - at * 2,
          z: 1 + at * 4,
          outline: around((_a) => 40, 60).map(([u, v]) => [
            (u / 40) * w * (1 - v / 140),
            v * (1 - at * 0.05),
          ]),
          high: 9,
          round: w * 0.9,
          material: material("#f3f3d4", { gloss: 0.4, grain: 0.06, bump: 0.5, size: 4 }),
          paint: (u, v, c, n) => {
            mixInto(c, "#a9cf5c", Math.max(0, (6 - v) / 34 + n * 0.25));
            if (Math.abs(u) < 1.4) mixInto(c, "#ffffff", 0.6);
          },
        });
    },
  ],
  lettuce: [
    "blush",
    (f) =>
      leafHeap(f, 0, 0, {
        radius: 36,
        count: 80,
        colors: ["#8cc63f", "#a9d65c", "#6aae34"],
        size: 14,
        hill: 18,
      }),
  ],
  carrot: [
    "mint",
    longs(
      [
        [-20, 6, 0.15],
        [2, 4, -0.05],
        [24, 6, -0.2],
      ],
      {
        length: 66,
        half: taper(9.5),
        color: "#ef7f1c",
        paint: (_s, t, c) => {
          if (Math.abs(((t * 11) % 1) - 0.5) < 0.05) mixInto(c, "#b8560c", 0.5);
        },
        top: (g) => {
          for (const x of [-5, -2, 2, 5])
            leaf(g, x, -8, { turn: -1.57 + x * 0.09, length: 19, width: 0.35, color: "#4f9a30" });
        },
      },
    ),
  ],
  radish: [
    "butter",
    longs(
      [
        [-15, 6, 0.12],
        [17, 6, -0.12],
      ],
      {
        length: 70,
        half: taper(13, 0.75),
        color: "#fdfaf2",
        paint: (_s, t, c) => mixInto(c, "#c9dc8a", Math.max(0, 0.16 - t) * 4),
        top: (g) => {
          for (const x of [-6, -2, 2, 6])
            leaf(g, x, -8, { turn: -1.57 + x * 0.09, length: 22, width: 0.45, color: "#4f9a30" });
        },
      },
    ),
  ],
  burdock: [
    "sage",
    longs(
      [
        [-20, 0, 0.2],
        [0, 0, 0.12],
        [20, 0, 0.2],
      ],
      { length: 86, half: taper(5, 0.5), color: "#8a6440", gloss: 0.1, bump: 0.4 },
    ),
  ],
  potato: [
    "sage",
    each(TRIO, (f, x, y, i) =>
      dome(f, {
        x,
        y,
        rx: 21,
        ry: 16,
        turn: i,
        high: 15,
        rough: 0.12,
        material: material("#d9b26a", { gloss: 0.15, grain: 0.14, bump: 0.15 }),
        paint: (_u, _v, c, n) => mixInto(c, "#8a6434", n > 0.62 ? 0.8 : 0),
      }),
    ),
  ],
  taro: [
    "lilac",
    (f) => {
      for (const [x, y, t] of [[-12, -10, 0.5]])
        lying(f, {
          x,
          y,
          turn: t,
          length: 60,
          half: barrel(20),
          flat: 0.95,
          material: material("#6a4a34", { gloss: 0.1, grain: 0.3, bump: 0.7, size: 2 }),
          paint: (_s, k, c) => {
            if (Math.abs(((k * 7) % 1) - 0.5) < 0.1) mixInto(c, "#3a2618", 0.6);
          },
        });
      dome(f, {
        x: 23,
        y: 20,
        rx: 17,
        high: 9,
        power: 9,
        material: material("#efe6ec", { gloss: 0.3 }),
        paint: (u, v, c, n) => {
          if (Math.hypot(u, v) > 15.4) mixInto(c, "#5a3a28", 1);
          else if (Math.abs(n) > 0.5) mixInto(c, "#8a5f9a", 0.7);
        },
      });
    },
  ],
  yam: [
    "oat",
    longs(
      [
        [-14, 0, 0.25],
        [14, 2, 0.15],
      ],
      {
        length: 84,
        half: barrel(11),
        color: "#cfae84",
        gloss: 0.1,
        bump: 0.3,
        paint: (_s, _t, c, n) => mixInto(c, "#8a6a44", n > 0.5 ? 0.6 : 0),
      },
    ),
  ],
  pumpkin: [
    "sage",
    (f) => {
      ring({ count: 10, radius: 19 }, (x, y, a) =>
        dome(f, {
          x,
          y: y * 0.9,
          rx: 20,
          ry: 13,
          turn: a,
          high: 24,
          z: 1,
          material: material("#e07c1c", { gloss: 0.5, grain: 0.1 }),
        }),
      );
      tube(f, {
        points: [
          [0, 2],
          [2, -6],
          [8, -13],
        ],
        radius: 4,
        z: 21,
        material: material("#7a8a3c", { gloss: 0.2 }),
      });
    },
  ],
  "sweet-potato": [
    "butter",
    longs(
      [
        [-17, -2, 0.6],
        [14, 8, 0.4],
      ],
      {
        length: 70,
        half: (t) => 14 * Math.sin(Math.PI * (0.04 + t * 0.92)) ** 0.7,
        color: "#a84a4c",
        gloss: 0.2,
        bump: 0.3,
        paint: (_s, _t, c, n) => mixInto(c, "#6a2a34", n > 0.5 ? 0.6 : 0),
      },
    ),
  ],
  onion: [
    "mint",
    globes(PAIR, {
      radius: 23,
      tall: 0.95,
      color: "#d99a3c",
      blush: "#e8b45c",
      stripes: 8,
      stem: "#b98a4a",
      gloss: 0.7,
    }),
  ],
  tomato: [
    "mint",
    globes(PAIR, { radius: 24, tall: 0.92, color: "#d92f1c", gloss: 0.95, stem: "" }, (f) => {
      for (const [x, y] of PAIR)
        ring({ count: 6, radius: 5, x, y: y - 6 }, (lx, ly, a) =>
          leaf(f, lx, ly, { turn: a, length: 11, width: 0.4, color: "#4f9a30" }),
        );
    }),
  ],
  "cherry-tomato": [
    "sage",
    each(
      [
        [-22, -14],
        [0, -20],
        [22, -12],
        [-12, 4],
        [12, 6],
        [-24, 20],
        [0, 26],
        [24, 22],
      ],
      (f, x, y) => {
        globe(f, x, y, { radius: 11.5, tall: 1.1, color: "#e03a1c", gloss: 1, stem: "#4f9a30" });
      },
    ),
  ],
  cucumber: [
    "butter",
    longs(
      [
        [-18, 0, 0.14],
        [4, 2, 0.04],
        [25, 4, -0.1],
      ],
      {
        length: 82,
        half: barrel(9),
        color: "#3a7a2c",
        bump: 0.5,
        paint: (s, _t, c) =>
          mixInto(c, "#6aa84a", Math.abs(((s * 3 + 6) % 1) - 0.5) < 0.12 ? 0.6 : 0),
      },
    ),
  ],
  loofah: [
    "blush",
    longs(
      [
        [-13, 0, 0.14],
        [15, 4, 0.06],
      ],
      {
        length: 84,
        half: (t) => 9 + 6 * t - (t > 0.93 ? (t - 0.93) * 120 : 0),
        color: "#6a9a3c",
        paint: (s, _t, c) =>
          mixInto(c, "#3f6f2a", Math.abs(((s * 3 + 6) % 1) - 0.5) < 0.12 ? 0.7 : 0),
      },
    ),
  ],
  "bitter-melon": [
    "sky",
    longs(
      [
        [-15, 0, 0.16],
        [16, 4, 0.06],
      ],
      { length: 80, half: barrel(14), color: "#dfe9b0", bump: 1.6, gloss: 0.7 },
    ),
  ],
  zucchini: [
    "apricot",
    longs(
      [
        [-16, 0, 0.14],
        [14, 4, 0.04],
      ],
      {
        length: 80,
        half: barrel(11.5),
        color: "#2f6a2c",
        gloss: 0.8,
        paint: (_s, _t, c, n) => mixInto(c, "#7ab05a", n > 0.35 ? 0.5 : 0),
        top: (g) =>
          dome(g, { x: 0, y: -2, rx: 5, ry: 6, high: 8, power: 5, material: material("#8aa84a") }),
      },
    ),
  ],
  "winter-melon": [
    "sky",
    (f) => {
      dome(f, {
        x: -8,
        y: -4,
        rx: 34,
        ry: 29,
        high: 24,
        power: 2.6,
        material: material("#4f7f5a", { gloss: 0.3, grain: 0.2 }),
      });
      dome(f, {
        x: 20,
        y: 18,
        rx: 21,
        high: 10,
        power: 9,
        material: material("#f6f9ea", { gloss: 0.5 }),
        paint: (u, v, c) => {
          const r = Math.hypot(u, v);
          if (r > 19) mixInto(c, "#3a6a48", 1);
          else if (r > 17) mixInto(c, "#b9d6a0", 1);
        },
      });
    },
  ],
  eggplant: [
    "butter",
    longs(
      [
        [-18, 4, 0.12],
        [3, 5, 0],
        [24, 6, -0.12],
      ],
      {
        length: 70,
        half: (t) => 7 + 3.4 * t - (t > 0.9 ? (t - 0.9) * 95 : 0),
        color: "#4a1f55",
        gloss: 1,
        top: (g) => {
          dome(g, { x: 0, y: 1, rx: 8, ry: 7, high: 8, power: 4, material: material("#5f8a34") });
          tube(g, {
            points: [
              [0, -2],
              [1, -10],
            ],
            radius: 2,
            z: 4,
            material: material("#5f8a34"),
          });
        },
      },
    ),
  ],
  okra: [
    "blush",
    longs(
      [
        [-24, 2, 0.2],
        [-8, 0, 0.05],
        [8, 2, -0.05],
        [24, 0, -0.2],
      ],
      {
        length: 64,
        half: taper(7, 0.92),
        color: "#5f9a34",
        paint: (s, _t, c) =>
          mixInto(c, "#3f6f2a", Math.abs(((s * 2.5 + 5) % 1) - 0.5) < 0.1 ? 0.6 : 0),
        top: (g) =>
          dome(g, { x: 0, y: 0, rx: 6, ry: 4, high: 7, power: 5, material: material("#8ab04a") }),
      },
    ),
  ],
  "string-beans": [
    "butter",
    (f) => {
      for (let at = 0; at < 15; at++) {
        const x = -28 + at * 4;
        tube(f, {
          points: [
            [x - 2, -36 + (at % 3) * 3],
            [x + 2 + (at % 2) * 2, 0],
            [x - 1, 36 - (at % 4) * 3],
          ],
          radius: 2.5,
          z: 1 + (at % 3) * 2,
          material: material(at % 3 ? "#5f9f38" : "#4f8a2e", {
            gloss: 0.5,
            grain: 0.15,
            bump: 0.15,
          }),
        });
      }
    },
  ],
  "pea-pods": [
    "apricot",
    each(
      [
        [-20, -16],
        [14, -18],
        [-14, 4],
        [20, 6],
        [-4, 24],
      ],
      (f, x, y, i) => {
        slab(f, {
          x,
          y,
          turn: i * 0.5,
          outline: around((_a) => 20, 40).map(([u, v]) => [
            u,
            v * 0.36 * (1 - (u / 22) ** 4 * 0.6),
          ]),
          high: 5,
          round: 6,
          material: material("#7abf3c", { gloss: 0.6 }),
        });
      },
    ),
  ],
  edamame: [
    "sky",
    each(
      [
        [-20, -18],
        [14, -20],
        [-16, 2],
        [18, 2],
        [-4, 22],
        [24, 24],
      ],
      (f, x, y, i) => {
        for (const off of [-9, 0, 9]) {
          const t = i * 0.7;
          dome(f, {
            x: x + off * Math.cos(t),
            y: y + off * Math.sin(t),
            rx: 7.6,
            ry: 6,
            turn: t,
            high: 6,
            z: 1,
            material: material("#6aae34", { gloss: 0.3, grain: 0.15 }),
          });
        }
      },
    ),
  ],
  "bell-pepper": [
    "sky",
    each(
      [
        [-20, -8],
        [20, -6],
        [0, 16],
      ],
      (f, x, y, i) => {
        globe(f, x, y, {
          radius: 19,
          tall: 1.08,
          color: ["#d0261c", "#f6b81c", "#4f962c"][i],
          lobes: 3,
          gloss: 1,
          stem: "",
        });
        tube(f, {
          points: [
            [x, y - 15],
            [x + 2, y - 25],
          ],
          radius: 2.6,
          z: 13,
          material: material("#4f8a2c"),
        });
      },
    ),
  ],
  "green-pepper": [
    "blush",
    each(PAIR, (f, x, y) => {
      globe(f, x, y, { radius: 20, tall: 1.15, color: "#4f962c", lobes: 3, gloss: 1, stem: "" });
      tube(f, {
        points: [
          [x, y - 17],
          [x + 2, y - 27],
        ],
        radius: 2.6,
        z: 13,
        material: material("#3f7a2c"),
      });
    }),
  ],
  corn: [
    "sky",
    (f) => {
      for (const [x, t] of [
        [-15, 1.45],
        [16, 1.7],
      ]) {
        cob(f, x, 4, { turn: t, length: 66, radius: 11.5 });
        for (const s of [-1, 1])
          leaf(f, x + s * 10, 26, {
            turn: 1.57 + s * 0.35,
            length: 46,
            width: 0.34,
            color: "#8ab84a",
            high: 5,
          });
      }
    },
  ],
  broccoli: [
    "butter",
    (f) => {
      broccoli(f, -4, -6, { size: 2.6 });
      broccoli(f, 27, 22, { size: 1.2 });
    },
  ],
  cauliflower: [
    "mint",
    (f) => {
      for (const a of [0.6, 1.6, 2.6, 3.6, 4.7, 5.8])
        leaf(f, Math.cos(a) * 26, Math.sin(a) * 26, {
          turn: a,
          length: 34,
          width: 0.8,
          color: "#8ab84a",
          high: 5,
        });
      for (const [x, y, r] of [
        [0, 0, 15],
        [-14, -6, 12],
        [13, -8, 12],
        [-10, 13, 12],
        [12, 12, 12],
        [0, -16, 11],
      ])
        dome(f, {
          x,
          y,
          rx: r,
          high: 18,
          material: material("#fbf3dc", { gloss: 0.1, grain: 0.12, bump: 1, size: 1.4 }),
        });
    },
  ],
  sprouts: [
    "sage",
    (f) => {
      for (let at = 0; at < 46; at++) {
        const [x, y, t] = [(f.random() - 0.5) * 52, (f.random() - 0.5) * 48, f.random() * 3];
        tube(f, {
          points: [
            [x - 16 * Math.cos(t), y - 16 * Math.sin(t)],
            [x + 3, y + 3],
            [x + 16 * Math.cos(t), y + 16 * Math.sin(t)],
          ],
          radius: 1.7,
          z: 1 + at * 0.12,
          material: material("#fbf6e6", { gloss: 0.7 }),
        });
        dome(f, {
          x: x + 16 * Math.cos(t),
          y: y + 16 * Math.sin(t),
          rx: 3.4,
          ry: 2.6,
          turn: t,
          high: 3.6,
          z: 1 + at * 0.12,
          material: material("#e8c84a", { gloss: 0.5 }),
        });
      }
    },
  ],
  mushrooms: [
    "oat",
    each(
      [
        [-18, -14],
        [16, -16],
        [-4, 6],
        [24, 12],
        [-24, 18],
      ],
      (f, x, y) => {
        tube(f, {
          points: [
            [x, y],
            [x + 2, y + 16],
          ],
          radius: 5,
          z: 1,
          material: material("#f3e6d0", { gloss: 0.2 }),
          smooth: false,
        });
        mushroom(f, x, y, { size: 2, color: "#8a5a34", cross: x === -4, z: 4 });
      },
    ),
  ],
  enoki: [
    "sky",
    (f) => {
      for (let at = 0; at < 40; at++) {
        const x = -24 + (at % 20) * 2.5;
        const y = -20 + ((at * 7) % 11) * 1.6;
        tube(f, {
          points: [
            [x * 0.7, 38],
            [x * 0.8, 8],
            [x, y],
          ],
          radius: 1.3,
          z: 1 + (at % 5),
          material: material("#fbf3e0", { gloss: 0.4 }),
        });
        dome(f, {
          x,
          y,
          rx: 3.4,
          high: 4,
          z: 2 + (at % 5),
          material: material("#fdf6e4", { gloss: 0.5 }),
        });
      }
    },
  ],
  "king-mushroom": [
    "sage",
    longs(
      [
        [-17, 4, 0.15],
        [15, 5, -0.1],
      ],
      {
        length: 66,
        half: (t) => (t < 0.2 ? 17 - t * 20 : 12 + 3 * t),
        color: "#fbf3e2",
        gloss: 0.2,
        paint: (_s, t, c) => {
          if (t < 0.2) mixInto(c, "#b98a5c", 0.9);
        },
      },
    ),
  ],
  "wood-ear": [
    "blush",
    (f) =>
      leafHeap(f, 0, 0, {
        radius: 34,
        count: 50,
        colors: ["#3a2620", "#4a3026", "#2b1d1a"],
        size: 14,
        gloss: 0.7,
      }),
  ],
  garlic: [
    "mint",
    (f) => {
      for (const [x, y] of [
        [-14, -6],
        [18, 8],
      ]) {
        ring({ count: 7, radius: 8, x, y }, (gx, gy, a) =>
          dome(f, {
            x: gx,
            y: gy,
            rx: 12,
            ry: 8,
            turn: a,
            high: 15,
            material: material("#f9f2e6", { gloss: 0.3, grain: 0.05 }),
            paint: (_u, v, c) => mixInto(c, "#c9a0b4", Math.abs(v) > 5.4 ? 0.5 : 0),
          }),
        );
        tube(f, {
          points: [
            [x, y],
            [x + 3, y - 17],
          ],
          radius: 3,
          z: 12,
          material: material("#efe3cc"),
        });
      }
      dome(f, {
        x: -12,
        y: 30,
        rx: 8,
        ry: 5,
        turn: 0.4,
        high: 6,
        material: material("#f6ead4", { gloss: 0.5 }),
      });
    },
  ],
  scallion: [
    "butter",
    (f) => {
      for (let at = 0; at < 9; at++)
        tube(f, {
          points: [
            [-16 + at * 3.4, 40],
            [-14 + at * 3.2, 10],
            [-20 + at * 5, -38],
          ],
          radius: (t) => 2.6 + t * 0.8,
          z: 1 + (at % 3) * 2,
          material: material("#4f9a38", { gloss: 0.5, grain: 0.1 }),
          paint: (t, _s, c) => mixInto(c, "#fbfaee", 1 - t * 2.6),
        });
    },
  ],
  ginger: [
    "sage",
    (f) => {
      for (const [x, y, rx, ry, t] of [
        [0, 0, 26, 15, 0.4],
        [-20, -14, 15, 11, 0.9],
        [18, 16, 17, 11, 0.2],
        [10, -16, 14, 10, 1.8],
        [-18, 14, 13, 9, 2.4],
      ])
        dome(f, {
          x,
          y,
          rx,
          ry,
          turn: t,
          high: 15,
          rough: 0.12,
          material: material("#d6ac68", { gloss: 0.2, grain: 0.14, bump: 0.25 }),
          paint: (u, _v, c) => {
            if (Math.abs(((u + 60) % 7) - 3.5) < 0.4) mixInto(c, "#a07a3c", 0.6);
          },
        });
    },
  ],
  shallot: [
    "lilac",
    globes(TRIO, {
      radius: 15,
      tall: 1.2,
      color: "#a84a5c",
      blush: "#c8707a",
      stripes: 8,
      stem: "#b98a4a",
      gloss: 0.6,
    }),
  ],
  herb: [
    "butter",
    (f) => {
      for (const a of [-2.3, -1.9, -1.57, -1.2, -0.8]) {
        tube(f, {
          points: [
            [0, 38],
            [Math.cos(a) * 8, 10],
            [Math.cos(a) * 30, Math.sin(a) * 30],
          ],
          radius: 1.3,
          z: 2,
          material: material("#5f9a3c"),
        });
        for (const k of [0.35, 0.6, 0.85, 1.05])
          for (const s of [-0.7, 0.7])
            leaf(f, Math.cos(a) * 30 * k, 12 + (Math.sin(a) * 30 - 12) * k, {
              turn: a + s,
              length: 16,
              high: 2.4,
            });
      }
    },
  ],
  chilies: [
    "mint",
    each(
      [
        [-14, -20],
        [10, -12],
        [-8, 0],
        [14, 8],
        [-10, 20],
      ],
      (f, x, y, i) => chili(f, x, y, { turn: 0.1 + i * 0.12, length: 50 }),
    ),
  ],
  "vegetable-box": [
    "sage",
    punnet((f) => {
      for (const y of [-17, 0, 17]) greens(f, -24, y, { turn: 1.57, count: 3, length: 20 });
      for (const [x, y] of [
        [2, -18],
        [2, -2],
        [2, 14],
      ])
        roundSlice(f, x, y, { radius: 7, high: 4 });
      for (const y of [-18, 0, 18]) mushroom(f, 18, y, { z: 3 });
      for (const y of [-18, -2, 16]) cob(f, 32, y, { length: 11, radius: 5 });
    }),
  ],
  "bamboo-shoot": [
    "mint",
    longs(
      [
        [-15, 4, 0.12],
        [16, 6, -0.1],
      ],
      {
        length: 70,
        half: (t) => 4 + 13 * t,
        color: "#d9b878",
        gloss: 0.2,
        paint: (s, t, c) => {
          if (Math.abs(((((t * 8 + Math.abs(s) * 0.9) % 1) + 1) % 1) - 0.5) < 0.08)
            mixInto(c, "#7a5a2c", 0.7);
        },
      },
    ),
  ],
};

export const freshMeat = {
  "pork-slices": [
    "blush",
    tray((f) => {
      for (const y of [-17, 0, 17])
        slices(f, 0, y, {
          count: 11,
          turn: 0,
          step: 6,
          wide: 18,
          deep: 11,
          color: "#dd8078",
          fat: "#fbe9e0",
          z: 0.5,
        });
    }),
  ],
  "ground-meat": [
    "apricot",
    tray((f) => {
      for (let at = 0; at < 110; at++) {
        const [x, y] = [(f.random() - 0.5) * 68, (f.random() - 0.5) * 46];
        tube(f, {
          points: [
            [x - 6, y - 2],
            [x, y + 3],
            [x + 6, y - 2],
          ],
          radius: 1.8,
          z: 1 + f.random() * 4,
          material: material(at % 4 ? "#cf5f58" : "#efb8a8", { gloss: 0.5, grain: 0.15 }),
        });
      }
    }),
  ],
  ribs: [
    "oat",
    tray((f) => {
      for (let at = 0; at < 5; at++) {
        slab(f, {
          x: -30 + at * 15,
          y: 0,
          turn: 0.08,
          outline: rounded(13, 46, 4),
          high: 8,
          round: 4,
          rough: 0.5,
          material: material("#c9625a", { gloss: 0.5, grain: 0.2, bump: 0.2 }),
          paint: (_u, _v, c, n) => {
            mixInto(c, "#f6dccf", n > 0.2 ? 0.8 : 0);
          },
        });
        dome(f, {
          x: -30 + at * 15,
          y: -23,
          rx: 4,
          ry: 3,
          high: 8,
          material: material("#f6ead8", { gloss: 0.5 }),
        });
      }
    }),
  ],
  "raw-chicken": [
    "butter",
    tray((f) => {
      for (const [x, y, t] of [
        [-20, -8, 0.2],
        [15, -10, -0.2],
        [-2, 14, 0.1],
      ])
        dome(f, {
          x,
          y,
          rx: 21,
          ry: 13,
          turn: t,
          high: 8,
          rough: 0.08,
          material: material("#f0b8a0", { gloss: 0.6, grain: 0.08, bump: 0.2 }),
          paint: (u, _v, c, n) =>
            mixInto(c, "#fbe0d0", Math.max(0, n) + (Math.sin(u * 1.2) > 0.8 ? 0.3 : 0)),
        });
    }),
  ],
  "raw-drumsticks": [
    "sky",
    tray((f) => {
      for (const [x, y, t] of [
        [-18, -11, 0.2],
        [12, -8, 0.35],
        [-8, 13, 0.1],
      ])
        drumstick(f, x, y, {
          turn: t,
          size: 1,
          color: "#efb48c",
          dark: "#d9906a",
          light: "#f9dcc0",
          crust: 0.1,
          gloss: 0.6,
        });
    }),
  ],
  "chicken-breast": [
    "mint",
    tray((f) => {
      for (const [x, y, t] of [
        [-16, -2, 1.2],
        [17, 2, 1.3],
      ]) {
        fillet(f, x, y, {
          turn: t,
          wide: 46,
          deep: 25,
          high: 8,
          color: "#ecc79a",
          line: "#f9e3c0",
        });
        scatter(f, { count: 30, radius: 11, x, y }, (sx, sy) =>
          dome(f, { x: sx, y: sy, rx: 0.8, high: 0.6, material: material("#4a3a24") }),
        );
      }
    }),
  ],
  "raw-steak": [
    "sage",
    tray((f) => {
      for (const [x, y, t] of [
        [-16, -2, 1.2],
        [18, 3, 1.5],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: around((a) => 23 + Math.sin(a * 3) * 1.4, 44).map(([u, v]) => [u, v * 0.68]),
          high: 6,
          round: 4,
          rough: 0.5,
          material: material("#b8303a", { gloss: 0.6, grain: 0.12 }),
          paint: (u, v, c, n) => {
            if (Math.hypot(u / 23, v / 15.6) > 0.88 || Math.abs(n) < 0.06 || n > 0.6)
              mixInto(c, "#f9e6dc", 0.85);
          },
        });
    }),
  ],
  "beef-slices": [
    "blush",
    tray((f) => {
      for (const y of [-17, 0, 17])
        slices(f, 0, y, {
          count: 11,
          turn: 0,
          step: 6,
          wide: 18,
          deep: 11,
          color: "#b8363e",
          fat: "#f6ddd4",
          z: 0.5,
        });
    }),
  ],
  "beef-chunks": [
    "butter",
    tray((f) => {
      for (let at = 0; at < 12; at++)
        cube(f, -28 + (at % 4) * 19, -18 + Math.floor(at / 4) * 18, {
          size: 15,
          high: 9,
          color: "#a83038",
          side: "#d98a84",
          grain: 0.3,
          gloss: 0.5,
        });
    }),
  ],
  "lamb-rack": [
    "sage",
    tray((f) => {
      for (const [x, t] of [
        [-24, -0.1],
        [0, 0],
        [24, 0.1],
      ]) {
        tube(f, {
          points: [
            [x, -4],
            [x + t * 20, -27],
          ],
          radius: 2,
          z: 3,
          material: material("#f6ead8", { gloss: 0.5 }),
          smooth: false,
        });
        dome(f, {
          x,
          y: 9,
          rx: 11,
          ry: 14,
          high: 8,
          power: 4,
          material: material("#a83038", { gloss: 0.6, grain: 0.15 }),
          paint: (u, v, c) => mixInto(c, "#f9e6dc", Math.hypot(u / 11, v / 14) > 0.76 ? 0.9 : 0),
        });
      }
    }),
  ],
  "duck-breast": [
    "clay",
    tray((f) => {
      for (const [x, y, t] of [
        [-16, -2, 1.3],
        [17, 2, 1.4],
      ]) {
        fillet(f, x, y, {
          turn: t,
          wide: 48,
          deep: 26,
          high: 8,
          color: "#f3dcb8",
          line: "#d9b484",
        });
      }
    }),
  ],
  sausages: [
    "apricot",
    tray((f) => {
      for (let at = 0; at < 5; at++)
        sausage(f, 0, -22 + at * 11, { turn: 0.03, length: 64, radius: 5, cuts: 0, bend: 3 });
    }),
  ],
  ham: [
    "blush",
    tray((f) => {
      for (let at = 0; at < 6; at++)
        slab(f, {
          x: -24 + at * 9.6,
          y: 0,
          turn: 0.1,
          z: 1 + at * 0.8,
          outline: around((a) => 20 + Math.sin(a * 2), 44),
          high: 2,
          round: 1.4,
          material: material("#ef9f98", { gloss: 0.6, grain: 0.05 }),
          paint: (u, v, c) => mixInto(c, "#c86a5c", Math.hypot(u, v) > 18 ? 0.7 : 0),
        });
    }),
  ],
  "bacon-slices": [
    "butter",
    tray((f) => {
      for (let at = 0; at < 5; at++)
        tube(f, {
          points: [
            [-32, -20 + at * 10],
            [-10, -18 + at * 10],
            [10, -21 + at * 10],
            [32, -19 + at * 10],
          ],
          radius: 5.4,
          flat: 0.35,
          z: 1,
          material: material("#c8483c", { gloss: 0.5, grain: 0.12 }),
          paint: (_t, s, c, n) =>
            mixInto(c, "#fbe0cc", Math.abs(s - 0.1) < 0.28 || s > 0.7 || n > 0.5 ? 0.9 : 0),
        });
    }),
  ],
  "marinated-pork": [
    "clay",
    tray((f) => {
      for (const [x, y, t] of [
        [-17, -3, 1.3],
        [16, 2, 1.4],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: around((a) => 24 + Math.sin(a * 3), 44).map(([u, v]) => [u, v * 0.64]),
          high: 5,
          round: 3,
          material: material("#a8501c", { gloss: 0.9, grain: 0.25, bump: 0.2 }),
          paint: (_u, _v, c, n) => mixInto(c, "#d99a5c", Math.max(0, n) * 0.6),
        });
    }),
  ],
  "fish-fillet": [
    "mint",
    onIce((f) => {
      fillet(f, -2, -9, {
        turn: 0.12,
        wide: 58,
        deep: 24,
        color: "#f3e6da",
        line: "#dcc4b4",
        skin: "#7a8a90",
        high: 6,
      });
      fillet(f, 2, 16, {
        turn: 0.05,
        wide: 54,
        deep: 21,
        color: "#f3e6da",
        line: "#dcc4b4",
        skin: "#7a8a90",
        high: 6,
      });
    }),
  ],
  salmon: [
    "sky",
    onIce((f) => {
      fillet(f, -2, -9, { turn: 0.12, wide: 58, deep: 24, high: 6 });
      fillet(f, 2, 16, { turn: 0.05, wide: 54, deep: 21, high: 6 });
      leaf(f, 28, -24, { length: 14 });
    }),
  ],
  "whole-fish": ["sky", onIce((f) => fish(f, 0, 0, { turn: -0.15, length: 80, z: 1 }))],
  "raw-shrimp": [
    "mint",
    onIce((f) => {
      for (const [x, y] of [
        [-20, -14],
        [2, -21],
        [21, -10],
        [-22, 10],
        [-1, 2],
        [20, 13],
        [-4, 23],
      ])
        shrimp(f, x, y, { size: 1.15, color: "#c9b8a8", stripe: "#8a7a70" });
    }),
  ],
  crab: ["sky", onIce((f) => crab(f, 0, 4, { size: 1.05, color: "#7a6a4a", dark: "#4a3f2c" }))],
  clams: [
    "butter",
    onIce((f) => {
      for (const [x, y] of [
        [-20, -14],
        [2, -21],
        [21, -10],
        [-22, 10],
        [-1, 2],
        [20, 13],
        [-4, 23],
      ])
        clam(f, x, y, { size: 1.3 });
    }),
  ],
  oysters: [
    "sage",
    onIce((f) => {
      for (const [x, y] of [
        [-20, -14],
        [2, -21],
        [21, -10],
        [-22, 10],
        [-1, 2],
        [20, 13],
        [-4, 23],
      ])
        oyster(f, x, y, { size: 2 });
    }),
  ],
  scallop: [
    "lilac",
    onIce((f) => {
      for (const [x, y] of [
        [-20, -14],
        [2, -21],
        [21, -10],
        [-22, 10],
        [-1, 2],
        [20, 13],
        [-4, 23],
      ])
        dome(f, {
          x,
          y,
          rx: 9,
          high: 7,
          power: 6,
          material: material("#fbefdc", { gloss: 0.6, grain: 0.05 }),
        });
    }),
  ],
  squid: ["apricot", onIce((f) => squid(f, -2, 0, { turn: 0.5, size: 0.95 }))],
  "fish-paste": [
    "oat",
    tray((f) => {
      for (const [x, y] of [
        [-26, -14],
        [-26, 12],
      ])
        roundSlice(f, x, y, { radius: 12, high: 9, color: "#fbf6ee", edge: "#e8788a" });
      for (const y of [-18, -2, 14])
        slab(f, {
          x: 0,
          y,
          outline: rounded(20, 12, 5),
          high: 7,
          round: 4,
          material: material("#d99a4a", { gloss: 0.5, grain: 0.2 }),
        });
      for (const [x, y] of [
        [22, -16],
        [22, 2],
        [22, 18],
      ])
        dome(f, { x, y, rx: 9, high: 10, material: material("#f6efe2", { gloss: 0.5 }) });
    }),
  ],
  eggs: [
    "butter",
    (f) => {
      box(f, {
        wide: 92,
        tall: 66,
        deep: 8,
        color: "#b9b2a4",
        inside: "#a39b8c",
        parts: [[0, 0, 86, 60]],
        corner: 8,
      });
      for (let at = 0; at < 6; at++)
        egg(frameAt(f, 0, 0, { z: 0 }), -28 + (at % 3) * 28, -14 + Math.floor(at / 3) * 28, {
          turn: 1.57,
          size: 1.32,
          color: ["#f0cfa4", "#e6bb8a", "#f3d8b4"][at % 3],
          z: 4,
        });
    },
  ],
  "preserved-eggs": [
    "sage",
    (f) => {
      plate(f, { radius: 42, line: "#2f5d62" });
      egg(f, -12, -10, { color: "#5a5f54", size: 1.4 });
      eggHalf(f, 13, -6, { white: "#4a3a24", yolk: "#5a6a4a", size: 1.4 });
      eggHalf(f, -2, 16, { white: "#4a3a24", yolk: "#5a6a4a", size: 1.4, turn: 0.3 });
    },
  ],
  "salted-eggs": [
    "sky",
    (f) => {
      plate(f, { radius: 42, line: "#2f4a6b" });
      egg(f, -12, -10, { color: "#cfe0dc", size: 1.4 });
      eggHalf(f, 13, -6, { yolk: "#e8701c", size: 1.4 });
      eggHalf(f, -2, 16, { yolk: "#e8701c", size: 1.4, turn: 0.3 });
    },
  ],
  "stewed-eggs": [
    "clay",
    (f) => {
      bowl(f, { radius: 42, rim: "#8b1e12", deep: 13 });
      for (const [x, y] of [
        [-12, -9],
        [12, -8],
        [0, 13],
      ])
        egg(f, x, y, { color: "#8a5024", size: 1.3, gloss: 0.8, z: 5 });
    },
  ],
  tofu: [
    "mint",
    (f) => {
      board(f, { wide: 86, tall: 64, color: "#c49760" });
      slab(f, {
        x: -8,
        y: 0,
        turn: -0.08,
        outline: rounded(50, 40, 3),
        high: 15,
        round: 2.6,
        material: material("#fdf7e8", { gloss: 0.45, grain: 0.02 }),
      });
      for (const [x, y] of [
        [30, -10],
        [30, 9],
      ])
        cube(f, x, y, { size: 14, high: 11, turn: 0.2 });
    },
  ],
  "dried-tofu": [
    "oat",
    (f) => {
      board(f, { wide: 86, tall: 64, color: "#c49760" });
      for (const [x, y, t] of [
        [-20, -12, 0.1],
        [8, -14, -0.1],
        [-10, 11, 0.05],
        [20, 10, 0.12],
      ])
        cube(f, x, y, {
          size: 22,
          high: 8,
          turn: t,
          color: "#a8703c",
          side: "#7a4a20",
          grain: 0.15,
        });
    },
  ],
  "tofu-skin": [
    "butter",
    (f) => {
      board(f, { wide: 86, tall: 64, color: "#c49760" });
      for (const y of [-15, 1, 17])
        slab(f, {
          x: 0,
          y,
          turn: 0.05,
          outline: rounded(60, 14, 6),
          high: 7,
          round: 5,
          rough: 0.5,
          material: material("#ecc878", { gloss: 0.4, grain: 0.15, bump: 0.6, size: 3 }),
        });
    },
  ],
};
