// Draws public/pictures and the index of the seed, by hand:
// node scripts/compose-pictures.mjs <folder of @lobehub/fluent-emoji-3d>
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { composePicture, middleOf } from "./picture-drawing.mjs";
import { COVER_PALETTES, COVERS, FOODS, HERO, LOGO_PALETTES, LOGOS } from "./picture-recipes.mjs";

const [packageFolder] = process.argv.slice(2);
if (!packageFolder) throw new Error("Say where the emoji package is.");

const OUT = "public/pictures";
const INDEX = "backend/seed/picture-index.ts";
const WEBP = { quality: 85, alphaQuality: 90, effort: 6, smartSubsample: true };

const WHOLE = [{ x: 0.5, base: 0.91, height: 0.82 }];
const PAIR = [
  { x: 0.45, base: 0.88, height: 0.76 },
  { x: 0.78, base: 0.93, height: 0.4 },
];
const ROUND_SAFE = { x: 0.5, base: 0.83, height: 0.66 };
// Centre x, base line y and height of the three pieces of a cover, back to front.
const TRIOS = [
  [
    [0.24, 0.8, 0.6],
    [0.76, 0.8, 0.6],
    [0.5, 0.94, 0.8],
  ],
  [
    [0.6, 0.78, 0.6],
    [0.83, 0.92, 0.54],
    [0.3, 0.94, 0.82],
  ],
  [
    [0.4, 0.78, 0.6],
    [0.17, 0.92, 0.54],
    [0.7, 0.94, 0.82],
  ],
];

for (const folder of ["foods", "covers", "logos"]) {
  await rm(join(OUT, folder), { recursive: true, force: true });
  await mkdir(join(OUT, folder), { recursive: true });
}
const foods = await drawAll(foodJobs(), { folder: "foods", size: [320, 320], widths: [160, 320] });
const covers = await drawAll(coverJobs(), {
  folder: "covers",
  size: [640, 360],
  widths: [320, 640],
});
const logos = await drawAll(logoJobs(), { folder: "logos", size: [192, 192], widths: [96] });
await drawAll([{ key: "hero", name: "hero", palette: "peach", parts: heroParts() }], {
  folder: ".",
  size: [1280, 960],
  widths: [640, 1280],
});
await writeFile(INDEX, indexSource({ foods, covers, logos }));

function foodJobs() {
  return FOODS.flatMap(([palettes, recipes]) =>
    recipes.split(" ").flatMap((recipe) => {
      const pieces = recipe.split("+");
      const places = pieces.length > 1 ? PAIR : WHOLE;
      const parts = pieces.map((piece, index) => ({ piece, ...places[index] }));
      const key = pieces.join("-");
      return palettes
        .slice(0, pieces.length > 1 ? 2 : 3)
        .map((palette) => ({ key, name: `${key}-${palette}`, palette, parts }));
    }),
  );
}

function coverJobs() {
  const trios = Object.entries(COVERS).flatMap(([key, list]) =>
    list.flatMap((trio, index) =>
      COVER_PALETTES[key].map((palette) => ({
        key,
        name: `${key}-${index + 1}-${palette}`,
        palette,
        trio,
      })),
    ),
  );
  return trios.map(({ trio, ...job }, turn) => ({ ...job, parts: trioParts(trio, turn) }));
}

function trioParts(trio, turn) {
  const [front, second, third] = trio.split(" ");
  return [second, third, front].map((piece, place) => {
    const [x, base, height] = TRIOS[turn % TRIOS.length][place];
    return { piece, x, base, height };
  });
}

function logoJobs() {
  return Object.entries(LOGOS).flatMap(([key, pieces]) =>
    pieces.split(" ").flatMap((piece) =>
      LOGO_PALETTES.map((palette) => ({
        key,
        name: `${key}-${piece}-${palette}`,
        palette,
        parts: [{ piece, ...ROUND_SAFE }],
      })),
    ),
  );
}

function heroParts() {
  return HERO.map(([piece, x, base, height]) => ({ piece, x, base, height }));
}

async function drawAll(jobs, { folder, size: [width, height], widths }) {
  const paths = {};
  for (const { key, name, palette, parts } of jobs) {
    const picture = await composePicture({ width, height, palette, parts, packageFolder });
    const path = join(folder, `${name}-${middleOf(palette)}`);
    for (const target of widths) {
      const file = join(OUT, `${path}-${target}.webp`);
      await sharp(picture).resize({ width: target }).webp(WEBP).toFile(file);
    }
    paths[key] = [...(paths[key] ?? []), `/pictures/${path}`];
  }
  return paths;
}

function indexSource({ foods, covers, logos }) {
  const table = (name, value) =>
    `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
  return [
    "// Written by scripts/compose-pictures.mjs: do not edit by hand.\n",
    table("foodPictures", foods),
    table("coverPictures", covers),
    table("logoPictures", logos),
  ].join("\n");
}
