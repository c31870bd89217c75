/** The families (see families.mjs) of drinks in cups, mugs, bottles and cartons. */

import { beans, cutFruit, lemonSlice, strawberry } from "./pieces-green.mjs";
import { bottle, can, carton, cup, jar, swirl } from "./pieces-pack.mjs";
import { herbs, leaf, sprinkle, threads } from "./pieces-staple.mjs";
import { addLiquid, frameAt, material, mixInto } from "./relief.mjs";
import { around, dome, ring, scatter, slab } from "./shapes.mjs";
import { bowl, mug } from "./vessels.mjs";

const inCup = (options, garnish) => (f) => {
  cup(f, 0, 10, { length: 66, wide: 23, turn: 0.08, ...options });
  garnish?.(f);
};
const hot =
  (drink, top, more = {}) =>
  (f) => {
    mug(f, { drink, ...more });
    top?.(f);
  };
/** A pattern of poured milk: hearts inside each other. */
const rosetta = (color, line) => (f) => {
  const heart = (size) =>
    around((a) => size * (0.62 + 0.38 * Math.abs(Math.cos(a / 2 + 0.785)) ** 0.5), 60).map(
      ([u, v]) => [(u + v) * Math.SQRT1_2, (v - u) * Math.SQRT1_2],
    );
  for (const [size, hex] of [
    [21, color],
    [15.5, line],
    [14, color],
    [8.5, line],
    [7, color],
  ])
    slab(f, {
      x: 0,
      y: 1,
      outline: heart(size),
      high: 0.25,
      round: 0.8,
      turn: 0,
      material: material(hex, { gloss: 0.3, grain: 0.02 }),
    });
};
const halfLemon = (f) => {
  cutFruit(f, -30, 30, {
    radius: 13,
    skin: "#f2c11c",
    pith: "#fff7d8",
    flesh: "#fbe36a",
    line: "#fff7c8",
    parts: 9,
  });
  lemonSlice(f, 32, 32, { high: 3, radius: 8 });
};
const halfOrange = (f) => {
  cutFruit(f, -30, 30, { radius: 14 });
  leaf(f, 32, 34, { length: 15, turn: 0.5 });
};
const teaLeaves = (f) => {
  for (const [x, y, t] of [
    [-31, 31, 0.4],
    [-24, 36, 1.2],
    [33, 32, 2.4],
  ])
    leaf(f, x, y, { length: 15, turn: t });
};

/** A pot of tea with a small cup. */
const teapot = (color, drink) => (f) => {
  const clay = material(color, { gloss: 0.55, grain: 0.08 });
  const g = frameAt(f, -10, -6, { z: 0 });
  for (const [x, y, r] of [
    [24, -4, 4.6],
    [29, -7, 3.6],
    [34, -11, 3],
  ])
    dome(g, { x, y, rx: r + 2, ry: r, high: 8, z: 6, material: clay });
  ring({ count: 14, radius: 11, x: -27, y: 0 }, (x, y) =>
    dome(g, { x, y, rx: 3, high: 4, z: 8, material: clay }),
  );
  dome(g, { x: 0, y: 0, rx: 26, high: 24, power: 2.6, material: clay });
  dome(g, { x: 0, y: 0, rx: 14, high: 4, power: 5, material: clay });
  dome(g, { x: 0, y: 0, rx: 4.4, high: 6, material: clay });
  const c = frameAt(f, 27, 27, { scale: 0.42, z: 0 });
  bowl(c, { radius: 44, rim: color, deep: 24 });
  addLiquid(c, { radius: 38, level: 18, density: 3, material: material(drink, { gloss: 1 }) });
};

export const drinkDishes = {
  "pearl-milk-tea": [
    "oat",
    inCup({
      layers: [
        ["#d9b088", 3],
        ["#c08a54", 5],
        ["#8a5024", 2],
      ],
      pearls: "#1f1310",
      ice: true,
    }),
  ],
  "milk-tea": [
    "apricot",
    inCup({
      layers: [
        ["#e0bd94", 3],
        ["#cf9f6a", 6],
      ],
      straw: "#8b5a2b",
    }),
  ],
  "oolong-milk-tea": [
    "sage",
    inCup(
      {
        layers: [
          ["#e8cfa0", 3],
          ["#d3ae72", 6],
        ],
        straw: "#3d8f34",
      },
      teaLeaves,
    ),
  ],
  "brown-sugar-milk": [
    "butter",
    inCup({
      layers: [
        ["#fbf4e8", 4],
        ["#ecd8bc", 3],
        ["#8a4a1c", 3],
      ],
      pearls: "#1f1310",
      ice: false,
      straw: "#201a16",
    }),
  ],
  "pudding-milk-tea": [
    "butter",
    inCup({
      layers: [
        ["#dcb488", 5],
        ["#c9945c", 2],
        ["#f6cf4a", 3],
      ],
      straw: "#c98a2c",
    }),
  ],
  "grass-jelly-milk-tea": [
    "mint",
    inCup({
      layers: [
        ["#dcb488", 5],
        ["#b8875a", 2],
        ["#2a1c18", 4],
      ],
      straw: "#201a16",
    }),
  ],
  "taro-milk": [
    "lilac",
    inCup({
      layers: [
        ["#fbf6f2", 4],
        ["#dcc6e3", 2],
        ["#a98ab9", 4],
      ],
      ice: false,
      straw: "#7a5a8f",
    }),
  ],
  "black-tea-latte": [
    "apricot",
    inCup({
      layers: [
        ["#fbf4e8", 3],
        ["#d9ab7c", 2],
        ["#a8582c", 5],
      ],
      straw: "#8b1e12",
    }),
  ],
  "cheese-foam-tea": [
    "oat",
    inCup({
      layers: [
        ["#c98a4c", 5],
        ["#a8602c", 5],
      ],
      foam: 0.2,
      ice: false,
      straw: "#8b5a2b",
    }),
  ],
  "matcha-latte": [
    "sage",
    inCup({
      layers: [
        ["#fbf8ee", 4],
        ["#cfd99a", 2],
        ["#7a9a3a", 5],
      ],
      straw: "#3d7a2c",
    }),
  ],
  "black-tea": [
    "clay",
    inCup({
      layers: [
        ["#b8541c", 5],
        ["#8a3410", 5],
      ],
      straw: "#201a16",
    }),
  ],
  "green-tea": [
    "mint",
    inCup(
      {
        layers: [
          ["#d9cf6a", 5],
          ["#c0b44a", 5],
        ],
        straw: "#3d8f34",
      },
      teaLeaves,
    ),
  ],
  "oolong-tea": [
    "butter",
    inCup(
      {
        layers: [
          ["#d99a3c", 5],
          ["#b8741c", 5],
        ],
        straw: "#8b5a2b",
      },
      teaLeaves,
    ),
  ],
  "winter-melon-tea": [
    "apricot",
    inCup({
      layers: [
        ["#a8602a", 5],
        ["#7a3f14", 5],
      ],
      straw: "#3d8f34",
    }),
  ],
  "winter-melon-lemon": [
    "sage",
    inCup(
      {
        layers: [
          ["#c07c34", 5],
          ["#8a4a18", 5],
        ],
        fruit: "#f9e04a",
        straw: "#c8a01c",
      },
      halfLemon,
    ),
  ],
  "lemon-tea": [
    "butter",
    inCup(
      {
        layers: [
          ["#e6c45a", 5],
          ["#c8963a", 5],
        ],
        fruit: "#f9e04a",
        straw: "#c8a01c",
      },
      halfLemon,
    ),
  ],
  lemonade: [
    "mint",
    inCup(
      {
        layers: [
          ["#f6eeb0", 5],
          ["#f0e07c", 5],
        ],
        fruit: "#f6dc3c",
        straw: "#6fae2c",
      },
      halfLemon,
    ),
  ],
  "aiyu-lemon": [
    "butter",
    inCup(
      {
        layers: [
          ["#f3e29a", 4],
          ["#ecc85c", 4],
          ["#e0b040", 4],
        ],
        fruit: "#f6dc3c",
        straw: "#c8a01c",
      },
      halfLemon,
    ),
  ],
  "passion-fruit-tea": [
    "apricot",
    inCup(
      {
        layers: [
          ["#f0b43a", 4],
          ["#d98a1c", 5],
        ],
        pearls: "#2a1c18",
        straw: "#5b2a5c",
      },
      (f) => {
        cutFruit(f, -29, 30, {
          radius: 13,
          skin: "#5b2a4c",
          pith: "#f3dcd0",
          flesh: "#f6b52c",
          parts: 0,
          seeds: 9,
          line: "#e09a1c",
        });
      },
    ),
  ],
  "orange-tea": [
    "butter",
    inCup(
      {
        layers: [
          ["#f6b03c", 4],
          ["#ec8a1c", 5],
        ],
        fruit: "#f9a42c",
        straw: "#3d8f34",
      },
      halfOrange,
    ),
  ],
  "grapefruit-tea": [
    "blush",
    inCup(
      {
        layers: [
          ["#f3a07c", 4],
          ["#e0644c", 5],
        ],
        fruit: "#f0705c",
        straw: "#3d8f34",
      },
      (f) =>
        cutFruit(f, -30, 30, {
          radius: 14,
          skin: "#f0a03c",
          pith: "#fdeede",
          flesh: "#e8604c",
          line: "#f9c4b0",
        }),
    ),
  ],
  "fruit-tea": [
    "clay",
    inCup(
      {
        layers: [
          ["#e88a3c", 4],
          ["#c84a2c", 5],
        ],
        fruit: "#f9b03c",
        straw: "#3d8f34",
      },
      (f) => {
        strawberry(f, -30, 30, { size: 1.1 });
        lemonSlice(f, 32, 32, { color: "#cfe27a", edge: "#6fae2c", high: 3, radius: 8 });
        herbs(f, 31, -30, { count: 3, length: 10 });
      },
    ),
  ],
  "watermelon-juice": [
    "mint",
    inCup(
      {
        layers: [
          ["#f0604c", 5],
          ["#d9382c", 5],
        ],
        straw: "#3d8f34",
      },
      (f) =>
        cutFruit(f, -29, 30, {
          radius: 15,
          skin: "#2f6f34",
          pith: "#eef3d0",
          flesh: "#e63c34",
          parts: 0,
          seeds: 9,
          line: "#e63c34",
        }),
    ),
  ],
  "orange-juice": [
    "apricot",
    inCup(
      {
        layers: [
          ["#f9b02c", 5],
          ["#f0931c", 5],
        ],
        straw: "#3d8f34",
        ice: false,
      },
      halfOrange,
    ),
  ],
  "mango-drink": [
    "butter",
    inCup(
      {
        layers: [
          ["#fbc23a", 5],
          ["#f39a1c", 5],
        ],
        straw: "#c8400f",
      },
      (f) => {
        for (const [x, y] of [
          [-32, 26],
          [-26, 35],
          [-36, 37],
        ])
          dome(f, {
            x,
            y,
            rx: 6,
            high: 6,
            power: 6,
            material: material("#f9ad22", { gloss: 0.8 }),
          });
        leaf(f, 32, 33, { length: 15, turn: 0.5 });
      },
    ),
  ],
  "strawberry-drink": [
    "blush",
    inCup(
      {
        layers: [
          ["#fbe6e4", 3],
          ["#f6a0a8", 3],
          ["#e0485c", 4],
        ],
        straw: "#d5203a",
        ice: false,
      },
      (f) => {
        strawberry(f, -31, 30, { size: 1.1 });
        strawberry(f, 32, 33, { size: 0.9, turn: -0.4 });
      },
    ),
  ],
  "mango-smoothie": [
    "apricot",
    inCup(
      {
        layers: [
          ["#fbd05c", 5],
          ["#f6a82c", 5],
        ],
        straw: "#c8400f",
        ice: false,
        foam: 0.14,
      },
      (f) => {
        for (const [x, y] of [
          [-32, 26],
          [-26, 35],
          [-36, 37],
        ])
          dome(f, {
            x,
            y,
            rx: 6,
            high: 6,
            power: 6,
            material: material("#f9ad22", { gloss: 0.8 }),
          });
      },
    ),
  ],
  "cocoa-smoothie": [
    "oat",
    inCup({
      layers: [
        ["#a87a54", 5],
        ["#6a3a1c", 5],
      ],
      straw: "#201a16",
      ice: false,
      foam: 0.16,
    }),
  ],
  "green-smoothie": [
    "sage",
    inCup(
      {
        layers: [
          ["#a9c24a", 5],
          ["#7aa02c", 5],
        ],
        straw: "#3d8f34",
        ice: false,
      },
      (f) =>
        cutFruit(f, -30, 30, {
          radius: 13,
          skin: "#7a5a2c",
          pith: "#9cc43c",
          flesh: "#8cbf2c",
          parts: 0,
          seeds: 12,
          line: "#f3f3c8",
        }),
    ),
  ],
  "lychee-drink": [
    "lilac",
    inCup(
      {
        layers: [
          ["#f6e0c8", 4],
          ["#e3a87c", 5],
        ],
        straw: "#d5203a",
      },
      (f) => {
        for (const [x, y] of [
          [-32, 28],
          [-25, 36],
        ])
          dome(f, {
            x,
            y,
            rx: 7,
            high: 7,
            material: material("#c8384a", { gloss: 0.3, bump: 0.6, size: 1.4 }),
          });
      },
    ),
  ],
  "plum-drink": [
    "blush",
    inCup(
      {
        layers: [
          ["#8a2a3c", 5],
          ["#5a1424", 5],
        ],
        straw: "#201a16",
      },
      (f) => {
        for (const [x, y] of [
          [-32, 29],
          [-25, 36],
        ])
          dome(f, {
            x,
            y,
            rx: 6.4,
            high: 6,
            material: material("#5a1c2c", { gloss: 0.6, bump: 0.3 }),
          });
      },
    ),
  ],
  "roselle-tea": [
    "lilac",
    inCup({
      layers: [
        ["#d0304a", 5],
        ["#9c1430", 5],
      ],
      straw: "#8b1e12",
    }),
  ],
  "herbal-tea": [
    "sage",
    inCup(
      {
        layers: [
          ["#5a4a24", 5],
          ["#33280f", 5],
        ],
        straw: "#3d8f34",
      },
      (f) => herbs(f, -30, 31, { count: 4, length: 12 }),
    ),
  ],
  "grass-jelly-drink": [
    "mint",
    inCup({
      layers: [
        ["#5a3a24", 4],
        ["#2a1c18", 6],
      ],
      straw: "#201a16",
    }),
  ],
  "kumquat-drink": [
    "butter",
    inCup(
      {
        layers: [
          ["#f0d86a", 5],
          ["#dcae34", 5],
        ],
        fruit: "#f6a82c",
        straw: "#6fae2c",
      },
      (f) => {
        for (const [x, y] of [
          [-32, 29],
          [-25, 36],
        ])
          dome(f, { x, y, rx: 6, high: 6, material: material("#f09a1c", { gloss: 0.8 }) });
      },
    ),
  ],
  "sugarcane-drink": [
    "sage",
    inCup({
      layers: [
        ["#dcd07a", 5],
        ["#b9b04a", 5],
      ],
      straw: "#3d8f34",
    }),
  ],
  "star-fruit-drink": [
    "butter",
    inCup({
      layers: [
        ["#d99a3c", 5],
        ["#b0701c", 5],
      ],
      straw: "#c8a01c",
    }),
  ],
  "peach-drink": [
    "blush",
    inCup({
      layers: [
        ["#f9cdb0", 5],
        ["#f0a080", 5],
      ],
      straw: "#d9607a",
    }),
  ],
  "apple-juice": [
    "butter",
    inCup({
      layers: [
        ["#f0d06a", 5],
        ["#dcae3c", 5],
      ],
      straw: "#c8281e",
      ice: false,
    }),
  ],
  "honey-drink": [
    "apricot",
    inCup({
      layers: [
        ["#f6d77c", 5],
        ["#e0a42c", 5],
      ],
      fruit: "#f9e04a",
      straw: "#c8a01c",
    }),
  ],
  "sparkling-drink": [
    "sky",
    inCup(
      {
        layers: [
          ["#e3f1f3", 5],
          ["#c0dfe6", 5],
        ],
        fruit: "#e9ea8a",
        straw: "#2f78b7",
      },
      (f) => {
        herbs(f, -30, 31, { count: 3, length: 11 });
        lemonSlice(f, 32, 32, { color: "#cfe27a", edge: "#6fae2c", high: 3 });
      },
    ),
  ],
  cola: [
    "blush",
    inCup({
      layers: [
        ["#5a2412", 5],
        ["#2a0e08", 6],
      ],
      straw: "#c8281e",
    }),
  ],
  "soda-drink": [
    "clay",
    inCup({
      layers: [
        ["#7a3418", 5],
        ["#43190a", 6],
      ],
      straw: "#201a16",
    }),
  ],
  "thai-milk-tea": [
    "apricot",
    inCup({
      layers: [
        ["#fbe6cc", 3],
        ["#f0a05c", 3],
        ["#d9682c", 5],
      ],
      straw: "#c8400f",
    }),
  ],
  "hong-kong-milk-tea": [
    "clay",
    hot("#c08a58", undefined, { color: "#f6efe2", saucer: "#f6efe2" }),
  ],
  coffee: [
    "oat",
    hot("#2a140a", (f) => {
      ring({ count: 46, radius: 23 }, (x, y) =>
        dome(f, { x, y, rx: 1.4, high: 0.3, material: material("#8a5228", { gloss: 0.5 }) }),
      );
    }),
  ],
  espresso: [
    "apricot",
    hot(
      "#3a1a0a",
      (f) => {
        dome(f, {
          x: 0,
          y: 0,
          rx: 18,
          high: 0.4,
          power: 5,
          material: material("#a8642a", { gloss: 0.4, grain: 0.3, size: 5 }),
        });
      },
      { radius: 21 },
    ),
  ],
  latte: ["sage", hot("#b07a48", rosetta("#fbf0dc", "#b07a48"), { foam: "yes" })],
  cappuccino: [
    "butter",
    hot(
      "#c09260",
      (f) => {
        dome(f, {
          x: 0,
          y: 0,
          rx: 20,
          high: 1.4,
          power: 5,
          material: material("#fbf3e4", { gloss: 0.2, grain: 0.03, bump: 0.2 }),
        });
        sprinkle(f, 0, 0, { radius: 16, count: 120, color: "#5a3018", size: 0.6 });
      },
      { foam: "yes" },
    ),
  ],
  mocha: [
    "blush",
    hot(
      "#6a3a20",
      (f) => {
        swirl(frameAt(f, 0, 0), 0, 0, { radius: 15 });
        sprinkle(f, 0, 0, { radius: 16, count: 40, color: "#3a1a0c", size: 0.9 });
      },
      { foam: "yes" },
    ),
  ],
  "caramel-coffee": [
    "apricot",
    hot(
      "#c09260",
      (f) => {
        dome(f, {
          x: 0,
          y: 0,
          rx: 21,
          high: 1.2,
          power: 5,
          material: material("#fbf0dc", { gloss: 0.2 }),
        });
        for (let at = -2; at <= 2; at++) {
          for (let k = 0; k < 18; k++) {
            const x = -16 + k * 1.9;
            if (Math.hypot(x, at * 6) < 18)
              dome(f, {
                x,
                y: at * 6 + Math.sin(k) * 1.2,
                rx: 1.3,
                high: 0.5,
                material: material("#a8540c", { gloss: 0.9 }),
              });
          }
        }
      },
      { foam: "yes" },
    ),
  ],
  "iced-coffee": [
    "oat",
    inCup(
      {
        layers: [
          ["#5a2c14", 5],
          ["#2a140a", 6],
        ],
        straw: "#201a16",
      },
      (f) => beans(f, -30, 31, { radius: 9, color: "#4a2412", count: 12, size: 2.6, long: 1.4 }),
    ),
  ],
  "lemon-coffee": [
    "butter",
    inCup(
      {
        layers: [
          ["#5a2c14", 5],
          ["#c08a3a", 3],
          ["#e6c45a", 3],
        ],
        fruit: "#f9e04a",
        straw: "#201a16",
      },
      halfLemon,
    ),
  ],
  "hot-chocolate": [
    "blush",
    hot("#5a2c18", (f) => {
      sprinkle(f, 0, 0, { radius: 20, count: 40, color: "#3a1a0c", size: 0.7 });
      for (const [x, y] of [
        [-6, -5],
        [7, -3],
        [-1, 7],
        [9, 8],
      ])
        dome(f, {
          x,
          y,
          rx: 5,
          high: 4,
          power: 5,
          material: material("#fffaf4", { gloss: 0.2, grain: 0.01 }),
        });
    }),
  ],
  "hot-matcha": [
    "sage",
    hot("#86a43c", rosetta("#f3f0d4", "#86a43c"), {
      color: "#3a3532",
      saucer: "#3a3532",
      foam: "yes",
    }),
  ],
  "hot-tea": ["mint", teapot("#8a4a34", "#c88a2c")],
  "green-hot-tea": ["sage", teapot("#4f6f5c", "#c9c25a")],
  "red-date-tea": [
    "clay",
    hot("#8a3414", (f) => {
      for (const [x, y] of [
        [-7, -5],
        [7, 2],
        [-2, 9],
      ])
        dome(f, {
          x,
          y,
          rx: 5,
          ry: 3.6,
          turn: x,
          high: 3,
          material: material("#8a1c14", { gloss: 0.8, bump: 0.4, size: 1.6 }),
        });
    }),
  ],
  "sesame-drink": [
    "oat",
    hot("#b8986c", (f) => sprinkle(f, 0, 0, { radius: 18, count: 50, color: "#f3e2b8" })),
  ],
  "soy-milk": [
    "butter",
    (f) => {
      bowl(f, { radius: 40, rim: "#2f5d62", deep: 18 });
      addLiquid(f, {
        radius: 37,
        level: 13,
        density: 5,
        material: material("#fbf3dc", { gloss: 0.9 }),
      });
      beans(f, -34, 33, { radius: 9, color: "#e3c47a", count: 14, size: 2.8, long: 1.2 });
      beans(f, 36, -34, { radius: 7, color: "#e3c47a", count: 8, size: 2.8, long: 1.2 });
    },
  ],
  "black-soy-milk": [
    "lilac",
    (f) => {
      bowl(f, { radius: 40, rim: "#2b2523", deep: 18 });
      addLiquid(f, {
        radius: 37,
        level: 13,
        density: 5,
        material: material("#cdc2b8", { gloss: 0.9 }),
      });
      beans(f, -34, 33, { radius: 9, color: "#201a1c", count: 14, size: 2.8, long: 1.2 });
    },
  ],
  "nut-milk": [
    "apricot",
    (f) => {
      bowl(f, { radius: 40, rim: "#8b5a2b", deep: 18 });
      addLiquid(f, {
        radius: 37,
        level: 13,
        density: 5,
        material: material("#ecd8b4", { gloss: 0.9 }),
      });
      beans(f, -33, 33, { radius: 9, color: "#b8743c", count: 10, size: 2.8, long: 1.5 });
    },
  ],
  "rice-milk": [
    "clay",
    (f) => {
      bowl(f, { radius: 40, rim: "#8b1e12", deep: 18 });
      addLiquid(f, {
        radius: 37,
        level: 13,
        density: 5,
        material: material("#c9a078", { gloss: 0.9 }),
      });
      beans(f, -34, 33, { radius: 9, color: "#d9a86a", count: 14, size: 2.6, long: 1.4 });
    },
  ],
  "salty-soy-milk": [
    "sage",
    (f) => {
      bowl(f, { radius: 42, rim: "#2f5d62", deep: 16 });
      addLiquid(f, {
        radius: 39,
        level: 12,
        density: 5,
        material: material("#f6ead0", { gloss: 0.7 }),
      });
      for (const [x, y] of [
        [-10, -6],
        [8, -10],
        [11, 6],
      ])
        dome(f, {
          x,
          y,
          rx: 6,
          ry: 4,
          turn: x,
          high: 4,
          z: 11,
          material: material("#c9842a", { grain: 0.25, bump: 0.4 }),
        });
      threads(f, -4, 11, { radius: 8, color: "#d9a05a", z: 12, count: 20 });
      scatter(f, { count: 26, radius: 22 }, (x, y) =>
        dome(f, { x, y, rx: 1.3, high: 0.8, material: material("#58a838") }),
      );
    },
  ],
  milk: ["sky", (f) => carton(f, 0, 0, { tall: 80, wide: 42 })],
  "flavored-milk": [
    "blush",
    (f) =>
      carton(f, 0, 0, {
        tall: 72,
        wide: 38,
        accent: "#c86a7a",
        mark: "#8a4a2c",
        picture: "heart",
        straw: "#f6f1e8",
      }),
  ],
  "oat-milk": [
    "oat",
    (f) =>
      carton(f, 0, 0, { tall: 80, wide: 42, accent: "#b9935a", mark: "#8a6a34", picture: "leaf" }),
  ],
  "soy-milk-carton": [
    "butter",
    (f) =>
      carton(f, 0, 0, { tall: 80, wide: 42, accent: "#5f9a4a", mark: "#c9a02c", picture: "drop" }),
  ],
  "juice-carton": [
    "apricot",
    (f) =>
      carton(f, 0, 0, {
        tall: 80,
        wide: 42,
        color: "#fdf6e6",
        accent: "#f0931c",
        mark: "#e8701c",
        picture: "ring",
      }),
  ],
  "yogurt-drink": [
    "lilac",
    (f) =>
      bottle(f, 0, 0, {
        length: 80,
        wide: 17,
        neck: 8,
        shoulder: 0.26,
        color: "#fbf6f0",
        cap: "#c8608a",
        label: "#f6dbe4",
        mark: "#c8608a",
        picture: "heart",
        gloss: 0.6,
      }),
  ],
  "probiotic-drink": [
    "blush",
    (f) => {
      for (const [x, t] of [
        [-24, -0.06],
        [0, 0],
        [24, 0.06],
      ])
        bottle(f, x, 2, {
          turn: t,
          length: 56,
          wide: 10,
          neck: 6.4,
          shoulder: 0.3,
          color: "#f3e3c8",
          cap: "#c8281e",
          label: "#fdf6ec",
          mark: "#c8281e",
          gloss: 0.6,
        });
    },
  ],
  "bottled-tea": [
    "mint",
    (f) =>
      bottle(f, 0, 0, {
        length: 86,
        wide: 16,
        color: "#b9923a",
        cap: "#3d8f34",
        label: "#eef3d8",
        mark: "#3d8f34",
        picture: "leaf",
      }),
  ],
  "bottled-milk-tea": [
    "apricot",
    (f) =>
      bottle(f, 0, 0, {
        length: 86,
        wide: 16,
        color: "#cf9f6a",
        cap: "#8b5a2b",
        label: "#fdf3e4",
        mark: "#8b5a2b",
        picture: "drop",
        gloss: 0.7,
      }),
  ],
  "bottled-water": [
    "sky",
    (f) =>
      bottle(f, 0, 0, {
        length: 88,
        wide: 16,
        color: "#cfe8f3",
        cap: "#2f78b7",
        label: "#eef7fb",
        mark: "#2f78b7",
        picture: "wave",
      }),
  ],
  "sparkling-water": [
    "mint",
    (f) => {
      bottle(f, -14, 0, {
        turn: -0.06,
        length: 82,
        wide: 14,
        color: "#bfe3d9",
        cap: "#2f8f78",
        label: "#eef9f4",
        mark: "#2f8f78",
        picture: "ring",
      });
      lemonSlice(f, 24, 16, { radius: 12, high: 4 });
      herbs(f, 26, -16, { count: 3, length: 12 });
    },
  ],
  "cola-can": [
    "blush",
    (f) => {
      can(f, -15, 0, {
        turn: -0.08,
        length: 64,
        wide: 15,
        color: "#b3140c",
        band: "#b3140c",
        mark: "#fff6ec",
        picture: "wave",
      });
      can(f, 18, 4, {
        turn: 0.08,
        length: 64,
        wide: 15,
        color: "#3a1a10",
        band: "#3a1a10",
        mark: "#f0b53a",
        picture: "ring",
      });
    },
  ],
  "sports-drink": [
    "sky",
    (f) =>
      bottle(f, 0, 0, {
        length: 86,
        wide: 17,
        color: "#d9ecf3",
        cap: "#2f4a9a",
        label: "#2f78d9",
        mark: "#ffffff",
        picture: "drop",
      }),
  ],
  "coffee-can": [
    "oat",
    (f) => {
      can(f, -16, 0, {
        turn: -0.08,
        length: 62,
        wide: 14,
        color: "#4a2412",
        band: "#f3e3c8",
        mark: "#4a2412",
        picture: "drop",
      });
      can(f, 17, 4, {
        turn: 0.08,
        length: 62,
        wide: 14,
        color: "#c9a06a",
        band: "#fbf3e4",
        mark: "#7a4a20",
        picture: "heart",
      });
    },
  ],
  "coffee-beans": [
    "apricot",
    (f) => {
      bowl(f, { radius: 40, rim: "#8b5a2b", inside: "#d9b27c" });
      for (let at = 0; at < 3; at++)
        scatter(f, { count: 60, radius: 32 - at * 6 }, (x, y, t) => {
          dome(f, {
            x,
            y,
            rx: 4,
            ry: 2.9,
            turn: t,
            high: 2.6,
            sink: 0.6,
            material: material("#4a2210", { gloss: 0.6, grain: 0.2 }),
            paint: (_u, v, c) => mixInto(c, "#1c0a04", Math.abs(v) < 0.45 ? 0.85 : 0),
          });
        });
    },
  ],
  "tea-leaves": [
    "sage",
    (f) => {
      bowl(f, { radius: 40, rim: "#4f6f5c", inside: "#f3ecd8", deep: 12 });
      threads(f, 0, 0, { radius: 33, color: "#33472a", z: 4, count: 170, thick: 1.1, high: 7 });
      threads(f, 0, 0, { radius: 26, color: "#5f6f3a", z: 8, count: 60, thick: 1 });
    },
  ],
  "powder-drink": [
    "oat",
    (f) => {
      jar(f, -14, 0, { length: 60, wide: 19, fill: "#c9a878", lid: "#8b5a2b", mark: "#8b5a2b" });
      const g = frameAt(f, 26, 16, { scale: 0.4, z: 0 });
      mug(g, { drink: "#c9a878", saucer: "" });
    },
  ],
};
