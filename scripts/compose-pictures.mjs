// Usage: node scripts/compose-pictures.mjs [name …]
// Draws public/pictures and the photo of the order simulator, and writes the picture index of the sample data. No other
// script runs this one. If names are given, it draws only the pictures whose names start with one of the given names.
// It always writes the whole index.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { COVERS, HERO, LOGOS } from "./pictures/covers.mjs";
import { DELIVERY_PHOTO } from "./pictures/delivery-photo.mjs";
import { drawScene, GROUNDS } from "./pictures/draw-scene.mjs";
import { FAMILIES } from "./pictures/families.mjs";

const OUT = "public/pictures";
const INDEX = "backend/seed/picture-index.ts";
const PHOTO = "backend/modules/orders/delivery-photo.webp";
const WEBP = { quality: 64, effort: 6, smartSubsample: true };
const FOOD = { folder: "foods", width: 320, height: 320, widths: [224, 320] };
const COVER = { folder: "covers", width: 640, height: 360, widths: [320, 640] };
const LOGO = { folder: "logos", width: 192, height: 192, widths: [128] };
const WHOLE = { folder: "", width: 1280, height: 960, widths: [640, 1280] };

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));

if (wanted.length === 0) {
  for (const { folder } of [FOOD, COVER, LOGO])
    await rm(join(OUT, folder), { recursive: true, force: true });
}
const foods = await drawAll(FAMILIES, FOOD);
const covers = await drawAll(COVERS, COVER);
const logos = await drawAll(LOGOS, LOGO);
await drawAll({ hero: HERO }, WHOLE);
if (isWanted("delivery-photo")) await drawDeliveryPhoto();
await writeFile(INDEX, indexSource({ foods, covers, logos }));

/** Draws the wanted pictures. Returns the path of every picture by its key. */
async function drawAll(scenes, { folder, width, height, widths }) {
  await mkdir(join(OUT, folder), { recursive: true });
  const paths = {};
  for (const [key, [ground, draw]] of Object.entries(scenes)) {
    const path = join(folder, `${key}-${GROUNDS[ground].slice(1)}`);
    paths[key] = `/pictures/${path}`;
    if (!isWanted(key)) continue;
    const picture = await drawScene({ width, height, ground, seed: key, draw });
    for (const target of widths) {
      await sharp(picture)
        .resize({ width: target })
        .webp(WEBP)
        .toFile(join(OUT, `${path}-${target}.webp`));
    }
  }
  return paths;
}

async function drawDeliveryPhoto() {
  const [ground, draw] = DELIVERY_PHOTO;
  const size = { width: 800, height: 600 };
  const picture = await drawScene({ ...size, ground, seed: "delivery-photo", draw });
  await sharp(picture).webp(WEBP).toFile(PHOTO);
}

/** Returns the paths of the covers by kind. The key of a cover is its kind and a number, such as "noodles-2". */
function groups(covers) {
  return Object.fromEntries(
    Map.groupBy(Object.entries(covers), ([key]) => key.replace(/-\d+$/, ""))
      .entries()
      .map(([key, entries]) => [key, entries.map(([, path]) => path)]),
  );
}

function indexSource({ foods, covers, logos }) {
  const table = (name, value) =>
    `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
  return [
    "// Written by scripts/compose-pictures.mjs: do not edit by hand.\n",
    table("foodPictures", foods),
    table("coverPictures", groups(covers)),
    table("logoPictures", logos),
  ].join("\n");
}
