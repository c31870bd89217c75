/** The families (see families.mjs) of packed food and household goods of a grocery, and the placeholder. */

import { beans, globe } from "./pieces-green.mjs";
import { fish, slices } from "./pieces-meat.mjs";
import {
  bag,
  bottle,
  can,
  carton,
  drawMark,
  iceHeap,
  jar,
  paperRoll,
  pump,
  tissueBox,
} from "./pieces-pack.mjs";
import { herbs, noodles, sprinkle, threads } from "./pieces-staple.mjs";
import { frameAt, material, mixInto } from "./relief.mjs";
import { around, dome, lying, ring, rounded, scatter, slab, tube } from "./shapes.mjs";
import { board, bowl, plate } from "./vessels.mjs";

const one = (piece, options) => (f) => piece(f, 0, 0, options);
const pack = (options, beside) => (f) => {
  bag(f, beside ? -8 : 0, 0, { wide: 54, tall: 76, turn: -0.05, ...options });
  beside?.(f);
};
const glass = (options, beside) => (f) => {
  bottle(f, beside ? -10 : 0, 0, { length: 86, wide: 16, turn: -0.04, ...options });
  beside?.(f);
};
const pot = (options, beside) => (f) => {
  jar(f, beside ? -9 : 0, 0, { length: 62, wide: 24, turn: -0.05, ...options });
  beside?.(f);
};
const heap =
  (color, options = {}) =>
  (f) => {
    bowl(f, { radius: 42, rim: "#8b5a2b", inside: "#e3c79a", deep: 13 });
    for (let at = 0; at < 3; at++)
      beans(f, 0, 0, { radius: 34 - at * 8, color, count: 90 - at * 12, size: 2.6, ...options });
  };
const plain = (hex, more = {}) => material(hex, { gloss: 0.4, grain: 0.02, ...more });
const chips = (color) => (f) =>
  scatter(f, { count: 7, radius: 12, x: 29, y: 27 }, (x, y, t) =>
    slab(f, {
      x,
      y,
      turn: t,
      outline: around(() => 8, 30).map(([u, v]) => [u, v * 0.8]),
      high: 2,
      round: 2,
      rough: 0.4,
      material: material(color, { gloss: 0.4, grain: 0.2, bump: 0.6, size: 3 }),
    }),
  );
const nutsBeside = (color) => (f) =>
  beans(f, 31, 29, { radius: 11, color, count: 16, size: 3, long: 1.4 });

export const packedFood = {
  chips: ["butter", pack({ color: "#f0b52c", mark: "#c8400f", picture: "ring" }, chips("#f3cf6c"))],
  "corn-chips": [
    "apricot",
    pack({ color: "#d9581c", mark: "#d9581c", picture: "leaf" }, (f) =>
      scatter(f, { count: 7, radius: 12, x: 29, y: 27 }, (x, y, t) =>
        slab(f, {
          x,
          y,
          turn: t,
          outline: [
            [-8, 6],
            [0, -9],
            [8, 6],
          ],
          high: 2,
          round: 1,
          material: material("#f0b53a", { grain: 0.25 }),
        }),
      ),
    ),
  ],
  popcorn: [
    "blush",
    (f) => {
      slab(f, {
        x: 0,
        y: 16,
        z: 0.5,
        outline: [
          [-28, -26],
          [28, -26],
          [21, 26],
          [-21, 26],
        ],
        high: 11,
        round: 12,
        material: plain("#fdf3e6"),
        paint: (u, _v, c) => {
          if (Math.abs(((u + 63) % 14) - 7) < 3.4) mixInto(c, "#c8400f", 1);
        },
      });
      scatter(f, { count: 46, radius: 27, y: -18 }, (x, y) => {
        const py = -18 + (y + 18) * 0.55;
        ring({ count: 3, radius: 2.4, x, y: py, from: x }, (bx, by) =>
          dome(f, {
            x: bx,
            y: by,
            rx: 4,
            high: 5,
            sink: 1,
            material: material("#fdf0c4", { gloss: 0.15, grain: 0.12, bump: 0.5, size: 2 }),
            paint: (_u, _v, c, n) => mixInto(c, "#f0b53a", Math.max(0, n) * 0.6),
          }),
        );
      });
    },
  ],
  "biscuit-pack": [
    "sky",
    pack({ color: "#3f6fa8", mark: "#3f6fa8", picture: "ring" }, (f) => {
      for (const [x, y] of [
        [24, 30],
        [34, 20],
      ])
        dome(f, {
          x,
          y,
          rx: 11,
          high: 4,
          power: 6,
          material: material("#dca24a", { grain: 0.15 }),
          paint: (u, v, c) => {
            if (Math.hypot(((u + 30) % 5) - 2.5, ((v + 30) % 5) - 2.5) < 0.8)
              mixInto(c, "#8a5a1c", 0.8);
          },
        });
    }),
  ],
  "cookie-pack": [
    "oat",
    pack({ color: "#7a4a28", mark: "#7a4a28", picture: "heart" }, (f) => {
      for (const [x, y] of [
        [24, 31],
        [34, 21],
      ]) {
        dome(f, {
          x,
          y,
          rx: 11,
          high: 4,
          power: 4,
          material: material("#c98a3c", { grain: 0.15, bump: 0.4 }),
        });
        sprinkle(f, x, y, { radius: 8, count: 8, color: "#3a1a0c", size: 1.6 });
      }
    }),
  ],
  "rice-crackers": [
    "sage",
    (f) => {
      board(f, { wide: 90, tall: 68, color: "#c49760" });
      for (const [x, y] of [
        [-25, -12],
        [0, -14],
        [25, -11],
        [-13, 12],
        [13, 13],
      ]) {
        dome(f, {
          x,
          y,
          rx: 14,
          high: 4,
          power: 5,
          material: material("#c9862c", { gloss: 0.6, grain: 0.2, bump: 0.4, size: 2 }),
        });
        slab(f, {
          x,
          y,
          turn: 0.1,
          outline: rounded(12, 20, 1),
          high: 1,
          round: 0.6,
          material: material("#1f2f24", { gloss: 0.3, grain: 0.3 }),
        });
      }
    },
  ],
  candy: [
    "lilac",
    (f) => {
      for (const [x, y, t, color] of [
        [-20, -16, 0.4, "#e0485c"],
        [16, -20, -0.3, "#f6b52c"],
        [-4, 2, 0.8, "#4f9fc8"],
        [26, 8, 0.2, "#6aae4a"],
        [-24, 20, -0.4, "#a86ac0"],
        [8, 26, 0.1, "#f08a3c"],
      ]) {
        for (const s of [-1, 1])
          slab(f, {
            x: x + s * 14 * Math.cos(t),
            y: y + s * 14 * Math.sin(t),
            turn: t,
            outline:
              s > 0
                ? [
                    [-5, 0],
                    [5, -7],
                    [4, 0],
                    [5, 7],
                  ]
                : [
                    [5, 0],
                    [-5, -7],
                    [-4, 0],
                    [-5, 7],
                  ],
            high: 3,
            round: 2,
            material: plain(color, { gloss: 0.9 }),
          });
        dome(f, {
          x,
          y,
          rx: 11,
          ry: 9,
          turn: t,
          high: 8,
          material: plain(color, { gloss: 1 }),
          paint: (u, _v, c) => {
            if (Math.abs(((u + 40) % 6) - 3) < 1) mixInto(c, "#ffffff", 0.75);
          },
        });
      }
    },
  ],
  gummies: [
    "mint",
    pack({ color: "#e06a8a", mark: "#e06a8a", picture: "heart" }, (f) => {
      for (const [x, y, color] of [
        [22, 28, "#e0485c"],
        [33, 22, "#f6b52c"],
        [32, 34, "#6aae4a"],
        [22, 38, "#f08a3c"],
      ])
        dome(f, { x, y, rx: 6, high: 6, material: material(color, { gloss: 1 }) });
    }),
  ],
  chocolate: [
    "blush",
    (f) => {
      slab(f, {
        x: 0,
        y: -6,
        turn: -0.12,
        outline: rounded(46, 66, 2),
        high: 4,
        round: 2,
        material: material("#4a2212", { gloss: 0.7, grain: 0.04 }),
      });
      for (let at = 0; at < 12; at++) {
        const [u, v] = [-14.6 + (at % 3) * 14.6, -30 + Math.floor(at / 3) * 16];
        slab(f, {
          x: u * Math.cos(-0.12) - v * Math.sin(-0.12),
          y: -6 + u * Math.sin(-0.12) + v * Math.cos(-0.12),
          turn: -0.12,
          outline: rounded(12.6, 14, 1),
          high: 3,
          round: 2.4,
          material: material("#542815", { gloss: 0.8, grain: 0.03 }),
        });
      }
      slab(f, {
        x: 3,
        y: 22,
        turn: -0.12,
        z: 5,
        outline: rounded(50, 34, 1),
        high: 3,
        round: 1,
        material: plain("#c8400f", { gloss: 0.6 }),
        paint: (u, v, c) => {
          if (v < -14) mixInto(c, "#e3dccb", 0.9);
          drawMark("heart", u / 12, v / 12, c, "#fdf1e0");
        },
      });
    },
  ],
  "peanut-snack": [
    "apricot",
    pack({ color: "#b8702c", mark: "#b8702c", picture: "dot" }, nutsBeside("#c9883f")),
  ],
  nuts: [
    "sage",
    (f) => {
      bowl(f, { radius: 42, rim: "#8b5a2b", inside: "#e3c79a", deep: 13 });
      for (const [color, long] of [
        ["#b8702c", 1.7],
        ["#ecd3a4", 1.6],
        ["#8a5a34", 1.1],
        ["#c9a05c", 1.4],
      ])
        beans(f, 0, 0, { radius: 32, color, count: 38, size: 3.4, long });
    },
  ],
  jerky: [
    "clay",
    (f) => {
      board(f, { wide: 90, tall: 68 });
      for (const [x, y, t] of [
        [-20, -12, 0.2],
        [6, -14, -0.2],
        [26, 0, 1.2],
        [-14, 12, 0.1],
        [10, 14, -0.15],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(28, 20, 2),
          high: 3,
          round: 1.5,
          rough: 0.8,
          material: material("#7a2414", { gloss: 0.8, grain: 0.3, bump: 0.5, size: 2 }),
        });
      sprinkle(f, 0, 0, { radius: 30, count: 80 });
    },
  ],
  "squid-snack": [
    "oat",
    pack({ color: "#c98a5c", mark: "#a8502c", picture: "wave" }, (f) =>
      threads(f, 29, 28, { radius: 13, color: "#ecd3a4", z: 1, count: 30, thick: 1 }),
    ),
  ],
  "dried-tofu-pack": [
    "apricot",
    pack({ color: "#5a3420", mark: "#8a4a20", picture: "cross" }, (f) => {
      for (const [x, y] of [
        [24, 27],
        [34, 33],
      ])
        slab(f, {
          x,
          y,
          turn: x,
          outline: rounded(15, 12, 1),
          high: 5,
          round: 1.4,
          material: material("#8a5428", { gloss: 0.6, grain: 0.15 }),
        });
    }),
  ],
  "seaweed-snack": [
    "mint",
    pack({ color: "#2f5a3c", mark: "#2f5a3c", picture: "wave" }, (f) => {
      for (const [x, y, t] of [
        [26, 26, 0.3],
        [33, 34, 0.7],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(19, 13, 1),
          high: 1,
          round: 0.6,
          material: material("#1f2f24", { gloss: 0.5, grain: 0.3 }),
        });
    }),
  ],
  "frozen-dumplings": [
    "sky",
    pack({ color: "#3f7fb8", mark: "#3f7fb8", picture: "wave", window: "#f6ead0" }),
  ],
  "frozen-food": [
    "sky",
    pack({ color: "#2f6aa0", mark: "#2f6aa0", picture: "cross", window: "#e0ac4a" }),
  ],
  "frozen-vegetables": [
    "mint",
    pack({ color: "#3f8f5a", mark: "#3f8f5a", picture: "leaf", window: "#8cc04a" }, (f) => {
      for (const color of ["#f6c931", "#6aae34", "#ef8a2c"])
        beans(f, 30, 28, { radius: 11, color, count: 9, size: 2.6 });
    }),
  ],
  "frozen-fruit": [
    "blush",
    pack({ color: "#b8406a", mark: "#b8406a", picture: "heart", window: "#d9304a" }, (f) => {
      for (const color of ["#3a4a86", "#c8244a"])
        beans(f, 30, 28, { radius: 11, color, count: 7, size: 3.6 });
    }),
  ],
  "frozen-pizza": [
    "apricot",
    (f) => {
      carton(f, 0, 0, {
        wide: 84,
        tall: 84,
        color: "#c8400f",
        accent: "#a3330b",
        mark: "#c8400f",
        picture: "none",
        gable: 0,
      });
      dome(f, {
        x: 0,
        y: 4,
        rx: 31,
        high: 3,
        power: 6,
        material: material("#e9ad3f", { grain: 0.15, bump: 0.3 }),
        paint: (u, v, c) => mixInto(c, "#c9863a", Math.hypot(u, v) > 27 ? 1 : 0),
      });
      for (let at = 0; at < 9; at++) {
        const a = at * 2.4;
        dome(f, {
          x: 22 * Math.sqrt(at / 9) * Math.cos(a),
          y: 4 + 22 * Math.sqrt(at / 9) * Math.sin(a),
          rx: 4.6,
          high: 1.4,
          power: 5,
          material: material("#b3261c"),
        });
      }
    },
  ],
  "frozen-rice": [
    "butter",
    pack({ color: "#c98a1c", mark: "#c98a1c", picture: "drop", window: "#f3e0a8" }),
  ],
  "hotpot-balls": [
    "blush",
    (f) => {
      bowl(f, { radius: 42, rim: "#8b1e12", deep: 13 });
      for (const [x, y, color] of [
        [-14, -12, "#d9b294"],
        [6, -18, "#f6efe2"],
        [20, -3, "#e8a86a"],
        [-20, 6, "#f6efe2"],
        [0, 2, "#d9b294"],
        [14, 15, "#f3cf8a"],
        [-7, 19, "#e8a86a"],
      ])
        dome(f, {
          x,
          y,
          rx: 9.4,
          high: 10,
          z: 4,
          material: material(color, { gloss: 0.5, grain: 0.08 }),
        });
    },
  ],
  "ice-cubes": ["sky", (f) => iceHeap(f, 0, 0, { radius: 30, count: 24 })],
  "rice-bag": [
    "sage",
    pack({
      color: "#f3ead6",
      band: "#5f8a3c",
      mark: "#fdf8ec",
      picture: "leaf",
      window: "#fbf8ef",
      gloss: 0.25,
    }),
  ],
  "brown-rice-bag": [
    "oat",
    pack({
      color: "#e3cfa6",
      band: "#8a5a2c",
      mark: "#fdf8ec",
      picture: "leaf",
      window: "#c9a06a",
      gloss: 0.25,
    }),
  ],
  "red-beans": ["blush", heap("#8a2420", { long: 1.35 })],
  "green-beans-dry": ["mint", heap("#7f9a3a")],
  "yellow-beans": ["butter", heap("#e3c46c", { size: 3 })],
  "black-beans": ["sky", heap("#201a1c", { size: 3, long: 1.2 })],
  chickpeas: ["oat", heap("#dcb876", { size: 3.6 })],
  grains: [
    "sage",
    (f) => {
      bowl(f, { radius: 42, rim: "#8b5a2b", inside: "#e3c79a", deep: 13 });
      for (const color of ["#c9a06a", "#f3e3b8", "#8a5a34", "#dcc07c"])
        beans(f, 0, 0, { radius: 33, color, count: 150, size: 1.6, long: 1.4 });
    },
  ],
  "dry-noodles": [
    "apricot",
    (f) => {
      board(f, { wide: 92, tall: 72, color: "#c49760" });
      for (const [x, y] of [
        [-19, -1],
        [20, 2],
      ])
        noodles(f, x, y, { radius: 19, color: "#f0d79c", z: 3, hill: 8, bundles: 14 });
    },
  ],
  "rice-vermicelli-dry": [
    "sky",
    (f) => {
      board(f, { wide: 92, tall: 72, color: "#c49760" });
      for (const [x, y] of [
        [-19, -1],
        [20, 2],
      ])
        noodles(f, x, y, {
          radius: 19,
          color: "#fbf8ee",
          z: 3,
          hill: 8,
          bundles: 16,
          thick: 0.7,
          strands: 9,
        });
    },
  ],
  "dry-pasta": [
    "sage",
    (f) => {
      for (let at = 0; at < 40; at++) {
        const x = -24 + (at % 20) * 2.5;
        tube(f, {
          points: [
            [x * 0.9 + (f.random() - 0.5) * 3, -40],
            [x * 0.55, 6],
            [x * 0.95 + (f.random() - 0.5) * 4, 40],
          ],
          radius: 1.2,
          z: 1 + (at % 4) * 1.4,
          material: material("#f0c85c", { gloss: 0.4 }),
        });
      }
      tube(f, {
        points: [
          [-16, 5],
          [0, 6],
          [16, 5],
        ],
        radius: 2.2,
        z: 7,
        material: plain("#c8400f"),
      });
      herbs(f, 30, 28, { count: 3, length: 13 });
    },
  ],
  "pasta-sauce": [
    "sage",
    pot(
      { fill: "#c02c14", bits: "#7a140a", lid: "#3d8f34", mark: "#3d8f34", picture: "leaf" },
      (f) => globe(f, 31, 26, { radius: 12, color: "#d92f1c", gloss: 1 }),
    ),
  ],
  flour: [
    "oat",
    pack({ color: "#fbf6ea", band: "#c98a2c", mark: "#fdf8ec", picture: "leaf", gloss: 0.1 }),
  ],
  sugar: [
    "blush",
    pot({ fill: "#f6efe2", lid: "#b8a07a", mark: "#c86a7a", picture: "heart" }, (f) => {
      for (const [x, y] of [
        [26, 30],
        [36, 26],
      ])
        slab(f, {
          x,
          y,
          turn: x,
          outline: rounded(9, 9, 1),
          high: 7,
          round: 1,
          material: material("#fdfaf4", { gloss: 0.2, grain: 0.1, bump: 0.2, size: 0.8 }),
        });
    }),
  ],
  "baking-powder": [
    "lilac",
    one(can, {
      length: 60,
      wide: 20,
      color: "#b39ad0",
      band: "#fdf8f0",
      mark: "#7a5aa8",
      picture: "drop",
    }),
  ],
  jam: [
    "blush",
    pot({ fill: "#b3142c", bits: "#6a0a1a", lid: "#d9b44a", mark: "#b3142c", picture: "heart" }),
  ],
  "orange-jam": [
    "butter",
    pot({ fill: "#e8861c", bits: "#f9b84c", lid: "#d9b44a", mark: "#e8701c", picture: "ring" }),
  ],
  "nut-spread": [
    "apricot",
    pot(
      { fill: "#a86a30", lid: "#8b5a2b", mark: "#8a4a1c", picture: "dot" },
      nutsBeside("#c9883f"),
    ),
  ],
  honey: [
    "butter",
    pot({ fill: "#e09a1c", lid: "#8b5a2b", mark: "#d98a0c", picture: "drop" }, (f) => {
      tube(f, {
        points: [
          [38, -22],
          [28, 12],
        ],
        radius: 1.6,
        z: 2,
        smooth: false,
        material: material("#c99a5c"),
      });
      for (let at = 0; at < 5; at++)
        dome(f, {
          x: 27 - at * 1.4,
          y: 14 + at * 4.6,
          rx: 7,
          ry: 2.6,
          turn: -0.28,
          high: 6,
          material: material("#b8803c", { gloss: 0.3 }),
        });
    }),
  ],
  cereal: [
    "sage",
    (f) => {
      carton(f, -8, 0, {
        wide: 52,
        tall: 78,
        color: "#fbf3e0",
        accent: "#d98a2c",
        mark: "#c8400f",
        picture: "heart",
        gable: 0.14,
      });
      scatter(f, { count: 16, radius: 12, x: 33, y: 28 }, (x, y) =>
        dome(f, {
          x,
          y,
          rx: 4,
          ry: 3,
          turn: x,
          high: 2.4,
          material: material("#dca24a", { grain: 0.25, bump: 0.5 }),
        }),
      );
    },
  ],
  oats: [
    "oat",
    (f) => {
      bowl(f, { radius: 42, rim: "#8b5a2b", inside: "#e3c79a", deep: 13 });
      for (let at = 0; at < 3; at++)
        scatter(f, { count: 120, radius: 34 - at * 8 }, (x, y, t) =>
          dome(f, {
            x,
            y,
            rx: 3,
            ry: 2.3,
            turn: t,
            high: 1.2,
            sink: 0.3,
            material: material("#ecd6a8", { gloss: 0.1, grain: 0.15 }),
            paint: (_u, v, c) => mixInto(c, "#c9a468", Math.abs(v) < 0.3 ? 0.7 : 0),
          }),
        );
    },
  ],
  "instant-drink": [
    "butter",
    (f) => {
      carton(f, 0, 0, {
        wide: 66,
        tall: 56,
        color: "#f6ead0",
        accent: "#a86a30",
        mark: "#a86a30",
        picture: "drop",
        gable: 0.1,
      });
      slab(f, {
        x: 24,
        y: 30,
        turn: 0.3,
        outline: rounded(14, 34, 1),
        high: 4,
        round: 5,
        material: plain("#a86a30", { gloss: 0.7 }),
      });
    },
  ],
  "soy-sauce": [
    "apricot",
    glass({ color: "#2a120a", cap: "#c8281e", label: "#f6e3c0", mark: "#c8281e", picture: "drop" }),
  ],
  "oyster-sauce": [
    "clay",
    glass({
      color: "#3f1c0c",
      cap: "#c98a1c",
      label: "#c8281e",
      mark: "#f6d35c",
      picture: "wave",
      wide: 15,
    }),
  ],
  vinegar: [
    "sage",
    glass({ color: "#d9b44a", cap: "#3d8f34", label: "#f3f3dc", mark: "#6a8a2c", picture: "leaf" }),
  ],
  "black-vinegar": [
    "blush",
    glass({ color: "#33180f", cap: "#201a16", label: "#f6efe0", mark: "#201a16", picture: "wave" }),
  ],
  oil: [
    "butter",
    glass({
      color: "#f0c02c",
      cap: "#e8a01c",
      label: "#fdf6dc",
      mark: "#d98a0c",
      picture: "drop",
      wide: 19,
      neck: 6,
    }),
  ],
  "olive-oil": [
    "sage",
    glass(
      {
        color: "#6f7f1f",
        cap: "#2f3f1c",
        label: "#f6f0d4",
        mark: "#5f7a1c",
        picture: "leaf",
        wide: 14,
      },
      (f) => {
        for (const [x, y] of [
          [24, 24],
          [33, 32],
        ])
          dome(f, {
            x,
            y,
            rx: 7,
            ry: 5.4,
            turn: 0.6,
            high: 6,
            material: material("#7f8f2c", { gloss: 0.9 }),
          });
      },
    ),
  ],
  "sesame-oil": [
    "apricot",
    glass(
      {
        color: "#7a3c10",
        cap: "#c98a1c",
        label: "#f6d35c",
        mark: "#8b1e12",
        picture: "dot",
        wide: 13,
      },
      (f) => sprinkle(f, 30, 28, { radius: 12, count: 60, color: "#f3e2b8", size: 1.3 }),
    ),
  ],
  ketchup: [
    "butter",
    glass({
      color: "#c81e14",
      cap: "#fdf6ec",
      label: "#fdf6ec",
      mark: "#c81e14",
      picture: "heart",
      wide: 17,
      neck: 7,
      gloss: 0.8,
    }),
  ],
  mayonnaise: [
    "sky",
    glass({
      color: "#fdf3d4",
      cap: "#c8281e",
      label: "#c8281e",
      mark: "#fdf3d4",
      picture: "ring",
      wide: 19,
      neck: 6,
      gloss: 0.6,
    }),
  ],
  "chili-sauce": [
    "clay",
    pot({
      fill: "#a81c0c",
      bits: "#e8562c",
      lid: "#201a16",
      label: "#f6d35c",
      mark: "#a81c0c",
      picture: "cross",
    }),
  ],
  "bean-sauce": [
    "apricot",
    pot({ fill: "#5a2410", bits: "#8a4a1c", lid: "#8b1e12", mark: "#8b1e12", picture: "dot" }),
  ],
  "salad-dressing": [
    "mint",
    glass({
      color: "#e8d49a",
      cap: "#3d8f34",
      label: "#eef6e0",
      mark: "#3d8f34",
      picture: "leaf",
      wide: 15,
    }),
  ],
  salt: [
    "sky",
    pot({ fill: "#f3f3f0", lid: "#8aa0b0", mark: "#2f5a7a", picture: "cross", wide: 19 }, (f) =>
      dome(f, {
        x: 31,
        y: 28,
        rx: 12,
        high: 5,
        material: material("#fdfdfb", { gloss: 0.15, grain: 0.12, bump: 0.6, size: 0.8 }),
      }),
    ),
  ],
  pepper: [
    "oat",
    pot(
      {
        fill: "#5a4a3c",
        bits: "#201a16",
        lid: "#201a16",
        mark: "#3a302a",
        picture: "dot",
        wide: 18,
      },
      (f) => beans(f, 30, 28, { radius: 11, color: "#2b2523", count: 26, size: 2 }),
    ),
  ],
  spices: [
    "clay",
    (f) => {
      for (const [x, y, color] of [
        [-19, -17, "#c9501c"],
        [20, -17, "#e3a81c"],
        [-19, 20, "#7a4a24"],
        [20, 20, "#b83a2c"],
      ]) {
        const g = frameAt(f, x, y, { scale: 0.42, z: 0 });
        bowl(g, { radius: 42, rim: "#8b5a2b", deep: 12 });
        dome(g, {
          x: 0,
          y: 0,
          rx: 34,
          high: 16,
          z: 3,
          material: material(color, { gloss: 0.05, grain: 0.2, bump: 0.9, size: 1.6 }),
        });
      }
    },
  ],
  stock: [
    "butter",
    (f) =>
      carton(f, 0, 0, {
        wide: 44,
        tall: 78,
        color: "#f6e6c4",
        accent: "#c98a2c",
        mark: "#b8541c",
        picture: "drop",
      }),
  ],
  "hotpot-base": [
    "clay",
    pack({
      color: "#a81c0c",
      band: "#f6d35c",
      mark: "#a81c0c",
      picture: "wave",
      window: "#c8321c",
    }),
  ],
  "cup-noodles": [
    "apricot",
    (f) => {
      slab(f, {
        x: 0,
        y: 2,
        z: 0.5,
        outline: [
          [-31, -34],
          [31, -34],
          [22, 36],
          [-22, 36],
        ],
        high: 19,
        round: 22,
        material: plain("#fdf6ea", { gloss: 0.5 }),
        paint: (u, v, c) => {
          if (v > -16 && v < 24) mixInto(c, "#c8400f", 1);
          if (v > -12 && v < 20) drawMark("wave", u / 15, (v - 3) / 15, c, "#fdf1e0");
        },
      });
      slab(f, {
        x: 0,
        y: -34,
        z: 3,
        outline: rounded(68, 9, 3),
        high: 16,
        round: 5,
        material: plain("#e3d9c8", { gloss: 0.6 }),
      });
    },
  ],
  "noodle-pack": [
    "butter",
    pack({
      color: "#e8a01c",
      band: "#c8281e",
      mark: "#fdf1e0",
      picture: "wave",
      window: "#f3c95c",
    }),
  ],
  "canned-fish": [
    "sky",
    (f) => {
      can(f, 0, -4, {
        length: 46,
        wide: 31,
        color: "#2f6aa0",
        band: "#f3efe0",
        mark: "#2f6aa0",
        picture: "none",
      });
      fish(frameAt(f, 0, -3, { scale: 0.5, z: 16 }), 0, 0, { length: 66 });
    },
  ],
  "canned-meat": [
    "blush",
    one(can, {
      length: 56,
      wide: 25,
      color: "#a83a2c",
      band: "#fbeedd",
      mark: "#a83a2c",
      picture: "heart",
    }),
  ],
  "canned-vegetables": [
    "sage",
    one(can, {
      length: 60,
      wide: 25,
      color: "#5f8f3c",
      band: "#fdf6dc",
      mark: "#e8a81c",
      picture: "leaf",
    }),
  ],
  "canned-corn": [
    "butter",
    (f) => {
      can(f, -8, -4, {
        length: 60,
        wide: 24,
        color: "#e8b01c",
        band: "#fdf8e4",
        mark: "#4f8f2e",
        picture: "dot",
      });
      beans(f, 30, 28, { radius: 12, count: 30, size: 2.6 });
    },
  ],
  "canned-fruit": [
    "apricot",
    (f) => {
      can(f, -8, -4, {
        length: 60,
        wide: 24,
        color: "#e8883c",
        band: "#fdf3e4",
        mark: "#e06a3c",
        picture: "ring",
      });
      globe(f, 31, 26, { radius: 12, color: "#f6b88a", blush: "#e0605c" });
    },
  ],
  "ready-meal": [
    "clay",
    pack({
      color: "#8a3a1c",
      band: "#f6d35c",
      mark: "#8a3a1c",
      picture: "drop",
      window: "#a8601c",
    }),
  ],
  "yogurt-cup": [
    "mint",
    (f) => {
      slab(f, {
        x: 0,
        y: 4,
        z: 0.5,
        outline: [
          [-27, -30],
          [27, -30],
          [21, 32],
          [-21, 32],
        ],
        high: 17,
        round: 19,
        material: plain("#fdfbf6", { gloss: 0.6 }),
        paint: (u, v, c) => {
          if (v > 6) mixInto(c, "#4f9fc8", 1);
          drawMark("heart", u / 13, (v + 8) / 13, c, "#d9506a");
        },
      });
      slab(f, {
        x: 0,
        y: -29,
        z: 2,
        outline: rounded(62, 7, 3),
        high: 16,
        round: 4,
        material: plain("#d9dde0", { gloss: 0.9 }),
      });
    },
  ],
  cream: [
    "sky",
    (f) =>
      carton(f, 0, 0, {
        wide: 38,
        tall: 64,
        color: "#fbf6ee",
        accent: "#c9a04a",
        mark: "#c9a04a",
        picture: "drop",
      }),
  ],
  ham: [
    "blush",
    (f) => {
      board(f, { wide: 90, tall: 68 });
      slices(f, 0, 0, {
        count: 7,
        turn: 0.1,
        step: 8,
        wide: 40,
        deep: 16,
        color: "#ef9f98",
        fat: "#f6c8bc",
        high: 1.4,
      });
    },
  ],
};

const care = (options) => (f) => pump(f, 0, 4, options);
const spray = (color, mark, picture) => (f) => {
  bottle(f, -2, 10, {
    length: 66,
    wide: 17,
    neck: 6,
    shoulder: 0.3,
    color,
    cap: "#f6f2ea",
    label: "#fdfaf3",
    mark,
    picture,
    gloss: 0.7,
  });
  slab(f, {
    x: -6,
    y: -31,
    z: 4,
    outline: [
      [-14, -5],
      [10, -7],
      [12, 6],
      [2, 6],
      [-1, 12],
      [-5, 4],
      [-14, 3],
    ],
    high: 7,
    round: 4,
    material: plain(mark, { gloss: 0.7 }),
  });
};

export const household = {
  "toilet-paper": [
    "sky",
    (f) => {
      for (const [x, y] of [
        [-18, -14],
        [18, -14],
        [0, 16],
      ])
        paperRoll(f, x, y, { size: 1.15 });
    },
  ],
  tissue: ["mint", (f) => tissueBox(f, 0, 2)],
  "wet-wipes": ["lilac", pack({ color: "#a9d3dc", mark: "#2f8fa0", picture: "drop" })],
  "laundry-detergent": [
    "lilac",
    (f) =>
      bottle(f, 0, 0, {
        length: 80,
        wide: 24,
        neck: 10,
        shoulder: 0.3,
        color: "#5f7fc8",
        cap: "#f6b52c",
        label: "#fdfaf3",
        mark: "#5f7fc8",
        picture: "wave",
        gloss: 0.6,
      }),
  ],
  softener: [
    "blush",
    (f) =>
      bottle(f, 0, 0, {
        length: 80,
        wide: 24,
        neck: 10,
        shoulder: 0.3,
        color: "#e3a0b4",
        cap: "#fdf6f2",
        label: "#fdfaf3",
        mark: "#d9607a",
        picture: "heart",
        gloss: 0.6,
      }),
  ],
  "dish-soap": ["butter", care({ color: "#e3d44a", mark: "#6a9a2c", picture: "drop" })],
  cleaner: ["sky", spray("#7fc0d9", "#2f78b7", "drop")],
  "floor-cleaner": [
    "mint",
    (f) =>
      bottle(f, 0, 0, {
        length: 84,
        wide: 21,
        neck: 8,
        shoulder: 0.3,
        color: "#6ab89a",
        cap: "#2f6a54",
        label: "#fdfaf3",
        mark: "#2f8f6a",
        picture: "cross",
        gloss: 0.6,
      }),
  ],
  fragrance: [
    "lilac",
    (f) => {
      bottle(f, 0, 12, {
        length: 54,
        wide: 21,
        neck: 8,
        shoulder: 0.3,
        color: "#d9b4d9",
        cap: "#b9935a",
        label: "#fdf8fb",
        mark: "#8a5aa8",
        picture: "leaf",
      });
      for (const x of [-7, -2, 3, 8])
        tube(f, {
          points: [
            [x * 0.5, -12],
            [x * 2, -42],
          ],
          radius: 0.9,
          z: 6,
          smooth: false,
          material: material("#a07a4a"),
        });
    },
  ],
  sponge: [
    "butter",
    (f) => {
      for (const [x, y, t, color] of [
        [-14, -12, 0.2, "#f6c93a"],
        [14, 12, -0.1, "#f29ab0"],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(46, 30, 4),
          high: 12,
          round: 3,
          material: material(color, { gloss: 0.05, grain: 0.15, bump: 0.9, size: 1.5 }),
          paint: (_u, v, c) => mixInto(c, "#3d7a3c", v > 7 ? 0.95 : 0),
        });
    },
  ],
  gloves: [
    "sky",
    (f) => {
      for (const [x, s] of [
        [-20, 1],
        [20, -1],
      ]) {
        for (const [at, l] of [
          [-12, 24],
          [-4, 29],
          [4, 28],
          [12, 22],
        ])
          tube(f, {
            points: [
              [x + at * 0.85, 6],
              [x + at, -l],
            ],
            radius: 4.4,
            z: 1,
            smooth: false,
            material: plain("#f08a9a", { gloss: 0.6 }),
          });
        tube(f, {
          points: [
            [x + s * 10, 14],
            [x + s * 22, -4],
          ],
          radius: 4.6,
          z: 1,
          smooth: false,
          material: plain("#f08a9a", { gloss: 0.6 }),
        });
        slab(f, {
          x,
          y: 18,
          z: 1,
          outline: rounded(32, 48, 6),
          high: 7,
          round: 8,
          material: plain("#f08a9a", { gloss: 0.6 }),
        });
      }
    },
  ],
  bags: [
    "sage",
    (f) => {
      for (const [x, color] of [
        [-17, "#4a4f54"],
        [18, "#6f9f8a"],
      ]) {
        lying(f, {
          x,
          y: 2,
          length: 72,
          half: () => 14,
          flat: 0.9,
          material: plain(color, { gloss: 0.8, bump: 0.2, size: 3 }),
          paint: (s, t, c) => {
            if (t > 0.25 && t < 0.75) {
              mixInto(c, "#fdf8ee", 1);
              drawMark("leaf", s * 1.6, (t - 0.5) * 6, c, color);
            }
          },
        });
      }
    },
  ],
  "food-box": [
    "mint",
    (f) => {
      slab(f, {
        x: 0,
        y: 2,
        outline: rounded(76, 54, 8),
        high: 14,
        round: 4,
        material: plain("#d9ecec", { gloss: 0.9 }),
      });
      slab(f, {
        x: 0,
        y: 2,
        outline: rounded(64, 42, 6),
        high: 2,
        round: 1,
        material: plain("#b9dcdc", { gloss: 0.9 }),
      });
      for (const x of [-41, 41])
        slab(f, {
          x,
          y: 2,
          z: 6,
          outline: rounded(8, 22, 3),
          high: 7,
          round: 2,
          material: plain("#3f9f9a"),
        });
    },
  ],
  "paper-cups": [
    "apricot",
    (f) => {
      for (const [x, y, t] of [
        [-20, 4, -0.1],
        [6, -2, 0],
        [30, 8, 0.15],
      ]) {
        slab(f, {
          x,
          y,
          turn: t,
          z: 0.5,
          outline: [
            [-15, -27],
            [15, -27],
            [10, 27],
            [-10, 27],
          ],
          high: 12,
          round: 13,
          material: plain("#f6e6cc", { gloss: 0.25 }),
          paint: (u, v, c) => {
            if (v > -6 && v < 12) mixInto(c, "#c8400f", 1);
            drawMark("ring", u / 7, (v - 3) / 7, c, "#fdf1e0");
          },
        });
      }
    },
  ],
  chopsticks: [
    "sage",
    (f) => {
      for (const x of [-24, -17, 22])
        tube(f, {
          points: [
            [x, -40],
            [x + 3, 40],
          ],
          radius: (t) => 2.4 - t,
          z: 2,
          smooth: false,
          material: material("#c9985c", { gloss: 0.4 }),
        });
      tube(f, {
        points: [
          [6, 40],
          [4, -10],
        ],
        radius: 2.4,
        z: 2,
        smooth: false,
        material: material("#c9985c", { gloss: 0.4 }),
      });
      slab(f, {
        x: 3,
        y: -24,
        outline: around(() => 11, 40).map(([u, v]) => [u, v * 1.4]),
        high: 5,
        round: 4,
        dish: 4,
        material: material("#c9985c", { gloss: 0.4 }),
      });
    },
  ],
  "sauce-packets": [
    "apricot",
    (f) => {
      for (const [x, y, t, color] of [
        [-20, -14, 0.3, "#c81e14"],
        [14, -16, -0.2, "#4a2410"],
        [-8, 16, 0.1, "#f0b52c"],
        [24, 16, 0.5, "#c81e14"],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(24, 32, 1.5),
          high: 5,
          round: 8,
          material: plain(color, { gloss: 0.9, bump: 0.2, size: 3 }),
          paint: (u, v, c) => {
            if (Math.abs(v) > 12.5) mixInto(c, "#ffffff", 0.35);
            drawMark("drop", u / 9, v / 9, c, "#fdf1e0");
          },
        });
    },
  ],
  shampoo: ["sage", care({ color: "#8ab89a", mark: "#3d7a5c", picture: "leaf" })],
  conditioner: ["lilac", care({ color: "#c0a9d9", mark: "#7a5aa8", picture: "wave" })],
  "body-wash": ["blush", care({ color: "#f0b4a0", mark: "#c8604a", picture: "heart" })],
  "hand-wash": ["mint", care({ color: "#a9d9c8", mark: "#2f8f78", picture: "drop", wide: 19 })],
  "soap-bar": [
    "sky",
    (f) => {
      for (const [x, y, t, color] of [
        [-12, -12, 0.3, "#f6e3b8"],
        [14, 13, -0.1, "#c9dcae"],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: rounded(48, 32, 12),
          high: 12,
          round: 8,
          material: plain(color, { gloss: 0.6 }),
          paint: (u, v, c) => {
            if (Math.abs(Math.hypot(u / 15, v / 9) - 1) < 0.07) mixInto(c, "#000000", 0.1);
          },
        });
      for (const [x, y, r] of [
        [28, -22, 6],
        [36, -12, 3.6],
        [-32, 24, 5],
      ])
        dome(f, { x, y, rx: r, high: r, material: plain("#e6f3f6", { gloss: 1 }) });
    },
  ],
  toothbrush: [
    "mint",
    (f) => {
      for (const [x, color] of [
        [-15, "#2f78b7"],
        [15, "#e0608a"],
      ]) {
        tube(f, {
          points: [
            [x, 42],
            [x + 1, 8],
            [x, -20],
            [x, -36],
          ],
          radius: (t) => 4 - 1.6 * Math.sin(t * 3),
          z: 2,
          material: plain(color, { gloss: 0.8 }),
        });
        for (let at = 0; at < 6; at++)
          for (const s of [-2.4, 0, 2.4])
            dome(f, {
              x: x + s,
              y: -38 + at * 3.6,
              rx: 1.7,
              high: 5,
              z: 5,
              power: 6,
              material: plain(s ? "#fdfdfb" : "#9fd0e6"),
            });
      }
    },
  ],
  toothpaste: [
    "sky",
    (f) => {
      slab(f, {
        x: 0,
        y: -4,
        turn: -0.5,
        outline: [
          [-40, -15],
          [26, -10],
          [32, -6],
          [32, 6],
          [26, 10],
          [-40, 15],
        ],
        high: 10,
        round: 10,
        material: plain("#fdfdfb", { gloss: 0.8 }),
        paint: (u, v, c) => {
          if (u > -34 && u < 10)
            mixInto(c, "#2f9fb8", Math.abs(v - Math.sin(u / 7) * 3) < 4 ? 1 : 0);
          if (u < -36) mixInto(c, "#c9d0d4", 1);
        },
      });
      slab(f, {
        x: 33,
        y: -22,
        turn: -0.5,
        outline: rounded(11, 13, 2),
        high: 9,
        round: 3,
        material: plain("#2f78b7"),
      });
    },
  ],
  lotion: ["blush", care({ color: "#fbe6da", mark: "#c87a5c", picture: "ring" })],
  "face-wash": [
    "sky",
    (f) => {
      slab(f, {
        x: 0,
        y: -2,
        outline: [
          [-20, -38],
          [20, -38],
          [15, 28],
          [-15, 28],
        ],
        high: 12,
        round: 14,
        material: plain("#cfe6ea", { gloss: 0.7 }),
        paint: (u, v, c) => {
          if (v < -34) mixInto(c, "#a9c9d0", 1);
          drawMark("drop", u / 12, (v + 6) / 12, c, "#2f8fa0");
        },
      });
      slab(f, {
        x: 0,
        y: 34,
        outline: rounded(26, 14, 3),
        high: 12,
        round: 8,
        material: plain("#fdfaf5"),
      });
    },
  ],
  "sun-cream": [
    "butter",
    (f) => {
      bottle(f, 0, 0, {
        length: 78,
        wide: 19,
        neck: 8,
        shoulder: 0.2,
        color: "#f6b52c",
        cap: "#e8701c",
        label: "#fdf6dc",
        mark: "#e8701c",
        picture: "ring",
        gloss: 0.7,
      });
    },
  ],
  "cotton-pads": [
    "lilac",
    (f) => {
      for (const [x, y] of [
        [-18, -12],
        [16, -14],
        [0, 14],
      ])
        dome(f, {
          x,
          y,
          rx: 19,
          high: 7,
          power: 6,
          material: plain("#fdfbf8", { gloss: 0.02, bump: 0.4, size: 2 }),
          paint: (u, v, c) => {
            if (Math.abs(Math.hypot(u, v) - 15.4) < 0.8) mixInto(c, "#d9d3cc", 0.7);
          },
        });
    },
  ],
  pads: ["lilac", pack({ color: "#c8a9dc", mark: "#8a5aa8", picture: "heart" })],
  diapers: ["sky", pack({ color: "#8ac0dc", mark: "#3f7fa8", picture: "heart", wide: 62 })],
  mask: [
    "mint",
    (f) => {
      slab(f, {
        x: 0,
        y: 0,
        outline: rounded(58, 40, 4),
        high: 5,
        round: 6,
        material: plain("#a9d6e3", { gloss: 0.1 }),
        paint: (_u, v, c) => {
          if (Math.abs(((v + 40) % 10) - 5) < 0.6) mixInto(c, "#7fb3c4", 0.8);
        },
      });
      for (const s of [-1, 1])
        tube(f, {
          points: [
            [s * 28, -17],
            [s * 42, -12],
            [s * 42, 12],
            [s * 28, 17],
          ],
          radius: 1.2,
          z: 1,
          material: plain("#fdfdfb"),
        });
    },
  ],
  plasters: [
    "apricot",
    (f) => {
      for (const [y, t] of [
        [-18, 0.3],
        [2, 0.1],
        [22, 0.25],
      ])
        slab(f, {
          x: 0,
          y,
          turn: t,
          outline: rounded(62, 17, 8),
          high: 2.4,
          round: 2,
          material: plain("#e3b48a", { gloss: 0.15 }),
          paint: (u, _v, c) => {
            if (Math.abs(u) < 11) mixInto(c, "#f9ead8", 0.95);
            else if (Math.hypot(((u + 60) % 5) - 2.5, ((_v + 60) % 5) - 2.5) < 0.6)
              mixInto(c, "#b8845c", 0.8);
          },
        });
    },
  ],
  battery: [
    "sky",
    (f) => {
      for (const [x, t] of [
        [-20, -0.05],
        [2, 0.03],
        [24, -0.02],
      ]) {
        lying(f, {
          x,
          y: 0,
          turn: t,
          length: 66,
          half: (k) => (k < 0.05 ? 4 : 9.6),
          material: plain("#201c1a", { gloss: 0.95 }),
          paint: (_s, k, c) =>
            mixInto(c, k < 0.1 ? "#cfd3d6" : k < 0.36 ? "#d98a2c" : "#201c1a", 1),
        });
      }
    },
  ],
  bulb: [
    "butter",
    (f) => {
      dome(f, {
        x: 0,
        y: -12,
        rx: 25,
        high: 22,
        material: plain("#fdf6dc", { gloss: 1 }),
        paint: (u, v, c) => mixInto(c, "#fbe08a", Math.max(0, 0.7 - Math.hypot(u, v) / 30)),
      });
      slab(f, {
        x: 0,
        y: 14,
        z: 2,
        outline: [
          [-19, -8],
          [19, -8],
          [11, 9],
          [-11, 9],
        ],
        high: 13,
        round: 12,
        material: plain("#f6efd8", { gloss: 0.9 }),
      });
      for (const y of [24, 29, 34])
        lying(f, {
          x: 0,
          y,
          length: 7,
          half: () => 10,
          material: plain("#b9bcc0", { gloss: 0.9 }),
        });
    },
  ],
  flashlight: [
    "oat",
    (f) =>
      lying(f, {
        x: 0,
        y: 0,
        turn: 0.6,
        length: 82,
        half: (t) => (t < 0.28 ? 17 - t * 14 : 11),
        material: plain("#2f3a42", { gloss: 0.8 }),
        paint: (s, t, c) => {
          if (t < 0.05) mixInto(c, "#fbe08a", 1);
          if (t > 0.45 && t < 0.56 && Math.abs(s) < 0.4) mixInto(c, "#c8400f", 1);
          if (t > 0.64 && Math.abs(((t * 30) % 1) - 0.5) < 0.2) mixInto(c, "#12181c", 0.6);
        },
      }),
  ],
  "cat-food": [
    "mint",
    (f) => {
      can(f, 0, -2, {
        length: 44,
        wide: 31,
        color: "#3f9f9a",
        band: "#fbf3e4",
        mark: "#3f9f9a",
        picture: "none",
      });
      fish(frameAt(f, 0, -1, { scale: 0.45, z: 16 }), 0, 0, {
        length: 66,
        color: "#e8a04a",
        back: "#c8741c",
        belly: "#f6cf9a",
      });
    },
  ],
  "dog-food": [
    "apricot",
    pack({ color: "#a8642c", mark: "#a8642c", picture: "heart" }, (f) => {
      slab(f, {
        x: 30,
        y: 28,
        turn: 0.5,
        outline: rounded(22, 6, 3),
        high: 5,
        round: 3,
        material: plain("#f0dcb4"),
      });
      for (const [x, y] of [
        [20, 19],
        [17, 25],
        [43, 31],
        [40, 37],
      ])
        dome(f, { x, y, rx: 4, high: 5, material: plain("#f0dcb4") });
    }),
  ],
  "cat-litter": [
    "lilac",
    pack({ color: "#8f86b8", mark: "#6a5f9a", picture: "cross" }, (f) =>
      beans(f, 31, 29, { radius: 12, color: "#e3dccb", count: 40, size: 2 }),
    ),
  ],
  "pet-hay": [
    "sage",
    (f) => {
      threads(f, 0, 0, { radius: 38, color: "#b5b45a", z: 1, count: 150, thick: 0.8, high: 8 });
      threads(f, 0, 0, { radius: 32, color: "#8f9f44", z: 3, count: 70, thick: 0.8, high: 8 });
    },
  ],
  "pet-feed": [
    "sage",
    pack({ color: "#8ab04a", mark: "#5f8a2c", picture: "leaf" }, (f) =>
      beans(f, 31, 29, { radius: 11, color: "#a8844c", count: 26, size: 2.4, long: 1.6 }),
    ),
  ],
  "pet-toy": [
    "blush",
    (f) => {
      dome(f, {
        x: -18,
        y: -12,
        rx: 19,
        high: 17,
        material: plain("#d9e04a", { gloss: 0.1, bump: 0.3, size: 1 }),
        paint: (u, v, c) => {
          if (Math.abs(Math.hypot(u + 16, v) - 17) < 1) mixInto(c, "#ffffff", 0.9);
        },
      });
      tube(f, {
        points: [
          [-6, 28],
          [14, 18],
          [32, 2],
        ],
        radius: 5,
        z: 1,
        material: material("#4f9fc8", { gloss: 0.2, grain: 0.2, bump: 0.8, size: 1.6 }),
      });
      for (const [x, y] of [
        [-9, 30],
        [34, 0],
      ])
        dome(f, {
          x,
          y,
          rx: 8,
          high: 9,
          material: material("#e0708a", { gloss: 0.2, grain: 0.2, bump: 0.8, size: 1.6 }),
        });
    },
  ],
  "pet-bowl": [
    "sky",
    (f) => {
      bowl(f, { radius: 42, rim: "#2f78b7", inside: "#e6eef2", deep: 14 });
      beans(f, 0, 0, { radius: 26, color: "#a8642c", count: 70, size: 3, long: 1.2 });
      beans(f, 0, 0, { radius: 18, color: "#8a4a1c", count: 30, size: 3, long: 1.2 });
    },
  ],
  "shopping-basket": [
    "sage",
    (f) => {
      slab(f, {
        x: 0,
        y: 14,
        z: 0.5,
        outline: [
          [-40, -18],
          [40, -18],
          [31, 28],
          [-31, 28],
        ],
        high: 14,
        round: 5,
        material: plain("#c8400f", { gloss: 0.5 }),
        paint: (u, v, c) => {
          if (v > -10 && Math.abs(((u + 63) % 10) - 5) < 1.4 && v < 22) mixInto(c, "#8f2a08", 0.8);
        },
      });
      globe(f, -20, -10, { radius: 14, color: "#c8241e", gloss: 0.9 });
      globe(f, 10, -12, { radius: 13, color: "#f28c1c", bump: 0.2, size: 1.2, stem: "" });
      tube(f, {
        points: [
          [24, -36],
          [28, 0],
        ],
        radius: 5,
        z: 3,
        smooth: false,
        material: material("#d9983f", { bump: 0.3 }),
      });
      herbs(f, -2, -22, { count: 5, length: 20, spread: 8 });
      slab(f, {
        x: 0,
        y: 2,
        z: 10,
        outline: rounded(86, 10, 4),
        high: 7,
        round: 4,
        material: plain("#a3330b", { gloss: 0.5 }),
      });
    },
  ],
  parcel: [
    "oat",
    (f) =>
      slab(f, {
        x: 0,
        y: 2,
        turn: -0.1,
        outline: rounded(68, 58, 2),
        high: 16,
        round: 1.6,
        material: material("#c9985c", { gloss: 0.1, grain: 0.06 }),
        paint: (u, v, c) => {
          if (Math.abs(u) < 6) mixInto(c, "#e3c08a", 0.9);
          if (u > 12 && u < 28 && v > 8 && v < 22) {
            mixInto(c, "#fdf8ee", 1);
            if (Math.abs(((v + 40) % 4) - 2) < 0.5) mixInto(c, "#7a6a54", 0.7);
          }
        },
      }),
  ],
};

/**
 * The picture of a product that fits no rule of picture-rules.ts: a fork, a spoon and an empty plate with a rim in the
 * brand's orange.
 */
export const placeholder = {
  plate: [
    "oat",
    (f) => {
      plate(f, { radius: 31, line: "#c8400f" });
      const metal = material("#d9d3ca", { gloss: 1, grain: 0.01 });
      tube(f, {
        points: [
          [-40, 32],
          [-40, -6],
        ],
        radius: 1.9,
        z: 1,
        smooth: false,
        material: metal,
      });
      for (const x of [-43, -40, -37])
        tube(f, {
          points: [
            [x, -8],
            [x, -24],
          ],
          radius: 0.9,
          z: 1,
          smooth: false,
          material: metal,
        });
      tube(f, {
        points: [
          [-43.4, -9],
          [-36.6, -9],
        ],
        radius: 1.6,
        z: 1,
        smooth: false,
        material: metal,
      });
      tube(f, {
        points: [
          [40, 32],
          [40, -2],
        ],
        radius: 1.9,
        z: 1,
        smooth: false,
        material: metal,
      });
      dome(f, { x: 40, y: -14, rx: 5.4, ry: 9.4, high: 2.6, material: metal });
    },
  ],
};
