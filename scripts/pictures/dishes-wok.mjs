/** The families (see families.mjs) of dishes from the wok, seafood, cold dishes and stewed snacks. */

import { minced } from "./dishes-rice.mjs";
import {
  beans,
  chili,
  chiliRings,
  cube,
  greens,
  leafHeap,
  lemonSlice,
  mushroom,
  roundSlice,
} from "./pieces-green.mjs";
import { belly, chunks, egg, eggHalf, fish, fried, scrambled, slices } from "./pieces-meat.mjs";
import { clam, crab, oyster, oysterShell, shrimp, squidRing } from "./pieces-sea.mjs";
import { herbs, sauce, scallions, soup, sprinkle, threads } from "./pieces-staple.mjs";
import { frameAt, material, mixInto } from "./relief.mjs";
import { around, dome, ring, rounded, scatter, slab, tube } from "./shapes.mjs";
import { bowl, pan, paperTray, plate, steamer } from "./vessels.mjs";

const SEVEN = [
  [-14, -9],
  [2, -15],
  [16, -6],
  [-17, 6],
  [-2, 1],
  [12, 10],
  [-4, 16],
];

/** `scale` enlarges what `top` draws. */
function onPlate({ line = "#2f5d62", pool, radius = 31, scale = 1.2 }, top) {
  return (f) => {
    plate(f, { radius: 45, line });
    if (pool) sauce(f, 0, 0, { radius, color: pool, z: 1.6, high: 1.2 });
    top(frameAt(f, 0, 0, { scale, z: 0 }));
  };
}

const sauteed = (line, { meat, fat, pool, gloss = 0.75 }, garnish) =>
  onPlate({ line, pool }, (f) => {
    chunks(f, [...SEVEN, [8, -2], [-9, -2], [6, 18]], {
      wide: 13,
      deep: 10,
      color: meat,
      fat,
      gloss,
    });
    garnish(f);
  });

const strips = (line, { meat, fat, pool }, garnish) =>
  onPlate({ line, pool }, (f) => {
    for (const [x, y] of SEVEN)
      slices(f, x, y, {
        count: 3,
        turn: f.random() * 3,
        step: 4,
        wide: 14,
        deep: 7,
        color: meat,
        fat,
        gloss: 0.7,
      });
    garnish(f);
  });

const scallionCuts = (f, radius = 22, count = 16) =>
  scatter(f, { count, radius }, (x, y, turn) =>
    slab(f, {
      x,
      y,
      turn,
      outline: rounded(9, 2.4, 1),
      high: 1.5,
      round: 1,
      material: material("#5fa83c", { gloss: 0.4, grain: 0.2 }),
      paint: (u, _v, c) => mixInto(c, "#eef3d0", (u + 4) / 10),
    }),
  );
const dryChilies = (f, count = 8) =>
  scatter(f, { count, radius: 23 }, (x, y, turn) =>
    chili(f, x, y, { turn, length: 9, color: "#9c1a12", stem: "#6a3a1c" }),
  );
const nuts = (f, count = 16) =>
  beans(f, 0, 0, { radius: 24, color: "#dca95e", count, size: 1.9, long: 1.3 });

const stirFries = {
  "three-cup": [
    "clay",
    (f) => {
      pan(f, { radius: 43, deep: 12, color: "#3b2a24" });
      sauce(f, 0, 0, { radius: 32, color: "#3f1c0a", z: 3 });
      chunks(f, [...SEVEN.map(([x, y]) => [x * 1.3, y * 1.2]), [8, -2], [-9, -2]], {
        wide: 15,
        deep: 12,
        color: "#6a3010",
        fat: "#b06a2c",
        gloss: 0.95,
      });
      for (const [x, y] of [
        [-8, -10],
        [14, 2],
        [-2, 12],
      ])
        herbs(f, x, y, { count: 4, length: 11 });
      for (const [x, y] of [
        [18, -14],
        [-20, 10],
      ])
        roundSlice(f, x, y, { radius: 4.5, color: "#e0c070", edge: "#a87a34" });
      for (const [x, y] of [
        [4, -20],
        [-22, -4],
        [10, 20],
      ])
        dome(f, { x, y, rx: 3.4, ry: 2.4, high: 3, material: material("#e8cf9a", { gloss: 0.6 }) });
    },
  ],
  "kung-pao": [
    "blush",
    sauteed("#8b1e12", { meat: "#a8542a", fat: "#dca060", pool: "#8a3414" }, (f) => {
      dryChilies(f, 10);
      nuts(f);
      scallionCuts(f, 20, 8);
    }),
  ],
  "chili-chicken": [
    "clay",
    sauteed("#201a16", { meat: "#b8702c", fat: "#e8b060", gloss: 0.4 }, (f) => {
      dryChilies(f, 26);
      sprinkle(f, 0, 0, { radius: 25, count: 40 });
    }),
  ],
  "scallion-beef": [
    "sage",
    strips("#2f5d62", { meat: "#6a3420", fat: "#8a5034", pool: "#5a2c12" }, (f) => {
      scallionCuts(f, 24, 26);
      chiliRings(f, 0, 0, { radius: 20, count: 5 });
    }),
  ],
  "black-pepper-beef": [
    "oat",
    (f) => {
      pan(f, { radius: 43, deep: 7 });
      sauce(f, 0, 0, { radius: 30, color: "#3f1f10", z: 2 });
      for (const [x, y] of SEVEN)
        slices(f, x * 1.2, y * 1.2, {
          count: 3,
          turn: f.random() * 3,
          step: 4,
          wide: 15,
          deep: 8,
          color: "#6a3822",
          fat: "#8a5034",
          gloss: 0.8,
        });
      threads(f, 0, 0, { radius: 28, color: "#f3ead0", z: 6, count: 16, thick: 1.1 });
      for (const [x, y] of [
        [14, -12],
        [-16, 12],
      ])
        slab(f, {
          x,
          y,
          turn: x,
          outline: rounded(13, 6, 2),
          high: 2,
          round: 2,
          material: material("#3d8a2c", { gloss: 0.7 }),
        });
      sprinkle(f, 0, 0, { radius: 30, count: 70, color: "#1d1715", size: 0.55 });
    },
  ],
  "sweet-sour-pork": [
    "butter",
    sauteed("#2f5d62", { meat: "#c8401c", fat: "#f08a3a", pool: "#c8321c", gloss: 1 }, (f) => {
      for (const [x, y, color] of [
        [14, -14, "#f6c93a"],
        [-16, -4, "#3d8a2c"],
        [8, 4, "#f6c93a"],
        [-8, 14, "#3d8a2c"],
        [18, 8, "#e8a02a"],
      ])
        slab(f, {
          x,
          y,
          turn: x,
          outline: rounded(9, 8, 2),
          high: 2.4,
          round: 2,
          material: material(color, { gloss: 0.8 }),
        });
      sprinkle(f, 0, 0, { radius: 24, count: 30 });
    }),
  ],
  "pork-ribs": [
    "apricot",
    sauteed("#8b1e12", { meat: "#8a3a14", fat: "#c98a4a", pool: "#6a2c0c", gloss: 0.9 }, (f) => {
      for (const [x, y, t] of [
        [-20, -8, 2.8],
        [18, 2, 0.2],
        [0, 20, 1.4],
      ])
        tube(f, {
          points: [
            [x - 4 * Math.cos(t), y - 4 * Math.sin(t)],
            [x + 4 * Math.cos(t), y + 4 * Math.sin(t)],
          ],
          radius: 1.9,
          z: 4,
          material: material("#f3e6d0", { gloss: 0.5 }),
          smooth: false,
        });
      sprinkle(f, 0, 0, { radius: 24, count: 40 });
      scallionCuts(f, 16, 6);
    }),
  ],
  "salt-pepper": [
    "oat",
    onPlate({ line: "#2f5d62" }, (f) => {
      for (const [x, y] of [...SEVEN, [8, -1], [-9, -2]])
        fried(f, x, y, { turn: x, wide: 14, deep: 10, rough: 0.8, high: 4 });
      chiliRings(f, 0, 0, { radius: 23, count: 14 });
      scallions(f, 0, 0, { radius: 24, count: 44 });
    }),
  ],
  "double-cooked-pork": [
    "blush",
    strips("#8b1e12", { meat: "#a8583c", fat: "#f0d2b4", pool: "#8a2c10" }, (f) => {
      scallionCuts(f, 24, 20);
      chiliRings(f, 0, 0, { radius: 22, count: 10 });
      for (const [x, y] of [
        [8, 4],
        [-10, -8],
      ])
        cube(f, x, y, { color: "#c98a4a", side: "#8a5428", size: 9 });
    }),
  ],
  "shredded-pork": [
    "mint",
    onPlate({ line: "#2f5d62", pool: "#7a3414" }, (f) => {
      threads(f, 0, 0, { radius: 27, color: "#8a4a2a", z: 3, count: 120, thick: 1.2, high: 7 });
      threads(f, 0, 0, { radius: 24, color: "#3a221a", z: 7, count: 20, thick: 1 });
      threads(f, 0, 0, { radius: 24, color: "#ef8a2c", z: 7, count: 16, thick: 0.9 });
      scallionCuts(f, 20, 12);
    }),
  ],
  "mixed-stir-fry": [
    "sky",
    onPlate({ line: "#2f5d62", pool: "#6a3414" }, (f) => {
      threads(f, 0, 0, { radius: 26, color: "#c98a54", z: 3, count: 50, thick: 1.6, high: 6 });
      threads(f, 0, 0, { radius: 25, color: "#d9b8a0", z: 5, count: 26, thick: 1.4, high: 4 });
      threads(f, 0, 0, { radius: 25, color: "#a85a3c", z: 5, count: 26, thick: 1.4, high: 4 });
      scallionCuts(f, 24, 22);
      chiliRings(f, 0, 0, { radius: 20, count: 8 });
    }),
  ],
  "minced-chives": [
    "mint",
    onPlate({ line: "#201a16" }, (f) => {
      minced(f, 0, 0, { radius: 24, color: "#7a4024" });
      scatter(f, { count: 150, radius: 26 }, (x, y, turn) =>
        dome(f, {
          x,
          y,
          rx: 2.2,
          ry: 0.9,
          turn,
          high: 1,
          material: material("#4f9a30", { gloss: 0.4, grain: 0.3 }),
        }),
      );
      beans(f, 0, 0, { radius: 24, color: "#201a16", count: 26, size: 1.2 });
      chiliRings(f, 0, 0, { radius: 20, count: 7 });
    }),
  ],
  "mapo-tofu": [
    "clay",
    (f) => {
      bowl(f, { radius: 44, rim: "#8b1e12", deep: 13 });
      soup(f, { radius: 39, level: 6, color: "#a8260c", oil: "#f0602a", density: 1.5, drops: 60 });
      scatter(f, { count: 34, radius: 29 }, (x, y) =>
        cube(f, x, y, { size: 9, high: 4, z: 5 + f.random() * 3, gloss: 0.7 }),
      );
      minced(f, 0, 0, { radius: 26, color: "#7a2c12" });
      sauce(f, -8, 8, { radius: 8, color: "#b3260c" });
      scallions(f, 0, 0, { radius: 26, count: 44 });
    },
  ],
  "braised-tofu": [
    "apricot",
    onPlate({ line: "#2f5d62", pool: "#7a3c14" }, (f) => {
      for (const [x, y] of SEVEN)
        cube(f, x, y, { color: "#d9a04a", side: "#a8682a", size: 13, high: 6, gloss: 0.7 });
      for (const [x, y] of [
        [6, 6],
        [-8, -2],
      ])
        mushroom(f, x, y, { size: 0.8 });
      scallionCuts(f, 22, 12);
    }),
  ],
  "fried-tofu": [
    "butter",
    onPlate({ line: "#8b1e12" }, (f) => {
      for (const [x, y] of [...SEVEN, [7, -2], [-9, -2]])
        cube(f, x, y, { color: "#e3ab4c", side: "#c07a24", size: 12, high: 7, grain: 0.25 });
      sauce(f, 24, 14, { radius: 7, color: "#4a2410" });
      scallions(f, 0, 0, { radius: 20, count: 20 });
    }),
  ],
  "stinky-tofu": [
    "sage",
    (f) => {
      paperTray(f, { stripe: "#8b1e12" });
      for (const [x, y] of [
        [-24, -12],
        [-6, -14],
        [-22, 6],
        [-4, 4],
        [10, -8],
      ])
        cube(f, x, y, { color: "#b8842c", side: "#7a4f14", size: 15, high: 8, grain: 0.35 });
      threads(f, 24, 9, { radius: 12, color: "#f0efd0", z: 4, count: 60, thick: 0.9 });
      threads(f, 24, 9, { radius: 10, color: "#ef8a2c", z: 6, count: 12, thick: 0.9 });
      sauce(f, -12, -4, { radius: 9, color: "#a8260c" });
    },
  ],
  "iron-tofu": [
    "apricot",
    (f) => {
      pan(f, { radius: 43, deep: 7 });
      sauce(f, 0, 0, { radius: 30, color: "#6a3010", z: 2 });
      for (const [x, y] of SEVEN)
        cube(f, x * 1.25, y * 1.25, { color: "#e9c06a", side: "#b87a2c", size: 13, high: 5 });
      minced(f, 0, 0, { radius: 18, color: "#7a3a1a" });
      scallionCuts(f, 24, 14);
    },
  ],
  "tomato-egg": [
    "sage",
    onPlate({ line: "#2f5d62", pool: "#e0582c" }, (f) => {
      scrambled(f, 0, 0, { radius: 25, count: 34 });
      for (const [x, y, t] of [
        [-12, -9, 0.4],
        [8, -12, 2],
        [14, 4, 1],
        [-10, 9, 2.6],
        [3, 12, 0.2],
        [0, -1, 1.4],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          outline: [
            [-8, -1],
            [-5, -5],
            [0, -6.5],
            [5, -5],
            [8, -1],
            [0, 2],
          ],
          high: 4,
          round: 3,
          material: material("#d8301c", { gloss: 0.9, grain: 0.1 }),
        });
      scallions(f, 0, 0, { radius: 22, count: 30 });
    }),
  ],
  "stir-fried-greens": [
    "mint",
    onPlate({ line: "#2f5d62", pool: "#cfd890" }, (f) => {
      for (const [x, y, t] of [
        [-8, -10, 0.3],
        [8, -6, -0.4],
        [-6, 4, 0.1],
        [8, 9, 0.5],
        [-2, 14, -0.2],
      ])
        greens(f, x, y, { turn: t, count: 6, length: 34, z: 3, spread: 3 });
      scatter(f, { count: 12, radius: 20 }, (x, y, turn) =>
        dome(f, {
          x,
          y,
          rx: 2.2,
          ry: 1.4,
          turn,
          high: 1.6,
          material: material("#f3e3b4", { gloss: 0.5 }),
        }),
      );
      chiliRings(f, 0, 0, { radius: 16, count: 4 });
    }),
  ],
  "stir-fried-cabbage": [
    "sky",
    onPlate({ line: "#2f5d62" }, (f) => {
      leafHeap(f, 0, 0, {
        radius: 29,
        count: 46,
        colors: ["#cfe08c", "#e4ecba", "#b5d070"],
        size: 10,
        gloss: 0.6,
      });
      threads(f, 0, 0, { radius: 20, color: "#ef8a2c", z: 9, count: 10, thick: 0.9 });
      scatter(f, { count: 9, radius: 18 }, (x, y, turn) =>
        dome(f, {
          x,
          y,
          rx: 2.2,
          ry: 1.4,
          turn,
          high: 1.6,
          material: material("#f3e3b4", { gloss: 0.5 }),
        }),
      );
    }),
  ],
  "green-beans": [
    "butter",
    onPlate({ line: "#8b1e12" }, (f) => {
      for (let at = 0; at < 34; at++) {
        const turn = (f.random() - 0.5) * 1.5 + 0.4;
        const [x, y] = [(f.random() - 0.5) * 34, (f.random() - 0.5) * 34];
        tube(f, {
          points: [
            [x - 12 * Math.cos(turn), y - 12 * Math.sin(turn)],
            [x, y + 1.5],
            [x + 12 * Math.cos(turn), y + 12 * Math.sin(turn)],
          ],
          radius: 1.7,
          z: 2 + f.random() * 5,
          material: material("#4f8f2e", { gloss: 0.55, grain: 0.3, bump: 0.2 }),
        });
      }
      minced(f, 0, 0, { radius: 12, color: "#6a3418" });
      chiliRings(f, 0, 0, { radius: 18, count: 8 });
    }),
  ],
  eggplant: [
    "lilac",
    onPlate({ line: "#2f5d62", pool: "#5a2414" }, (f) => {
      for (const [x, y] of [...SEVEN, [8, -2], [-9, -3]])
        slab(f, {
          x,
          y,
          turn: f.random() * 3,
          outline: rounded(19, 9, 4),
          high: 5,
          round: 4,
          rough: 0.5,
          material: material("#5b2a5c", { gloss: 0.95, grain: 0.2 }),
          paint: (_u, v, c) => mixInto(c, "#d9b88a", v > 1 ? 0.75 : 0),
        });
      herbs(f, -3, -3, { count: 4, length: 11 });
      herbs(f, 10, 10, { count: 3, length: 9 });
      chiliRings(f, 0, 0, { radius: 20, count: 7 });
    }),
  ],
  loofah: [
    "mint",
    onPlate({ line: "#2f5d62", pool: "#e6d48a" }, (f) => {
      for (const [x, y] of [...SEVEN, [8, -2], [-9, -3]])
        dome(f, {
          x,
          y,
          rx: 7.5,
          ry: 6,
          turn: x,
          high: 4,
          power: 4,
          material: material("#cfe09a", { gloss: 0.7 }),
          paint: (u, v, c) => mixInto(c, "#6a9a3c", Math.hypot(u / 7.5, v / 6) > 0.86 ? 0.9 : 0),
        });
      sauce(f, 0, -2, { radius: 14, color: "#f0b53a", rough: 0.5 });
      scallions(f, 0, 0, { radius: 18, count: 12 });
    }),
  ],
  "king-oyster-mushroom": [
    "clay",
    onPlate({ line: "#2f5d62", pool: "#5a2c10" }, (f) => {
      for (const [x, y] of [...SEVEN, [8, -2], [-9, -3]])
        dome(f, {
          x,
          y,
          rx: 7.5,
          ry: 6.4,
          turn: x,
          high: 5,
          power: 5,
          material: material("#c98f54", { gloss: 0.7, grain: 0.15 }),
          paint: (u, v, c) => mixInto(c, "#8a5024", Math.hypot(u / 7.5, v / 6.4) > 0.8 ? 0.7 : 0),
        });
      herbs(f, -2, -4, { count: 4, length: 11 });
      herbs(f, 9, 11, { count: 3, length: 9 });
      chiliRings(f, 0, 0, { radius: 20, count: 6 });
    }),
  ],
  "pineapple-shrimp": [
    "butter",
    onPlate({ line: "#c98a2c" }, (f) => {
      for (const [x, y] of SEVEN)
        fried(f, x, y, {
          turn: x,
          wide: 15,
          deep: 12,
          high: 6,
          rough: 0.8,
          color: "#eda85a",
          light: "#fbd89a",
          dark: "#d9783c",
        });
      for (const [x, y] of [
        [8, -4],
        [-8, -2],
        [4, 9],
        [-14, 15],
      ])
        slab(f, {
          x,
          y,
          turn: x,
          outline: [
            [-6, 5],
            [-3, -5],
            [3, -5],
            [6, 5],
          ],
          high: 4,
          round: 2,
          material: material("#f7cf3c", { gloss: 0.7, grain: 0.15 }),
        });
      threads(f, 0, 0, { radius: 16, color: "#fff6e0", z: 10, count: 14, thick: 0.8 });
      sprinkle(f, 0, 0, { radius: 24, count: 40, color: "#d9483a", size: 0.8 });
    }),
  ],
  "shrimp-dish": [
    "blush",
    onPlate({ line: "#2f5d62", pool: "#d9742a" }, (f) => {
      for (const [x, y] of [...SEVEN, [7, -2], [-9, -2]]) shrimp(f, x, y, { size: 1.05 });
      scatter(f, { count: 30, radius: 24 }, (x, y, turn) =>
        dome(f, {
          x,
          y,
          rx: 1.5,
          ry: 1,
          turn,
          high: 1,
          material: material("#f3dfa8", { gloss: 0.5 }),
        }),
      );
      scallions(f, 0, 0, { radius: 24, count: 34 });
    }),
  ],
  "squid-dish": [
    "sky",
    onPlate({ line: "#2f5d62", pool: "#8a5024" }, (f) => {
      for (const [x, y] of [...SEVEN, [7, -2], [-9, -2]]) squidRing(f, x, y, { size: 1.25 });
      for (const [x, y] of [
        [0, 6],
        [-12, -1],
      ])
        herbs(f, x, y, { count: 3, length: 9 });
      chiliRings(f, 0, 0, { radius: 22, count: 8 });
      scallionCuts(f, 22, 8);
    }),
  ],
  "clam-dish": [
    "mint",
    onPlate({ line: "#2f5d62", pool: "#a8682a" }, (f) => {
      for (const [x, y] of [...SEVEN, [7, -3], [-9, -3]]) clam(f, x, y, { size: 1.05 });
      for (const [x, y] of [
        [4, 8],
        [-10, -6],
      ])
        herbs(f, x, y, { count: 4, length: 10 });
      chiliRings(f, 0, 0, { radius: 22, count: 8 });
    }),
  ],
  "oyster-dish": [
    "oat",
    onPlate({ line: "#2f5d62", pool: "#4a2c18" }, (f) => {
      for (const [x, y] of [...SEVEN, [7, -3], [-9, -3]]) oyster(f, x, y, { size: 1.5 });
      beans(f, 0, 0, { radius: 24, color: "#201a16", count: 30, size: 1.2 });
      scallions(f, 0, 0, { radius: 24, count: 40 });
    }),
  ],
  "oyster-shells": [
    "sky",
    (f) => {
      plate(f, { radius: 46, line: "#2f4a6b" });
      ring({ count: 5, radius: 22 }, (x, y, a) => oysterShell(f, x, y, { turn: a, size: 0.85 }));
      lemonSlice(f, 0, 0, { high: 4, radius: 8 });
      herbs(f, 0, -1, { count: 3, length: 6 });
    },
  ],
  "crab-dish": [
    "butter",
    onPlate({ scale: 1, line: "#8b1e12", pool: "#c8702a" }, (f) => {
      crab(f, 0, 4, { size: 1.08 });
      scallionCuts(f, 30, 16);
      sprinkle(f, 0, 14, { radius: 26, count: 50, color: "#e9c06a", size: 1.1 });
    }),
  ],
  "crab-rice": [
    "apricot",
    (f) => {
      steamer(f);
      dome(f, {
        x: 0,
        y: 0,
        rx: 34,
        high: 6,
        z: 2,
        power: 6,
        material: material("#b5783c", { gloss: 0.5, grain: 0.4, bump: 0.7, size: 1.3 }),
      });
      crab(f, 0, 4, { size: 0.9 });
      scallions(f, 0, 10, { radius: 26, count: 20 });
    },
  ],
  lobster: [
    "blush",
    onPlate({ scale: 1, line: "#8b1e12" }, (f) => {
      const red = material("#cf3616", { gloss: 0.75, grain: 0.12, bump: 0.15 });
      for (const side of [-1, 1]) {
        tube(f, {
          points: [
            [side * 6, -10],
            [side * 18, -16],
            [side * 19, -26],
          ],
          radius: 3,
          z: 2,
          material: red,
        });
        dome(f, {
          x: side * 17,
          y: -32,
          rx: 10,
          ry: 6,
          turn: side * 1.3,
          high: 7,
          z: 2,
          material: red,
        });
        tube(f, {
          points: [
            [side * 3, -16],
            [side * 8, -30],
            [side * 4, -43],
          ],
          radius: 0.7,
          z: 4,
          material: red,
        });
        for (let at = 0; at < 4; at++)
          tube(f, {
            points: [
              [side * 6, -6 + at * 4],
              [side * 18, -4 + at * 6],
              [side * 22, 4 + at * 7],
            ],
            radius: 1.2,
            z: 1.5,
            material: red,
          });
      }
      dome(f, { x: 0, y: -8, rx: 10, ry: 15, high: 9, z: 2, material: red });
      for (let at = 0; at < 6; at++)
        dome(f, {
          x: 0,
          y: 8 + at * 4.6,
          rx: 9 - at * 0.7,
          ry: 4.4,
          high: 7 - at * 0.5,
          z: 2,
          material: red,
          paint: (_u, v, c) => mixInto(c, "#8f1c08", v > 2 ? 0.6 : 0),
        });
      for (const t of [-0.6, 0, 0.6])
        dome(f, {
          x: Math.sin(t) * 8,
          y: 37 + Math.cos(t) * 2,
          rx: 6,
          ry: 3.6,
          turn: 1.57 - t,
          high: 3,
          z: 2,
          material: red,
        });
      lemonSlice(f, 28, 14, { high: 3 });
      lemonSlice(f, -28, 16, { high: 3 });
      herbs(f, -27, 4, { count: 3, length: 8 });
    }),
  ],
  "steamed-fish": [
    "sky",
    onPlate({ scale: 1, line: "#2f5d62", pool: "#8a5a2c", radius: 33 }, (f) => {
      fish(f, 0, 2, { turn: -0.12, length: 78 });
      threads(f, 2, 0, { radius: 16, color: "#e9f0b8", z: 9, count: 34, thick: 0.7 });
      threads(f, 2, 0, { radius: 14, color: "#5fa83c", z: 10, count: 26, thick: 0.7 });
      threads(f, 2, 0, { radius: 12, color: "#d9281c", z: 11, count: 9, thick: 0.6 });
    }),
  ],
  "braised-fish": [
    "apricot",
    onPlate({ scale: 1, line: "#8b1e12", pool: "#7a2c0c", radius: 33 }, (f) => {
      fish(f, 0, 2, {
        turn: -0.12,
        length: 78,
        color: "#a8642a",
        belly: "#d9a05a",
        back: "#6a3414",
      });
      minced(f, 2, 2, { radius: 13, color: "#7a2c12" });
      scallions(f, 2, 0, { radius: 24, count: 34 });
      chiliRings(f, 2, 0, { radius: 20, count: 9 });
    }),
  ],
  "sour-cabbage-fish": [
    "mint",
    (f) => {
      bowl(f, { radius: 45, rim: "#2f5d62" });
      soup(f, { radius: 41, level: 10, color: "#d9bc58", oil: "#f3e08a", density: 1.2, drops: 60 });
      threads(f, -6, 6, { radius: 24, color: "#8a8a2c", z: 8.6, count: 70, thick: 1.5, high: 3 });
      for (const [x, y, t] of [
        [-15, -14, 0.4],
        [0, -19, 0.9],
        [14, -13, 0.2],
        [-18, 1, 1.4],
        [-2, -4, 0.5],
        [15, 2, 1],
        [4, 11, 0.1],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          z: 11,
          outline: around((a) => 10 + Math.sin(a * 3) * 0.7, 30).map(([u, v]) => [u, v * 0.55]),
          high: 2.2,
          round: 3,
          rough: 0.6,
          material: material("#fbf4e6", { gloss: 0.6, grain: 0.05, bump: 0.3, size: 2.4 }),
          paint: (_u, v, c) => mixInto(c, "#8d8f86", v < -4.2 ? 0.7 : 0),
        });
      for (let at = 0; at < 7; at++)
        chili(f, -2 + at * 4 + f.random() * 4, 18 + Math.sin(at * 2) * 8 - at, {
          turn: at,
          length: 8,
          color: "#c81e14",
        });
      sprinkle(f, 0, 0, { radius: 28, count: 40, color: "#4a2c14", size: 0.9 });
      scallions(f, 0, -4, { radius: 20, count: 22 });
    },
  ],
  "boiled-beef": [
    "clay",
    (f) => {
      bowl(f, { radius: 45, rim: "#201a16" });
      soup(f, {
        radius: 41,
        level: 10,
        color: "#9c1a08",
        oil: "#f0602a",
        density: 1.5,
        drops: 110,
      });
      threads(f, 10, 12, { radius: 18, color: "#f3ecd0", z: 9, count: 34, thick: 1 });
      for (const [x, y] of [
        [-15, -12],
        [2, -18],
        [16, -8],
        [-16, 5],
        [0, -2],
      ])
        slices(f, x, y, {
          count: 3,
          turn: f.random() * 3,
          step: 5,
          wide: 15,
          deep: 9,
          color: "#8a4a34",
          fat: "#b06a4c",
          z: 11,
        });
      dryChilies(f, 14);
      scallions(f, 0, 0, { radius: 28, count: 34 });
    },
  ],
  meatballs: [
    "apricot",
    onPlate({ scale: 1, line: "#2f5d62", pool: "#7a3c14" }, (f) => {
      for (const [x, y] of [
        [-12, -9],
        [12, -8],
        [-10, 12],
        [13, 13],
      ])
        dome(f, {
          x,
          y,
          rx: 12,
          high: 11,
          power: 2.4,
          material: material("#9a5428", { gloss: 0.75, grain: 0.2, bump: 0.5, size: 2.2 }),
        });
      greens(f, 0, -27, { turn: 0, count: 4, length: 26, z: 2 });
      greens(f, 2, 29, { turn: 3, count: 4, length: 26, z: 2 });
      scallions(f, 0, 0, { radius: 18, count: 20 });
    }),
  ],
  "dongpo-pork": [
    "oat",
    onPlate({ scale: 1, line: "#8b1e12", pool: "#5a200a" }, (f) => {
      for (const [x, y] of [
        [-12, -11],
        [12, -9],
        [-11, 12],
        [13, 13],
      ])
        belly(f, x, y, { wide: 21, deep: 19, turn: (x + y) / 60, high: 10 });
      greens(f, 0, -30, { turn: 0.1, count: 3, length: 22, z: 2 });
      scallions(f, 0, 0, { radius: 12, count: 16 });
    }),
  ],
  "pork-knuckle": [
    "butter",
    onPlate({ scale: 1, line: "#8b1e12", pool: "#5a200a" }, (f) => {
      dome(f, {
        x: -2,
        y: 0,
        rx: 27,
        ry: 22,
        turn: 0.3,
        high: 17,
        rough: 0.15,
        material: material("#8a3a10", { gloss: 0.9, grain: 0.25, bump: 0.4, size: 5 }),
      });
      dome(f, {
        x: 23,
        y: 8,
        rx: 5,
        high: 10,
        z: 2,
        material: material("#f3e6d0", { gloss: 0.5 }),
      });
      threads(f, -26, 20, { radius: 9, color: "#efe0a0", z: 3, count: 34, thick: 1 });
      herbs(f, 20, -20, { count: 4, length: 10 });
    }),
  ],
  offal: [
    "blush",
    sauteed("#2f5d62", { meat: "#d9ac88", fat: "#f0d6bc", pool: "#a8682a" }, (f) => {
      threads(f, 0, 0, { radius: 23, color: "#f3e6a8", z: 9, count: 30, thick: 0.8 });
      chiliRings(f, 0, 0, { radius: 22, count: 8 });
      scallionCuts(f, 20, 6);
    }),
  ],
  "sea-cucumber": [
    "sky",
    onPlate({ line: "#2f5d62", pool: "#4a2410" }, (f) => {
      for (const [x, y, t] of [
        [-12, -10, 0.3],
        [10, -8, -0.3],
        [-8, 9, 0.1],
        [13, 11, 0.5],
      ])
        tube(f, {
          points: [
            [x - 12 * Math.cos(t), y - 12 * Math.sin(t)],
            [x, y + 2],
            [x + 12 * Math.cos(t), y + 12 * Math.sin(t)],
          ],
          radius: (k) => 5.4 * Math.sqrt(Math.max(0.15, 1 - (2 * k - 1) ** 6)),
          z: 2,
          material: material("#2b2320", { gloss: 0.95, grain: 0.2, bump: 1, size: 2 }),
        });
      scallionCuts(f, 24, 18);
    }),
  ],
};

const cold = {
  "cold-chicken": [
    "mint",
    onPlate({ line: "#2f5d62", pool: "#e6c878" }, (f) => {
      for (const y of [-13, 1, 15])
        slices(f, 0, y, {
          count: 8,
          turn: 0,
          step: 5.4,
          wide: 14,
          deep: 9,
          color: "#f6e6c6",
          fat: "#f3d080",
          high: 2.2,
        });
      herbs(f, 22, -16, { count: 3, length: 9 });
      beans(f, 0, 0, { radius: 20, color: "#d9281c", count: 8, size: 1.6, long: 1.4 });
    }),
  ],
  "chili-oil-chicken": [
    "clay",
    onPlate({ line: "#201a16", pool: "#a8200c", radius: 31 }, (f) => {
      for (const y of [-11, 5])
        slices(f, 0, y, {
          count: 7,
          turn: 0.1,
          step: 6,
          wide: 16,
          deep: 10,
          color: "#efdcb4",
          fat: "#e8b45a",
          high: 2.2,
        });
      sauce(f, -2, -3, { radius: 13, color: "#b3260c" });
      nuts(f, 20);
      sprinkle(f, 0, 0, { radius: 26, count: 50 });
      scallions(f, 0, 4, { radius: 20, count: 26 });
    }),
  ],
  "white-cut-pork": [
    "sage",
    onPlate({ line: "#2f5d62" }, (f) => {
      ring({ count: 9, radius: 19 }, (x, y, a) =>
        slices(f, x, y, {
          count: 1,
          turn: a + 1.57,
          wide: 22,
          deep: 13,
          color: "#e3b8a0",
          fat: "#fbeee0",
          high: 1.8,
        }),
      );
      sauce(f, 0, 0, { radius: 12, color: "#8a3414" });
      minced(f, 0, 0, { radius: 8, color: "#f0dfb4" });
      herbs(f, 0, -2, { count: 3, length: 8 });
    }),
  ],
  "beef-shank": [
    "apricot",
    onPlate({ line: "#8b1e12" }, (f) => {
      for (const y of [-12, 2, 16])
        slices(f, 0, y, {
          count: 7,
          turn: 0,
          step: 6.4,
          wide: 15,
          deep: 12,
          color: "#7a3c28",
          fat: "#c98f6c",
          high: 1.8,
          gloss: 0.6,
        });
      scallions(f, 0, 0, { radius: 22, count: 30 });
      herbs(f, 26, -14, { count: 3, length: 8 });
    }),
  ],
  "century-egg-tofu": [
    "sky",
    onPlate({ line: "#2f5d62", pool: "#5a3414" }, (f) => {
      slab(f, {
        x: 0,
        y: 0,
        turn: 0.1,
        outline: rounded(42, 34, 5),
        high: 9,
        round: 4,
        material: material("#fdf8ec", { gloss: 0.5, grain: 0.02 }),
      });
      for (const [x, y] of [
        [-9, -5],
        [6, -8],
        [9, 5],
        [-6, 8],
      ])
        dome(f, {
          x,
          y,
          rx: 7,
          ry: 4.6,
          turn: x,
          high: 4,
          material: material("#3a3226", { gloss: 0.9, grain: 0.2 }),
          paint: (u, v, c) => mixInto(c, "#7a8a5c", Math.hypot(u / 7, v / 4.6) < 0.5 ? 0.8 : 0),
        });
      sauce(f, 0, 0, { radius: 9, color: "#4a2410" });
      scallions(f, 0, 0, { radius: 15, count: 30 });
      sprinkle(f, 0, 0, { radius: 16, count: 26, color: "#d9a87a", size: 1.1 });
    }),
  ],
  "cucumber-salad": [
    "butter",
    onPlate({ line: "#2f5d62", pool: "#d9c98a" }, (f) => {
      for (const [x, y] of [...SEVEN, [8, -2], [-9, -3], [18, 14]])
        slab(f, {
          x,
          y,
          turn: f.random() * 3,
          outline: rounded(15, 7.5, 3),
          high: 5,
          round: 3,
          rough: 0.3,
          material: material("#d9eab0", { gloss: 0.7 }),
          paint: (_u, v, c) => mixInto(c, "#2f7a2c", v < -0.6 ? 0.95 : 0),
        });
      chiliRings(f, 0, 0, { radius: 22, count: 9 });
      scatter(f, { count: 20, radius: 22 }, (x, y, turn) =>
        dome(f, { x, y, rx: 1.6, ry: 1.2, turn, high: 1.2, material: material("#f6ecd0") }),
      );
    }),
  ],
  "seaweed-salad": [
    "mint",
    onPlate({ line: "#2f5d62" }, (f) => {
      threads(f, 0, 0, { radius: 28, color: "#35582c", z: 2, count: 130, thick: 1.2, high: 7 });
      threads(f, 0, 0, { radius: 20, color: "#ef8a2c", z: 8, count: 12 });
      sprinkle(f, 0, 0, { radius: 24, count: 60 });
      chiliRings(f, 0, 0, { radius: 18, count: 6 });
    }),
  ],
  "wood-ear-salad": [
    "blush",
    onPlate({ line: "#2f5d62" }, (f) => {
      leafHeap(f, 0, 0, {
        radius: 27,
        count: 44,
        colors: ["#3a2620", "#4a3026", "#2b1d1a"],
        size: 9,
        gloss: 0.8,
      });
      threads(f, 0, 0, { radius: 18, color: "#f0d98a", z: 9, count: 18 });
      chiliRings(f, 0, 0, { radius: 20, count: 9 });
      herbs(f, 4, 2, { count: 3, length: 7 });
    }),
  ],
  "tofu-strips": [
    "oat",
    onPlate({ line: "#2f5d62" }, (f) => {
      threads(f, 0, 0, { radius: 28, color: "#f0dcb0", z: 2, count: 120, thick: 1.1, high: 7 });
      threads(f, 0, 0, { radius: 24, color: "#ef8a2c", z: 6, count: 18, thick: 0.9 });
      threads(f, 0, 0, { radius: 24, color: "#6aa83c", z: 6, count: 22, thick: 0.9 });
    }),
  ],
  peanuts: [
    "apricot",
    onPlate({ line: "#8b1e12" }, (f) => {
      for (let at = 0; at < 3; at++)
        beans(f, 0, 0, {
          radius: 27 - at * 6,
          color: "#b5602c",
          count: 60,
          size: 2.5,
          long: 1.4,
          gloss: 0.5,
        });
      herbs(f, 6, -4, { count: 3, length: 7 });
    }),
  ],
  "pickled-lotus": [
    "lilac",
    onPlate({ line: "#2f5d62" }, (f) => {
      for (const [x, y] of SEVEN)
        dome(f, {
          x,
          y,
          rx: 10,
          high: 2.4,
          power: 8,
          material: material("#f6ead4", { gloss: 0.6 }),
          paint: (u, v, c) => {
            const a = (Math.round((Math.atan2(v, u) / 6.2832) * 7) / 7) * 6.2832;
            if (Math.hypot(u - 5.6 * Math.cos(a), v - 5.6 * Math.sin(a)) < 1.5)
              mixInto(c, "#a88a6a", 0.9);
          },
        });
      chiliRings(f, 0, 0, { radius: 22, count: 8 });
    }),
  ],
  "bamboo-salad": [
    "sage",
    onPlate({ scale: 1, line: "#2f5d62" }, (f) => {
      for (const [x, y] of [...SEVEN, [7, -2]])
        slab(f, {
          x,
          y,
          turn: f.random() * 3,
          outline: rounded(16, 10, 3),
          high: 6,
          round: 3,
          material: material("#f9edc6", { gloss: 0.5, grain: 0.08 }),
        });
      for (let at = 0; at < 6; at++)
        tube(f, {
          points: [
            [-24, -18 + at * 7],
            [-8, -15 + at * 7],
            [8, -18 + at * 7],
            [24, -15 + at * 7],
          ],
          radius: 0.9,
          z: 9,
          material: material("#fffaf0", { gloss: 0.6 }),
        });
    }),
  ],
  "shredded-salad": [
    "sky",
    onPlate({ line: "#2f5d62" }, (f) => {
      threads(f, 0, 0, { radius: 28, color: "#e8c88a", z: 2, count: 110, thick: 1.2, high: 6 });
      threads(f, 0, 0, { radius: 22, color: "#6aa83c", z: 6, count: 24, thick: 0.9 });
      sprinkle(f, 0, 0, { radius: 24, count: 50 });
    }),
  ],
  "kimchi-plate": [
    "blush",
    (f) => {
      plate(f, { radius: 45, line: "#8b1e12" });
      const parts = ["#e0482c", "#f0a03c", "#4f8a2c", "#f3ecd4", "#7a4a28"];
      ring({ count: 5, radius: 19 }, (x, y, _a, at) => {
        dome(f, { x, y, rx: 12, high: 1, material: material("#ffffff", { gloss: 0.5 }) });
        threads(f, x, y, { radius: 11, color: parts[at], z: 4, count: 50, thick: 1 });
      });
      sprinkle(f, 0, 0, { radius: 30, count: 50 });
    },
  ],
  "cold-platter": [
    "oat",
    (f) => {
      plate(f, { radius: 46, line: "#c98a2c" });
      ring({ count: 5, radius: 22 }, (x, y, a, at) =>
        slices(f, x, y, {
          count: 4,
          turn: a + 1.57,
          step: 5,
          wide: 15,
          deep: 10,
          color: ["#7a3c28", "#f6e6c6", "#c8501c", "#e3b8a0", "#e8b04a"][at],
          fat: ["#c98f6c", "#f3d080", "#e08a4a", "#fbeee0", "#f6d78a"][at],
          high: 2,
        }),
      );
      roundSlice(f, 0, 0, { radius: 8, high: 4, color: "#ef8a2c", edge: "#d9701c" });
      herbs(f, 0, -1, { count: 5, length: 9 });
    },
  ],
  "mullet-roe": [
    "apricot",
    onPlate({ scale: 1, line: "#8b1e12" }, (f) => {
      for (const y of [-14, 0, 14])
        slices(f, 0, y, {
          count: 7,
          turn: 0,
          step: 6,
          wide: 13,
          deep: 9,
          color: "#e0761c",
          fat: "#f0a03c",
          high: 1.8,
          gloss: 0.8,
        });
      threads(f, 26, -14, { radius: 9, color: "#eef3d0", z: 3, count: 30 });
    }),
  ],
  "braised-platter": [
    "clay",
    onPlate({ line: "#8b1e12", pool: "#5a2c10" }, (f) => {
      for (const [x, y] of [
        [-16, -12],
        [-2, -18],
      ])
        cube(f, x, y, { color: "#8a5024", side: "#5a3010", size: 12, high: 5 });
      threads(f, 14, -10, { radius: 13, color: "#35402c", z: 3, count: 50, thick: 1.4 });
      for (const [x, y] of [
        [-16, 8],
        [-4, 3],
      ])
        eggHalf(f, x, y, { white: "#c98a4a", yolk: "#e8b04a" });
      slices(f, 10, 13, { count: 5, turn: 0.2, step: 5, wide: 13, deep: 9, color: "#8a4a30" });
      scallions(f, 0, 0, { radius: 26, count: 36 });
    }),
  ],
  "braised-egg": [
    "apricot",
    (f) => {
      bowl(f, { radius: 36, rim: "#8b1e12", deep: 12 });
      soup(f, { radius: 32, level: 5, color: "#5a2c10", density: 2, drops: 14 });
      egg(f, -8, -3, { color: "#9a5a24", gloss: 0.8, size: 1.25, z: 4 });
      eggHalf(f, 11, 6, { white: "#c98a4a", yolk: "#f0a83a", size: 1.25, z: 5 });
      scallions(f, 0, 0, { radius: 18, count: 14 });
    },
  ],
  "braised-tofu-puffs": [
    "butter",
    (f) => {
      bowl(f, { radius: 38, rim: "#2f5d62", deep: 12 });
      soup(f, { radius: 34, level: 5, color: "#6a3410", density: 2, drops: 14 });
      for (const [x, y] of [
        [-10, -8],
        [9, -9],
        [-8, 10],
        [11, 8],
      ])
        slab(f, {
          x,
          y,
          turn: x,
          z: 4,
          outline: [
            [-11, 8],
            [0, -11],
            [11, 8],
          ],
          high: 9,
          round: 5,
          rough: 0.6,
          material: material("#c98a3c", { gloss: 0.55, grain: 0.25, bump: 0.4, size: 1.6 }),
        });
      scallions(f, 0, 0, { radius: 18, count: 20 });
    },
  ],
  "soft-egg": [
    "sky",
    (f) => {
      bowl(f, { radius: 32, rim: "#201a16", inside: "#2b2523", deep: 10 });
      soup(f, { radius: 28, level: 4, color: "#6a3a18", density: 1, drops: 4 });
      eggHalf(f, -8, -5, { size: 1.35, z: 4, yolk: "#f0820c" });
      eggHalf(f, 9, 6, { size: 1.35, z: 4, yolk: "#f0820c" });
      sprinkle(f, 0, 0, { radius: 16, count: 20, color: "#2b2523" });
    },
  ],
  "boiled-eggs": [
    "mint",
    (f) => {
      plate(f, { radius: 38, line: "#2f5d62" });
      egg(f, -10, -8, { color: "#f6e6cc", size: 1.3 });
      eggHalf(f, 12, -4, { yolk: "#f0b53a", size: 1.3 });
      eggHalf(f, -3, 14, { yolk: "#f0b53a", size: 1.3, turn: 0.4 });
      sprinkle(f, 5, 4, { radius: 20, count: 20, color: "#2b2523", size: 0.5 });
    },
  ],
  "steamed-egg": [
    "butter",
    (f) => {
      bowl(f, { radius: 36, rim: "#201a16", deep: 16, inside: "#2f5d62" });
      soup(f, { radius: 32, level: 12, color: "#f6d77c", density: 4, drops: 0 });
      shrimp(f, -5, -3, { z: 12, size: 0.95 });
      mushroom(f, 11, 4, { size: 0.75, z: 12 });
      herbs(f, 3, 11, { count: 4, length: 6 });
    },
  ],
};

const EDAMAME = (f) => {
  for (let at = 0; at < 26; at++) {
    const [x, y, t] = [(f.random() - 0.5) * 44, (f.random() - 0.5) * 44, f.random() * 3];
    if (Math.hypot(x, y) > 25) continue;
    for (const off of [-4.6, 0, 4.6])
      dome(f, {
        x: x + off * Math.cos(t),
        y: y + off * Math.sin(t),
        rx: 4,
        ry: 3.2,
        turn: t,
        high: 3.6,
        z: 2 + at * 0.15,
        material: material("#6aae34", { gloss: 0.45, grain: 0.15 }),
      });
  }
  sprinkle(f, 0, 0, { radius: 25, count: 60, color: "#2b2523", size: 0.5 });
};
cold.edamame = ["sage", onPlate({ line: "#2f5d62" }, EDAMAME)];

export const wokDishes = { ...stirFries, ...cold };
