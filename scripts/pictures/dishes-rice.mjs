/** The families (see families.mjs) of rice, lunch boxes, pots and soups. */

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
  belly,
  chunk,
  chunks,
  cutlet,
  drumstick,
  egg,
  eggHalf,
  fillet,
  fried,
  friedEgg,
  scrambled,
  slices,
} from "./pieces-meat.mjs";
import { clam, friedPrawn, maki, oyster, roe, sashimi, shrimp, squidRing } from "./pieces-sea.mjs";
import {
  friedRice,
  herbs,
  leaf,
  noodles,
  rice,
  sauce,
  scallions,
  soup,
  sprinkle,
  threads,
} from "./pieces-staple.mjs";
import { material, mixInto } from "./relief.mjs";
import { dome, ring, rounded, scatter, slab } from "./shapes.mjs";
import { board, bowl, box, pan, plate } from "./vessels.mjs";

const NORI = material("#1b2b22", { gloss: 0.35, grain: 0.3, bump: 0.3, size: 1.5 });

export const minced = (f, x, y, { radius = 14, color = "#6a3214" } = {}) => {
  const meat = material(color, { gloss: 0.75, grain: 0.35, bump: 0.5, size: 1 });
  scatter(f, { count: Math.round(radius * 9), radius, x, y }, (px, py, turn) =>
    dome(f, { x: px, y: py, rx: 2, ry: 1.5, turn, high: 1.6, sink: 0.4, material: meat }),
  );
};

function onRice({ rim = "#8b1e12", inside, radius = 34 }, top) {
  return (f) => {
    bowl(f, { radius: 44, rim, inside });
    rice(f, 0, 0, { radius, high: 7, z: 8 });
    top(f);
  };
}

/** A dinner on a plate: rice at the lower left, the main at the right, vegetables above. */
function platter({ line = "#2f5d62" }, main) {
  return (f) => {
    plate(f, { radius: 46, line });
    rice(f, -16, 8, { radius: 17, high: 8, z: 2 });
    sprinkle(f, -16, 8, { radius: 3, count: 12, color: "#2b2523" });
    greens(f, -6, -23, { turn: 0.2, count: 5, length: 24, z: 3 });
    main(f);
  };
}

function lunchBox(main, besides = sides) {
  return (f) => {
    box(f, {
      wide: 92,
      tall: 74,
      parts: [
        [-20, 0, 46, 67],
        [24, -17, 39, 32],
        [24, 17, 39, 32],
      ],
    });
    rice(f, -20, 0, { radius: 22, high: 6, z: 2 });
    rice(f, -20, 14, { radius: 18, high: 5, z: 2 });
    rice(f, -20, -14, { radius: 18, high: 5, z: 2 });
    besides(f);
    main(f);
  };
}

/**
 * Broccoli, tofu, kelp and corn in place of `sides`, so that the lunch boxes of one menu do not all have the same side
 * dishes.
 */
function otherSides(f) {
  for (const [x, y] of [
    [16, -23],
    [18, -11],
    [30, -17],
  ])
    broccoli(f, x, y, { size: 0.75 });
  for (const [x, y] of [
    [36, -25],
    [37, -9],
  ])
    cube(f, x, y, { color: "#d9a25a", side: "#a8682c", size: 8, high: 4 });
  threads(f, 15, 17, { radius: 11, color: "#3f5a2c", z: 3, count: 40, thick: 0.9 });
  cob(f, 33, 17, { turn: 1.5, length: 25, radius: 6 });
}

function sides(f) {
  greens(f, 15, -17, { turn: 1.3, count: 4, length: 24, z: 3 });
  scrambled(f, 33, -17, { radius: 9, count: 12 });
  threads(f, 15, 17, { radius: 11, color: "#ec8a3a", z: 3, count: 40 });
  eggHalf(f, 33, 15, { yolk: "#e8b04a", size: 1.05 });
}

function inPot({ broth, oil, drops = 40, density = 0.7, color }, top) {
  return (f) => {
    pan(f, { radius: 43, deep: 15, color });
    soup(f, { radius: 39.5, level: 10, color: broth, oil, drops, density });
    top(f);
  };
}

function inBowl({ broth, oil, rim = "#2f5d62", drops = 26, density = 0.7, inside }, top) {
  return (f) => {
    bowl(f, { radius: 44, rim, inside });
    soup(f, { radius: 41, level: 12, color: broth, oil, drops, density });
    top(f);
  };
}

/** A strip of bell pepper. */
const peppers = (f, x, y, { color }) =>
  chunk(f, x, y, { wide: 10, deep: 6, high: 3.4, color, fat: color, gloss: 0.95 });

/** A piece of a stewed pork knuckle: skin around the meat, with the bone in the middle. */
const knuckle = (f, x, y) =>
  dome(f, {
    x,
    y,
    turn: f.random() * 3,
    rx: 11,
    ry: 9.5,
    high: 7,
    power: 4,
    rough: 0.5,
    material: material("#8a3f16", { gloss: 1, grain: 0.15, bump: 0.25, size: 2 }),
    paint: (u, v, c, noise) => {
      const r = Math.hypot(u / 11, v / 9.5) + noise * 0.05;
      if (r < 0.2) mixInto(c, "#f3e0c4", 0.95);
      else if (r < 0.3) mixInto(c, "#5a2410", 0.8);
      else if (r < 0.62) mixInto(c, "#b8724a", 0.8);
      else if (r < 0.74) mixInto(c, "#e8b888", 0.7);
    },
  });

const CUCUMBER = { color: "#d9ebb4", edge: "#3f7a34", core: "#c4df9a", high: 2 };

const napa = (f, x, y, turn = 0) =>
  greens(f, x, y, { turn, count: 5, length: 22, z: 9, color: "#b9cf6a", stalk: "#f6f4dc" });

const rices = {
  "plain-rice": [
    "sky",
    onRice({ rim: "#2f4a6b" }, (f) =>
      sprinkle(f, 0, 0, { radius: 5, count: 16, color: "#2b2523" }),
    ),
  ],
  "braised-pork-rice": [
    "apricot",
    onRice({}, (f) => {
      sauce(f, -2, -4, { radius: 20, color: "#8a4718", rough: 0.5 });
      minced(f, -2, -4, { radius: 21 });
      egg(f, 18, 14, { color: "#a8642a", size: 0.95, gloss: 0.7 });
      for (const x of [-20, -14, -9])
        roundSlice(f, x, 18 + x / 8, { radius: 6, color: "#f4c531", edge: "#e0a81c", high: 2 });
      herbs(f, -1, -8, { count: 3, length: 8 });
    }),
  ],
  "chicken-rice": [
    "butter",
    onRice({}, (f) => {
      threads(f, -2, -2, { radius: 21, color: "#ecd2a4", z: 14, count: 80, thick: 1.1, high: 5 });
      sprinkle(f, -2, -2, { radius: 20, count: 60, color: "#a8642a", size: 1 });
      for (const x of [10, 16, 22])
        roundSlice(f, x, 17 - x / 8, { radius: 6, color: "#f4c531", edge: "#e0a81c", high: 2 });
    }),
  ],
  "pork-belly-rice": [
    "apricot",
    onRice({}, (f) => {
      belly(f, -3, -4, { wide: 32, deep: 22, turn: 0.3, high: 7 });
      greens(f, 16, 17, { turn: -0.5, count: 4, length: 22, z: 12 });
      egg(f, -20, 16, { color: "#a8642a", size: 0.85, gloss: 0.7 });
    }),
  ],
  "pork-belly-egg-rice": [
    "sage",
    onRice({ rim: "#2f5d62" }, (f) => {
      belly(f, -11, -8, { wide: 30, deep: 20, turn: -0.4, high: 7 });
      eggHalf(f, 15, 4, { turn: 0.4, size: 1.15, white: "#c98a4c", yolk: "#e8820c", z: 15 });
      eggHalf(f, 4, 17, { turn: 2.1, size: 1.15, white: "#c98a4c", yolk: "#e8820c", z: 15 });
      threads(f, -18, 17, { radius: 10, color: "#5a7a2c", z: 14, count: 40, thick: 0.9 });
      scallions(f, -8, -8, { radius: 11, count: 14 });
    }),
  ],
  "pork-knuckle-rice": [
    "clay",
    onRice({ rim: "#2f4a6b" }, (f) => {
      sauce(f, -1, -4, { radius: 21, color: "#7a3412", rough: 0.4 });
      for (const [x, y] of [
        [-15, -10],
        [6, -16],
        [-3, 6],
        [17, 0],
      ])
        knuckle(f, x, y);
      greens(f, 11, 19, { turn: -0.3, count: 4, length: 22, z: 12 });
      threads(f, -21, 13, { radius: 9, color: "#d9b24a", z: 14, count: 30, thick: 0.9 });
    }),
  ],
  "pork-chop-rice": [
    "sage",
    platter({}, (f) => cutlet(f, 15, 8, { turn: 1.2, wide: 44, deep: 25, color: "#b8681c" })),
  ],
  "braised-leg": [
    "clay",
    (f) => {
      plate(f, { radius: 44, line: "#2f4a6b" });
      sauce(f, 0, 5, { radius: 27, color: "#6a2c0e", rough: 0.4 });
      drumstick(f, -5, -3, {
        turn: 0.6,
        size: 2,
        color: "#7a3510",
        dark: "#4a1c08",
        light: "#a85a1c",
        crust: 0.12,
        gloss: 0.9,
      });
      scallions(f, -8, -2, { radius: 15, count: 24 });
      herbs(f, 22, -16, { count: 4, length: 11 });
    },
  ],
  "chicken-leg-rice": [
    "apricot",
    platter({}, (f) => drumstick(f, 15, 6, { turn: 0.75, size: 1.35 })),
  ],
  "fish-rice": [
    "sky",
    platter({}, (f) =>
      fillet(f, 15, 6, { turn: 1.1, wide: 46, deep: 20, color: "#d8a878", skin: "#5f6f74" }),
    ),
  ],
  "shrimp-rice": [
    "butter",
    onRice({ rim: "#2f5d62" }, (f) => {
      for (const [x, y] of [
        [-14, -10],
        [4, -15],
        [-16, 8],
        [0, 1],
        [15, -3],
        [8, 15],
      ])
        shrimp(f, x, y, { z: 14, size: 0.95 });
      scallions(f, 0, 0, { radius: 25, count: 40 });
    }),
  ],
  "fried-rice": [
    "sky",
    (f) => {
      plate(f, { radius: 45, line: "#2f4a6b" });
      friedRice(f, 0, 0, { radius: 29, high: 13 });
      shrimp(f, -8, -8, { size: 0.9 });
      shrimp(f, 10, -2, { size: 0.9 });
      scallions(f, 0, 4, { radius: 20, count: 30 });
    },
  ],
  "kimchi-fried-rice": [
    "blush",
    (f) => {
      pan(f, { radius: 43, deep: 8 });
      friedRice(f, 0, 0, {
        radius: 33,
        high: 9,
        color: "#e08a4c",
        bits: ["#c8321c", "#5fae3a", "#f3c94b"],
      });
      friedEgg(f, 0, -2, { size: 1.15 });
      sprinkle(f, 0, 0, { radius: 28, count: 40 });
    },
  ],
  "sticky-rice": [
    "clay",
    (f) => {
      plate(f, { radius: 42, line: "#8b1e12" });
      friedRice(f, 0, 0, { radius: 24, high: 14, color: "#b5783c", bits: ["#5a2c12", "#d9a86a"] });
      for (const [x, y] of [
        [-6, -6],
        [7, -2],
      ])
        mushroom(f, x, y, { size: 0.8 });
      minced(f, 0, 5, { radius: 9 });
      herbs(f, 2, -10, { count: 4, length: 8 });
      sauce(f, 0, 14, { radius: 8, color: "#d9481f" });
    },
  ],
  "roast-pork-rice": [
    "apricot",
    platter({ line: "#8b1e12" }, (f) => {
      slices(f, 16, 6, {
        count: 7,
        turn: 1.2,
        step: 5,
        wide: 22,
        deep: 11,
        color: "#a83a1e",
        fat: "#6a1a0c",
        gloss: 0.85,
        high: 2,
      });
    }),
  ],
  "roast-duck-rice": [
    "butter",
    platter({ line: "#8b1e12" }, (f) => {
      slices(f, 16, 6, {
        count: 7,
        turn: 1.1,
        step: 5,
        wide: 22,
        deep: 12,
        color: "#c98a5c",
        fat: "#7a2c0c",
        gloss: 0.9,
        high: 2.4,
      });
      sauce(f, 16, -22, { radius: 6, color: "#e8a03a" });
    }),
  ],
  "hainan-chicken-rice": [
    "mint",
    platter({ line: "#3d8f34" }, (f) => {
      slices(f, 16, 7, {
        count: 7,
        turn: 1.1,
        step: 5,
        wide: 23,
        deep: 13,
        color: "#f3e0bc",
        fat: "#f6d98a",
        high: 2.6,
      });
      for (let at = 0; at < 3; at++) cucumberSlice(f, 30 - at * 4, -16 - at * 3, { radius: 5.5 });
      herbs(f, 16, 8, { count: 3, length: 8 });
    }),
  ],
  "basil-pork-rice": [
    "sage",
    onRice({ rim: "#3d8f34" }, (f) => {
      minced(f, -8, -2, { radius: 20, color: "#8a4a24" });
      chiliRings(f, -8, -4, { radius: 15, count: 12 });
      herbs(f, -14, -8, { count: 4, length: 10 });
      herbs(f, -3, 12, { count: 3, length: 9 });
      friedEgg(f, 14, 10, { size: 1 });
    }),
  ],
  "crispy-chicken-rice": [
    "butter",
    platter({}, (f) => {
      cutlet(f, 15, 7, { turn: 1.15, wide: 44, deep: 26 });
      sauce(f, 15, 7, { radius: 9, color: "#a8642a" });
      chiliRings(f, 15, 7, { radius: 12, count: 12 });
      herbs(f, 14, 6, { count: 4, length: 8 });
    }),
  ],
  "stir-fry-rice": [
    "apricot",
    onRice({ rim: "#2f5d62" }, (f) => {
      slices(f, -8, -6, {
        count: 6,
        turn: 0.7,
        step: 6,
        wide: 16,
        deep: 9,
        color: "#8a4528",
        gloss: 0.7,
      });
      slices(f, 6, 8, {
        count: 5,
        turn: 0.4,
        step: 6,
        wide: 15,
        deep: 8,
        color: "#8a4528",
        gloss: 0.7,
      });
      threads(f, 0, 0, { radius: 22, color: "#f3ead0", z: 14, count: 24, thick: 1 });
      scallions(f, 4, 2, { radius: 22, count: 34 });
    }),
  ],
  "spicy-pork-rice": [
    "blush",
    onRice({ rim: "#8b1e12" }, (f) => {
      sauce(f, 0, 0, { radius: 23, color: "#a82810", high: 1 });
      for (const [x, y, turn] of [
        [-9, -9, 0.6],
        [8, 3, 0.3],
        [-6, 12, 0.9],
      ])
        slices(f, x, y, {
          count: 5,
          turn,
          step: 6,
          wide: 17,
          deep: 10,
          color: "#c8421c",
          fat: "#f0a878",
          gloss: 0.9,
        });
      for (const [x, y] of [
        [14, -14],
        [-18, 4],
        [3, 18],
      ])
        peppers(f, x, y, { color: "#3f9a34" });
      sprinkle(f, 0, 0, { radius: 23, count: 60, color: "#fdf3d8", size: 0.9 });
      scallions(f, 0, 0, { radius: 20, count: 20 });
    }),
  ],
  "squid-rice": [
    "sky",
    onRice({ rim: "#2f4a6b" }, (f) => {
      sauce(f, 0, 0, { radius: 23, color: "#b8340f", high: 1 });
      for (const [x, y] of [
        [-15, -11],
        [2, -16],
        [16, -5],
        [-2, 0],
        [-17, 9],
        [12, 12],
        [-3, 17],
      ])
        squidRing(f, x, y, { size: 1.25, color: "#f4dcc4", edge: "#c8502a", z: 15 });
      for (const [x, y, color] of [
        [8, -9, "#3f9a34"],
        [-9, 6, "#f2bd2c"],
        [5, 7, "#3f9a34"],
        [-8, -20, "#f2bd2c"],
      ])
        peppers(f, x, y, { color });
      sprinkle(f, 0, 0, { radius: 22, count: 50, color: "#fdf3d8", size: 0.9 });
    }),
  ],
  gyudon: [
    "oat",
    onRice({ rim: "#201a16", inside: "#3a2420" }, (f) => {
      for (const [x, y, t] of [
        [-12, -12, 0.4],
        [8, -12, 1.1],
        [-14, 8, 2],
        [8, 8, 0.2],
        [-2, -1, 1.5],
      ])
        slices(f, x, y, {
          count: 3,
          turn: t,
          step: 5,
          wide: 17,
          deep: 9,
          color: "#8a5238",
          fat: "#d9b08c",
          gloss: 0.6,
        });
      threads(f, 0, 0, { radius: 22, color: "#f0e2b8", z: 15, count: 26, thick: 0.9 });
      threads(f, 12, 12, { radius: 7, color: "#e0304a", z: 17, count: 26, thick: 0.6 });
      dome(f, {
        x: -5,
        y: -4,
        rx: 7,
        high: 4.5,
        power: 3,
        material: material("#f7a416", { gloss: 1, grain: 0.03 }),
      });
      scallions(f, -2, 14, { radius: 9, count: 20 });
    }),
  ],
  oyakodon: [
    "butter",
    onRice({ rim: "#201a16", inside: "#8b1e12" }, (f) => {
      scrambled(f, 0, 0, { radius: 29, count: 60 });
      chunks(
        f,
        [
          [-12, -9],
          [6, -14],
          [13, 3],
          [-9, 11],
          [3, 3],
        ],
        { wide: 12, deep: 9, color: "#d9a870", fat: "#f0d2a4", high: 4 },
      );
      sauce(f, -2, -2, { radius: 7, color: "#f7a416" });
      herbs(f, 6, 12, { count: 4, length: 7 });
    }),
  ],
  katsudon: [
    "oat",
    onRice({ rim: "#201a16", inside: "#8b1e12" }, (f) => {
      scrambled(f, 2, 0, { radius: 27, count: 44 });
      cutlet(f, 0, -2, { turn: 0.25, wide: 48, deep: 26 });
      scallions(f, 0, 8, { radius: 15, count: 26 });
    }),
  ],
  tendon: [
    "sky",
    onRice({ rim: "#201a16", inside: "#2f4a6b" }, (f) => {
      friedPrawn(f, -6, -11, { turn: -0.5, length: 44, size: 1.1 });
      friedPrawn(f, 2, 1, { turn: -0.5, length: 44, size: 1.1 });
      fried(f, -16, 14, {
        turn: 0.4,
        wide: 20,
        deep: 12,
        color: "#8a9a3c",
        light: "#d9b45c",
        dark: "#4a5a1c",
      });
      fried(f, 14, 18, { turn: -0.3, wide: 20, deep: 13, color: "#e09a3c" });
    }),
  ],
  unadon: [
    "oat",
    onRice({ rim: "#201a16", inside: "#8b1e12" }, (f) => {
      for (const y of [-11, 9]) {
        slab(f, {
          x: 0,
          y,
          turn: -0.1,
          outline: rounded(52, 17, 5),
          high: 4,
          round: 4,
          rough: 0.6,
          material: material("#8a3f10", { gloss: 0.95, grain: 0.25, bump: 0.3, size: 2 }),
          paint: (u, v, c, n) => {
            if (Math.abs(v) < 0.5) mixInto(c, "#4a1c06", 0.8);
            mixInto(c, "#d98a2c", Math.max(0, n) * 0.7);
            if (Math.abs(((u + 60) % 13) - 6.5) < 0.35) mixInto(c, "#4a1c06", 0.7);
          },
        });
      }
      sprinkle(f, 0, -8, { radius: 14, count: 40, color: "#6a8a2c" });
    }),
  ],
  "salmon-don": [
    "sky",
    onRice({ rim: "#201a16", inside: "#2b2523" }, (f) => {
      ring({ count: 9, radius: 19 }, (x, y, a) =>
        sashimi(f, x, y, { turn: a + 0.5, wide: 22, deep: 11 }),
      );
      roe(f, 2, 0, { radius: 8, count: 44 });
      herbs(f, -8, 6, { count: 3, length: 9 });
    }),
  ],
  "seafood-don": [
    "mint",
    onRice({ rim: "#201a16", inside: "#2b2523" }, (f) => {
      for (let at = 0; at < 3; at++)
        sashimi(f, -17 + at * 5, -13 + at * 2, { turn: 1.2, wide: 20, deep: 10, z: 14 + at * 0.5 });
      for (let at = 0; at < 3; at++)
        sashimi(f, 9 + at * 5, -14 + at * 3, {
          turn: 1.4,
          wide: 20,
          deep: 10,
          color: "#b3202c",
          line: "#d9606a",
          z: 14 + at * 0.5,
        });
      shrimp(f, -16, 10, { z: 14 });
      cube(f, 6, 10, { color: "#f7cf4a", size: 10, high: 5 });
      roe(f, 20, 10, { radius: 8, count: 40 });
      dome(f, {
        x: -3,
        y: 1,
        rx: 4,
        high: 3,
        rough: 0.3,
        material: material("#9dc24a", { grain: 0.2 }),
      });
      for (let at = 0; at < 3; at++) cucumberSlice(f, 0 + at * 4, 22, { radius: 5 });
    }),
  ],
  "curry-rice": [
    "butter",
    (f) => {
      plate(f, { radius: 46, line: "#c98a2c" });
      sauce(f, 11, 2, { radius: 25, color: "#a8601a", z: 2, high: 3 });
      rice(f, -16, 0, { radius: 20, high: 10, z: 2 });
      chunks(
        f,
        [
          [10, -10],
          [22, 2],
          [8, 14],
        ],
        { wide: 11, deep: 9, color: "#8a4a1c", z: 4 },
      );
      for (const [x, y] of [
        [18, -14],
        [2, 4],
        [20, 14],
      ])
        roundSlice(f, x, y, { high: 3, radius: 5 });
      herbs(f, -16, -3, { count: 3, length: 7 });
    },
  ],
  "katsu-curry": [
    "oat",
    (f) => {
      plate(f, { radius: 46, line: "#201a16" });
      sauce(f, 8, 10, { radius: 26, color: "#8a4a14", z: 2, high: 3 });
      rice(f, -12, -14, { radius: 20, high: 8, z: 2 });
      cutlet(f, 3, 0, { turn: -0.3, wide: 52, deep: 24 });
      threads(f, -26, 10, { radius: 8, color: "#d94a5a", z: 4, count: 26 });
    },
  ],
  "tempura-curry": [
    "butter",
    (f) => {
      plate(f, { radius: 46, line: "#201a16" });
      sauce(f, 10, 4, { radius: 26, color: "#a8601a", z: 2, high: 3 });
      rice(f, -16, -2, { radius: 20, high: 9, z: 2 });
      friedPrawn(f, 4, -8, { turn: -0.4, length: 44, size: 1.2 });
      friedPrawn(f, 8, 6, { turn: -0.4, length: 44, size: 1.2 });
    },
  ],
  "omelette-rice": [
    "blush",
    (f) => {
      plate(f, { radius: 46, line: "#c98a2c" });
      sauce(f, 4, 12, { radius: 27, color: "#8a4a14", z: 2, high: 2.4 });
      dome(f, {
        x: -2,
        y: -4,
        rx: 29,
        ry: 18,
        turn: -0.2,
        high: 12,
        power: 2.6,
        material: material("#f7c53a", { gloss: 0.55, grain: 0.06, bump: 0.3, size: 7 }),
      });
      for (let at = 0; at < 9; at++)
        dome(f, {
          x: -19 + at * 4.2,
          y: -1 + Math.sin(at * 2.2) * 4 - at * 0.6,
          rx: 3.4,
          ry: 2,
          turn: at % 2 ? 0.8 : -0.8,
          high: 1.2,
          material: material("#c81e10", { gloss: 0.9 }),
        });
      broccoli(f, 24, -16, { size: 0.8 });
      tomatoSlice(f, 30, -4, { high: 3 });
    },
  ],
  bibimbap: [
    "oat",
    (f) => {
      pan(f, { radius: 43, deep: 14 });
      rice(f, 0, 0, { radius: 34, high: 5, z: 5 });
      const parts = ["#ef8a2c", "#3a7a2c", "#f3ecd4", "#7a4a28", "#a8cf5a", "#c8321c"];
      ring({ count: 6, radius: 21 }, (x, y, _a, at) =>
        threads(f, x, y, { radius: 13, color: parts[at], z: 10, count: 50, thick: 0.75, high: 3 }),
      );
      friedEgg(f, 0, 0, { size: 0.95 });
      sauce(f, 8, 13, { radius: 5, color: "#b3180c", high: 2 });
      sprinkle(f, 0, 0, { radius: 30, count: 60 });
    },
  ],
  kimbap: [
    "oat",
    (f) => {
      board(f, { wide: 88, tall: 62 });
      for (let at = 0; at < 8; at++)
        maki(f, -27 + (at % 4) * 18, -11 + Math.floor(at / 4) * 21, {
          size: 1.12,
          core: ["#ef8a2c", "#f6d05a", "#3d8f34", "#e0566a", "#8a5a34"],
        });
      sprinkle(f, 0, 0, { radius: 34, count: 40 });
    },
  ],
  risotto: [
    "oat",
    (f) => {
      plate(f, { radius: 46, line: "#7a4a28" });
      sauce(f, 0, 0, { radius: 31, color: "#ecd9a8", high: 3, rough: 0.1, z: 1.6 });
      rice(f, 0, 0, { radius: 28, high: 5, z: 3, color: "#f3e3b4" });
      for (const [x, y] of [
        [-11, -8],
        [5, -13],
        [14, 0],
        [-8, 10],
        [7, 11],
        [-1, 0],
      ])
        mushroom(f, x, y, { size: 0.8, color: "#a8784c", cross: false });
      sprinkle(f, 0, 0, { radius: 26, count: 40, color: "#3d8f34" });
      herbs(f, 2, -2, { count: 3, length: 8 });
    },
  ],
  "seafood-risotto": [
    "sky",
    (f) => {
      pan(f, { radius: 43, deep: 7 });
      friedRice(f, 0, 0, { radius: 34, high: 5, color: "#ecb04a", bits: ["#c8321c", "#5fae3a"] });
      for (const [x, y] of [
        [-16, -12],
        [10, -18],
        [18, 8],
      ])
        shrimp(f, x, y, { z: 8, size: 1.05 });
      for (const [x, y] of [
        [-14, 12],
        [2, -3],
        [6, 19],
      ])
        clam(f, x, y);
      squidRing(f, 20, -8, { z: 8 });
      squidRing(f, -22, 2, { z: 8 });
      lemonSlice(f, -2, 12, { high: 3 });
      herbs(f, 10, 3, { count: 3, length: 7 });
    },
  ],
  "spiced-rice": [
    "clay",
    (f) => {
      plate(f, { radius: 45, line: "#c98a2c" });
      friedRice(f, 0, 0, {
        radius: 29,
        high: 10,
        color: "#f0c04a",
        bits: ["#b8421c", "#7a4a28", "#5fae3a"],
      });
      chunks(
        f,
        [
          [-10, -8],
          [8, -10],
          [2, 6],
          [-14, 8],
        ],
        { wide: 13, deep: 10, color: "#9a4a1c" },
      );
      herbs(f, 12, 8, { count: 4, length: 8 });
      lemonSlice(f, 27, -12, { high: 3 });
    },
  ],
  "turmeric-rice": [
    "butter",
    onRice({ rim: "#c98a2c" }, (f) =>
      sprinkle(f, 0, 0, { radius: 28, count: 260, color: "#f0b52e", size: 1.2 }),
    ),
  ],
  "grain-bowl": [
    "clay",
    onRice({ rim: "#c8400f" }, (f) => {
      minced(f, -14, -8, { radius: 14, color: "#7a3a1a" });
      beans(f, 12, -14, { radius: 12, color: "#3a1e18", count: 40, long: 1.3 });
      beans(f, 17, 8, { radius: 11, count: 40 });
      for (const [x, y] of [
        [-10, 14],
        [-2, 20],
        [-18, 8],
      ])
        cube(f, x, y, { color: "#d7301c", size: 7, high: 4, gloss: 0.7 });
      sauce(f, 1, 3, { radius: 11, color: "#a9c25a", high: 2.5 });
      herbs(f, 4, 2, { count: 3, length: 7 });
    }),
  ],
  "baked-rice": [
    "blush",
    (f) => {
      pan(f, { radius: 42, deep: 12, color: "#e9e0d0", inside: "#fbf7ee" });
      sauce(f, 0, 0, { radius: 35, color: "#f2c65c", z: 7, high: 3, rough: 0.05 });
      scatter(f, { count: 24, radius: 30 }, (x, y) =>
        dome(f, {
          x,
          y,
          rx: 3 + f.random() * 3,
          high: 0.8,
          rough: 0.5,
          material: material("#b8681c", { gloss: 0.5 }),
        }),
      );
      shrimp(f, -9, -8, { z: 10, size: 0.9 });
      broccoli(f, 12, 6, { size: 0.75 });
      sprinkle(f, 0, 0, { radius: 28, count: 40, color: "#3d8f34" });
    },
  ],
  congee: [
    "oat",
    inBowl({ broth: "#f3ead8", oil: "#fbf6ea", density: 3, rim: "#2f4a6b" }, (f) => {
      minced(f, -10, -8, { radius: 9, color: "#b98a6a" });
      cube(f, 10, -12, { color: "#4a4a3c", size: 9, side: "#8a8a5a", z: 11 });
      cube(f, 16, -2, { color: "#4a4a3c", size: 8, side: "#8a8a5a", z: 11 });
      threads(f, -8, 12, { radius: 8, color: "#e9c98a", z: 12, count: 26 });
      scallions(f, 6, 9, { radius: 11, count: 34 });
    }),
  ],
  "seafood-congee": [
    "sky",
    inBowl({ broth: "#ecdfc4", oil: "#fbf6ea", density: 2, rim: "#2f4a6b" }, (f) => {
      shrimp(f, -13, -11, { z: 11 });
      shrimp(f, 5, -15, { z: 11 });
      clam(f, 17, -2, { size: 0.9 });
      oyster(f, -17, 7);
      oyster(f, -7, 2);
      squidRing(f, 7, 11, { z: 11 });
      threads(f, 0, 0, { radius: 8, color: "#f3e3b0", z: 12, count: 20 });
      scallions(f, -2, 16, { radius: 13, count: 30 });
    }),
  ],
  "fish-congee": [
    "mint",
    inBowl({ broth: "#efe4cc", oil: "#fbf6ea", density: 2, rim: "#2f5d62" }, (f) => {
      fillet(f, -4, -6, {
        turn: 0.5,
        wide: 34,
        deep: 18,
        color: "#f3e9da",
        line: "#dccab4",
        skin: "#5f6f74",
      });
      threads(f, 14, 10, { radius: 9, color: "#f0d98a", z: 12, count: 28 });
      scallions(f, -6, 15, { radius: 12, count: 32 });
    }),
  ],
  onigiri: [
    "sage",
    (f) => {
      board(f, { wide: 84, tall: 64, color: "#c49760" });
      for (const [x, y, t] of [
        [-17, -5, -0.15],
        [18, 4, 0.2],
      ]) {
        const outline = ring3(19);
        slab(f, {
          x,
          y,
          turn: t,
          outline,
          high: 12,
          round: 7,
          rough: 0.5,
          material: material("#fbf7ec", { gloss: 0.12, grain: 0.08, bump: 0.55, size: 1 }),
        });
        slab(f, {
          x: x - 9 * Math.sin(t),
          y: y + 9 * Math.cos(t),
          turn: t,
          outline: rounded(19, 14, 1),
          high: 1.4,
          round: 0.8,
          material: NORI,
        });
        dome(f, {
          x: x + 3 * Math.sin(t),
          y: y - 4,
          rx: 4,
          high: 2,
          material: material("#e0562c", { gloss: 0.5, grain: 0.25, bump: 0.3, size: 1.5 }),
        });
      }
    },
  ],
  fantuan: [
    "butter",
    (f) => {
      board(f, { wide: 86, tall: 58, color: "#c49760" });
      slab(f, {
        x: -14,
        y: 0,
        turn: -0.5,
        outline: rounded(48, 26, 12),
        high: 15,
        round: 13,
        rough: 0.5,
        material: material("#5a3444", { gloss: 0.15, grain: 0.2, bump: 0.55, size: 1 }),
        paint: (_u, _v, c, n) => mixInto(c, "#f6efe0", n > 0.25 ? 0.5 : 0),
      });
      dome(f, {
        x: 23,
        y: 7,
        rx: 16,
        high: 12,
        power: 7,
        material: material("#fbf7ec", { gloss: 0.12, grain: 0.08, bump: 0.5, size: 1 }),
        paint: (u, v, c, n) => {
          const r = Math.hypot(u, v);
          if (r < 8.5) mixInto(c, r < 4.5 ? "#d9a04a" : n > 0 ? "#8a4a24" : "#c98a4a", 1);
          else if (r < 9.6) mixInto(c, "#4f8a2c", 0.7);
        },
      });
    },
  ],
};

function ring3(size) {
  return [-90, 30, 150].flatMap((deg) =>
    [-28, -10, 10, 28].map((off) => {
      const a = ((deg + off) * Math.PI) / 180;
      return [Math.cos(a) * size, Math.sin(a) * size * 0.98 + 2];
    }),
  );
}

const boxes = {
  bento: [
    "sage",
    lunchBox((f) => {
      slices(f, -20, 2, {
        count: 7,
        turn: 1.3,
        step: 6.5,
        wide: 26,
        deep: 12,
        color: "#a8623c",
        gloss: 0.5,
        high: 1.6,
      });
      sprinkle(f, -20, 2, { radius: 18, count: 36 });
    }),
  ],
  "bento-pork-chop": [
    "apricot",
    lunchBox((f) => cutlet(f, -20, 0, { turn: 1.35, wide: 54, deep: 30, color: "#b8681c" })),
  ],
  "bento-chicken-leg": ["butter", lunchBox((f) => drumstick(f, -20, -3, { turn: 1.2, size: 1.5 }))],
  "bento-braised-leg": [
    "clay",
    lunchBox((f) =>
      drumstick(f, -20, -3, {
        turn: 1.2,
        size: 1.5,
        color: "#7a3510",
        dark: "#4a1c08",
        light: "#a85a1c",
        crust: 0.12,
        gloss: 0.9,
      }),
    ),
  ],
  "bento-fish": [
    "sky",
    lunchBox((f) =>
      fillet(f, -20, 0, { turn: 1.35, wide: 58, deep: 26, color: "#d8a878", skin: "#4f6068" }),
    ),
  ],
  "bento-shrimp": [
    "blush",
    lunchBox((f) => {
      fried(f, -20, 0, { turn: 1.4, wide: 52, deep: 32, color: "#d98a2c" });
      lemonSlice(f, -12, 18, { high: 2 });
    }),
  ],
  "bento-chicken": [
    "mint",
    lunchBox((f) => {
      chunks(
        f,
        [
          [-30, -16],
          [-14, -20],
          [-26, -2],
          [-11, -4],
          [-29, 13],
          [-14, 13],
          [-22, 24],
        ],
        { wide: 13, deep: 11, color: "#8a3f14", fat: "#c97a34", gloss: 0.8 },
      );
      herbs(f, -20, -8, { count: 4, length: 9 });
      sprinkle(f, -20, 0, { radius: 22, count: 40 });
    }),
  ],
  "bento-beef": [
    "oat",
    lunchBox((f) => {
      chunks(
        f,
        [
          [-30, -16],
          [-14, -20],
          [-26, -2],
          [-11, -4],
          [-29, 13],
          [-14, 13],
        ],
        { wide: 15, deep: 12 },
      );
      for (const [x, y] of [
        [-20, -10],
        [-20, 5],
        [-22, 22],
      ])
        roundSlice(f, x, y, { radius: 5, high: 4 });
      scallions(f, -20, 0, { radius: 18, count: 24 });
    }),
  ],
  "bento-veg": [
    "sage",
    lunchBox((f) => {
      for (const [x, y] of [
        [-30, -14],
        [-16, -18],
        [-28, 2],
      ])
        cube(f, x, y, { color: "#d9a04a", side: "#b87a2c", size: 12, high: 6 });
      for (const [x, y] of [
        [-14, 0],
        [-12, 14],
      ])
        mushroom(f, x, y);
      greens(f, -27, 18, { turn: 0.4, count: 4, z: 8 });
    }),
  ],
  "bento-egg": [
    "butter",
    lunchBox((f) => {
      scrambled(f, -20, 0, { radius: 23, count: 44 });
      for (const [x, y] of [
        [-28, -12],
        [-14, -4],
        [-26, 10],
        [-12, 14],
      ])
        cube(f, x, y, { color: "#d7301c", size: 9, high: 4, gloss: 0.8 });
      scallions(f, -20, 0, { radius: 20, count: 30 });
    }),
  ],
  "bento-garlic-pork": [
    "sky",
    lunchBox((f) => {
      for (const [x, y, turn] of [
        [-29, 0, 1.45],
        [-11, 0, 1.7],
      ])
        slices(f, x, y, {
          count: 6,
          turn,
          step: 9,
          wide: 19,
          deep: 13,
          color: "#e3b9a0",
          fat: "#fbf1e4",
          high: 1.4,
          gloss: 0.5,
        });
      sauce(f, -20, 0, { radius: 11, color: "#7a3a14" });
      sprinkle(f, -20, 0, { radius: 12, count: 60, color: "#fdf6dc", size: 1.5 });
      scallions(f, -20, 2, { radius: 15, count: 26 });
      for (const y of [-27, 27]) roundSlice(f, -20, y, { ...CUCUMBER, radius: 5.5 });
    }, otherSides),
  ],
  "bento-pepper-pork": [
    "oat",
    lunchBox((f) => {
      sauce(f, -20, 0, { radius: 21, color: "#5a2c12", high: 1 });
      threads(f, -20, 0, { radius: 23, color: "#f3e2b4", z: 9, count: 26, thick: 1.1, high: 1 });
      for (const [x, y, turn] of [
        [-31, -19, 0.5],
        [-13, -21, 2.4],
        [-24, -8, 1.2],
        [-9, -5, 0.2],
        [-32, 6, 2.6],
        [-17, 9, 0.9],
        [-27, 22, 0.1],
        [-9, 22, 2],
      ])
        chunk(f, x, y, {
          turn,
          wide: 20,
          deep: 8,
          high: 4.5,
          color: "#6b3a22",
          fat: "#a86c44",
          gloss: 0.9,
        });
      for (const [x, y, color] of [
        [-21, -15, "#d7301c"],
        [-34, -5, "#3f9a34"],
        [-16, 0, "#f2bd2c"],
        [-25, 14, "#3f9a34"],
        [-8, 10, "#d7301c"],
        [-18, 27, "#f2bd2c"],
      ])
        peppers(f, x, y, { color });
      sprinkle(f, -20, 0, { radius: 22, count: 70, color: "#120b08", size: 0.9 });
    }),
  ],
  "bento-sweet-sour-pork": [
    "blush",
    lunchBox((f) => {
      sauce(f, -20, 0, { radius: 22, color: "#d2481a", high: 1 });
      for (const [x, y] of [
        [-31, -20],
        [-14, -19],
        [-24, -5],
        [-8, -4],
        [-32, 9],
        [-16, 11],
        [-25, 25],
        [-9, 24],
      ])
        fried(f, x, y, {
          turn: f.random() * 3,
          wide: 15,
          deep: 12,
          high: 6,
          color: "#dc5a1a",
          dark: "#a8330c",
          light: "#f8963c",
          rough: 1,
        });
      for (const [x, y] of [
        [-22, -17],
        [-33, -5],
        [-18, 22],
      ])
        cube(f, x, y, { color: "#f8cf45", side: "#dca21c", size: 8.5, high: 5, gloss: 0.7 });
      for (const [x, y, color] of [
        [-13, 2, "#3f9a34"],
        [-25, 14, "#3f9a34"],
        [-7, -14, "#3f9a34"],
        [-34, 18, "#d7301c"],
      ])
        peppers(f, x, y, { color });
      sprinkle(f, -20, 0, { radius: 20, count: 34, color: "#fdf3d0" });
    }),
  ],
  "bento-three-cup-chicken": [
    "clay",
    lunchBox((f) => {
      sauce(f, -20, 0, { radius: 21, color: "#2c1206", high: 1 });
      chunks(
        f,
        [
          [-30, -18],
          [-13, -20],
          [-22, -4],
          [-8, -2],
          [-32, 4],
          [-16, 13],
          [-29, 21],
          [-10, 25],
        ],
        { wide: 15, deep: 12, high: 6, color: "#5f260c", fat: "#a8581c", gloss: 1 },
      );
      for (const [x, y] of [
        [-22, -24],
        [-13, 4],
        [-23, 10],
      ])
        roundSlice(f, x, y, { radius: 4.6, color: "#e8c060", edge: "#b98a34", high: 2 });
      for (const [x, y] of [
        [-25, -14],
        [-12, -11],
        [-19, 21],
      ])
        herbs(f, x, y, { count: 4, length: 13, color: "#2f8a34" });
      chiliRings(f, -20, 2, { radius: 17, count: 6 });
    }, otherSides),
  ],
  "bento-lime-chicken": [
    "butter",
    lunchBox((f) => {
      leafHeap(f, -20, 0, {
        radius: 22,
        count: 34,
        colors: ["#a9d06a", "#8abf4e", "#c9e29a"],
        z: 7,
        hill: 2,
      });
      cutlet(f, -20, -1, {
        turn: 1.5,
        wide: 56,
        deep: 29,
        color: "#d99a3c",
        light: "#f2c878",
        dark: "#a8641c",
      });
      sprinkle(f, -20, -1, { radius: 15, count: 40, color: "#fdf6dc", size: 1.2 });
      chiliRings(f, -20, -1, { radius: 16, count: 14 });
      herbs(f, -22, -12, { count: 4, length: 9 });
      herbs(f, -17, 12, { count: 4, length: 9 });
      lemonSlice(f, -10, 24, { color: "#cfe07a", edge: "#5a9a2c", high: 2 });
    }),
  ],
  "bento-kung-pao-chicken": [
    "apricot",
    lunchBox((f) => {
      sauce(f, -20, 0, { radius: 21, color: "#8a3410", high: 1 });
      for (const [x, y] of [
        [-31, -20],
        [-18, -22],
        [-8, -14],
        [-26, -9],
        [-13, -4],
        [-33, 2],
        [-22, 6],
        [-9, 10],
        [-30, 16],
        [-18, 19],
        [-8, 24],
        [-27, 27],
      ])
        cube(f, x, y, {
          color: "#c8843c",
          side: "#8f4f1c",
          size: 9,
          high: 5,
          gloss: 0.8,
          grain: 0.2,
        });
      for (const [x, y, turn] of [
        [-25, -16, 0.4],
        [-12, -13, 2.2],
        [-32, -6, 1.3],
        [-17, 0, 0.2],
        [-27, 11, 2.6],
        [-13, 15, 0.9],
        [-22, 25, 0.1],
      ])
        chunk(f, x, y, {
          turn,
          wide: 13,
          deep: 4,
          high: 3,
          color: "#b3180c",
          fat: "#d8321a",
          gloss: 1,
        });
      beans(f, -20, 0, { radius: 21, color: "#f2dcae", count: 26, size: 2.1, long: 1.4 });
      scallions(f, -20, 0, { radius: 20, count: 30 });
    }),
  ],
  "bento-teriyaki-chicken": [
    "lilac",
    lunchBox((f) => {
      slices(f, -20, 0, {
        count: 6,
        turn: 1.57,
        step: 9,
        wide: 33,
        deep: 12,
        color: "#a8561c",
        fat: "#5f2408",
        high: 4,
        gloss: 1,
      });
      sprinkle(f, -20, 0, { radius: 17, count: 90, color: "#fdf3d8", size: 0.9 });
      scallions(f, -20, 14, { radius: 8, count: 16 });
    }, otherSides),
  ],
  "bento-pork-katsu": [
    "sage",
    lunchBox((f) => {
      threads(f, -29, 2, { radius: 18, color: "#d9eab0", z: 7, count: 90, thick: 0.8, high: 5 });
      cutlet(f, -14, 0, {
        turn: 1.57,
        wide: 62,
        deep: 31,
        color: "#d08a2c",
        light: "#f0bc62",
        dark: "#a05c14",
      });
      lemonSlice(f, -31, 24, { high: 2 });
      tomatoSlice(f, -33, -24, { radius: 6 });
    }, otherSides),
  ],
  "healthy-pepper-chicken": [
    "butter",
    healthy((f) => {
      slices(f, -20, 2, {
        count: 7,
        turn: 1.3,
        step: 6,
        wide: 26,
        deep: 14,
        color: "#f3dfc0",
        fat: "#d9a86a",
        high: 2.2,
      });
      sauce(f, -20, 2, { radius: 11, color: "#a83a12" });
      chiliRings(f, -20, 2, { radius: 17, count: 14 });
      sprinkle(f, -20, 2, { radius: 18, count: 50, color: "#3a1a10", size: 0.9 });
      herbs(f, -20, 2, { count: 4, length: 9 });
    }),
  ],
  "healthy-leg": [
    "apricot",
    healthy((f) => {
      cutlet(f, -20, 0, {
        turn: 1.4,
        wide: 54,
        deep: 30,
        color: "#b8741c",
        light: "#e8b45a",
        dark: "#6a3410",
        rough: 0.8,
      });
      for (const [x, y, turn] of [
        [-24, -14, 0.5],
        [-15, 0, 2.2],
        [-23, 14, 1],
      ])
        for (const off of [-4, -2, 0, 2, 4])
          leaf(f, x + off * Math.cos(turn), y + off * Math.sin(turn), {
            turn: turn + 0.9,
            length: 6,
            width: 0.3,
            color: "#2f6a34",
          });
      lemonSlice(f, -10, 20, { high: 2 });
    }),
  ],
  "healthy-pork": [
    "blush",
    healthy((f) => {
      slices(f, -20, 2, {
        count: 6,
        turn: 1.3,
        step: 8,
        wide: 28,
        deep: 15,
        color: "#c8824a",
        fat: "#7a3f1c",
        high: 3,
        gloss: 0.9,
      });
      sprinkle(f, -20, 2, { radius: 18, count: 70, color: "#fdf3d8", size: 0.9 });
      scallions(f, -20, 2, { radius: 16, count: 22 });
    }),
  ],
  "healthy-box": [
    "mint",
    healthy((f) =>
      slices(f, -20, 2, {
        count: 7,
        turn: 1.3,
        step: 6,
        wide: 26,
        deep: 14,
        color: "#f3dfc0",
        fat: "#d9a86a",
        high: 2.2,
      }),
    ),
  ],
  "healthy-salmon": ["sky", healthy((f) => fillet(f, -20, 0, { turn: 1.35, wide: 54, deep: 26 }))],
  "healthy-beef": [
    "oat",
    healthy((f) =>
      slices(f, -20, 2, {
        count: 7,
        turn: 1.3,
        step: 6,
        wide: 25,
        deep: 14,
        color: "#a84a44",
        fat: "#5a2c20",
        high: 2.4,
      }),
    ),
  ],
  "healthy-shrimp": [
    "blush",
    healthy((f) => {
      for (const [x, y] of [
        [-30, -16],
        [-13, -16],
        [-28, 3],
        [-12, 4],
        [-21, 20],
      ])
        shrimp(f, x, y, { z: 5, size: 1.1 });
    }),
  ],
  "healthy-tofu": [
    "sage",
    healthy((f) => {
      for (const [x, y] of [
        [-30, -16],
        [-15, -18],
        [-28, 2],
        [-13, 0],
        [-22, 18],
      ])
        cube(f, x, y, { color: "#f3dca8", side: "#c98a3a", size: 13, high: 6 });
      beans(f, -20, 0, { radius: 20, color: "#7abf3c", count: 30, long: 1.4 });
    }),
  ],
};

function healthy(main) {
  return (f) => {
    box(f, {
      wide: 92,
      tall: 74,
      color: "#e6d3b0",
      inside: "#f3e8d2",
      parts: [
        [-20, 0, 46, 67],
        [24, -17, 39, 32],
        [24, 17, 39, 32],
      ],
    });
    leafHeap(f, -20, 0, { radius: 26, count: 26, z: 2, hill: 1, size: 9 });
    broccoli(f, 15, -18, { size: 0.85 });
    broccoli(f, 31, -18, { size: 0.85 });
    beans(f, 14, 17, { radius: 9, count: 60, sink: 0.6 });
    eggHalf(f, 32, 12, { size: 1 });
    for (const [x, y] of [
      [29, 25],
      [38, 24],
    ])
      dome(f, { x, y, rx: 4.6, high: 5, material: material("#d7301c", { gloss: 0.9 }) });
    main(f);
    sprinkle(f, -20, 0, { radius: 20, count: 24, color: "#2b2523", size: 0.5 });
  };
}

const pots = {
  hotpot: [
    "apricot",
    inPot({ broth: "#c08a44", oil: "#e8c468" }, (f) => {
      slices(f, -16, -14, {
        count: 5,
        turn: 0.5,
        step: 6,
        wide: 18,
        deep: 10,
        color: "#c9606a",
        fat: "#f6d9d0",
        z: 10,
      });
      napa(f, 16, -17, 0.4);
      cob(f, 20, 6, { turn: 1.2, length: 15, radius: 6 });
      for (const [x, y] of [
        [-20, 8],
        [-10, 16],
      ])
        cube(f, x, y, { size: 11, z: 9 });
      mushroom(f, 2, 19, { z: 10 });
      mushroom(f, 12, 20, { z: 10, size: 0.8 });
      for (const [x, y] of [
        [0, -2],
        [8, 3],
      ])
        dome(f, { x, y, rx: 5.4, high: 5, z: 9, material: material("#c9a48a", { gloss: 0.5 }) });
    }),
  ],
  "beef-hotpot": [
    "clay",
    inPot({ broth: "#a8682a", oil: "#e0b05a" }, (f) => {
      ring({ count: 7, radius: 21 }, (x, y, a) =>
        slices(f, x, y, {
          count: 2,
          turn: a,
          step: 5,
          wide: 19,
          deep: 11,
          color: "#b8424c",
          fat: "#f6d9d0",
          z: 10,
        }),
      );
      napa(f, 0, -3, 0.3);
      mushroom(f, 2, 7, { z: 12 });
      scallions(f, 0, 0, { radius: 28, count: 20 });
    }),
  ],
  "spicy-hotpot": [
    "blush",
    inPot({ broth: "#a81c0a", oil: "#f0602a", drops: 90 }, (f) => {
      for (const [x, y] of [
        [-18, -12],
        [-6, -18],
        [-14, 2],
      ])
        cube(f, x, y, { color: "#5a1c14", size: 12, z: 9, gloss: 0.7 });
      for (const [x, y] of [
        [12, -14],
        [20, -3],
        [8, -4],
      ])
        cube(f, x, y, { size: 11, z: 9 });
      slices(f, -8, 16, {
        count: 4,
        turn: 0.2,
        step: 6,
        wide: 17,
        deep: 10,
        color: "#b8424c",
        z: 10,
      });
      chiliRings(f, 8, 8, { radius: 22, count: 22 });
      sprinkle(f, 0, 0, { radius: 34, count: 50, color: "#4a1c0c", size: 0.9 });
      scallions(f, 14, 16, { radius: 9, count: 26 });
    }),
  ],
  "milk-hotpot": [
    "butter",
    inPot({ broth: "#f3e3bc", oil: "#fbeec8", density: 2, color: "#7a4a3a" }, (f) => {
      broccoli(f, -14, -14, { size: 0.9 });
      cob(f, 14, -14, { turn: 0.6, length: 16, radius: 6 });
      for (const [x, y] of [
        [20, 6],
        [10, 12],
      ])
        roundSlice(f, x, y, { radius: 6, z: 10, high: 3 });
      slices(f, -14, 12, {
        count: 4,
        turn: 0.3,
        step: 6,
        wide: 17,
        deep: 10,
        color: "#d9808a",
        z: 10,
      });
      sauce(f, 0, -1, { radius: 9, color: "#f6c84a", z: 10, high: 2 });
    }),
  ],
  "seafood-hotpot": [
    "sky",
    inPot({ broth: "#b98a4a", oil: "#e8c468" }, (f) => {
      for (const [x, y] of [
        [-16, -14],
        [2, -20],
        [-20, 4],
      ])
        shrimp(f, x, y, { z: 10, size: 1.1 });
      for (const [x, y] of [
        [18, -8],
        [20, 10],
        [6, 18],
      ])
        clam(f, x, y, { size: 1.1 });
      squidRing(f, -8, 16, { z: 10 });
      squidRing(f, 4, -4, { z: 10 });
      napa(f, -4, 4, 0.6);
      scallions(f, 0, 0, { radius: 30, count: 24 });
    }),
  ],
  "pickled-cabbage-hotpot": [
    "oat",
    inPot({ broth: "#d9b668", oil: "#f0dc94" }, (f) => {
      threads(f, 0, 0, { radius: 30, color: "#efe0a0", z: 8, count: 90, thick: 1.2, high: 3 });
      slices(f, -6, -4, {
        count: 7,
        turn: 0.5,
        step: 6,
        wide: 19,
        deep: 11,
        color: "#d9a08c",
        fat: "#f6e4d8",
        z: 11,
      });
      chiliRings(f, 10, 14, { radius: 9, count: 6 });
      scallions(f, 6, 10, { radius: 20, count: 20 });
    }),
  ],
  "kimchi-pot": [
    "blush",
    inPot({ broth: "#b8321a", oil: "#f0702c", drops: 60 }, (f) => {
      threads(f, -10, -8, { radius: 17, color: "#e0582c", z: 9, count: 50, thick: 1.3 });
      slices(f, 12, -12, {
        count: 4,
        turn: 0.4,
        step: 6,
        wide: 16,
        deep: 10,
        color: "#c9807a",
        z: 10,
      });
      for (const [x, y] of [
        [16, 8],
        [6, 16],
        [-8, 14],
      ])
        cube(f, x, y, { size: 12, z: 9 });
      dome(f, {
        x: 2,
        y: 1,
        rx: 7,
        high: 4,
        z: 10,
        power: 3,
        material: material("#f7a416", { gloss: 1 }),
      });
      scallions(f, 0, 0, { radius: 26, count: 28 });
    }),
  ],
  "tofu-pot": [
    "clay",
    inPot({ broth: "#c8401c", oil: "#f0802c", drops: 50 }, (f) => {
      for (const [x, y] of [
        [-16, -12],
        [0, -18],
        [-18, 5],
        [-2, -2],
        [14, -8],
      ])
        cube(f, x, y, { size: 13, z: 8, high: 5 });
      clam(f, 17, 8);
      shrimp(f, 4, 15, { z: 10 });
      dome(f, {
        x: -8,
        y: 15,
        rx: 7,
        high: 4,
        z: 9,
        power: 3,
        material: material("#f7a416", { gloss: 1 }),
      });
      scallions(f, 0, 0, { radius: 26, count: 34 });
    }),
  ],
  "army-stew": [
    "blush",
    inPot({ broth: "#b8421a", oil: "#f0802c" }, (f) => {
      noodles(f, 0, 0, { radius: 15, color: "#f3c95c", z: 9, hill: 4 });
      slices(f, -20, -8, {
        count: 3,
        turn: 1.2,
        step: 6,
        wide: 14,
        deep: 9,
        color: "#e08a7a",
        fat: "#e79a8a",
        z: 10,
      });
      slab(f, {
        x: 0,
        y: 0,
        z: 14,
        turn: 0.3,
        outline: rounded(17, 17, 2),
        high: 1.5,
        round: 1.4,
        material: material("#f6c23a", { gloss: 0.6 }),
      });
      for (const [x, y] of [
        [18, -10],
        [22, 2],
      ])
        roundSlice(f, x, y, { radius: 5, color: "#c8503a", z: 10, high: 4 });
      for (const [x, y] of [
        [-12, 20],
        [4, 22],
      ])
        cube(f, x, y, { size: 10, z: 9 });
      greens(f, 16, 17, { turn: -0.6, count: 3, z: 9 });
    }),
  ],
  sukiyaki: [
    "oat",
    inPot({ broth: "#5a2c10", oil: "#c98a44" }, (f) => {
      slices(f, -14, -12, {
        count: 6,
        turn: 0.5,
        step: 5.5,
        wide: 20,
        deep: 12,
        color: "#b8424c",
        fat: "#f6d9d0",
        z: 10,
      });
      napa(f, 16, -16, 0.2);
      for (const [x, y] of [
        [-20, 10],
        [-9, 16],
      ])
        cube(f, x, y, { size: 11, z: 9, color: "#e9d3a0", side: "#a8642a" });
      for (const [x, y] of [
        [6, 8],
        [18, 8],
      ])
        mushroom(f, x, y, { z: 10 });
      threads(f, 6, 21, { radius: 10, color: "#f6ecd8", z: 9, count: 26, thick: 0.8 });
    }),
  ],
  "lamb-pot": [
    "clay",
    inPot({ broth: "#6a3a18", oil: "#c98a44" }, (f) => {
      chunks(
        f,
        [
          [-16, -12],
          [0, -18],
          [-18, 6],
          [-2, 0],
          [14, -8],
        ],
        { wide: 15, deep: 12, color: "#5a2c18", z: 9 },
      );
      for (const [x, y] of [
        [16, 8],
        [6, 16],
      ])
        dome(f, {
          x,
          y,
          rx: 4,
          ry: 2.6,
          high: 3,
          z: 10,
          material: material("#c8281e", { gloss: 0.7 }),
        });
      napa(f, -8, 18, 0.2);
      scallions(f, 0, 0, { radius: 26, count: 20 });
    }),
  ],
};

const bone = (f, points) =>
  chunks(f, points, { wide: 14, deep: 10, color: "#b98a6c", fat: "#e3c4a4", gloss: 0.4, z: 10 });

const soups = {
  "chicken-soup": [
    "butter",
    inBowl({ broth: "#d0a24c", oil: "#f0d27a", drops: 60 }, (f) => {
      drumstick(f, -5, -4, {
        turn: 0.5,
        size: 1.15,
        color: "#e6c48c",
        dark: "#c99a5c",
        light: "#f6e3bc",
        crust: 0.1,
      });
      mushroom(f, 17, 4, { z: 11 });
      mushroom(f, 10, 15, { z: 11, size: 0.85 });
      for (const [x, y] of [
        [-18, 12],
        [18, -12],
        [-6, 18],
      ])
        dome(f, {
          x,
          y,
          rx: 2.6,
          ry: 1.8,
          high: 2,
          z: 11.4,
          material: material("#d9281c", { gloss: 0.8 }),
        });
    }),
  ],
  "chili-chicken-soup": [
    "sage",
    inBowl({ broth: "#c99a3c", oil: "#f0d27a", drops: 60 }, (f) => {
      drumstick(f, -4, -4, {
        turn: 0.5,
        size: 1.1,
        color: "#e6c48c",
        dark: "#c99a5c",
        light: "#f6e3bc",
        crust: 0.1,
      });
      for (const [x, y, t] of [
        [16, 0, 1.2],
        [8, 16, 0.3],
        [-14, 15, -0.4],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          z: 11,
          outline: rounded(16, 5, 2.4),
          high: 2.6,
          round: 2.4,
          material: material("#6a8a2c", { gloss: 0.8, grain: 0.2 }),
        });
      clam(f, 15, -14, { size: 0.8 });
    }),
  ],
  "sesame-oil-chicken": [
    "clay",
    inBowl({ broth: "#7a3f14", oil: "#d99a3a", drops: 80, rim: "#201a16" }, (f) => {
      chunks(
        f,
        [
          [-14, -10],
          [4, -15],
          [-15, 8],
          [12, 3],
          [-1, 0],
        ],
        { wide: 15, deep: 11, color: "#c98f54", fat: "#ecc48c", z: 10 },
      );
      for (const [x, y] of [
        [14, 15],
        [-4, 17],
        [18, -9],
      ])
        roundSlice(f, x, y, { radius: 5, color: "#e0c070", edge: "#a87a34", z: 11 });
    }),
  ],
  "rib-soup": [
    "mint",
    inBowl({ broth: "#d9b878", oil: "#f0dca0" }, (f) => {
      bone(f, [
        [-14, -10],
        [4, -15],
        [-15, 7],
      ]);
      for (const [x, y] of [
        [14, -2],
        [7, 11],
        [18, 12],
        [-4, 16],
      ])
        roundSlice(f, x, y, { radius: 6.5, color: "#fbf3e0", edge: "#e3cfa4", high: 3, z: 10.4 });
      herbs(f, 0, 1, { count: 4, length: 7 });
    }),
  ],
  "bitter-melon-soup": [
    "sage",
    inBowl({ broth: "#cfc07a", oil: "#eee0a0" }, (f) => {
      bone(f, [
        [-13, -11],
        [5, -15],
      ]);
      for (const [x, y, t] of [
        [12, 0, 0.5],
        [-12, 7, 1.2],
        [5, 15, 2.2],
        [18, 12, 0.2],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          z: 10.4,
          outline: rounded(16, 7, 3),
          high: 3,
          round: 3,
          rough: 0.6,
          material: material("#dfe9b0", { gloss: 0.6, bump: 0.6, size: 1.6 }),
        });
    }),
  ],
  "lotus-soup": [
    "blush",
    inBowl({ broth: "#c99a7c", oil: "#e8c4a4" }, (f) => {
      bone(f, [
        [-13, -11],
        [5, -15],
      ]);
      for (const [x, y] of [
        [14, 1],
        [-12, 8],
        [4, 13],
      ])
        dome(f, {
          x,
          y,
          rx: 8.4,
          high: 2.6,
          power: 8,
          z: 10.6,
          material: material("#e9c4a0", { gloss: 0.5 }),
          paint: (u, v, c) => {
            const a = (Math.round((Math.atan2(v, u) / 6.2832) * 7) / 7) * 6.2832;
            if (Math.hypot(u - 4.8 * Math.cos(a), v - 4.8 * Math.sin(a)) < 1.2)
              mixInto(c, "#8a5a44", 0.9);
          },
        });
      beans(f, -2, 0, { radius: 18, color: "#a8643c", count: 14, size: 1.9, long: 1.3 });
    }),
  ],
  "clam-soup": [
    "sky",
    inBowl({ broth: "#e3dcc0", oil: "#f6f0da", rim: "#2f4a6b" }, (f) => {
      for (const [x, y] of [
        [-14, -11],
        [4, -17],
        [17, -4],
        [-17, 7],
        [0, 0],
        [11, 13],
        [-5, 17],
      ])
        clam(f, x, y, { size: 1.05 });
      threads(f, 2, -2, { radius: 12, color: "#f0d98a", z: 13, count: 24 });
      scallions(f, 0, 4, { radius: 20, count: 20 });
    }),
  ],
  "fish-soup": [
    "sky",
    inBowl({ broth: "#e8e0c8", oil: "#f6f0da", rim: "#2f4a6b" }, (f) => {
      fillet(f, -6, -9, {
        turn: 0.3,
        wide: 32,
        deep: 17,
        color: "#f6efe4",
        line: "#dccfbd",
        skin: "#5f6f74",
      });
      fillet(f, 5, 9, {
        turn: 0.15,
        wide: 32,
        deep: 16,
        color: "#f6efe4",
        line: "#dccfbd",
        skin: "#5f6f74",
      });
      threads(f, -16, 11, { radius: 9, color: "#f0d98a", z: 12, count: 28 });
      scallions(f, 14, -6, { radius: 10, count: 24 });
    }),
  ],
  "herbal-soup": [
    "clay",
    inBowl({ broth: "#4a2410", oil: "#a8682c", rim: "#201a16" }, (f) => {
      chunks(
        f,
        [
          [-14, -10],
          [3, -15],
          [-13, 7],
          [12, 1],
        ],
        { wide: 15, deep: 11, color: "#8a5034", z: 10 },
      );
      beans(f, 6, 12, { radius: 14, color: "#d9281c", count: 10, size: 1.8, long: 1.5 });
      for (const [x, y] of [
        [16, 12],
        [-4, 17],
      ])
        slab(f, {
          x,
          y,
          z: 11.2,
          turn: x,
          outline: rounded(15, 5, 2),
          high: 1,
          round: 1,
          material: material("#d9b884", { gloss: 0.3 }),
        });
    }),
  ],
  "hot-sour-soup": [
    "apricot",
    inBowl({ broth: "#8a4a18", oil: "#d9742a", density: 1 }, (f) => {
      const parts = ["#fbf3e0", "#4a2a1c", "#ef8a2c", "#f3c94b", "#b56a4a"];
      for (const color of parts)
        threads(f, 0, 0, { radius: 28, color, z: 10.4, count: 18, thick: 0.9, high: 2 });
      sprinkle(f, 0, 0, { radius: 28, count: 50, color: "#2b2523", size: 0.5 });
      scallions(f, 0, 0, { radius: 22, count: 36 });
    }),
  ],
  "egg-drop-soup": [
    "butter",
    inBowl({ broth: "#dcb45c", oil: "#f3d98a" }, (f) => {
      for (const color of ["#f7d35a", "#fbe79a"])
        threads(f, 0, 0, { radius: 30, color, z: 10.8, count: 40, thick: 1, high: 1.5 });
      threads(f, -6, 6, { radius: 14, color: "#23382a", z: 11, count: 16, thick: 1.3 });
      scallions(f, 0, 0, { radius: 24, count: 26 });
    }),
  ],
  "miso-soup": [
    "oat",
    inBowl({ broth: "#b9803c", oil: "#d9a864", rim: "#201a16", inside: "#8b1e12" }, (f) => {
      for (const [x, y] of [
        [-13, -9],
        [5, -14],
        [-15, 8],
        [14, 2],
        [0, 1],
        [7, 15],
      ])
        cube(f, x, y, { size: 8, high: 4, z: 10 });
      for (const [x, y] of [
        [-4, -18],
        [18, -10],
        [-5, 14],
      ])
        slab(f, {
          x,
          y,
          z: 11,
          turn: x,
          outline: rounded(12, 7, 3),
          high: 1.4,
          round: 1.5,
          rough: 1,
          material: material("#2f4a2c", { gloss: 0.7 }),
        });
      scallions(f, 0, 0, { radius: 24, count: 28 });
    }),
  ],
  "corn-soup": [
    "butter",
    inBowl({ broth: "#f3cf62", oil: "#fbe6a0", density: 3, rim: "#c98a2c" }, (f) => {
      beans(f, 0, 0, { radius: 24, count: 50, sink: 0.6 });
      for (const [x, y] of [
        [-8, -6],
        [8, 5],
        [3, -13],
        [-11, 10],
      ])
        cube(f, x, y, { color: "#e58a7a", size: 5, high: 2.4 });
      sprinkle(f, 0, 0, { radius: 24, count: 26, color: "#3d8f34" });
    }),
  ],
  "pumpkin-soup": [
    "apricot",
    inBowl({ broth: "#e8922c", oil: "#f3b25a", density: 3, drops: 0 }, (f) => {
      ring({ count: 26, radius: 15 }, (x, y, a, at) =>
        dome(f, {
          x: x * (1 - at / 34),
          y: y * (1 - at / 34),
          rx: 2.4,
          ry: 1.3,
          turn: a + 1.57,
          high: 0.5,
          material: material("#fff4dc", { gloss: 0.6 }),
        }),
      );
      beans(f, 3, 4, { radius: 9, color: "#7a9a4a", count: 12, long: 1.6 });
      herbs(f, 0, 0, { count: 3, length: 8 });
    }),
  ],
  "cream-soup": [
    "oat",
    inBowl({ broth: "#f3e8d0", oil: "#fbf4e4", density: 3, drops: 0 }, (f) => {
      for (const [x, y] of [
        [-9, -7],
        [8, -3],
        [-3, 9],
      ])
        mushroom(f, x, y, { size: 0.7, color: "#b98a5c", cross: false });
      sprinkle(f, 0, 0, { radius: 24, count: 40, color: "#2b2523", size: 0.5 });
      herbs(f, 6, 9, { count: 3, length: 7 });
    }),
  ],
  "meatball-soup": [
    "mint",
    inBowl({ broth: "#e0cfa0", oil: "#f3e6c0" }, (f) => {
      for (const [x, y] of [
        [-13, -9],
        [4, -14],
        [15, 1],
        [-11, 9],
        [3, 6],
      ])
        dome(f, {
          x,
          y,
          rx: 8,
          high: 8,
          z: 8,
          material: material("#c9a286", { gloss: 0.5, grain: 0.12, bump: 0.15 }),
        });
      scallions(f, 0, 0, { radius: 26, count: 30 });
      herbs(f, 10, 16, { count: 4, length: 7 });
    }),
  ],
  "fish-ball-soup": [
    "sky",
    inBowl({ broth: "#e3dcc0", oil: "#f6f0da", rim: "#2f4a6b" }, (f) => {
      for (const [x, y] of [
        [-13, -9],
        [4, -14],
        [15, 1],
        [-11, 9],
        [3, 6],
      ])
        dome(f, {
          x,
          y,
          rx: 8,
          high: 8,
          z: 8,
          material: material("#f6efe2", { gloss: 0.5, grain: 0.04 }),
        });
      scallions(f, 0, 0, { radius: 26, count: 40 });
    }),
  ],
  "thick-soup": [
    "apricot",
    inBowl({ broth: "#a8682a", oil: "#d99a4a", density: 1.4 }, (f) => {
      for (const [x, y, t] of [
        [-12, -10, 0.4],
        [6, -14, 1.2],
        [-13, 7, 2],
        [13, 2, 0.2],
        [2, 10, 1],
      ])
        chunk(f, x, y, { turn: t, wide: 17, deep: 8, color: "#c99a7c", fat: "#e3c4a4", z: 10 });
      threads(f, 0, 0, { radius: 22, color: "#ef8a2c", z: 11, count: 16 });
      threads(f, 0, 0, { radius: 22, color: "#f3ead0", z: 11, count: 16 });
      herbs(f, 4, -2, { count: 4, length: 8 });
    }),
  ],
  "squid-soup": [
    "sky",
    inBowl({ broth: "#b98444", oil: "#e0b46c", density: 1.2 }, (f) => {
      for (const [x, y] of [
        [-13, -9],
        [4, -15],
        [15, 0],
        [-13, 8],
        [1, 2],
        [9, 13],
      ])
        squidRing(f, x, y, { size: 1.05, z: 10.6 });
      threads(f, -2, 16, { radius: 9, color: "#ef8a2c", z: 11, count: 14 });
      herbs(f, 3, -5, { count: 4, length: 7 });
    }),
  ],
  "four-herb-soup": [
    "oat",
    inBowl({ broth: "#e3d6bc", oil: "#f3ead4", density: 1.2 }, (f) => {
      beans(f, 0, 0, { radius: 26, color: "#fbf6e8", count: 50, size: 2 });
      for (const [x, y] of [
        [-12, -8],
        [8, -11],
        [10, 9],
        [-8, 12],
      ])
        squidRing(f, x, y, { color: "#e9cfb8", edge: "#c9a48a", size: 0.85, z: 11 });
      beans(f, 0, 0, { radius: 20, color: "#e0c48c", count: 9, size: 2.6 });
    }),
  ],
  "tom-yum": [
    "clay",
    inBowl({ broth: "#c8501c", oil: "#f0602a", drops: 60, rim: "#3d8f34" }, (f) => {
      for (const [x, y] of [
        [-14, -10],
        [4, -15],
        [-14, 8],
      ])
        shrimp(f, x, y, { z: 11, size: 1.15 });
      for (const [x, y] of [
        [15, -2],
        [2, 4],
      ])
        mushroom(f, x, y, { color: "#e9d6b4", cross: false, z: 11 });
      for (const [x, y] of [
        [14, 13],
        [-2, 18],
      ])
        cube(f, x, y, { color: "#d7301c", size: 9, high: 3, z: 10.5, gloss: 0.8 });
      herbs(f, 6, -3, { count: 4, length: 9 });
      lemonSlice(f, 22, -11, { color: "#cfe27a", edge: "#6fae2c", z: 11.5, radius: 6 });
    }),
  ],
  borscht: [
    "blush",
    inBowl({ broth: "#b8321a", oil: "#f0803a" }, (f) => {
      chunks(
        f,
        [
          [-13, -9],
          [6, -14],
        ],
        { wide: 13, deep: 10, z: 10 },
      );
      for (const [x, y] of [
        [14, 0],
        [-12, 9],
      ])
        roundSlice(f, x, y, { radius: 6, high: 3, z: 10.6 });
      for (const [x, y] of [
        [2, 6],
        [10, 14],
        [-2, -3],
      ])
        cube(f, x, y, { color: "#f6df9c", size: 9, high: 4, z: 10 });
      threads(f, -4, 17, { radius: 8, color: "#dfe8a8", z: 11, count: 16, thick: 1 });
      herbs(f, 2, 1, { count: 4, length: 7 });
    }),
  ],
  "vegetable-soup": [
    "sage",
    inBowl({ broth: "#d9742a", oil: "#f0a85a" }, (f) => {
      for (const [x, y] of [
        [-12, -9],
        [13, -4],
        [-2, 14],
      ])
        tomatoSlice(f, x, y, { high: 3, z: 10.4 });
      broccoli(f, 4, -14, { size: 0.65 });
      roundSlice(f, 13, 10, { radius: 6, high: 3, z: 10.6 });
      beans(f, -10, 6, { radius: 9, color: "#7abf3c", count: 18 });
      threads(f, 2, 2, { radius: 12, color: "#e9efb4", z: 11, count: 18, thick: 1.1 });
    }),
  ],
  "bamboo-soup": [
    "butter",
    inBowl({ broth: "#dcc07a", oil: "#f3e0a0" }, (f) => {
      bone(f, [
        [-13, -10],
        [5, -14],
      ]);
      for (const [x, y, t] of [
        [12, 1, 0.7],
        [-12, 8, 1.6],
        [4, 13, 2.4],
      ])
        slab(f, {
          x,
          y,
          turn: t,
          z: 10.6,
          outline: [
            [-10, -5],
            [8, -3],
            [11, 0],
            [8, 3],
            [-10, 5],
          ],
          high: 3,
          round: 2.6,
          material: material("#f6e6b0", { gloss: 0.5 }),
          paint: (u, _v, c) => {
            if (Math.abs(((u + 50) % 3.6) - 1.8) < 0.3) mixInto(c, "#d9b868", 0.7);
          },
        });
      mushroom(f, 18, 12, { z: 11 });
    }),
  ],
  "buddha-jar": [
    "clay",
    inPot({ broth: "#6a3410", oil: "#d99a4a", color: "#5a3424" }, (f) => {
      chunks(
        f,
        [
          [-18, -10],
          [-2, -18],
          [14, -13],
        ],
        { wide: 14, deep: 11, z: 9 },
      );
      for (const [x, y] of [
        [18, 3],
        [-18, 6],
      ])
        mushroom(f, x, y, { z: 10, size: 1.1 });
      for (const [x, y] of [
        [0, -3],
        [10, 14],
      ])
        dome(f, { x, y, rx: 7, high: 6, z: 8, material: material("#e8b458", { gloss: 0.6 }) });
      oyster(f, -6, 12, { size: 1.7 });
      napa(f, -16, 18, 0.3);
      beans(f, 4, 4, { radius: 20, color: "#d9281c", count: 8, size: 2, long: 1.4 });
    }),
  ],
};

export const riceDishes = { ...rices, ...boxes, ...pots, ...soups };
