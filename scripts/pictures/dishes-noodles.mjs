/** The families (see families.mjs) of noodles. */

import {
  beans,
  chiliRings,
  cube,
  cucumberSlice,
  greens,
  lemonSlice,
  mushroom,
  roundSlice,
  tomatoSlice,
} from "./pieces-green.mjs";
import { chunks, egg, eggHalf, fried, friedEgg, slices } from "./pieces-meat.mjs";
import { clam, friedPrawn, oyster, shrimp, squidRing } from "./pieces-sea.mjs";
import { herbs, noodles, sauce, scallions, soup, sprinkle, threads } from "./pieces-staple.mjs";
import { material, mixInto } from "./relief.mjs";
import { dome, rounded, scatter, slab } from "./shapes.mjs";
import { bowl, pan, plate } from "./vessels.mjs";

const THIN = { thick: 0.75, strands: 10, bundles: 24 };
const WIDE = { thick: 1.5, strands: 5, bundles: 18 };

/** A bowl of noodles in soup. */
function inSoup(
  { broth, oil, rim = "#8b1e12", inside, strand = {}, level = 13, drops = 30, density = 0.62 },
  top,
) {
  return (frame) => {
    bowl(frame, { radius: 44, rim, inside });
    noodles(frame, 0, 0, { radius: 36, z: 8, hill: 4.5, ...strand });
    soup(frame, { radius: 41, level, color: broth, oil, drops, density });
    top(frame);
  };
}

/** A plate of noodles. If `pool` is given, they lie on sauce of this colour. */
function onPlate({ strand, rim, line, inside, pool }, top) {
  return (frame) => {
    plate(frame, { radius: 45, rim, line, inside });
    if (pool) sauce(frame, 0, 0, { radius: 31, color: pool });
    noodles(frame, 0, 0, { radius: 28, z: 3, hill: 11, bundles: 24, ...strand });
    top(frame);
  };
}

/** A bowl of noodles without soup. If `pool` is given, they lie in a little liquid of this colour. */
function inBowl({ strand, rim = "#2f5d62", inside, pool }, top) {
  return (frame) => {
    bowl(frame, { radius: 44, rim, inside });
    if (pool) soup(frame, { radius: 38, level: 8, color: pool, drops: 10 });
    noodles(frame, 0, 0, { radius: 34, z: 7, hill: 9, bundles: 24, ...strand });
    top(frame);
  };
}

const BEEF = [
  [-15, -6],
  [-4, -15],
  [-17, 8],
  [-3, -2],
];
const bokChoy = (f) => {
  greens(f, 19, 12, { turn: -0.7, count: 4, length: 24, z: 12 });
};
const wontons = (f, points) => {
  const skin = material("#f7e7c6", { gloss: 0.6, grain: 0.08, bump: 0.3, size: 4 });
  for (const [x, y] of points) {
    dome(f, {
      x,
      y,
      rx: 8.5,
      ry: 7,
      turn: f.random() * 3,
      high: 5,
      rough: 0.35,
      material: skin,
      paint: (u, v, c) => {
        if (Math.hypot(u, v) < 4) mixInto(c, "#e8a08a", 0.5);
      },
    });
    slab(f, {
      x: x + 6,
      y: y + 5,
      turn: 0.7,
      outline: rounded(11, 7, 3),
      high: 1.6,
      round: 2,
      rough: 1.2,
      material: skin,
    });
  }
};
const porkBits = (f, x, y, radius, color = "#7a3a1a") => {
  const meat = material(color, { gloss: 0.6, grain: 0.35, bump: 0.5, size: 1 });
  scatter(f, { count: Math.round(radius * 5), radius, x, y }, (px, py, turn) =>
    dome(f, { x: px, y: py, rx: 1.9, ry: 1.4, turn, high: 1.5, sink: 0.3, material: meat }),
  );
};

export const noodleDishes = {
  "beef-noodles": [
    "apricot",
    inSoup({ broth: "#7a3210" }, (f) => {
      chunks(f, BEEF, { wide: 15, deep: 11, z: 12 });
      bokChoy(f);
      scallions(f, 6, -8, { radius: 9, count: 30 });
    }),
  ],
  "clear-beef-noodles": [
    "sage",
    inSoup({ broth: "#b98a4a", oil: "#e8c468", rim: "#2f5d62" }, (f) => {
      slices(f, -9, -6, {
        turn: 0.5,
        color: "#8a5340",
        fat: "#c99a7c",
        wide: 17,
        deep: 10,
        z: 12.5,
      });
      bokChoy(f);
      scallions(f, 8, -8, { radius: 9, count: 30 });
    }),
  ],
  "tomato-beef-noodles": [
    "butter",
    inSoup({ broth: "#b23a14", oil: "#f08a3a", rim: "#a3330b" }, (f) => {
      chunks(f, BEEF.slice(0, 3), { wide: 14, deep: 11, z: 12 });
      for (const [x, y] of [
        [12, -12],
        [18, -4],
        [8, -4],
      ])
        tomatoSlice(f, x, y, { high: 2.5 });
      scallions(f, 4, 14, { radius: 9, count: 26 });
      greens(f, 20, 12, { turn: -0.7, count: 3, z: 12 });
    }),
  ],
  "spicy-beef-noodles": [
    "clay",
    inSoup({ broth: "#8f1c0c", oil: "#e8421c", rim: "#201a16", drops: 60 }, (f) => {
      chunks(f, BEEF, { wide: 15, deep: 11, z: 12 });
      chiliRings(f, 12, -10, { radius: 9, count: 14 });
      scallions(f, 10, 12, { radius: 11, count: 26 });
    }),
  ],
  "plain-noodles": [
    "mint",
    inSoup(
      { broth: "#c99b55", oil: "#edcf7c", rim: "#2f5d62", strand: { color: "#f6e2b0" } },
      (f) => {
        greens(f, 16, 8, { turn: -0.8, count: 4, z: 12 });
        slices(f, -12, -8, { count: 3, turn: 0.4, color: "#d9a487", z: 12.5 });
        scallions(f, -2, 6, { radius: 12, count: 36 });
      },
    ),
  ],
  "wonton-noodles": [
    "butter",
    inSoup(
      { broth: "#c48f45", oil: "#edc96c", rim: "#8b1e12", strand: { ...THIN, color: "#f0cf74" } },
      (f) => {
        wontons(f, [
          [-14, -10],
          [2, -16],
          [-18, 6],
          [-4, 2],
        ]);
        greens(f, 20, 8, { turn: -0.9, count: 4, z: 12 });
        scallions(f, 4, 16, { radius: 7, count: 18 });
      },
    ),
  ],
  "wonton-soup": [
    "sage",
    (f) => {
      bowl(f, { radius: 44, rim: "#8b1e12" });
      soup(f, { radius: 41, level: 12, color: "#c8974a", oil: "#edcf7c", density: 0.8 });
      wontons(f, [
        [-16, -12],
        [4, -18],
        [20, -4],
        [-20, 8],
        [-1, 1],
        [10, 18],
        [-8, 20],
      ]);
      scallions(f, 0, 0, { radius: 24, count: 40 });
      threads(f, 16, 12, { radius: 8, color: "#f3c94b", z: 13, count: 20 });
    },
  ],
  "chili-wontons": [
    "blush",
    (f) => {
      bowl(f, { radius: 44, rim: "#201a16", deep: 13 });
      soup(f, { radius: 40, level: 7, color: "#a3200c", oil: "#f0602a", drops: 50, density: 0.8 });
      wontons(f, [
        [-16, -12],
        [4, -18],
        [20, -4],
        [-20, 8],
        [-1, 1],
        [12, 16],
        [-8, 20],
      ]);
      sauce(f, 0, 0, { radius: 13, color: "#a81e0a", z: 11.5 });
      scallions(f, 0, 0, { radius: 22, count: 44 });
      sprinkle(f, 0, 0, { radius: 26, count: 50 });
    },
  ],
  "pork-noodles": [
    "sky",
    inSoup(
      { broth: "#c2924c", oil: "#edcf7c", rim: "#2f4a6b", strand: { color: "#f6e2b0" } },
      (f) => {
        slices(f, -10, -8, { count: 5, turn: 0.4, color: "#d5a58c", z: 12.5 });
        threads(f, 13, 6, { radius: 14, color: "#d7d07a", z: 12, count: 60 });
        scallions(f, 2, 18, { radius: 8, count: 20 });
      },
    ),
  ],
  "oyster-vermicelli": [
    "apricot",
    (f) => {
      bowl(f, { radius: 44, rim: "#2f5d62" });
      noodles(f, 0, 0, {
        ...THIN,
        radius: 37,
        color: "#c98a4a",
        thick: 0.5,
        z: 9,
        hill: 3.5,
        bundles: 30,
      });
      soup(f, {
        radius: 41,
        level: 12.2,
        color: "#9a5a24",
        oil: "#c98a4a",
        drops: 12,
        density: 0.25,
      });
      for (const [x, y] of [
        [-14, -10],
        [-4, -16],
        [8, -12],
        [-16, 4],
        [-4, -3],
        [10, 2],
      ])
        oyster(f, x, y, { size: 1.25 });
      herbs(f, 10, 15, { count: 5, length: 7 });
      herbs(f, -8, 16, { count: 4, length: 6 });
    },
  ],
  "sesame-noodles": [
    "sage",
    inBowl({ pool: "#a9783c", strand: { color: "#e6bd78" } }, (f) => {
      sauce(f, -2, -4, { radius: 19, color: "#c49350", high: 1.2 });
      threads(f, 12, 12, { radius: 13, color: "#a9cf6a", z: 15, count: 46 });
      scallions(f, -10, 10, { radius: 9, count: 20 });
      sprinkle(f, -2, -4, { radius: 20, count: 60 });
    }),
  ],
  "soybean-paste-noodles": [
    "sky",
    inBowl({ strand: { color: "#f0d79c" }, rim: "#2f4a6b" }, (f) => {
      sauce(f, -4, -4, { radius: 17, color: "#4a2210", high: 2, rough: 0.4 });
      porkBits(f, -4, -4, 16, "#54270f");
      threads(f, 16, 13, { radius: 13, color: "#b5d67a", z: 14, count: 50 });
      beans(f, -14, 18, { radius: 8, color: "#6fb33c", count: 16 });
    }),
  ],
  "danzai-noodles": [
    "butter",
    inSoup({ broth: "#a9682c", oil: "#d9a24a" }, (f) => {
      porkBits(f, -4, -4, 12);
      shrimp(f, 11, -10, { z: 13, size: 1.1 });
      eggHalf(f, -14, 14, { z: 12, yolk: "#e8a63a" });
      herbs(f, 14, 12, { count: 5, length: 7 });
    }),
  ],
  "fried-noodles": [
    "apricot",
    onPlate({ strand: { color: "#c98d46", thick: 1.1 }, line: "#2f5d62" }, (f) => {
      slices(f, -8, -8, { count: 4, turn: 0.6, color: "#8a4f34", wide: 12, deep: 6 });
      greens(f, 12, 8, { turn: 0.5, count: 4, length: 18, z: 13 });
      threads(f, 4, -14, { radius: 9, color: "#ec8a3a", z: 12, count: 22 });
      threads(f, -12, 10, { radius: 10, color: "#dfe8a8", z: 12, count: 30 });
      scallions(f, 4, 2, { radius: 20, count: 24 });
    }),
  ],
  "fried-seafood-noodles": [
    "sky",
    onPlate({ strand: { color: "#d9a45c", thick: 1.3 }, line: "#2f4a6b" }, (f) => {
      shrimp(f, -12, -8, { z: 12 });
      shrimp(f, 9, -13, { z: 12 });
      squidRing(f, 12, 7, { z: 13 });
      squidRing(f, -9, 10, { z: 13 });
      clam(f, 2, 18, { size: 0.9 });
      scallions(f, 0, 0, { radius: 24, count: 34 });
    }),
  ],
  "rice-vermicelli": [
    "sage",
    onPlate({ strand: { ...THIN, color: "#f1e5c6", bundles: 30 }, line: "#58783f" }, (f) => {
      threads(f, -8, -8, { radius: 12, color: "#ec9a3a", z: 13, count: 26 });
      threads(f, 10, 8, { radius: 12, color: "#b9d884", z: 12, count: 34 });
      for (const [x, y] of [
        [8, -10],
        [-12, 9],
        [0, 2],
      ])
        mushroom(f, x, y, { size: 0.7, cross: false });
      slices(f, -2, 15, { count: 3, color: "#a8634a", wide: 9, deep: 5 });
      herbs(f, 16, -2, { count: 4, length: 6 });
    }),
  ],
  "scallion-noodles": [
    "mint",
    inBowl({ pool: "#7a4718", strand: { color: "#d9ac62" } }, (f) => {
      threads(f, 0, -2, { radius: 20, color: "#5b7a2c", z: 15, count: 60, thick: 0.7 });
      scallions(f, 8, 12, { radius: 12, count: 30 });
      sprinkle(f, 0, 0, { radius: 24, count: 30, color: "#a8642a", size: 1 });
    }),
  ],
  "chili-noodles": [
    "clay",
    inBowl({ pool: "#8f1c0c", strand: { color: "#dfa25c" }, rim: "#201a16" }, (f) => {
      porkBits(f, -3, -5, 13);
      sauce(f, 12, 10, { radius: 12, color: "#b3260c", z: 15 });
      beans(f, 4, 6, { radius: 16, color: "#e2b06a", count: 26, long: 1.3 });
      scallions(f, -8, 12, { radius: 12, count: 30 });
      chiliRings(f, 14, -10, { radius: 8 });
    }),
  ],
  ramen: [
    "oat",
    inSoup(
      {
        broth: "#d9b98a",
        oil: "#f3e2b8",
        rim: "#201a16",
        inside: "#2f2a28",
        strand: { ...THIN, color: "#f3dc9c" },
        density: 0.7,
      },
      (f) => {
        slices(f, -13, -10, {
          count: 3,
          turn: 0.7,
          step: 8,
          wide: 19,
          deep: 15,
          color: "#b9775a",
          fat: "#ecc9ae",
          z: 12.6,
        });
        eggHalf(f, 13, -14, { z: 12 });
        eggHalf(f, 24, -5, { z: 12 });
        slab(f, {
          x: 25,
          y: 15,
          turn: 0.5,
          outline: rounded(15, 19, 1),
          high: 1,
          z: 14,
          material: material("#1b2b22", { gloss: 0.35, grain: 0.3, bump: 0.4 }),
        });
        threads(f, 4, 18, { radius: 12, color: "#4b3a30", z: 12, count: 30 });
        scallions(f, 0, 4, { radius: 8, count: 32 });
      },
    ),
  ],
  "miso-ramen": [
    "butter",
    inSoup(
      { broth: "#c07a2c", oil: "#f0b25a", rim: "#8b1e12", inside: "#2f2a28", density: 0.6 },
      (f) => {
        slices(f, -14, -9, {
          count: 2,
          turn: 0.6,
          step: 9,
          wide: 19,
          deep: 15,
          color: "#b9775a",
          z: 12.6,
        });
        beans(f, 11, -14, { radius: 9, count: 46 });
        threads(f, 17, 6, { radius: 13, color: "#f3ecd0", z: 12, count: 46, thick: 0.8 });
        eggHalf(f, -5, 19, { z: 12 });
        scallions(f, 0, 3, { radius: 7, count: 26 });
      },
    ),
  ],
  "soy-ramen": [
    "sky",
    inSoup(
      {
        broth: "#6a3414",
        oil: "#d9a24a",
        rim: "#2f4a6b",
        strand: { ...THIN, color: "#f0d488" },
        drops: 50,
      },
      (f) => {
        slices(f, -13, -9, {
          count: 3,
          turn: 0.6,
          step: 7,
          wide: 18,
          deep: 14,
          color: "#b57a62",
          z: 12.6,
        });
        eggHalf(f, 14, -13, { z: 12 });
        dome(f, {
          x: 21,
          y: 6,
          rx: 8,
          high: 2,
          z: 12.5,
          power: 8,
          material: material("#fbf6ee"),
          paint: (u, v, c) => {
            const a = Math.atan2(v, u);
            const r = Math.hypot(u, v);
            if (Math.abs(r - 1.2 - ((a + 3.14) / 6.28) * 4) < 0.7) c.splice(0, 3, 0.85, 0.2, 0.28);
          },
        });
        threads(f, -8, 18, { radius: 11, color: "#c9a060", z: 12, count: 22, thick: 1.2 });
        scallions(f, 6, 16, { radius: 9, count: 26 });
      },
    ),
  ],
  udon: [
    "sky",
    inSoup(
      { broth: "#b07a34", oil: "#e3bd6a", rim: "#2f4a6b", strand: { ...WIDE, color: "#fbf3e0" } },
      (f) => {
        friedPrawn(f, -8, -10, { turn: -0.4, length: 34 });
        friedPrawn(f, -4, 1, { turn: -0.4, length: 34 });
        greens(f, 16, 12, { turn: -0.6, count: 3, z: 12 });
        scallions(f, -10, 18, { radius: 8, count: 24 });
      },
    ),
  ],
  "curry-udon": [
    "butter",
    inSoup(
      {
        broth: "#b8741a",
        oil: "#e8a83a",
        rim: "#201a16",
        strand: { ...WIDE, color: "#fbefd0" },
        density: 0.9,
      },
      (f) => {
        chunks(
          f,
          [
            [-12, -10],
            [4, -14],
            [-16, 6],
          ],
          { color: "#9a5a24", z: 11 },
        );
        for (const [x, y] of [
          [12, -3],
          [16, 12],
          [-2, 16],
        ])
          roundSlice(f, x, y, { high: 2.4, radius: 5.4 });
        scallions(f, 2, 2, { radius: 12, count: 30 });
      },
    ),
  ],
  "pot-noodles": [
    "apricot",
    (f) => {
      pan(f, { radius: 43, deep: 14 });
      noodles(f, 0, 0, { radius: 35, color: "#e9c278", z: 8, hill: 4, thick: 1.3 });
      soup(f, { radius: 39, level: 12, color: "#b9803a", oil: "#e8c06a" });
      shrimp(f, -13, -11, { z: 12 });
      eggHalf(f, 11, -13, { z: 11 });
      clam(f, -18, 8, { size: 0.9 });
      greens(f, 17, 11, { turn: -0.6, count: 4, z: 11 });
      roundSlice(f, -3, 17, { radius: 6, color: "#fbf6ee", edge: "#e8788a", high: 3 });
    },
  ],
  pho: [
    "mint",
    inSoup(
      {
        broth: "#c49a5c",
        oil: "#e8cf8a",
        rim: "#2f5d62",
        strand: { color: "#fbf6e6", thick: 0.9 },
      },
      (f) => {
        slices(f, -11, -8, {
          count: 5,
          turn: 0.4,
          color: "#b5564a",
          fat: "#e5b4a0",
          wide: 18,
          deep: 11,
          z: 12.6,
        });
        threads(f, 14, 10, { radius: 13, color: "#f7f3dc", z: 12, count: 40, thick: 0.8 });
        herbs(f, 18, -8, { count: 5, length: 9 });
        chiliRings(f, -6, 16, { radius: 7, count: 6 });
        lemonSlice(f, -19, 12, { color: "#cfe27a", edge: "#6fae2c", radius: 6 });
      },
    ),
  ],
  "fried-rice-noodles": [
    "apricot",
    onPlate({ strand: { ...WIDE, color: "#d09a5c" }, line: "#8b1e12" }, (f) => {
      slices(f, -7, -7, { count: 5, turn: 0.5, color: "#7a4028", wide: 13, deep: 7 });
      threads(f, 9, 9, { radius: 13, color: "#f5f0d4", z: 13, count: 36, thick: 0.8 });
      scallions(f, 0, 2, { radius: 22, count: 36 });
    }),
  ],
  "pad-thai": [
    "blush",
    onPlate({ strand: { color: "#dba25a", thick: 1.2 }, line: "#3d8f34" }, (f) => {
      shrimp(f, -10, -10, { z: 12 });
      shrimp(f, 6, -14, { z: 12 });
      beans(f, -12, 10, { radius: 9, color: "#d9a86a", count: 26, long: 1.3 });
      threads(f, 12, 8, { radius: 12, color: "#f5f0d4", z: 12, count: 32, thick: 0.8 });
      lemonSlice(f, 20, -10, { color: "#cfe27a", edge: "#6fae2c", radius: 7, high: 3 });
      scallions(f, 0, 2, { radius: 20, count: 24 });
    }),
  ],
  laksa: [
    "clay",
    inSoup(
      {
        broth: "#d9762a",
        oil: "#f0521c",
        rim: "#2f5d62",
        strand: { color: "#f7e3a8" },
        density: 0.8,
        drops: 50,
      },
      (f) => {
        shrimp(f, -13, -10, { z: 13, size: 1.1 });
        shrimp(f, 3, -16, { z: 13, size: 1.1 });
        for (const [x, y] of [
          [14, -8],
          [20, 3],
          [-18, 7],
        ])
          cube(f, x, y, { color: "#e9b566", side: "#c98a3a", z: 11, size: 10 });
        eggHalf(f, -5, 16, { z: 12 });
        herbs(f, 13, 15, { count: 5, length: 8 });
      },
    ),
  ],
  "cold-noodles": [
    "mint",
    inBowl({ strand: { ...THIN, color: "#e8dcae" }, rim: "#2f4a6b" }, (f) => {
      for (let at = 0; at < 5; at++) cucumberSlice(f, -17 + at * 5, -13 + at, { radius: 6 });
      threads(f, 15, -5, { radius: 12, color: "#f0903a", z: 14, count: 36 });
      eggHalf(f, 0, 5, { z: 15 });
      threads(f, -14, 11, { radius: 12, color: "#f6cf5a", z: 14, count: 36 });
      sprinkle(f, 4, 14, { radius: 16, count: 40 });
    }),
  ],
  "glass-noodles": [
    "oat",
    inBowl({ strand: { ...THIN, color: "#a98a6a" } }, (f) => {
      porkBits(f, -4, -4, 14);
      threads(f, 13, 10, { radius: 12, color: "#ec8a3a", z: 14, count: 28 });
      greens(f, -13, 14, { turn: 0.5, count: 3, length: 18, z: 13 });
      scallions(f, 4, 0, { radius: 18, count: 30 });
      chiliRings(f, 8, -12, { radius: 8, count: 7 });
    }),
  ],
  "teppan-noodles": [
    "sage",
    (f) => {
      pan(f, { radius: 43, deep: 7 });
      noodles(f, 0, 0, { radius: 32, color: "#e2b262", z: 3, hill: 8, thick: 1.25 });
      sauce(f, -10, 2, { radius: 19, color: "#4a2514", z: 12 });
      for (const [x, y] of [
        [-14, -4],
        [-5, 8],
        [-16, 10],
      ])
        mushroom(f, x, y, { size: 0.65, color: "#c9a078", cross: false });
      friedEgg(f, 13, -4, { size: 0.95 });
      sprinkle(f, 0, 0, { radius: 28, count: 50, color: "#2b2523", size: 0.5 });
    },
  ],
  "instant-noodles": [
    "butter",
    inSoup(
      {
        broth: "#c4631c",
        oil: "#f08a3a",
        rim: "#c8400f",
        strand: { color: "#f3c95c", thick: 1.05 },
      },
      (f) => {
        eggHalf(f, -12, -10, { z: 12 });
        slices(f, 11, -9, {
          count: 2,
          turn: 0.4,
          color: "#e08a7a",
          fat: "#e79a8a",
          wide: 16,
          deep: 12,
          z: 12.5,
        });
        greens(f, 15, 13, { turn: -0.5, count: 3, z: 11 });
        scallions(f, -6, 12, { radius: 10, count: 28 });
      },
    ),
  ],
  "thin-noodles": [
    "oat",
    inBowl(
      { strand: { ...THIN, color: "#f6ead0", bundles: 32 }, rim: "#8b1e12", pool: "#b98a4a" },
      (f) => {
        threads(f, -4, -6, { radius: 12, color: "#e5c58a", z: 15, count: 26, thick: 0.9 });
        scallions(f, 6, 8, { radius: 14, count: 40 });
        sprinkle(f, 0, 0, { radius: 22, count: 30, color: "#a8642a", size: 1 });
      },
    ),
  ],
  "dry-noodles": [
    "apricot",
    inBowl({ strand: { color: "#f0cf8c" }, pool: "#8a4f1c" }, (f) => {
      porkBits(f, -4, -6, 12);
      egg(f, 14, 10, { color: "#a8642a", z: 12, size: 0.95, gloss: 0.6 });
      greens(f, -12, 14, { turn: 0.4, count: 3, length: 20, z: 13 });
      scallions(f, 8, -10, { radius: 9, count: 24 });
    }),
  ],
  "cream-pasta": [
    "oat",
    onPlate({ strand: { color: "#f6e2ae", thick: 1.1 }, pool: "#f6ead0", line: "#d9cdbb" }, (f) => {
      sauce(f, 0, 0, { radius: 20, color: "#f9efd8", z: 14, high: 0.9 });
      for (const [x, y] of [
        [-12, -8],
        [6, -13],
        [12, 5],
        [-8, 11],
        [2, 0],
      ])
        slices(f, x, y, {
          count: 1,
          turn: f.random() * 3,
          color: "#b5503e",
          fat: "#f0cdb8",
          wide: 11,
          deep: 6,
        });
      dome(f, {
        x: 0,
        y: -2,
        rx: 6.5,
        high: 4,
        z: 15,
        material: material("#f7a416", { gloss: 1, grain: 0.03 }),
      });
      sprinkle(f, 0, 0, { radius: 26, count: 60, color: "#2b2523", size: 0.5 });
      herbs(f, 15, 14, { count: 3, length: 7 });
    }),
  ],
  "tomato-pasta": [
    "sage",
    onPlate({ strand: { color: "#efc06a", thick: 1.1 }, line: "#c8400f" }, (f) => {
      sauce(f, 0, -1, { radius: 20, color: "#b8240c", z: 14, high: 2.4, rough: 0.5 });
      porkBits(f, 0, -1, 15, "#8a2c12");
      sprinkle(f, 0, 0, { radius: 17, count: 60, color: "#fbf0cc", size: 1 });
      herbs(f, 2, -3, { count: 4, length: 10 });
    }),
  ],
  "pesto-pasta": [
    "butter",
    onPlate({ strand: { color: "#bcc45c", thick: 1.1 }, line: "#3d8f34" }, (f) => {
      sauce(f, 0, 0, { radius: 17, color: "#4f8a2c", z: 14, high: 1.2, rough: 0.5 });
      for (const [x, y] of [
        [-12, -6],
        [8, -12],
        [12, 8],
        [-6, 12],
      ])
        fried(f, x, y, {
          wide: 13,
          deep: 9,
          color: "#e2b06a",
          light: "#f3d9a8",
          dark: "#b87a34",
          rough: 0.6,
          high: 3,
        });
      for (const [x, y] of [
        [14, -3],
        [-14, 6],
        [1, 15],
      ])
        dome(f, { x, y, rx: 4.4, high: 4, material: material("#d7301c", { gloss: 0.9 }) });
      herbs(f, 0, -2, { count: 4, length: 9 });
      sprinkle(f, 0, 0, { radius: 22, count: 26, color: "#f3e2b8", size: 1.2 });
    }),
  ],
  "seafood-pasta": [
    "sky",
    onPlate({ strand: { color: "#f0d08a", thick: 1.1 }, line: "#2f4a6b" }, (f) => {
      for (const [x, y] of [
        [-14, -8],
        [10, -14],
        [17, 4],
      ])
        clam(f, x, y);
      shrimp(f, -6, 11, { z: 12 });
      shrimp(f, 4, -3, { z: 14 });
      chiliRings(f, -2, 0, { radius: 18, count: 8 });
      herbs(f, -14, 6, { count: 3, length: 7 });
      sprinkle(f, 0, 0, { radius: 26, count: 40, color: "#3d8f34", size: 0.8 });
    }),
  ],
  "mushroom-pasta": [
    "oat",
    onPlate({ strand: { color: "#ead29c", thick: 1.1 }, pool: "#e9d9b6", line: "#7a4a28" }, (f) => {
      for (const [x, y] of [
        [-12, -8],
        [4, -13],
        [14, -2],
        [-10, 9],
        [7, 11],
        [0, 0],
      ])
        mushroom(f, x, y, { size: 0.85, color: "#a8784c", cross: false });
      sprinkle(f, 0, 0, { radius: 25, count: 60, color: "#4a3a2c", size: 0.8 });
      herbs(f, 12, 14, { count: 3, length: 7 });
    }),
  ],
  "pink-pasta": [
    "blush",
    onPlate({ strand: { color: "#f3bfa0", thick: 1.1 }, pool: "#f6d3bc", line: "#d98a7a" }, (f) => {
      sauce(f, 0, 0, { radius: 15, color: "#f09a82", z: 14, high: 1.2 });
      threads(f, 2, -2, { radius: 10, color: "#1f3326", z: 16, count: 26 });
      sprinkle(f, 0, 0, { radius: 24, count: 50, color: "#e8623c", size: 0.8 });
    }),
  ],
  "ink-pasta": [
    "sky",
    onPlate({ strand: { color: "#2e2b2e", thick: 1.1 }, line: "#2f4a6b" }, (f) => {
      squidRing(f, -10, -8, { z: 12 });
      squidRing(f, 8, -10, { z: 12 });
      shrimp(f, 8, 8, { z: 12 });
      clam(f, -12, 8);
      herbs(f, 0, 0, { count: 3, length: 8 });
      lemonSlice(f, 20, -8, { high: 3 });
    }),
  ],
  lasagne: [
    "apricot",
    (f) => {
      pan(f, { radius: 42, deep: 11, color: "#a8422a", inside: "#b8240c" });
      sauce(f, 0, 0, { radius: 34, color: "#e8b048", high: 7, z: 4, rough: 0.05 });
      sauce(f, -4, -2, { radius: 24, color: "#f5d27c", high: 1 });
      scatter(f, { count: 24, radius: 30 }, (x, y) =>
        dome(f, {
          x,
          y,
          rx: 3 + f.random() * 3,
          high: 0.9,
          rough: 0.5,
          material: material("#a85a1c", { gloss: 0.5 }),
        }),
      );
      sauce(f, 12, 10, { radius: 8, color: "#b8240c" });
      herbs(f, 0, -4, { count: 4, length: 9 });
    },
  ],
};
